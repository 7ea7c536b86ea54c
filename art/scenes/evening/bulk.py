"""Bulk LPG: a tanker's hose is coupled to a customer's tank beside a bakery with its lit door.
Nobody is seen; there is no number plate and no flame."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from place import *

args = arguments()
scene = reset()
random.seed(11)
import plantparts as P
from plantparts import *

# only functions and materials are wanted here
for o in list(tank.children):
    bpy.data.objects.remove(o, do_unlink=True)

LENS = 30
bone = simple_paint("bone", "#D9D6CE", 0.32, 0.7)
glass = pmat("glass", "#0b1016", 0.04, spec=0.6)
tyre = pmat("tyre", "#0b0b0c", 0.8)
rim_steel = pmat("rim", "#9a9fa5", 0.4, metal=1)


def under(root, fn):
    """Build with fn and hang all new parts on root."""
    before = set(bpy.context.collection.objects)
    fn()
    for o in list(bpy.context.collection.objects):
        if o not in before and o.parent is None and o is not root:
            o.parent = root


def empty(name, loc, turn):
    root = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(root)
    root.location = loc
    root.rotation_euler = (0, 0, turn)
    return root


# ---- tanker: rear at x = 0, cab towards +X
def tanker():
    r, z, length = 0.98, 2.02, 4.6
    centre = (length / 2 + 0.55, 0, z)
    vessel("barrel", r, length, 0.42, [-length / 2, 0.0, length / 2], white).location = centre
    for a, b, mat in ((-1.60, -1.42, black), (-1.30, -1.12, black), (-1.40, -1.32, amber)):
        ring(a, b, mat, r + 0.012, centre)
    # words on the side that is seen (+Y): built for -Y, turned about Z
    side = empty("side", centre, pi)
    for o, x in ((drop(text_mesh("LPG", 0.62, black, spacing=0.96), 0.24), -0.75), (brand_mark(0.75, black), 0.45)):
        on_tank(o, x, r, (0, 0, 0))
        o.parent = side
    for sy in (-0.42, 0.42):
        box("chassis", (7.0, 0.12, 0.24), (3.6, sy, 0.92), dark, 0.01)
    for ax in (1.15, 2.25, 5.95):
        for sy in (-1, 1):
            for off in (0.98,) if ax > 5 else (0.98, 0.70):
                t_ = lathe(
                    "tyre",
                    fillet([(0, -0.13, 0), (0.28, -0.13, 0), (0.46, -0.12, 0.05), (0.48, -0.08, 0.03), (0.48, 0.08, 0.03), (0.46, 0.12, 0.05), (0.28, 0.13, 0), (0, 0.13, 0)]),
                    64,
                    tyre,
                    axis="Y",
                )
                t_.location = (ax, sy * off, 0.48)
            w_ = lathe("rim", fillet([(0, -0.02, 0), (0.12, -0.02, 0.01), (0.15, 0.05, 0.02), (0.26, 0.08, 0.02), (0.28, 0.0, 0.01), (0.28, -0.05, 0)]), 48, rim_steel)
            w_.rotation_euler = (-pi / 2 * sy, 0, 0)
            w_.location = (ax, sy * 1.09, 0.48)
            box("guard", (1.06, 0.40, 0.03), (ax, sy * 0.92, 1.04), dark, 0.01)
    for sy in (-1, 1):
        box("flap", (0.03, 0.40, 0.50), (0.62, sy * 0.92, 0.78), dark, 0.006)
        box("cabinet", (1.5, 0.42, 0.62), (3.9, sy * 0.86, 0.86), white, 0.03)
    box("bumper", (0.16, 2.1, 0.16), (0.10, 0, 0.60), dark, 0.02)
    box("rear_frame", (0.5, 2.0, 0.16), (0.40, 0, 0.96), dark, 0.01)
    box("panel", (0.05, 2.1, 0.30), (0.02, 0, 0.84), amber, 0.01)
    for k in range(2):
        box("panel_stripe", (0.056, 2.1, 0.06), (0.017, 0, 0.79 + 0.11 * k), black)
    for sy in (-1, 1):
        box("tail", (0.04, 0.22, 0.10), (0.0, sy * 0.90, 0.60), pmat("tail%d" % sy, "#3a0503", 0.3, emis="#FF2A1A", estr=2.2), 0.01)
    # manifold on the rear frame: the hose starts here
    flange((-0.05, -0.55, 1.22), "X", 0.11, steel)
    tube("stub", [(0.5, -0.55, 1.22), (-0.14, -0.55, 1.22)], 0.055, pipe_amber)
    valve((0.22, -0.55, 1.22), "X", 0.055)
    for sy in (0.18, 0.62):
        tube("stile", [(0.30, sy, 1.0), (-0.02, sy, 1.5), (-0.02, sy, 2.6), (0.45, sy, 3.05)], 0.022, steel)
    for k in range(5):
        tube("step", [(-0.02, 0.18, 1.50 + k * 0.27), (-0.02, 0.62, 1.50 + k * 0.27)], 0.015, steel)
    # cab
    cab = [(5.45, 0.62), (5.45, 2.55), (5.6, 2.70), (6.7, 2.66), (6.95, 1.75), (7.1, 1.60), (7.12, 0.62)]
    extrude("cab", cab, 2.1, bone, 0.06)
    box("side_glass", (0.80, 2.12, 0.62), (6.22, 0, 2.05), glass, 0.03)
    beacon = lathe("beacon", fillet([(0, 0, 0), (0.08, 0, 0), (0.08, 0.10, 0.03), (0, 0.13, 0)]), 32, pmat("beacon", "#c05a00", 0.2, emis="#FF7A00", estr=1.2))
    beacon.location = (5.9, 0.6, 2.70)


RY = 8.3
REAR = (at(38, RY, LENS), RY, 0)
TURN = radians(90 + 41)
truck = empty("tanker", REAR, TURN)
under(truck, tanker)

# ---- the customer's tank
TY = 10.4
TX = at(72, TY, LENS)


def small_tank():
    r, length, head, z = 0.60, 2.9, 0.32, 1.22
    vessel("tank", r, length, head, [-length / 2, 0.0, length / 2], white).location = (0, 0, z)
    for a, b, mat in ((-1.12, -1.00, black), (-0.90, -0.78, black), (-0.98, -0.92, amber)):
        ring(a, b, mat, r + 0.010, (0, 0, z))
    on_tank(brand_mark(0.56, black), -0.42, r, (0, 0, z), 0.03)
    on_tank(drop(text_mesh("LPG", 0.42, black, spacing=0.96), 0.16), 0.28, r, (0, 0, z), 0.03)
    for x in (-0.95, 0.95):
        box("plinth", (0.34, 1.1, 0.42), (x, 0, 0.21), concrete, 0.02)
        box("saddle", (0.22, 1.0, 0.34), (x, 0, 0.56), dark, 0.01)
    for x in (0.1, 0.55):
        pipe([(x, 0, z + r - 0.03), (x, 0, z + r + 0.16)], 0.06, white)
        flange((x, 0, z + r + 0.16), "Z", 0.12)
    pipe([(0.1, 0, z + r + 0.16), (0.1, 0, z + r + 0.34)], 0.035, pipe_grey)
    lathe("cap", fillet([(0, 0, 0), (0.065, 0, 0), (0.065, 0.07, 0.01), (0, 0.09, 0)]), 32, red).location = (0.1, 0, z + r + 0.34)
    # filling line: from the bottom to the coupling in front, left
    pipe([(-0.55, 0, z - r + 0.02), (-0.55, 0, 0.42), (-0.55, -0.85, 0.42), (-1.55, -0.85, 0.42), (-1.55, -0.85, 0.66), (-1.55, -1.22, 0.66)], 0.05, pipe_amber, 0.12)
    valve((-1.05, -0.85, 0.42), "X", 0.05)
    box("pipe_foot", (0.10, 0.16, 0.40), (-1.4, -0.85, 0.20), concrete, 0.01)
    flange((-1.55, -1.25, 0.66), "Y", 0.10, steel)
    o = lathe("coupling", fillet([(0, -0.14, 0), (0.06, -0.14, 0), (0.085, -0.12, 0.01), (0.085, 0.02, 0.01), (0.066, 0.04, 0), (0.066, 0.12, 0.01), (0, 0.12, 0)]), 48, brass())
    o.rotation_euler = (-pi / 2, 0, 0)
    o.location = (-1.55, -1.41, 0.66)


site = empty("site", (TX, TY, 0), radians(4))
under(site, small_tank)
for p, y in ((69.8, 8.4), (76.6, 8.5)):
    bollard(at(p, y, LENS), y)
for k, (p, y, turn) in enumerate(((82.4, 8.9, -8), (86.0, 9.1, -12))):
    cylinder.build("50", rot=radians(turn), loc=(at(p, y, LENS), y, 0), suffix="b%d" % k)

# ---- the hose, in the world: from the manifold over the ground to the coupling
ca, sa = cos(TURN), sin(TURN)


def of_truck(x, y, z):
    return (REAR[0] + x * ca - y * sa, REAR[1] + x * sa + y * ca, z)


def of_site(x, y, z):
    c, s = cos(radians(4)), sin(radians(4))
    return (TX + x * c - y * s, TY + x * s + y * c, z)


start = of_truck(-0.12, -0.55, 1.22)
end = of_site(-1.55, -1.52, 0.66)
hose = [
    start,
    of_truck(-0.42, -0.56, 1.24),
    of_truck(-0.80, -0.58, 0.95),
    of_truck(-0.95, -0.60, 0.05),
    (at(47.0, 7.0, LENS), 7.0, 0.05),
    (at(50.0, 6.3, LENS), 6.3, 0.05),
    (at(55.0, 6.2, LENS), 6.2, 0.05),
    (at(58.8, 6.9, LENS), 6.9, 0.05),
    (end[0] + 0.10, end[1] - 0.95, 0.05),
    (end[0] + 0.02, end[1] - 0.62, 0.50),
    (end[0], end[1] - 0.32, 0.66),
    end,
]
tube("hose", hose, 0.052, pmat("hose", "#111214", 0.38, spec=0.5), kind="NURBS", seg=24)
for p, q in ((start, hose[1]), (end, hose[-2])):
    a, b = Vector(p), Vector(q)
    tube("collar", [a, a.lerp(b, 0.45)], 0.066, steel)
    tube("collar_band", [a.lerp(b, 0.50), a.lerp(b, 0.62)], 0.062, amber)

# ---- the bakery
FY, FH = 13.4, 3.55
bx0, bx1 = at(45, FY, LENS), 11.0
dx0, dx1, DH = at(47.6, FY, LENS), at(56.4, FY, LENS), 2.3
wx0, wx1, wz0, wz1 = at(62, FY, LENS), at(84, FY, LENS), 1.2, 2.45
paint = masonry("bakery", "#93A6A4", FH, plaster=0.95, stain=0.6)


def front(x0, x1, z0, z1):
    box("front", (x1 - x0, 0.22, z1 - z0), ((x0 + x1) / 2, FY + 0.11, (z0 + z1) / 2), paint)


front(bx0, dx0, 0, FH)
front(dx0, dx1, DH, FH)
front(dx1, wx0, 0, FH)
front(wx0, wx1, 0, wz0)
front(wx0, wx1, wz1, FH)
front(wx1, bx1, 0, FH)
box("side", (0.22, 7, FH), (bx0 + 0.11, FY + 3.6, FH / 2), paint)
box("parapet", (bx1 - bx0 + 0.2, 0.34, 0.16), ((bx0 + bx1) / 2, FY + 0.1, FH + 0.08), simple_paint("parapet", "#5b3a30", 0.6, 0), 0.01)
box("flat_roof", (bx1 - bx0, 7, 0.10), ((bx0 + bx1) / 2, FY + 3.6, FH - 0.06), concrete)
room = pmat("room", "#E9C48C", 0.8)
box("room_back", (bx1 - bx0, 0.1, FH), ((bx0 + bx1) / 2, FY + 2.4, FH / 2), room)
box("room_floor", (bx1 - bx0, 2.4, 0.04), ((bx0 + bx1) / 2, FY + 1.2, 0.02), simple_paint("tiles", "#a58a63", 0.3, 0))
wood = simple_paint("wood", "#7a4a22", 0.6, 0)
crusts = [pmat("crust%d" % k, c, 0.55) for k, c in enumerate(("#B58350", "#9C6A3C", "#C89A66"))]
rd = random.Random(2)


def shelf(x0, x1, y, levels, width=0.30):
    for z in levels:
        box("shelf", (x1 - x0, 0.42, 0.03), ((x0 + x1) / 2, y, z), wood)
        n = int((x1 - x0) / width)
        for i in range(n):
            if rd.random() < 0.1:
                continue
            box(
                "loaf",
                (width * 0.82, 0.24, 0.18 + rd.uniform(-0.03, 0.03)),
                (x0 + (i + 0.5) * (x1 - x0) / n, y - 0.05, z + 0.10),
                rd.choice(crusts),
                0.065,
                rot=(0, 0, rd.uniform(-0.12, 0.12)),
            )


shelf(bx0 + 0.25, dx1 + 0.3, FY + 2.05, (1.05, 1.5, 1.95))
shelf(wx0 - 0.1, wx1 + 0.1, FY + 0.55, (1.32, 1.86), 0.34)
box("counter", (1.6, 0.5, 0.95), (dx1 + 0.2, FY + 1.2, 0.475), wood, 0.02)
frame = simple_paint("frame", "#3a2a20", 0.5, 0.2)
for x in (dx0, dx1):
    box("jamb", (0.09, 0.30, DH), (x, FY + 0.08, DH / 2), frame, 0.005)
box("lintel", (dx1 - dx0 + 0.09, 0.30, 0.09), ((dx0 + dx1) / 2, FY + 0.08, DH), frame, 0.005)
leaf = box("leaf", (0.72, 0.05, DH - 0.1), (dx1 + 0.20, FY - 0.28, DH / 2), simple_paint("leaf", "#1F4A4C", 0.5, 0.2), 0.004, rot=(0, 0, radians(-58)))
for x in [wx0 + (wx1 - wx0) * k / 3 for k in range(4)]:
    box("bar", (0.07, 0.16, wz1 - wz0), (x, FY + 0.06, (wz0 + wz1) / 2), frame, 0.005)
for z in (wz0, wz1):
    box("bar", (wx1 - wx0 + 0.07, 0.2, 0.07), ((wx0 + wx1) / 2, FY + 0.04, z), frame, 0.005)
# striped awning over the door, sign above
stripes = [simple_paint("cloth%d" % k, c, 0.8, 0) for k, c in enumerate(("#D9D6CE", "#8A2F22"))]
ax0, ax1 = dx0 - 0.35, dx1 + 0.35
for k in range(9):
    w = (ax1 - ax0) / 9
    x = ax0 + (k + 0.5) * w
    box("awning", (w, 0.95, 0.02), (x, FY - 0.42, 2.52), stripes[k % 2], rot=(radians(24), 0, 0))
    box("valance", (w, 0.02, 0.18), (x, FY - 0.855, 2.245), stripes[k % 2])
sx = (at(58, FY, LENS) + at(80, FY, LENS)) / 2
box("sign", (3.1, 0.10, 0.74), (sx, FY - 0.06, 3.02), simple_paint("sign", "#14181D", 0.4, 0.3), 0.02)
upright(text_mesh("BAKERY", 0.62, emitter("letters", "#FFC98A", 2.2), spacing=1.04), (sx, FY - 0.12, 2.80))
for x, y in (((dx0 + dx1) / 2 - 0.2, FY + 0.9), ((dx0 + dx1) / 2 + 1.9, FY + 1.3), (at(76, FY, LENS), FY + 1.5)):
    L = bpy.data.lights.new("room", "POINT")
    L.energy = 150
    L.color = kelvin(3700)[:3]
    L.shadow_soft_size = 0.25
    o = bpy.data.objects.new("room", L)
    bpy.context.collection.objects.link(o)
    o.location = (x, y, 2.6)
softbox("door_light", ((dx0 + dx1) / 2, FY - 0.05, 1.5), ((dx0 + dx1) / 2 - 0.2, FY - 3.5, 0), 1.3, 1.9, 26, kelvin(2900), 0.3)

# ---- behind
WALL_Y, WALL_H = 18.5, 2.3
box("wall", (40, 0.25, WALL_H), (bx0 - 20, WALL_Y, WALL_H / 2), masonry("blocks", "#8b8d8f", WALL_H, plaster=0.1))
box("coping", (40, 0.36, 0.09), (bx0 - 20, WALL_Y, WALL_H + 0.04), masonry("coping", "#6f6a62", 9, stain=0.4), 0.01)
water_tank(at(92, 17.5, LENS), 17.5, 3.6, 0.7, 1.1)
for i, (p, y, h) in enumerate(((5, 28, 8.0), (14, 33, 7.0), (44, 30, 8.2))):
    palm(at(p, y, LENS), y, h, i + 5)
pole(at(52.5, 24, LENS), 24, 8.0, [(-22, 26, 7.6), (20, 26, 7.6)])

wet_ground("#202227", (0.57, 0.62), 0.30, slabs=0, offset=(2.1, 5.2), damp=0.24, pools=[(at(51, 9.5, LENS), 9.3, 0.9, 1.6), (at(63, 6.4, LENS), 6.3, 1.3, 0.5), (at(24, 6.6, LENS), 6.2, 1.5, 0.6)])
dusk(scene)
softbox("key", (-3.6, 2.6, 5.8), (-1.6, 9.0, 1.7), 1.6, 0.9, 190, kelvin(5200), 0.3)
softbox("strip", (-6.5, 5.0, 4.2), (-3.4, 10.5, 1.8), 3.5, 0.5, 80, kelvin(5600), 0.35)
softbox("tank_key", (4.4, 4.2, 5.2), (TX, TY, 1.1), 1.6, 0.9, 150, kelvin(5000), 0.3)
softbox("sunset", (-8.0, 16, 6.5), (-2.0, 9.0, 2.4), 6, 0.7, 50, srgb("#FFB08A"), 0.3)
softbox("facade", (3.0, 10.6, 4.6), (3.0, FY, 2.2), 4.0, 0.3, 10, kelvin(3600), 0.4)
softbox("wall", (-7, 15.5, 4.5), (-7, WALL_Y, 1.2), 6.0, 0.4, 24, kelvin(4200), 0.4)
eye_camera(LENS, 0.55, fstop=9, focus=8.5)
if os.environ.get("BORDER"):  # x0,y0,x1,y1 as shares from the lower left: render only this part
    b = [float(v) for v in os.environ["BORDER"].split(",")]
    rd_ = scene.render
    rd_.use_border = True
    rd_.border_min_x, rd_.border_min_y, rd_.border_max_x, rd_.border_max_y = b
finish(args, exposure=0.36)
