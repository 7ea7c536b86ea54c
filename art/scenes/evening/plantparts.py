"""The plant (from plant.py) as props: importing it builds `tank`, an empty that carries the bullet tank with
its pump skid and walkway; functions build bollards, the dispenser and the tanker."""

from place import *

BEFORE = set(bpy.context.collection.objects)
white = simple_paint("white", "#D9DDE0", 0.36, 0.6)
steel = pmat("galv", "#8d9297", 0.42, metal=1)
dark = simple_paint("darksteel", "#1b1e22", 0.45, 0.2)
concrete = simple_paint("concrete", "#6d6b67", 0.85, 0)
amber = simple_paint("amber", AMBER, 0.35, 0.6)
black = simple_paint("black", "#0d0e10", 0.4, 0.3)
red = simple_paint("red", "#B3201A", 0.35, 0.5)
pipe_amber = simple_paint("pipe_amber", "#E59A00", 0.35, 0.5)
pipe_grey = pmat("pipe_grey", "#7d848b", 0.35, metal=1)

# ---- bullet tank along X
TANK_R, TANK_L, HEAD, TANK_Z = 1.2, 7.4, 0.62, 2.45


def vessel(name, r, length, head, seams, mat):
    prof = []
    n = 32
    for i in range(n + 1):
        q = pi / 2 * i / n
        prof.append((r * sin(q), -length / 2 - head * cos(q)))
    for w in seams:
        for j in range(-6, 7):
            d = min(abs(w + j * 0.006 - v) for v in seams) / 0.03
            prof.append((r + 0.009 * (cos(min(1, d) * pi) * 0.5 + 0.5), w + j * 0.006))
    for i in range(n + 1):
        q = pi / 2 * i / n
        prof.append((r * cos(q), length / 2 + head * sin(q)))
    prof = sorted(set((r_ if r_ > 1e-4 else 0, z) for r_, z in prof), key=lambda p: p[1])
    return lathe(name, prof, 192, mat, axis="X")


def ring(x0, x1, mat, r, loc):
    o = lathe("ring", [(r - 0.01, x0), (r, x0 + 0.004), (r, x1 - 0.004), (r - 0.01, x1)], 192, mat, axis="X")
    o.location = loc


vessel(
    "tank", TANK_R, TANK_L, HEAD, [-TANK_L / 2, -TANK_L / 2 + 2.45, 0.0, TANK_L / 2 - 2.45, TANK_L / 2], white
).location = (0, 0, TANK_Z)
for x0, x1, mat in ((-2.62, -2.38, black), (-2.22, -1.98, black), (-2.36, -2.24, amber)):
    ring(x0, x1, mat, TANK_R + 0.012, (0, 0, TANK_Z))


