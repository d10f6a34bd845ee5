/// The words that ``UITextChecker`` knows.
///
/// They are those of this course's own chapters and a list of common English words, which was written for
/// it. Endings such as `-s` and `-ing` need not be listed.
nonisolated enum KnownWords {
  static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    a able about above accepted accepts accessory ace ache acid acorn acre act action actions
    activate activated active actor add added address addresses adds advises after afterwards again
    against age ago agree aid aim air aisle album ale alert alien alive all allow allowed allows
    ally almost alms alone along aloud already also although always amber ambiguous among ample an
    anchor anchors and anew angel anger angle angry animate animated animation animations ankle
    announced announcement another answer answered answers ant any anybody anything anywhere apart
    app appear appears apple application apps apron arc arch archived are area arena argument
    arguments arm army around arranged array arrays arrives arrow art as ash aside ask asked asks
    assign assigned assignment assigns at atom attempt attributes aunt automatic average await aware
    away awe awful axe axis baby back background backup bad badge badges bag bail bait bake baker
    bald ball balm band bang bank banner bar bare bark barn baron bars base baseline bash basic
    basin basis basket bass bat batch bath baton battery bay be beach bead beak beam bean bear beard
    beast beat beauty became because become becomes bed bee beef been beer beet before began begin
    beginning begins begun behaves behind being bell belong belongs below belt bench bend bent
    beside best bet better between beyond bias bid big bike bill bin bird birth birthday bit bite
    bits bitter black blade blame bland blank blast blaze bleak blend bless blew blind blink bliss
    bloat bloom blow blunt blush boar boast boat body boil bold bolt bomb bond bone bonus book books
    boost boot border bore born boss both bother bottle bottom bounce bound bounds bow bowl box
    boxes boy braces brag brain brake bran branch brass brave bread break breaks breath breeze brew
    brick bride bridge brief bright bring brings brisk broad broke broken brood brook broom broth
    brother brow brown browser brush bubble bucket bud bug build builds built bulb bulk bull bullet
    bump bun bunch bundle burn burst bury bus bush busy but butter button buttons buy by bytes cab
    cabin cable cache caches cage cake calendar calendars calf call called caller calls calm came
    camel camera camp can canal cancel candle candy cane cannot cap cape capital car card care cargo
    carpet carrot carry cart carve case cases cash cast castle cat catch catches categories category
    cattle caught cave cease cedar ceiling cell cells cent center certain chain chair chalk chance
    change changed changes chapter chapters character characters charge charm chart chase chat cheap
    cheat check checked checks cheek cheer cheese chef cherry chess chest chew chick chief child
    children chill chin chip choice choices choose chooses chop chord chore chose chosen church
    cinema circle circles cite cities city claim clam clap class classes claw clay clean clear clerk
    clever cliff climb cling cloak clock clocks closed closes closure closures cloth cloud clown
    club clue coach coal coarse coast coat cod code coder coding coffee coil coin cold collar
    collection collects colon colour colours column columns comb come comes comet comic command
    comment comments common compact compare compared compares comparison compile compiled compiler
    compiles complete completion compliant component components compute computed computer computes
    condition cone configuration configurations conform conforms connect connected connection
    connections consist console constant constraint constraints container content contents
    contradict control controller controllers controls conversation cook cool coordinates cope
    copied copier copies copy copying coral cord cork corn corner correct cost costs cotton couch
    cough could count countdown counted counting country counts coup course court cousin cover
    covered covers cow crab crack cradle craft cramp crane crank crashes crawl cream creek creep
    crest crew crib cricket crime crisp crook crop cross crow crowd crown crude cruel crumb crush
    crust cry cub cube cue cup curb cure current curry curve cut cute cuts cycle dad daily dairy
    daisy dam damaged damp dance danger dare dark dart dash data date dates dawn day days dead deaf
    deal dear death debt decide decided decides decimal deck declare declared declares decode
    decoder deed deep deeper deer default define delegate delegates delete deleted deletes deletion
    delta den dense dent depend depends deprecated describe describes description desert desk
    destination detail developer developers device devices dew dial dice dictionaries dictionary did
    die diet differ difference different differently differs dig digits dim dime dine dinner dip
    direction directions dirt dirty disabled disappear disappears disc dish dishes display distance
    ditch dive divide divided division do dock documented documents does dog doing doll dome done
    donkey door dose dot dots double doubt dove down download doze dozen drag dragged dragging drags
    drain drama drank drape draw drawing drawn draws dread dream dress drift drill drink drip drive
    driver drop drove drown drum dry duck due duel duet dull dumb dump dune duration during dusk
    dust duty dwarf dye each eager eagle ear earl earlier earliest early earn earth ease east easy
    eat echo edge edges edited editing editor edits eel effect effects egg ego eight either elbow
    elder element elements eleven elf elk elm else elsewhere empties empty enabled end ended ending
    ends enough entry envy equal equation era err error errors essay estimate estimated eve even
    evening event events ever every everybody everything everywhere evil exact exactly exam example
    except exception exercise exile exist exists exit expect expected explains extension extensions
    extra eye fable face fact factory fade fail fails faint fair fairy faith fake fall false fame
    family fan fancy fang far fare farm farmer fast fat fate father fault faults fear feast feat
    feather fee feed feel feet fell felt fence fern ferry fetch fever few fewer fiber fiddle field
    fields fifth fig fight file files fill filled fills film filter fin final find finds fine finger
    fingers finished fir fire fires firm first fish fist fit fits five fixed flag flags flame flap
    flare flash flat flavor flaw flea fled flee fleet flesh flew flight flint flip float flock flood
    floor flour flow flower flu fluid flute fly foam focus fog foil fold folder folk follow followed
    follows fond font food fool foot footer for forbid forbidden forbids force foreground forget
    forgets forgotten fork form format formatter forms formulas fort fortune forty forum forward
    foul found four fourth fowl fox frail frame frames frameworks free freed freeze fresh fridge
    fried friend friends frog from front frost frown frozen fruit fry fuel full fume fun function
    functions fund fur further fuse gain gale gallon game games gang gap gaps garden garlic gas gate
    gather gave gaze gear geese gem gene generic gentle get gets getter ghost giant gift gin girl
    give given gives glad glance glare glass gleam glide glint globe gloom glory glove glow glue
    gnat go goal goat goes gold golf gone good goose gorge got gown grab grace graded grain grand
    grant grape graph grasp grass grave gravy gray graze great greed greet grey grid grief grill
    grim grin grind grip groan groom gross ground group grouped groups grove grow growl grown grows
    guard guess guide guides guitar gull gulp gum gun gut guy habit had hail hair half hall ham
    hammer hand handle handled handler handles hands hang happen happened happens hard hardware hare
    harm harp harsh harvest has hat hatch hate haul have haven hawk hay haze head header headers
    heading heal heap hear heard hears heart heat heavy hedge heel height heights heir held help hen
    her herb herd here hero hidden hide hides high higher highest highlighted hill him hint hip hire
    hit hive hobby hoe hog hold holds hole holy home honest honey hood hook hoop hope horn horse
    hose host hot hotel hour hours house houses how however howl hub hue hug huge hull hum human
    humble humor hump hunger hunt hurry hurt husk hut i ice icon icons idea ideas identifier
    identifiers idle idol if ignore ignores ill image implementation import important imports in
    inactive inch included index indices inherit inherits initial initializer ink inn inner input
    insect inserted insets inside inspect inspector installed instance instead interface interval
    into intrinsic invisible iron is issue it item items its itself ivory jacket jade jail jam jar
    jaw jazz jelly jet jewel job join joke jolly joy judge juice juicy jump jungle jury just keep
    keeps kept kettle key keyboard keys kick kid kidney kill kiln kind kinds king kiss kit kitchen
    kite knee knelt knife knight knit knock knot know knowing known knows lab label labels lace lack
    lad ladder lady lake lamb lame lamp land lane language languages lap lard large larger largest
    lash lass last latch late later latest laugh launch launched launches lava law lawn lay layout
    lays lazy lead leading leads leaf leak lean leap learn learns leash least leather leave leaves
    led left leg lemon lend length lengths lens lent less lesson lessons let lets letter letters
    level levels liar library lid lie lies life lifted light like lime limit limits limp line linen
    lines lion lip liquid list listed lists little live liver lives lizard load loaded loading loads
    loaf loan lobby local locale location lock lodge loft log login long longer look looked looks
    loop lose loses lost loud lounge love lower lowest loyal luck lucky lump lunch lung lure lush
    mad made magic maid mail main major make maker makes male malt man mane manor many map maple
    marble march mare mark marked marks mart mask mass mast mat match matches mate math matter
    matters may maze me meadow meal mean meaning means meant meanwhile measure meat medal meet meets
    melon melt memory men mend menu mercy merit merry mess message messages met metal method methods
    mice middle midnight mild mile milk mill mind mine mint minus minute minutes mirror missing
    misspelled mist mistake mistakes mix mixed mob mode model models modes module mold mole moment
    monk monkey month months mood moon moose moral more morning moss most moth mother motion mount
    mouse mouth move moved moves moving mow much mud mule murder muscle music must myth nail naked
    name named names nap napkin narrow narrower nasty natural navigation near nearly neat neck need
    needed needle needs negative neighbours neither nerve nest net nettle network never new news
    next nice night nine no noble nobody noise none noon nor normal north nose not note notes
    nothing notice notices notification notifications now nowhere number numbers nun nurse nut oak
    oar oat oath obey object objects observation observer ocean odd odor of off offer offered offers
    often oil old older oldest olive on once one ones onion only open opened opens opera operator
    opposite option optional optionals options or orange orbit orchard order orders ore organ origin
    original other others otherwise ounce our out outer outlet outlets outside oven over override
    overrides owe owl own owner ox oyster pace pack package pact pad page pages paid pail pain paint
    pair pale palm pan panda pane panic pants paper parade parameter parameters parent parentheses
    park part partner parts party pass passed passes password passwords past pasta paste pastes
    pastry pat patch path paths patient pattern pause paw pay pea peace peach peak pear pearl peas
    peck peel peer peg pen pencil penny people pepper perch performed performs perhaps permission
    person pest pet phone phones piano picker pickers picture pictures pie pier pig pile pill pilot
    pin pine pink pint pipe pirate pit pitch pity pizza place placed placeholder places plain plane
    planned plant plate play player players plea plot plow plug plum plump plus pocket pod poem poet
    point pointer points poison poke polar pole polite poll pond pony pool poor pop pope popped pops
    porch pork port pose positive possible post posts pot potato pouch pound pour powder power
    praise pray prayer prefers prefetching prefix present presented presents press pressed presses
    prey price pride priest primary prince print printed prints priority prison private prize
    problem processor program programs project promise promises proof properties property proposes
    protocol protocols prototype proud province provinces prune pub pull pulp pulse pump punch pupil
    puppy pure purple purse push pushed pushes put puts puzzle quack quail queen quest question
    questions queue quick quiet quill quilt quit quite rabbit race rack radar radio raft rag rage
    raid rail rain raised raises rake ram ramp ran ranch random rang range rank rare rarely rash rat
    rate raven raw ray razor reach reached reaches react read readable reader reading reads real
    really realm reap rear reason reasons rebel records rectangle red reed reef reel reference
    references refuse refuses region register registered registration reign rein relax reload
    reloads rely remainder remember remembered remembers remind reminder remove removed removes
    rename renamed rent replace replaced replacement replaces report reported reports request
    requests required rescue resign resistance responder responders rest rests result results retain
    return returned returns reuse reused rib rice rich rid ride ridge rifle right rim rind rings
    riot ripe rise risk rival river road roar roast rob robe robin robot rock rocket rod role roll
    roof room rooms root rope rose rot rough round rounded rounds route row rows royal rub ruby rug
    ruin rule ruler rules rumor run running runs rush rust rut sack sad saddle safe said sail saint
    salad salt same sand sandal sane sang sank sap sat satin sauce sausage save saved saves saving
    saw say says scar scarce scare scarf scene scenes scent scheme schemes school scoop score scout
    scrap scream screen screens screw scripts scroll scrolled scrolling scrolls scrub sea seal seam
    search seat second seconds secret section sections see seed seek seem seems seen sees seize
    seldom select selected selection selector selects self sell sender sends sense sent sentence
    sentry serve server set sets setter setters setting settings settled seven several sew shade
    shadow shaft shake shakes shallow shame shape share shared shark sharp shave shawl she shed
    sheep sheer sheet shelf shell shelter shield shift shin shine ship shirt shock shoe shoot shop
    shore short shortened shorter shot should shout shove show showed shown shows shrub shut shy
    sick side siege sieve sigh sight sign signs silent silk silly silver simpler sin since sing
    single sink sip sir siren sister sit site six sixth size sizes ski skill skin skip skirt skull
    sky slab slam slap slashes slave sled sleep sleet sleeve slept slice slides slim slip slope slot
    slow slowly slug slum sly small smaller smallest smart smash smell smile smoke smooth snack
    snail snake snap snapshot snapshots sneak sniff snore snow so soak soap sob sober social sock
    soda soft soil sold sole solid solo some somebody something sometimes son song songs soon sore
    sorrow sort soul sound soup sour source sources south sow space spaces spade spark speak spear
    speed spell spend spice spider spill spin spine spit splash split spoil spoke spoon sport spot
    spray spread spring spur spy squad square squash squid stab stable stack staff stage stain stair
    stake stale stalk stall stamp stand standard stands star stare start started starts starve state
    states static status stay stayed stays steak steal steam steel steep steer stem step steps stern
    stew stick stiff still sting stink stir stitch stock stone stood stool stop stopped stops store
    stored stores stork storm story storyboard storyboards stout stove straight straw stray stream
    street stress strict strictly strike string strings strip strive strong structure structures
    stuck study stuff stump stung style styles subclass subclasses subject such sugar suit suits
    sulk sum summer sun sung sunk sunny super superclass surf suspended swamp swan swap swarm sway
    swear sweat sweep sweet swell swift swim swing swipe swipes switch switched switcher switches
    sword swung syrup system systems tab table tabs tail tailor take taken takes tale talk tall tame
    tan tank tap tape tapped taps tar target tart task taste tax tea teach team tear tease teen
    teeth tell tells template temple ten tend tent term terminal test text texts than thank that
    thaw the theft their them themselves then there these they thick thief thigh thin thing things
    third thirst this thorn those thought thousand thread threads three throat throne through throw
    thrown throws thumb thunder tide tidy tie tied tiger tight tile tiles tilt tilted tilts time
    timer times tin tiny tip tire title titles to toad toast toasts today toe together toil token
    told toll tomato tomb tomorrow ton tone tongue too took tool tooth top torch tore torn toss
    total touch touches tour towel tower town toy trace track trade trail trailing train trait tram
    trap trash travel tray treat tree trench trend trial tribe trick tried tries trigger trim trip
    troop trot trout truck true trunk trust truth try tub tube tug tulip tune tunnel turf turkey
    turn turned turning turns tusk tutorial tutorials twelve twenty twice twig twin twist two type
    typed types typing ugly unable uncle under underscore unit units unknown unless until unused up
    update updates upper upright upwards urge urn use used uses using usual usually vague vain
    valley value values van vapor variable variables vase vast veal veil vein velvet verb verse
    version versions vest vet vice victim view views vine violin virus visible visit vital voice
    volcano vote vow vowel wade wag wage wagon waist wait waits walk wall walnut wand want wanted
    wants war ward warm warn warning warnings warns wart was wash wasp waste water wave wax way ways
    we weak weakly weapon wear weary weave web wed weed week weep weigh weird well went were west
    wet whale what whatever wheat wheel wheels when whenever where wherever whether which whichever
    while whip whirl whisk whisper whistle white who whole whom whose why wide wider width wife wig
    wild will wily win wind window windows wine wing wink winner winter wipe wire wise wish wit
    witch with within without wolf woman women wonder wood wool word words work worked works world
    worm worn worry worse worst worth would wound woven wrap wreath wreck wrist write writes writing
    written wrong wrote yard yarn yawn year years yeast yell yes yet yoke yolk you your yours
    yourself zebra zero zip zone zones zoo
    """
}
