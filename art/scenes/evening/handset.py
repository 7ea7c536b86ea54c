"""The phone with its map (from phone.py), as a prop: importing it builds `phone`, an empty with all parts."""

from common import *
import cylinder

em = emitter

# ---- phone: local XY plane = screen, 74 x 158 mm, scaled up as a hero prop
phone = bpy.data.objects.new("phone", None)
bpy.context.collection.objects.link(phone)
BODY_W, BODY_H = 0.074, 0.158
SCREEN_W, SCREEN_H = BODY_W - 0.0052, BODY_H - 0.0052
HALF_W, HALF_H = SCREEN_W / 2, SCREEN_H / 2
CORNER = 0.0092
SHEET_TOP = -HALF_H + 0.0465  # the map ends under the bottom sheet


def rounded(width, height, r, n=14, cx=0, cy=0):
    pts = []
    for x, y, a0 in (
        (width / 2 - r, height / 2 - r, 0),
        (-width / 2 + r, height / 2 - r, pi / 2),
        (-width / 2 + r, -height / 2 + r, pi),
        (width / 2 - r, -height / 2 + r, 3 * pi / 2),
    ):
        for k in range(n + 1):
            q = a0 + pi / 2 * k / n
            pts.append((cx + x + r * cos(q), cy + y + r * sin(q)))
    return pts


def plate(poly, z, mat, thick=0, bevel=0):
    o = shape_mesh([poly], mat, "plate")
    o.parent = phone
    o.location = (0, 0, z)
    if thick:
        m = o.modifiers.new("solid", "SOLIDIFY")
        m.thickness = thick
        m.offset = -1
        if bevel:
            b = o.modifiers.new("bevel", "BEVEL")
            b.width = bevel
            b.segments = 4
            b.limit_method = "ANGLE"
    return o


# convex clip window: the rounded screen, cut by the bottom sheet
WINDOW = [p for p in rounded(SCREEN_W - 0.0003, SCREEN_H - 0.0003, CORNER)]


def clip(poly):
    """Sutherland-Hodgman against the (convex, counter-clockwise) screen outline and the sheet."""

    def cut(pts, inside, cross):
        res = []
        for i in range(len(pts)):
            a, b = pts[i - 1], pts[i]
            ia, ib = inside(a), inside(b)
            if ia != ib:
                res.append(cross(a, b))
            if ib:
                res.append(b)
        return res

    for i in range(len(WINDOW)):
        p, q = WINDOW[i - 1], WINDOW[i]
        ex, ey = q[0] - p[0], q[1] - p[1]
        if abs(ex) + abs(ey) < 1e-9:
            continue
        side = lambda v: ex * (v[1] - p[1]) - ey * (v[0] - p[0])

        def cross(a, b):
            u = side(a) / (side(a) - side(b))
            return (a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1]))

        poly = cut(poly, lambda v: side(v) >= 0, cross)
        if len(poly) < 3:
            return []
    yc = SHEET_TOP - 0.004
    return cut(
        poly, lambda v: v[1] >= yc, lambda a, b: (a[0] + (yc - a[1]) / (b[1] - a[1]) * (b[0] - a[0]), yc)
    )


def layer(poly, z, mat):
    poly = clip(poly)
    if len(poly) > 2:
        plate(poly, z, mat)


def stroke(pts, width, z, mat, caps=True):
    """Polyline with round joints, clipped to the screen."""
    for n, ((x0, y0), (x1, y1)) in enumerate(zip(pts, pts[1:])):
        d = Vector((x1 - x0, y1 - y0)).normalized()
        nrm = Vector((-d.y, d.x)) * width / 2
        layer(
            [
                (x0 + nrm.x, y0 + nrm.y),
                (x0 - nrm.x, y0 - nrm.y),
                (x1 - nrm.x, y1 - nrm.y),
                (x1 + nrm.x, y1 + nrm.y),
            ],
            z + n * 2e-6,
            mat,
        )
    for n, (x, y) in enumerate(pts if caps else []):
        layer(
            [(x + width / 2 * cos(2 * pi * k / 28), y + width / 2 * sin(2 * pi * k / 28)) for k in range(28)],
            z + 4e-5 + n * 2e-6,
            mat,
        )


def disc(x, y, r, z, mat):
    plate([(x + r * cos(2 * pi * k / 64), y + r * sin(2 * pi * k / 64)) for k in range(64)], z, mat)


plate(rounded(BODY_W, BODY_H, 0.0115), 0, pmat("frame", "#2a2c30", 0.25, metal=1), 0.0079, 0.0016)
plate(rounded(BODY_W - 0.0016, BODY_H - 0.0016, 0.0108), 0.0002, pmat("bezel", "#020203", 0.05, spec=0.5))
plate(rounded(SCREEN_W, SCREEN_H, CORNER), 0.0004, em("map", "#121C28", 1.0))


# water: a smooth lagoon band
def shore(points, n=10):
    """Smooth (Catmull-Rom) line through the points."""
    line = []
    for i in range(1, len(points) - 2):
        p0, p1, p2, p3 = (Vector(points[j]) for j in (i - 1, i, i + 1, i + 2))
        for k in range(n):
            u = k / n
            curve = (
                2 * p1
                + (p2 - p0) * u
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u**2
                + (3 * p1 - p0 - 3 * p2 + p3) * u**3
            )
            line.append(tuple(0.5 * curve))
    return line