def on_tank(o, x, r=TANK_R, centre=(0, 0, TANK_Z), step=0.05):
    """Wrap a flat XY mesh on the -Y side of a vessel along X."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    ys = [v.co.y for v in bm.verts]
    y = min(ys) + step
    while y < max(ys):
        g = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=g, plane_co=(0, y, 0), plane_no=(0, 1, 0))
        y += step
    for v in bm.verts:
        th = v.co.y / (r + 0.012)
        v.co = Vector(
            (v.co.x + x + centre[0], centre[1] - (r + 0.013) * cos(th), centre[2] + (r + 0.013) * sin(th))
        )
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))




def drop(o, dy):
    for v in o.data.vertices:
        v.co.y -= dy
    return o


MARK_X, TEXT_X = (-0.95, 0.55)
on_tank(brand_mark(1.15, black), MARK_X)
on_tank(drop(text_mesh("LPG", 0.86, black, spacing=0.96), 0.33), TEXT_X)
on_tank(drop(text_mesh("PROPANE · BUTANE", 0.135, black, spacing=1.06), 0.58), TEXT_X)
for x in (-2.7, 2.7):
    box("plinth", (0.55, 2.1, 0.75), (x, 0, 0.375), concrete, 0.02)
    box("saddle", (0.05, 1.9, 0.75), (x, 0, 1.05), dark, 0.005)
    box("saddle_base", (0.5, 2.0, 0.04), (x, 0, 0.77), dark, 0.005)
    pad = lathe(
        "wear",
        [(TANK_R + 0.002, -0.22), (TANK_R + 0.018, -0.22), (TANK_R + 0.018, 0.22), (TANK_R + 0.002, 0.22)],
        192,
        dark,
        axis="X",
    )
    pad.location = (x, 0, TANK_Z)
    for sx in (-0.18, 0.18):
        box("rib", (0.03, 1.7, 0.7), (x + sx, 0, 1.08), dark, 0.004)


# pipe helpers
def pipe(c, r, mat=pipe_amber, br=0.16):
    return tube("pipe", bend_path(c, br, 8), r, mat, seg=20)


def flange(p, axis, r, mat=steel):
    o = lathe(
        "fl",
        fillet(
            [
                (0, -0.03, 0),
                (r, -0.03, 0),
                (r, -0.004, 0.003),
                (r * 0.93, -0.002, 0),
                (r * 0.93, 0.002, 0),
                (r, 0.004, 0.003),
                (r, 0.03, 0),
                (0, 0.03, 0),
            ]
        ),
        40,
        mat,
        axis="Z",
    )
    o.rotation_euler = {"X": (0, pi / 2, 0), "Y": (pi / 2, 0, 0), "Z": (0, 0, 0)}[axis]
    o.location = p
    for k in range(8):
        b = prism(
            "bolt",
            6,
            0.016,
            0.10,
            (r * 0.78 * cos(k * pi / 4), r * 0.78 * sin(k * pi / 4), 0),
            steel,
            0.002,
            parent=o,
        )


def valve(p, axis, r, wheel=red):
    flange(
        (
            p[0] - (0.14 if axis == "X" else 0),
            p[1] - (0.14 if axis == "Y" else 0),
            p[2] - (0.14 if axis == "Z" else 0),
        ),
        axis,
        r * 1.9,
    )
    flange(
        (
            p[0] + (0.14 if axis == "X" else 0),
            p[1] + (0.14 if axis == "Y" else 0),
            p[2] + (0.14 if axis == "Z" else 0),
        ),
        axis,
        r * 1.9,
    )
    o = lathe(
        "vb",
        fillet(
            [
                (0, -0.13, 0),
                (r * 1.1, -0.13, 0),
                (r * 1.6, -0.05, 0.03),
                (r * 1.6, 0.05, 0.03),
                (r * 1.1, 0.13, 0),
                (0, 0.13, 0),
            ]
        ),
        40,
        dark,
    )
    o.rotation_euler = {"X": (0, pi / 2, 0), "Y": (pi / 2, 0, 0), "Z": (0, 0, 0)}[axis]
    o.location = p
    d = (0, -1, 0) if axis == "Z" else (0, 0, 1)
    e = Vector(p) + Vector(d) * 0.34
    tube("stem", [Vector(p), e], 0.018, steel)
    ring = [
        e + (Vector((cos(q), 0, sin(q))) if axis == "Z" else Vector((cos(q), sin(q), 0))) * 0.13
        for q in [2 * pi * i / 40 for i in range(40)]
    ]
    tube("hw", ring, 0.014, wheel, closed=True)
    for q in range(3):
        v = (
            Vector((cos(q * pi / 3), 0, sin(q * pi / 3)))
            if axis == "Z"
            else Vector((cos(q * pi / 3), sin(q * pi / 3), 0))
        ) * 0.13
        tube("sp", [e - v, e + v], 0.009, wheel)


# bottom outlet -> pump skid (front-left) -> dispenser line
PIPE_Y = -2.25
pipe([(-1.2, 0, TANK_Z - TANK_R), (-1.2, 0, 0.55), (-1.2, PIPE_Y, 0.55), (-0.1, PIPE_Y, 0.55)], 0.075)
valve((-1.2, -1.35, 0.55), "Y", 0.075)
pipe(
    [
        (0.9, PIPE_Y, 0.55),
        (2.2, PIPE_Y, 0.55),
        (2.2, PIPE_Y, 0.30),
        (4.6, PIPE_Y, 0.30),
        (4.6, -3.0, 0.30),
        (4.6, -3.0, -0.1),
    ],
    0.06,
)
valve((1.6, PIPE_Y, 0.55), "X", 0.06)
pipe([(1.2, PIPE_Y, 0.55), (1.2, PIPE_Y, 1.15), (1.2, -1.0, 1.15), (1.2, -0.75, 1.45)], 0.045, pipe_grey)
valve((1.2, -1.65, 1.15), "Y", 0.045, amber)
# pump skid
box("skid", (3.4, 0.95, 0.10), (0.35, PIPE_Y, 0.15), dark, 0.01)
box("skid2", (3.4, 0.08, 0.16), (0.35, PIPE_Y - 0.48, 0.14), amber, 0.008)
part = lathe(
    "pump",
    fillet(
        [
            (0, -0.25, 0),
            (0.22, -0.25, 0),
            (0.26, -0.18, 0.04),
            (0.26, 0.12, 0.04),
            (0.16, 0.22, 0.03),
            (0.16, 0.30, 0),
            (0, 0.30, 0),
        ]
    ),
    64,
    dark,
    axis="X",
)
part.location = (0.15, PIPE_Y, 0.55)
motor_prof = [(0, 0), (0.19, 0)]
for i in range(16):
    x = 0.05 + i * 0.03
    motor_prof += [(0.205, x), (0.205, x + 0.010), (0.18, x + 0.012), (0.18, x + 0.028)]
motor_prof += [(0.19, 0.56), (0.17, 0.62), (0, 0.62)]
part = lathe("motor", motor_prof, 64, pmat("motor", "#565C63", 0.4, coat=0.5), axis="X")
part.location = (0.28, PIPE_Y, 0.55)
# ---- top: nozzles, relief stacks, manhole, walkway, landing and ladder
TOP = TANK_Z + TANK_R
for x in (-1.0, 0.3, 1.3):
    pipe([(x, 0, TOP - 0.05), (x, 0, TOP + 0.30)], 0.09, white)
    flange((x, 0, TOP + 0.30), "Z", 0.18)
for x in (-1.0, 1.3):
    pipe([(x, 0, TOP + 0.3), (x, 0, TOP + 1.25)], 0.05, pipe_grey)
    lathe("cap", fillet([(0, 0, 0), (0.09, 0, 0), (0.09, 0.09, 0.01), (0, 0.12, 0)]), 32, red).location = (
        x,
        0,
        TOP + 1.25,
    )
lathe(
    "manhole",
    fillet([(0, 0, 0), (0.34, 0, 0), (0.34, 0.20, 0), (0.42, 0.20, 0), (0.42, 0.29, 0.01), (0, 0.31, 0)]),
    64,
    white,
).location = (2.75, 0, TOP - 0.06)
DECK = TOP + 0.10
LAD0, LAD1 = 1.75, 2.35  # landing and ladder between these x
for y in (-0.62, 0.62):
    for h in (0.55, 1.05):
        spans = [(-3.0, 3.0)] if y > 0 else [(-3.0, LAD0), (LAD1, 3.0)]
        for a, b in spans:
            tube("rail", [(a, y, DECK + h), (b, y, DECK + h)], 0.022, amber)
    for k in range(9):
        x = -3.0 + k * 0.75
        if y < 0 and LAD0 < x < LAD1:
            continue
        tube("post", [(x, y, TANK_Z + TANK_R * 0.80), (x, y, DECK + 1.05)], 0.022, amber)
    box("deck", (6.0, 0.34, 0.03), (0, y * 0.72, DECK), dark, 0.004)
for x in (-3.0, 3.0):
    for h in (0.55, 1.05):
        tube("rail", [(x, -0.62, DECK + h), (x, 0.62, DECK + h)], 0.022, amber)
LAD_Y = -TANK_R - 0.24
box(
    "landing",
    (LAD1 - LAD0, abs(LAD_Y) - 0.28, 0.03),
    ((LAD0 + LAD1) / 2, (LAD_Y - 0.28) / 2, DECK),
    dark,
    0.004,
)
for x in (LAD0, LAD1):
    for h in (0.55, 1.05):
        tube("rail", [(x, -0.62, DECK + h), (x, LAD_Y, DECK + h)], 0.022, amber)
    tube("post", [(x, -0.62, TANK_Z + TANK_R * 0.80), (x, -0.62, DECK + 1.05)], 0.022, amber)
    tube("brace", [(x, LAD_Y, DECK), (x, -TANK_R * 0.93, TANK_Z + TANK_R * 0.42)], 0.020, amber)
for x in (LAD0 + 0.08, LAD1 - 0.08):
    tube("stringer", [(x, LAD_Y, 0), (x, LAD_Y, DECK + 1.05)], 0.026, amber)
    box("ladder_foot", (0.14, 0.14, 0.02), (x, LAD_Y, 0.01), steel, 0.003)
    tube("bracket", [(x, LAD_Y, TANK_Z), (x, -TANK_R + 0.02, TANK_Z)], 0.02, dark)
for x in (LAD0, LAD1):
    tube("post", [(x, LAD_Y, DECK), (x, LAD_Y, DECK + 1.05)], 0.022, amber)
for k in range(15):
    z = 0.25 + k * 0.28
    if z < DECK + 0.6:
        tube("rung", [(LAD0 + 0.08, LAD_Y, z), (LAD1 - 0.08, LAD_Y, z)], 0.015, steel)
# red deluge line above the tank
pipe(
    [(-3.6, 1.9, 0.0), (-3.6, 1.9, TOP + 0.30), (-3.6, 0.25, TOP + 0.30), (2.4, 0.25, TOP + 0.30)], 0.040, red
)



tank = bpy.data.objects.new("tank_root", None)
bpy.context.collection.objects.link(tank)
for o in [o for o in bpy.context.collection.objects if o.parent is None and o is not tank and o not in BEFORE]:
    o.parent = tank


def bollard(x, y):
    o = lathe("bollard", fillet([(0, 0, 0), (0.085, 0, 0), (0.085, 0.95, 0.05), (0, 0.98, 0)]), 48, amber)
    o.location = (x, y, 0)
    for z in (0.45, 0.68):
        q = lathe("stripe", [(0.08, z), (0.0862, z), (0.0862, z + 0.12), (0.08, z + 0.12)], 48, black)
        q.location = (x, y, 0)


def dispenser(loc, turn):
    """Dispenser on its island, with the scale and a 12.5 kg cylinder being filled."""
    root = bpy.data.objects.new("dispenser", None)
    bpy.context.collection.objects.link(root)
    root.location = loc
    root.rotation_euler = (0, 0, turn)
    box("island", (1.7, 1.1, 0.14), (0.05, 0, 0.07), concrete, 0.03, parent=root)
    box("cabinet", (0.86, 0.52, 1.75), (0, 0, 1.02), black, 0.05, parent=root, seg=5)
    box("face", (0.74, 0.02, 1.55), (0, -0.262, 1.03), amber, 0.012, parent=root)
    glass = emitter("screen", "#12304C", 0.9)
    box("bezel", (0.70, 0.016, 0.46), (0, -0.274, 1.53), black, 0.012, parent=root)
    box("screen", (0.655, 0.012, 0.415), (0, -0.281, 1.53), glass, 0.008, parent=root)

    def text(body, size, z, mat):
        o = text_mesh(body, size, mat)
        o.parent = root
        o.rotation_euler = (pi / 2, 0, 0)
        o.location = (0, -0.2885, z)

    text("12.50", 0.215, 1.555, emitter("digits", "#E9F3FF", 0.80))
    text("kg", 0.105, 1.385, emitter("unit", "#9FC8F2", 0.75))
    mark = brand_mark(0.30, black)
    mark.parent = root
    mark.rotation_euler = (pi / 2, 0, 0)
    mark.location = (0, -0.2735, 1.02)
    for z in (0.60, 0.49):
        box("stripe", (0.74, 0.004, 0.06), (0, -0.2730, z), black, 0, parent=root)
    box("led", (0.86, 0.40, 0.045), (0, 0, 1.92), emitter("led", "#6DB6FF", 2.2), 0.02, parent=root)
    tube(
        "hose",
        [
            (0.43, -0.05, 1.28),
            (0.72, -0.15, 1.28),
            (0.80, -0.30, 0.62),
            (0.64, -0.42, 0.34),
            (0.52, -0.42, 0.70),
            (0.46, -0.30, 1.02),
        ],
        0.026,
        black,
        kind="NURBS",
        parent=root,
    )
    box("nozzle", (0.07, 0.13, 0.22), (0.455, -0.27, 1.04), steel, 0.02, parent=root)
    tube(
        "fill_hose",
        [
            (-0.43, -0.05, 1.20),
            (-0.72, -0.10, 1.30),
            (-1.00, -0.18, 1.18),
            (-1.16, -0.27, 0.92),
            (-1.20, -0.30, 0.74),
            (-1.235, -0.245, 0.672),
        ],
        0.017,
        black,
        kind="NURBS",
        parent=root,
    )
    box("scale", (0.66, 0.62, 0.085), (-1.25, -0.15, 0.0425), dark, 0.015, parent=root)
    box(
        "plate",
        (0.58, 0.54, 0.012),
        (-1.25, -0.15, 0.091),
        pmat("scale_plate", "#6b7076", 0.55, metal=0.6),
        0.004,
        parent=root,
    )
    c = cylinder.build("12.5", rot=radians(4), suffix="fill")
    c.parent = root
    c.location = (-1.25, -0.15, 0.10)


def tanker(x0, y):
    """Road tanker seen from behind: barrel, running gear, rear frame. The cab is out of frame."""
    r, z, length = 1.12, 2.25, 12.0
    centre = (x0 + length / 2 + 0.5, y, z)
    vessel("barrel", r, length, 0.50, [-length / 2, -2.0, 2.0, length / 2], white).location = centre
    for a, b, mat in ((-4.55, -4.30, black), (-4.10, -3.85, black), (-4.28, -4.12, amber)):
        ring(a, b, mat, r + 0.012, centre)
    on_tank(drop(text_mesh("LPG", 0.70, black, spacing=0.96), 0.26), -1.9, r, centre)
    for dy in (-0.45, 0.45):
        box("chassis", (length, 0.12, 0.26), (x0 + length / 2 + 0.4, y + dy, 1.02), dark, 0.01)
    tyre = pmat("tyre", "#0b0b0c", 0.8)
    rim = pmat("rim", "#9a9fa5", 0.4, metal=1)
    for ax in (1.3, 2.55, 3.8):
        for sy in (-1, 1):
            for off in (1.08, 0.76):
                t_ = lathe(
                    "tyre",
                    fillet(
                        [
                            (0, -0.14, 0),
                            (0.30, -0.14, 0),
                            (0.50, -0.13, 0.05),
                            (0.52, -0.09, 0.03),
                            (0.52, 0.09, 0.03),
                            (0.50, 0.13, 0.05),
                            (0.30, 0.14, 0),
                            (0, 0.14, 0),
                        ]
                    ),
                    64,
                    tyre,
                    axis="Y",
                )
                t_.location = (x0 + ax, y + sy * off, 0.52)
            w_ = lathe(
                "rim",
                fillet(
                    [
                        (0, -0.02, 0),
                        (0.14, -0.02, 0.01),
                        (0.16, 0.05, 0.02),
                        (0.28, 0.08, 0.02),
                        (0.30, 0.0, 0.01),
                        (0.30, -0.05, 0),
                    ]
                ),
                48,
                rim,
            )
            w_.rotation_euler = (pi / 2 * sy, 0, 0)
            w_.location = (x0 + ax, y + sy * 1.20, 0.52)
            box("guard", (1.15, 0.42, 0.03), (x0 + ax, y + sy * 1.0, 1.12), dark, 0.01)
    for ax in (0.75, 4.4):
        for sy in (-1, 1):
            box("flap", (0.03, 0.42, 0.55), (x0 + ax, y + sy * 1.0, 0.86), dark, 0.006)
    box("bumper", (0.16, 2.3, 0.18), (x0 + 0.12, y, 0.62), dark, 0.02)
    box("rear_frame", (0.14, 2.2, 0.14), (x0 + 0.25, y, 1.02), dark, 0.01)
    box("panel", (0.05, 2.2, 0.30), (x0 + 0.03, y, 0.86), amber, 0.01)
    for k in range(2):
        box("panel_stripe", (0.004, 2.2, 0.06), (x0 + 0.003, y, 0.80 + 0.11 * k), black)
    for sy in (-1, 1):
        box(
            "tail",
            (0.03, 0.22, 0.10),
            (x0 + 0.0, y + sy * 0.92, 0.62),
            pmat("tail%d" % sy, "#3a0503", 0.3, emis="#FF2A1A", estr=1.6),
            0.01,
        )
    for sy in (-0.24, 0.24):
        tube(
            "stile",
            [
                (x0 + 0.20, y + sy + 0.5, 0.9),
                (x0 - 0.05, y + sy + 0.5, 1.6),
                (x0 - 0.05, y + sy + 0.5, 3.0),
                (x0 + 0.5, y + sy + 0.5, 3.42),
            ],
            0.022,
            steel,
        )
    for k in range(6):
        tube(
            "step",
            [(x0 - 0.05, y + 0.26, 1.55 + k * 0.28), (x0 - 0.05, y + 0.74, 1.55 + k * 0.28)],
            0.015,
            steel,
        )
    box("cabinet", (1.3, 0.5, 0.7), (x0 + 5.6, y - 0.9, 0.95), white, 0.03)
    tube(
        "hose",
        [
            (x0 + 0.2, y - 0.5, 0.95),
            (x0 - 0.5, y - 0.6, 0.80),
            (x0 - 1.1, y - 0.4, 0.06),
            (x0 - 1.8, y + 0.2, 0.05),
            (4.75, -2.6, 0.06),
            (4.62, -2.4, 0.35),
        ],
        0.05,
        black,
        kind="NURBS",
    )


