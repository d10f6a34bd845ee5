"""Opens the pages of the book in a browser, and looks for what a reader would stumble over.

    python3 Tests/EndToEnd/book.py SITE CHROMIUM [N]     with N: only each Nth page

A page fails with an error on the console, with a request that fails or leaves this machine, with a
picture that is not there or has no text, without its title, or if it is wider than the window. One
page follows the other as for a reader who follows links, which takes a fifth of the time of opening
each anew. Some pages of each kind are opened by their addresses, and held against the rules of axe,
light and dark.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import sync_playwright

site, chromium = pathlib.Path(sys.argv[1]), sys.argv[2]
faults = []


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def pages():
    """The articles, and the types of the library: address, title, and whether it is an article."""
    for file in sorted((site / "data/documentation").glob("**/*.json")):
        page = json.loads(file.read_text())
        name = file.relative_to(site / "data").with_suffix("").as_posix()
        is_article = page.get("kind") == "article"
        if is_article or name.count("/") <= 2:
            yield name, page["metadata"]["title"], is_article


def listen(page, seen):
    """Has what goes wrong on a page written into a list."""
    page.on("console", lambda m: seen.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: seen.append(str(e)))
    page.on("requestfailed", lambda r: seen.append(f"not loaded: {r.url}"))
    page.on(
        "request",
        lambda r: None if r.url.startswith((root, "data:")) else seen.append(f"leaves: {r.url}"),
    )


def look_at(page, seen, address, title, width):
    """Opens a page, and notes what is wrong with it."""
    seen.clear()
    if not (site / address / "index.html").is_file():
        seen.append("has no file of its own")
    if page.url == "about:blank":
        page.goto(f"{root}/{address}/")
    else:
        page.evaluate("to => { document.querySelector('#app').__vue__.$router.push(to); }", f"/{address}")
    try:
        page.wait_for_function(
            """title => document.querySelector("h1")?.innerText.replace(/\\s+/g, "") === title""",
            arg="".join(title.split()),
        )
    except Timeout:
        pass
    heading = " ".join(page.inner_text("h1").split())
    if "".join(heading.split()) != "".join(title.split()):
        seen.append(f"its heading is {heading!r} instead of {title!r}")
    # Pictures far down are loaded when they come near.
    broken = page.evaluate(
        """async () => {
          const images = [...document.images];
          for (const image of images) { image.loading = "eager"; }
          await Promise.all(images.map(i => i.decode().catch(() => {})));
          return images.filter(i => !i.naturalWidth || !i.alt).map(i => i.currentSrc || i.src);
        }"""
    )
    seen += [f"no picture, or no text for it: {url}" for url in broken]
    overflow = page.evaluate("document.documentElement.scrollWidth")
    if overflow > width + 1:
        seen.append(f"is {overflow} wide in a window of {width}")
    faults.extend(f"{address} ({width}): {fault}" for fault in seen)


server = http.server.ThreadingHTTPServer(
    ("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))
)
threading.Thread(target=server.serve_forever, daemon=True).start()
root = f"http://127.0.0.1:{server.server_address[1]}"

all_pages = list(pages())[:: int(sys.argv[3]) if len(sys.argv) > 3 else 1]
articles = [page for page in all_pages if page[2]]
kinds = {}
for page in articles:
    kinds.setdefault("exercise" if "-exercise-" in page[0] else page[0].count("-") > 0, []).append(page)
samples = [page for kind in kinds.values() for page in kind[:2]]
if len(sys.argv) < 4 and len(articles) < 100:
    faults.append(f"There are only {len(articles)} articles.")

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    for width in (1440, 360):
        context = browser.new_context(viewport={"width": width, "height": 900})
        page, seen = context.new_page(), []
        listen(page, seen)
        # In the narrow window every sixth article, and the first of each kind.
        narrow = set(articles[::6]) | set(samples)
        for address, title, is_article in all_pages:
            if width > 360 or (address, title, is_article) in narrow:
                look_at(page, seen, address, title, width)
        context.close()
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme)
        for address, _, _ in samples:
            page = context.new_page()
            page.goto(f"{root}/{address}/")
            page.wait_for_selector("h1")
            for violation in Axe().run(page).response["violations"]:
                if violation["impact"] in ("serious", "critical"):
                    where = violation["nodes"][0]["html"][:120]
                    faults.append(f"{address} ({scheme}): {violation['id']}: {where}")
            page.close()
        context.close()
    browser.close()

for fault in faults[:60]:
    print(fault)
print(f"{len(all_pages)} pages, {len(articles)} of them articles: {len(faults)} faults")
sys.exit(bool(faults))