NORTH = [
    (-0.075, 0.040),
    (-0.060, 0.044),
    (-0.038, 0.049),
    (-0.020, 0.0475),
    (-0.002, 0.0385),
    (0.012, 0.0350),
    (0.028, 0.0375),
    (0.050, 0.044),
    (0.070, 0.046),
]
SOUTH = [
    (-0.075, 0.027),
    (-0.060, 0.028),
    (-0.040, 0.0300),
    (-0.022, 0.0265),
    (-0.006, 0.0190),
    (0.008, 0.0165),
    (0.024, 0.0190),
    (0.050, 0.027),
    (0.070, 0.029),
]
layer(shore(SOUTH) + shore(NORTH)[::-1], 0.00045, em("water", "#14344E", 1.0))
minor, major = em("minor", "#26374A", 1.0), em("major", "#3A5068", 1.0)
for i in range(-5, 6):
    x = i * 0.0085
    stroke([(x - 0.010, -0.060), (x + 0.004, 0.0125)], 0.0009, 0.00048, minor, False)
    stroke([(x - 0.002, 0.048), (x + 0.010, 0.085)], 0.0009, 0.00048, minor, False)
for i in range(11):
    y = -0.062 + i * 0.0072
    if y < 0.011:
        stroke([(-0.045, y), (0.045, y + 0.004)], 0.0009, 0.00049, minor, False)
for i in range(4):
    y = 0.053 + i * 0.0068
    stroke([(-0.045, y), (0.045, y + 0.003)], 0.0009, 0.00049, minor, False)
for road in (
    [(-0.045, -0.0135), (-0.012, -0.006), (-0.006, 0.030), (0.004, 0.0575), (0.045, 0.066)],
    [(-0.027, -0.066), (-0.020, -0.008), (-0.012, -0.006)],
    [(0.045, -0.004), (0.013, -0.012), (0.010, -0.066)],
):
    stroke(road, 0.0023, 0.0005, major)
route = em("route", "#FF8C00", 1.0)
stroke(
    [
        (-0.0216, -0.0215),
        (-0.0200, -0.0080),
        (-0.012, -0.006),
        (-0.006, 0.030),
        (0.004, 0.0575),
        (0.019, 0.0612),
    ],
    0.0024,
    0.00058,
    route,
)
disc(0.019, 0.0612, 0.0056, 0.00066, em("halo", "#5A4410", 1.0))
disc(0.019, 0.0612, 0.0034, 0.00070, em("pin", "#F4F1EA", 1.0))
disc(0.019, 0.0612, 0.0016, 0.00074, em("pin_dot", "#0B0D10", 1))
here = (-0.0083, 0.0165)
disc(*here, 0.0086, 0.00066, em("halo_blue", "#15446F", 1.0))
disc(*here, 0.0060, 0.00071, em("vehicle", "#4AA0FF", 1.0))
size = 0.0080
mark = shape_mesh(
    cylinder.clip_polys(
        cylinder.mark_polys(size), [(-0.175 * size, -0.115 * size), (-0.015 * size, 0.045 * size)]
    ),
    em("mark", "#04121F", 1),
)
mark.parent = phone
mark.location = (here[0], here[1] - 0.0005, 0.0008)
# bottom sheet: status and an abstract progress bar
plate(rounded(SCREEN_W - 0.0036, 0.0440, 0.0062, cy=-HALF_H + 0.0240), 0.0009, em("sheet", "#19212B", 1.0))


def label(text, letter, x, y, mat, align="LEFT"):
    o = text_mesh(text, letter, mat, align=align)
    o.parent = phone
    o.location = (x, y, 0.0011)


bone, muted, amber, off = (
    em("bone", "#F4F1EA", 0.95),
    em("muted", "#A3ADB8", 1.0),
    em("amber", "#FF9200", 1.0),
    em("off", "#364350", 1),
)
label("On the way", 0.0086, -0.0285, -HALF_H + 0.0368, bone)
for i in range(4):
    plate(
        rounded(0.0130, 0.0020, 0.0010, 8, cx=-0.0222 + i * 0.0148, cy=-HALF_H + 0.0252),
        0.0011,
        amber if i < 3 else off,
    )
# two neutral rows instead of text
plate(rounded(0.034, 0.0026, 0.0013, 8, cx=-0.0285 + 0.017, cy=-HALF_H + 0.0175), 0.0011, off)
plate(rounded(0.022, 0.0026, 0.0013, 8, cx=-0.0285 + 0.011, cy=-HALF_H + 0.0125), 0.0011, off)
plate(rounded(0.0105, 0.0105, 0.0030, 8, cx=0.0232, cy=-HALF_H + 0.0150), 0.0010, amber)
for dy in (0.0018, -0.0018):
    plate(
        rounded(0.0060, 0.0013, 0.0002, 3, cx=0.0232, cy=-HALF_H + 0.0150 + dy),
        0.0012,
        em("ink", "#14100A", 1),
    )
plate(rounded(0.018, 0.0052, 0.0026, cy=HALF_H - 0.0052), 0.0011, em("island", "#000000", 1))
