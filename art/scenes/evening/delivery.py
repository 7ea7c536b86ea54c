"""Delivery tracking: a phone with its map on a veranda's ledge; a cargo three-wheeler with six cylinders in
its cage before the gate opposite; a minibus passes in blur. Nobody is seen; there are no number plates."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from place import *

args = arguments()
scene = reset()
random.seed(5)
from handset import phone

LENS = 35
bone = simple_paint("bone", "#D9D6CE", 0.32, 0.7)
black = simple_paint("black", "#0d0e10", 0.4, 0.3)
amber = simple_paint("amber", AMBER, 0.35, 0.6)
dark = simple_paint("darksteel", "#1b1e22", 0.45, 0.2)
steel = pmat("galv", "#9aa0a6", 0.38, metal=1)
tyre = pmat("tyre", "#0b0b0c", 0.8)
glass = pmat("glass", "#0b1016", 0.04, spec=0.6)


# ---- the phone on its ledge
ledge = masonry("ledge", "#5d5a55", 9, plaster=0, stain=0)
LEDGE_Z = EYE - 0.121
m = pmat("ledge_paint", "#4a4744", 0.5, spec=0.5)
t = NT(m)
geo = t.new("ShaderNodeNewGeometry")
n = t.noise(7, 2, 0.5, geo.outputs["Position"])
wet = t.maprange(n, 0.46, 0.70, 0, 1, True)
t.link(t.mix(wet, srgb("#25272b"), srgb("#141518")), t.b.inputs["Base Color"])
t.link(t.maprange(wet, 0, 1, 0.46, 0.12), t.b.inputs["Roughness"])
box("ledge", (3.0, 0.30, 0.10), (0, 0.295, LEDGE_Z - 0.05), m, 0.006)
for part in phone.children:
    for node in part.data.materials[0].node_tree.nodes:
        if node.type == "EMISSION" and part.data.materials[0].name[:4] not in ("bone",):
            node.inputs[1].default_value = 1.5
PHONE = (at(33.8, 0.385, LENS), 0.385)
phone.rotation_euler = (radians(80), 0, radians(13))
phone.location = (PHONE[0], PHONE[1] + 0.013, LEDGE_Z + 0.079 * sin(radians(80)) + 0.0035)
lip = box("lip", (0.05, 0.020, 0.008), (PHONE[0], PHONE[1] - 0.004, LEDGE_Z + 0.004), dark, 0.002)
lip.rotation_euler = (0, 0, radians(13))


# ---- the three-wheeler: front towards -X, bed behind the cab
def three_wheeler(loc, turn):
    root = bpy.data.objects.new("three_wheeler", None)
    bpy.context.collection.objects.link(root)
    root.location = loc
    root.rotation_euler = (0, 0, turn)

    def wheel(x, y, r=0.25):
        o = lathe(
            "tyre",
            fillet([(0, -0.06, 0), (r * 0.62, -0.06, 0), (r, -0.05, 0.03), (r, 0.05, 0.03), (r * 0.62, 0.06, 0), (0, 0.06, 0)]),
            64,
            tyre,
            root,
            axis="Y",
        )
        o.location = (x, y, r)
        for sg in (-1, 1):
            h = lathe(
                "hub",
                fillet([(0, 0.02, 0), (0.05, 0.02, 0.01), (0.07, 0, 0.01), (r * 0.56, 0.012, 0.01), (r * 0.60, 0, 0)]),
                40,
                steel,
                root,
            )
            h.rotation_euler = (-sg * pi / 2, 0, 0)
            h.location = (x, y + sg * 0.058, r)

    wheel(-1.18, 0)
    wheel(0.78, -0.52)
    wheel(0.78, 0.52)
    # nose: a rounded shell over the front wheel
    nose = [(-1.42, 0.46), (-1.46, 0.62), (-1.42, 0.86), (-1.33, 1.03), (-1.24, 1.08), (-0.98, 1.08), (-0.90, 0.80), (-0.88, 0.46)]
    extrude("nose", nose, 0.92, bone, 0.07, root)
    for z in (0.66, 0.80):
        extrude("nose_stripe", [(-1.466, z - 0.03), (-1.466, z + 0.03), (-0.9, z + 0.03), (-0.9, z - 0.03)], 0.926, black, 0.0, root).hide_render = True
    extrude("mudguard", [(-1.52, 0.42), (-1.46, 0.53), (-1.3, 0.60), (-1.06, 0.60), (-0.9, 0.53), (-0.85, 0.42)], 0.20, black, 0.02, root)
    for sg in (-1, 1):
        tube("fork", [(-1.18, sg * 0.085, 0.25), (-1.10, sg * 0.085, 0.62)], 0.022, steel, parent=root)
    lamp = lathe("lamp", fillet([(0, 0.05, 0), (0.07, 0.045, 0.02), (0.088, 0.0, 0.01), (0.095, -0.05, 0), (0, -0.05, 0)]), 40, emitter("headlamp", "#FFE9C4", 9), root)
    lamp.rotation_euler = (0, -pi / 2, 0)
    lamp.location = (-1.44, 0, 0.93)
    lamp.visible_shadow = False
    rim = lathe("lamp_rim", [(0.088, -0.02), (0.108, -0.02), (0.108, 0.03), (0.090, 0.035)], 40, steel, root)
    rim.rotation_euler = (0, -pi / 2, 0)
    rim.location = (-1.44, 0, 0.93)
    for sg in (-1, 1):
        box("indicator", (0.04, 0.09, 0.06), (-1.42, sg * 0.33, 0.90), pmat("ind%d" % sg, "#c05a00", 0.2, emis="#FF7A00", estr=0.7), 0.015, parent=root)
    # windscreen, posts and roof
    for sg in (-1, 1):
        tube("post", bend_path([(-1.22, sg * 0.42, 1.04), (-1.02, sg * 0.43, 1.66), (-0.2, sg * 0.45, 1.70), (0.0, sg * 0.45, 1.66), (0.02, sg * 0.45, 0.62)], 0.10), 0.024, black, parent=root)
        tube("side_rail", [(-0.88, sg * 0.45, 0.58), (0.0, sg * 0.46, 0.58)], 0.02, black, parent=root)
    box("screen", (0.010, 0.80, 0.62), (-1.115, 0, 1.37), glass, 0, rot=(0, radians(18), 0), parent=root)
    roof = [(-1.20, 1.66), (-1.12, 1.73), (-0.6, 1.78), (0.0, 1.75), (0.08, 1.70), (0.06, 1.66), (-0.6, 1.68)]
    extrude("roof", roof, 1.04, bone, 0.02, root)
    for x in (-0.36, -0.24):
        extrude("roof_band", [(x, 1.60), (x, 1.792), (x + 0.06, 1.79), (x + 0.06, 1.60)], 1.046, black, 0, root).hide_render = True
    box("floor", (1.0, 0.94, 0.06), (-0.45, 0, 0.43), black, 0.01, parent=root)
    box("seat", (0.42, 0.80, 0.14), (-0.24, 0, 0.80), pmat("seat", "#23201f", 0.55), 0.05, parent=root)
    box("seat_box", (0.38, 0.80, 0.30), (-0.24, 0, 0.60), bone, 0.02, parent=root)
    box("back", (0.10, 0.84, 0.42), (-0.03, 0, 1.05), pmat("seat2", "#23201f", 0.55), 0.04, parent=root)
    tube("bars", bend_path([(-0.72, -0.32, 1.10), (-0.88, -0.20, 1.12), (-0.96, 0, 1.10), (-0.88, 0.20, 1.12), (-0.72, 0.32, 1.10)], 0.06), 0.016, black, parent=root)
    tube("mirror_arm", [(-1.18, -0.44, 1.16), (-1.22, -0.60, 1.26)], 0.009, black, parent=root)
    box("mirror", (0.03, 0.16, 0.11), (-1.22, -0.64, 1.30), black, 0.02, parent=root)
    # bed and cage
    X0, X1, W, Z = 0.10, 1.52, 1.20, 0.56
    box("bed", (X1 - X0, W, 0.07), ((X0 + X1) / 2, 0, Z - 0.035), dark, 0.01, parent=root)
    for sg in (-1, 1):
        box("board", (X1 - X0, 0.025, 0.20), ((X0 + X1) / 2, sg * W / 2, Z + 0.04), bone, 0.006, parent=root)
        for z in (Z + 0.015, Z + 0.095):
            box("board_stripe", (X1 - X0 - 0.04, 0.004, 0.045), ((X0 + X1) / 2, sg * (W / 2 + 0.0135), z), black, parent=root)
        box("board_amber", (X1 - X0 - 0.04, 0.004, 0.025), ((X0 + X1) / 2, sg * (W / 2 + 0.0135), Z + 0.055), amber, parent=root)
        box("guard", (0.62, 0.16, 0.03), (0.78, sg * 0.52, 0.535), black, 0.01, parent=root)
    box("tailboard", (0.025, W, 0.24), (X1, 0, Z + 0.06), bone, 0.006, parent=root)
    box("chassis", (1.5, 0.5, 0.12), (0.75, 0, 0.40), dark, 0.01, parent=root)
    TOP = 1.34
    cage = pmat("cage", "#20262e", 0.4, metal=0.6)
    for sg in (-1, 1):
        y = sg * (W / 2 - 0.02)
        for k in range(7):
            x = X0 + (X1 - X0) * k / 6
            tube("bar", [(x, y, Z), (x, y, TOP)], 0.016 if k in (0, 6) else 0.006, cage, parent=root)
        for z in (Z + 0.63, TOP):
            tube("cage_rail", [(X0, y, z), (X1, y, z)], 0.014, cage, parent=root)
    for x in (X0, X1):
        for k in range(1, 5):
            y = -W / 2 + 0.02 + (W - 0.04) * k / 5
            tube("bar", [(x, y, Z), (x, y, TOP)], 0.007, cage, parent=root)
        tube("cage_rail", [(x, -W / 2 + 0.02, TOP), (x, W / 2 - 0.02, TOP)], 0.014, cage, parent=root)
    extrude("cage_roof", [(X0 - 0.03, TOP + 0.015), (X0 - 0.03, TOP + 0.05), (X1 + 0.03, TOP + 0.05), (X1 + 0.03, TOP + 0.015)], W + 0.04, bone, 0.01, root)
    for i in range(3):
        for j in range(2):
            c = cylinder.build("12.5", rot=-turn + radians(-17 + (3, -4, 2)[i]), suffix="k%d%d" % (i, j))
            c.parent = root
            c.location = (0.35 + i * 0.455, -0.30 + j * 0.56, Z)
    box("tail", (0.02, 0.10, 0.07), (X1 + 0.02, -0.5, 0.50), pmat("tail", "#3a0503", 0.3, emis="#FF2A1A", estr=1.5), 0.01, parent=root)
    return root


KY = 7.4
three_wheeler((at(63.6, KY, LENS), KY, 0), radians(13))

# ---- opposite: wall, gate, house, water tank
WALL_Y, WALL_H = 9.2, 2.0
blocks = masonry("blocks", "#75777b", WALL_H, plaster=0.12)
GATE = (at(58, WALL_Y, LENS), at(86, WALL_Y, LENS))
for x0, x1 in ((-30, GATE[0] - 0.25), (GATE[1] + 0.25, 30)):
    box("wall", (x1 - x0, 0.23, WALL_H), ((x0 + x1) / 2, WALL_Y, WALL_H / 2), blocks)
    box("coping", (x1 - x0, 0.34, 0.07), ((x0 + x1) / 2, WALL_Y, WALL_H + 0.035), masonry("coping", "#6f6a62", 9, stain=0.4), 0.01)
PIL_H = 2.62
pillar = masonry("pillar", "#978f80", PIL_H, plaster=0.9, stain=0.5)
for x in GATE:
    box("pillar", (0.46, 0.46, PIL_H), (x, WALL_Y, PIL_H / 2), pillar, 0.01)
    box("cap", (0.60, 0.60, 0.09), (x, WALL_Y, PIL_H + 0.045), pillar, 0.015)
gate = simple_paint("gate", "#1F4A4C", 0.5, 0.2)
gx0, gx1 = GATE[0] + 0.26, GATE[1] - 0.26
gw = (gx1 - gx0) / 2
for k in range(2):
    cx = gx0 + gw * (k + 0.5)
    box("leaf", (gw - 0.03, 0.04, 1.75), (cx, WALL_Y, 0.98), gate, 0.004)
    for i in range(3):
        pw = (gw - 0.2) / 3
        box("panel", (pw - 0.06, 0.05, 0.72), (cx - gw / 2 + 0.1 + pw * (i + 0.5), WALL_Y - 0.02, 0.60), gate, 0.01)
        box("panel", (pw - 0.06, 0.05, 0.72), (cx - gw / 2 + 0.1 + pw * (i + 0.5), WALL_Y - 0.02, 1.40), gate, 0.01)
    box("top_rail", (gw - 0.03, 0.05, 0.05), (cx, WALL_Y, 2.22), gate, 0.004)
    for i in range(12):
        x = cx - gw / 2 + 0.08 + (gw - 0.16) * i / 11
        tube("spear", [(x, WALL_Y, 1.84), (x, WALL_Y, 2.34)], 0.012, gate)
        lathe("tip", [(0, 0.09), (0.026, 0.02), (0.012, 0), (0, 0)], 12, gate).location = (x, WALL_Y, 2.34)
tube("bulb_arm", bend_path([(GATE[0], WALL_Y - 0.2, 2.30), (GATE[0], WALL_Y - 0.42, 2.34), (GATE[0], WALL_Y - 0.46, 2.22)], 0.06), 0.012, dark)
bulb(GATE[0], WALL_Y - 0.46, 2.06, 110, 70)

HOUSE_Y, HOUSE_H = 12.4, 3.7
hx0, hx1 = at(52, HOUSE_Y, LENS), 9.0
paint = masonry("house", "#93A6A4", HOUSE_H, plaster=0.95, stain=0.6)
box("house", (hx1 - hx0, 6, HOUSE_H), ((hx0 + hx1) / 2, HOUSE_Y + 3, HOUSE_H / 2), paint)
frame = simple_paint("frame", "#4a4038", 0.6, 0)
for x, lit in ((at(60, HOUSE_Y, LENS), True), (at(73.5, HOUSE_Y, LENS), False), (at(87, HOUSE_Y, LENS), True)):
    louvres(x, HOUSE_Y, 2.78, 1.15, 1.0, lit, frame)
roof = simple_paint("roof", "#5b3a30", 0.5, 0)
slope = [(hx0 - 0.5, HOUSE_H - 0.02), (hx0 - 0.5, HOUSE_H + 0.10), (hx1, HOUSE_H + 0.10), (hx1, HOUSE_H - 0.02)]
extrude("eaves", slope, 7.4, roof, 0.01, loc=(0, HOUSE_Y + 3, 0))
bm = bmesh.new()
cols = 160
rows = []
for i in range(cols + 1):
    x = hx0 - 0.5 + (hx1 - hx0 + 0.5) * i / cols
    w = 0.025 * cos(i * pi)
    rows.append([bm.verts.new((x, HOUSE_Y - 0.75, HOUSE_H + 0.08 + w)), bm.verts.new((x, HOUSE_Y + 3, HOUSE_H + 1.0 + w))])
for a, b in zip(rows, rows[1:]):
    bm.faces.new((a[0], b[0], b[1], a[1]))
me = bpy.data.meshes.new("sheets")
bm.to_mesh(me)
bm.free()
obj("sheets", me, roof)
water_tank(at(46, 11.6, LENS), 11.6, 2.55, 0.55, 0.95)

# ---- sky line
for i, (x, y, h) in enumerate(((at(6, 26, LENS), 26, 7.6), (at(14, 33, LENS), 33, 7.4), (at(37, 30, LENS), 30, 6.4))):
    palm(x, y, h, i + 3)
pole(at(40.5, 15, LENS), 15, 6.6, [(-16, 15, 6.4), (at(55.5, HOUSE_Y, LENS), HOUSE_Y - 0.8, 3.86)])
far = silhouette()
rd = random.Random(4)
for k in range(9):
    w, h = rd.uniform(3, 6), rd.uniform(2.4, 3.5)
    box("far_house", (w, 3, h), (-26 + k * 4.6, 36, h / 2), far)

# ---- the minibus passing in blur: amber-yellow with two black stripes
bus = bpy.data.objects.new("minibus", None)
bpy.context.collection.objects.link(bus)
BY = 5.2
yellow = simple_paint("danfo", "#F2AE00", 0.35, 0.7)
extrude("bus_body", [(-4.3, 0.42), (-4.3, 1.2), (-3.9, 1.95), (-0.10, 1.98), (0.0, 1.85), (0.02, 0.42)], 0.6, yellow, 0.05, bus)
for z in (0.80, 1.00):
    box("bus_stripe", (4.4, 0.01, 0.10), (-2.14, -0.303, z), black, parent=bus)
for k in range(4):
    box("bus_window", (0.86, 0.01, 0.46), (-0.62 - k * 0.96, -0.303, 1.52), glass, 0.02, parent=bus)
for x in (-0.8, -3.4):
    o = lathe("bus_wheel", fillet([(0, -0.1, 0), (0.31, -0.1, 0.03), (0.31, 0.1, 0.03), (0, 0.1, 0)]), 48, tyre, bus, axis="Y")
    o.location = (x, -0.2, 0.31)
box("bus_tail", (0.03, 0.07, 0.16), (0.03, -0.22, 0.66), emitter("bus_tail", "#FF2A1A", 2.0), parent=bus)
bx = at(6.5, BY, LENS)
for f, dx in ((0, 0.26), (1, 0.0), (2, -0.26)):
    bus.location = (bx + dx, BY + 0.3, 0)
    bus.keyframe_insert("location", frame=f)
for fc in bus.animation_data.action.fcurves:
    for kp in fc.keyframe_points:
        kp.interpolation = "LINEAR"
scene.render.use_motion_blur = True
scene.render.motion_blur_shutter = 0.9

wet_ground("#232529", (0.50, 0.55), 0.42, offset=(3.1, 1.2), damp=0.26, pools=[(0.9, 5.5, 2.2, 0.7)])
box("kerb", (80, 0.25, 0.14), (0, WALL_Y - 1.15, 0.07), masonry("kerb", "#77726a", 9, stain=0.3), 0.02)
dusk(scene)

# ---- lamps: street lamp from the left, sunset behind, headlamp on the road
softbox("street", (-2.6, 2.2, 5.2), (1.4, 6.5, 0.9), 1.3, 0.9, 190, kelvin(5400), 0.3)
softbox("front", (3.6, 1.2, 2.6), (1.2, 6.5, 0.9), 1.6, 0.8, 60, kelvin(4600), 0.4)
softbox("sunset", (-7.0, 12.0, 6.0), (1.0, 6.5, 1.0), 6, 0.8, 60, srgb("#FFA878"), 0.3)
softbox("rim", (5.6, 8.6, 3.6), (1.6, 6.5, 1.2), 0.6, 1.6, 70, srgb("#FFD9A8"), 0.4)
softbox("wall_wash", (1.2, 7.6, 3.9), (1.6, 9.2, 1.4), 3.0, 0.3, 12, kelvin(3200), 0.4)
softbox("bus_light", (-3.6, 1.2, 3.2), (-2.6, 4.8, 1.1), 1.4, 0.8, 60, kelvin(4600), 0.4)
softbox("bed_fill", (3.4, 5.6, 2.6), (2.3, 7.3, 1.0), 0.8, 0.5, 60, kelvin(5600), 0.3)
softbox("bed", (2.6, 3.2, 3.4), (2.0, 6.6, 0.85), 0.8, 0.6, 260, kelvin(5000), 0.3)
softbox("phone_edge", (-0.55, 0.62, 1.62), (PHONE[0], 0.385, 1.45), 0.10, 0.5, 26, srgb("#CFE3F5"), 0.5)
softbox("ledge_light", (0.25, 0.75, 1.75), (-0.05, 0.42, LEDGE_Z), 0.30, 0.16, 4, srgb("#BBD2F0"), 0.5)
L = bpy.data.lights.new("beam", "SPOT")
L.energy = 260
L.color = kelvin(3400)[:3]
L.spot_size = radians(46)
L.spot_blend = 0.8
L.shadow_soft_size = 0.06
beam = bpy.data.objects.new("beam", L)
bpy.context.collection.objects.link(beam)
beam.location = (at(42.5, KY, LENS) - 0.05, KY - 0.35, 0.93)
beam.rotation_euler = (Vector((-4.5, 5.2, 0.0)) - beam.location).to_track_quat("-Z", "Y").to_euler()

eye_camera(LENS, 0.46, fstop=24, focus=0.39)
scene.camera.data.clip_start = 0.02
finish(args, exposure=0.38)
