// What the cases need of Core Graphics, written for them.
#pragma once

struct CGPoint { double x; double y; };
typedef struct CGPoint CGPoint;
struct CGSize { double width; double height; };
typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
