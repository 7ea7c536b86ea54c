"""Automated gas station: dispenser and scale under the edge of a canopy, whose light lies on wet ground;
the white tank behind."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from place import *

args = arguments()
scene = reset()
random.seed(11)
from plantparts import *

LENS = 30
bone = simple_paint("bone", "#D9D6CE", 0.32, 0.7)

# ---- tank behind
TY = 16.5
tank.location = (at(38.5, TY, LENS), TY, 0)
tank.rotation_euler = (0, 0, radians(-7))
for k in range(5):
    bollard(at(24, 12, LENS) + k * 1.35, 12.2)
for k, (kind, p, y, turn) in enumerate((("50", 25.5, 8.6, 8), ("50", 29.8, 8.4, 14), ("12.5", 33.4, 8.0, 4))):
    cylinder.build(kind, rot=radians(turn), loc=(at(p, y, LENS), y, 0), suffix="s%d" % k)

# ---- dispenser and scale
DY = 5.25
dispenser((at(69, DY, LENS), DY, 0), radians(-9))

# ---- canopy
CLEAR, CX0, CX1, CY0, CY1 = 2.72, at(45, 5.4, LENS), 3.6, 5.4, 8.8
box("canopy", (CX1 - CX0, CY1 - CY0, 0.22), ((CX0 + CX1) / 2, (CY0 + CY1) / 2, CLEAR + 0.13), bone, 0.02)
box("fascia", (CX1 - CX0 + 0.06, 0.03, 0.30), ((CX0 + CX1) / 2, CY0 - 0.01, CLEAR + 0.13), bone, 0.006)
box("fascia_side", (0.03, CY1 - CY0, 0.30), (CX0 - 0.01, (CY0 + CY1) / 2, CLEAR + 0.13), bone, 0.006)
for dz, h, mat in ((-0.135, 0.03, amber), (-0.093, 0.02, black)):
    box("fascia_stripe", (CX1 - CX0 + 0.065, 0.034, h), ((CX0 + CX1) / 2, CY0 - 0.012, CLEAR + 0.13 + dz), mat)
    box("fascia_stripe", (0.034, CY1 - CY0, h), (CX0 - 0.012, (CY0 + CY1) / 2, CLEAR + 0.13 + dz), mat)
for x in (CX0 + 0.75, CX0 + 1.9, CX0 + 3.05):
    for y in (6.2, 7.7):
        box("panel_light", (0.62, 0.62, 0.02), (x, y, CLEAR + 0.012), emitter("panel_light", "#FFF8EC", 5), 0.01)
        softbox("down", (x, y, CLEAR - 0.01), (x, y - 0.001, 0), 0.6, 0.6, 22, kelvin(5600), 0.2)
for x in (at(71.5, 7.9, LENS), 3.3):
    box("post", (0.20, 0.20, CLEAR), (x, 7.9, CLEAR / 2), bone, 0.02)
    for z in (0.5, 0.66):
        box("post_stripe", (0.206, 0.206, 0.08), (x, 7.9, z), black)
    box("post_foot", (0.36, 0.36, 0.10), (x, 7.9, 0.05), concrete, 0.02)
box("plinth_floor", (CX1 - CX0, 3.2, 0.02), ((CX0 + CX1) / 2, 7.0, 0.006), concrete, 0.004).hide_render = True

softbox("fascia", (1.6, 2.6, 3.3), (1.6, CY0, 3.0), 3.0, 0.3, 34, kelvin(5000), 0.4)

# ---- behind the plant: wall, houses, palms
WALL_Y, WALL_H = 23, 2.5
box("wall", (90, 0.25, WALL_H), (0, WALL_Y, WALL_H / 2), masonry("blocks", "#8b8d8f", WALL_H, plaster=0.1))
box("coping", (90, 0.36, 0.09), (0, WALL_Y, WALL_H + 0.04), masonry("coping", "#6f6a62", 9, stain=0.4), 0.01)
frame = simple_paint("frame", "#4a4038", 0.6, 0)
hx0 = at(63, 28, LENS)
box("house", (16, 6, 5.6), (hx0 + 8, 31, 2.8), masonry("house", "#93A6A4", 5.6, plaster=0.95, stain=0.6))
box("eaves", (17, 7.4, 0.16), (hx0 + 8, 31, 5.66), simple_paint("roof", "#5b3a30", 0.5, 0))
for k, lit in enumerate((True, False, True, True)):
    louvres(hx0 + 2.0 + k * 3.1, 28, 4.1, 1.4, 1.2, lit, frame)
water_tank(at(8, 26, LENS), 26, 3.0, 0.8, 1.3)
for i, (p, y, h) in enumerate(((3, 30, 8.2), (16, 34, 7.6), (57, 34, 8.8), (91, 38, 11))):
    palm(at(p, y, LENS), y, h, i)

wet_ground("#202227", (0.53, 0.58), 0.36, slabs=3.2, offset=(7.7, 2.2), damp=0.24, pools=[(0.2, 3.7, 1.9, 0.42), (2.3, 4.1, 0.9, 0.3), (-2.2, 6.6, 1.3, 0.9)])
dusk(scene)
softbox("flood_left", (-9.5, 8.5, 7.0), (-3.2, TY, 2.4), 1.6, 0.9, 400, kelvin(4600), 0.3)
softbox("strip", (-2.4, 11.5, 7.6), (-2.4, TY, 2.6), 7.5, 0.5, 130, kelvin(5200), 0.35)
softbox("sunset", (-2.0, 22, 8.5), (-2.2, TY, 3.2), 8, 0.7, 42, srgb("#FFB98A"), 0.3)
softbox("front", (0.4, 1.0, 3.4), (1.5, DY, 0.9), 2.2, 0.8, 52, kelvin(5500), 0.3)
softbox("island_rim", (4.6, 6.6, 2.3), (1.6, DY, 1.0), 0.4, 1.4, 46, srgb("#FFD9A8"), 0.4)
softbox("cylinders", (-4.6, 4.8, 3.2), (-1.9, 8.4, 0.6), 0.8, 0.8, 70, kelvin(4600), 0.3)
softbox("wall", (4.5, 19.5, 4.5), (5, WALL_Y, 1.2), 6.0, 0.4, 30, kelvin(3300), 0.4)
eye_camera(LENS, 0.54, fstop=9, focus=6.2)
finish(args, exposure=0.42)
