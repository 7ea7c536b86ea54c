"""One evening in Lagos: what the three pictures of the services share.

Paint, block walls with stains, wet ground with puddles, louvre windows, palms, poles,
the dusk sky. Camera height is 1.5 m in all three. Units are metres; +Y is away from the viewer.
"""

from common import *
import cylinder

EYE = 1.5


def simple_paint(name, base, rough=0.4, coat=0.4):
    m = pmat(name, base, rough, coat=coat, coat_r=0.1)
    t = NT(m)
    tc = t.new("ShaderNodeTexCoord")
    n = t.noise(1.3, 2, 0.6, tc.outputs["Object"])
    t.link(t.maprange(n, 0.3, 0.75, rough - 0.06, rough + 0.10), t.b.inputs["Roughness"])
    c = srgb(base)
    t.link(
        t.mix(t.maprange(n, 0.45, 0.8, 0, 0.35), c, tuple([x * 0.78 for x in c[:3]] + [1])),
        t.b.inputs["Base Color"],
    )
    return m


def masonry(name, base, height, plaster=0.0, stain=0.75, dark="#15130f"):
    """Sandcrete blocks of 450 by 225 mm in world X and Z, with drip stains from the coping and splash at
    the foot; plaster (0 to 1) is the share of the wall that has a render coat over the blocks."""
    m = pmat(name, base, 0.85, spec=0.25)
    t = NT(m)
    geo = t.new("ShaderNodeNewGeometry")
    xyz = t.new("ShaderNodeSeparateXYZ")
    t.link(geo.outputs["Position"], xyz.inputs[0])
    flat = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("ADD", xyz.outputs[0], xyz.outputs[1]), flat.inputs[0])
    t.link(xyz.outputs[2], flat.inputs[1])
    brick = t.new("ShaderNodeTexBrick")
    t.link(flat.outputs[0], brick.inputs["Vector"])
    c = srgb(base)
    brick.inputs["Color1"].default_value = c
    brick.inputs["Color2"].default_value = tuple([x * 0.74 for x in c[:3]] + [1])
    brick.inputs["Mortar"].default_value = tuple([x * 0.30 for x in c[:3]] + [1])
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Mortar Size"].default_value = 0.014
    brick.inputs["Mortar Smooth"].default_value = 0.3
    brick.inputs["Brick Width"].default_value = 0.45
    brick.inputs["Row Height"].default_value = 0.225
    wide = t.noise(0.55, 3, 0.6, geo.outputs["Position"])
    coat = t.maprange(wide, 0.62 - 0.3 * plaster, 0.66 - 0.3 * plaster, 0, 1) if plaster else 0.0
    smooth = tuple([min(1, x * 1.12) for x in c[:3]] + [1])
    col = t.mix(coat, brick.outputs["Color"], smooth)
    # drips: noise stretched downwards, strongest under the coping
    mp = t.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (3.4, 3.4, 0.28)
    t.link(geo.outputs["Position"], mp.inputs[0])
    drip = t.maprange(t.noise(1.0, 4, 0.65, mp.outputs[0]), 0.46, 0.66, 0, 1, True)
    drip = t.math("MULTIPLY", drip, t.maprange(xyz.outputs[2], height - 1.5, height, 0.15, 1.0))
    foot = t.maprange(
        t.math("ADD", xyz.outputs[2], t.math("MULTIPLY", t.noise(2.2, 3, 0.6, geo.outputs["Position"]), -0.8)),
        -0.25,
        0.25,
        1,
        0,
        True,
    )
    dirt = t.math("MULTIPLY", t.math("MAXIMUM", drip, foot), stain)
    t.link(t.mix(dirt, col, srgb(dark)), t.b.inputs["Base Color"])
    grain = t.noise(38, 3, 0.65, geo.outputs["Position"])
    t.link(t.maprange(grain, 0.3, 0.7, 0.70, 0.95), t.b.inputs["Roughness"])
    b = t.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = 0.3
    b.inputs["Distance"].default_value = 0.03
    joints = t.math("MULTIPLY", t.math("SUBTRACT", 1.0, brick.outputs["Fac"]), t.math("SUBTRACT", 1.0, coat))
    t.link(t.math("ADD", joints, t.math("MULTIPLY", grain, 0.35)), b.inputs["Height"])
    t.link(b.outputs[0], t.b.inputs["Normal"])
    return m


def wet_ground(base="#26262a", puddles=(0.50, 0.56), scale=0.33, slabs=0.0, offset=(0, 0), damp=0.34, pools=()):
    """Ground plane with puddles (roughness .05, no bump) between rougher, damp patches."""
    m = pmat("ground", base, 0.5, spec=0.5)
    t = NT(m)
    geo = t.new("ShaderNodeNewGeometry")
    mp = t.new("ShaderNodeMapping")
    mp.inputs["Location"].default_value = (*offset, 0)
    mp.inputs["Scale"].default_value = (1, 0.62, 1)
    t.link(geo.outputs["Position"], mp.inputs[0])
    n = t.noise(scale, 4, 0.55, mp.outputs[0])
    wet = t.maprange(n, puddles[0], puddles[1], 0, 1, True)
    place = t.new("ShaderNodeSeparateXYZ")
    t.link(geo.outputs["Position"], place.inputs[0])
    ragged = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(1.7, 4, 0.6, geo.outputs["Position"]), 0.5), 1.5)
    for px, py, rx, ry in pools:
        dx = t.math("MULTIPLY", t.math("SUBTRACT", place.outputs[0], px), 1 / rx)
        dy = t.math("MULTIPLY", t.math("SUBTRACT", place.outputs[1], py), 1 / ry)
        d = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", dx, dx), t.math("MULTIPLY", dy, dy)))
        wet = t.math("MAXIMUM", wet, t.maprange(t.math("ADD", d, ragged), 0.88, 1.0, 1, 0, True))
    fine = t.noise(30, 3, 0.6, geo.outputs["Position"])
    c = srgb(base)
    mid = t.noise(1.6, 3, 0.6, geo.outputs["Position"])
    dry = t.mix(t.maprange(mid, 0.35, 0.7, 0, 1), c, tuple([x * 0.62 for x in c[:3]] + [1]))
    if slabs:
        xyz = t.new("ShaderNodeSeparateXYZ")
        t.link(geo.outputs["Position"], xyz.inputs[0])

        def joint(axis):
            cell = t.math("MODULO", t.math("ADD", xyz.outputs[axis], 100 * slabs + 0.9), slabs)
            return t.maprange(
                t.math("ABSOLUTE", t.math("SUBTRACT", cell, slabs / 2)), 0.006, 0.016, 1, 0
            )

        dry = t.mix(t.math("MAXIMUM", joint(0), joint(1)), dry, srgb("#08080a"))
    t.link(t.mix(wet, dry, tuple([x * 0.30 for x in c[:3]] + [1])), t.b.inputs["Base Color"])
    rough = t.maprange(t.math("ADD", mid, t.math("MULTIPLY", fine, 0.3)), 0.4, 0.9, damp, damp + 0.2)
    t.link(t.math("ADD", t.math("MULTIPLY", rough, t.math("SUBTRACT", 1.0, wet)), t.math("MULTIPLY", wet, 0.05)), t.b.inputs["Roughness"])
    b = t.new("ShaderNodeBump")
    b.inputs["Distance"].default_value = 0.004
    t.link(t.math("SUBTRACT", 1.0, wet), b.inputs["Strength"])
    t.link(fine, b.inputs["Height"])
    t.link(b.outputs[0], t.b.inputs["Normal"])
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(p) for p in ((-70, -30, 0), (70, -30, 0), (70, 110, 0), (-70, 110, 0))])
    me = bpy.data.meshes.new("ground")
    bm.to_mesh(me)
    bm.free()
    return obj("ground", me, m, smooth=False)


def extrude(name, outline, width, mat, bevel=0.0, parent=None, axis="Y", loc=(0, 0, 0)):
    """Prism from an outline of (x, z), extruded symmetrically along Y (or X)."""
    bm = bmesh.new()
    a = [bm.verts.new((x, -width / 2, z)) for x, z in outline]
    b = [bm.verts.new((x, width / 2, z)) for x, z in outline]
    bm.faces.new(a)
    bm.faces.new(b[::-1])
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((a[i], b[i], b[j], a[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = obj(name, me, mat, parent=parent)
    o.location = loc
    if axis == "X":
        o.rotation_euler = (0, 0, pi / 2)
    if bevel:
        m = o.modifiers.new("b", "BEVEL")
        m.width = bevel
        m.segments = 3
        m.limit_method = "ANGLE"
        m.harden_normals = True
    return o


def louvres(x, y, z, w, h, lit, frame, parent=None):
    """Louvre window on a wall that faces -Y: frame, glass blades, a lit or a dark room; (x, z) is its centre."""
    back = emitter("room", "#FF9E3C", 1.3) if lit else pmat("dark_room", "#07090c", 0.9)
    box("room", (w, 0.01, h), (x, y - 0.005, z), back, parent=parent)
    blade = pmat("blade_lit" if lit else "blade", "#c9b48a" if lit else "#8fa0ad", 0.12, spec=0.6)
    blade.node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = 0.6 if lit else 0.2
    cols = 2 if w > 0.8 else 1
    cw = w / cols
    for c in range(cols):
        cx = x - w / 2 + cw * (c + 0.5)
        k = int(h / 0.125)
        for i in range(k):
            box(
                "louvre",
                (cw - 0.05, 0.13, 0.006),
                (cx, y - 0.07, z - h / 2 + (i + 0.5) * h / k),
                blade,
                rot=(radians(38), 0, 0),
                parent=parent,
            )
    for dx in [-w / 2 + cw * i for i in range(cols + 1)]:
        box("mullion", (0.05, 0.12, h + 0.06), (x + dx, y - 0.06, z), frame, 0.005, parent=parent)
    for dz in (-h / 2, h / 2):
        box("rail", (w + 0.06, 0.12, 0.05), (x, y - 0.06, z + dz), frame, 0.005, parent=parent)
    box("sill", (w + 0.24, 0.22, 0.06), (x, y - 0.10, z - h / 2 - 0.06), frame, 0.008, parent=parent)


def bulb(x, y, z, strength=60, glow=14):
    """One bare bulb in its holder, lit."""
    tube("holder", [(x, y, z + 0.16), (x, y, z + 0.06)], 0.022, pmat("holder", "#111111", 0.5))
    o = lathe(
        "bulb",
        fillet([(0, -0.055, 0), (0.035, -0.04, 0.03), (0.042, 0.0, 0.03), (0.018, 0.06, 0.02), (0, 0.065, 0)]),
        32,
        emitter("bulb", "#FFC987", glow),
    )
    o.location = (x, y, z)
    L = bpy.data.lights.new("bulb", "POINT")
    L.energy = strength
    L.color = kelvin(2700)[:3]
    L.shadow_soft_size = 0.05
    p = bpy.data.objects.new("bulb", L)
    bpy.context.collection.objects.link(p)
    p.location = (x, y, z)
    o.visible_shadow = False
    return p


def silhouette():
    m = bpy.data.materials.get("silhouette")
    if not m:
        m = pmat("silhouette", "#1a2438", 0.9, emis="#1c2a44", estr=0.30)
    return m


def palm(x, y, h, seed):
    rd = random.Random(seed)
    lean = rd.uniform(-0.8, 0.8)
    top = Vector((x + lean, y, h))
    tube("trunk", [(x, y, 0), (x + lean * 0.3, y, h * 0.5), top], 0.13, silhouette(), kind="NURBS")
    bm = bmesh.new()
    for f in range(18):
        az = 2 * pi * f / 18 + rd.uniform(-0.2, 0.2)
        el = rd.uniform(-0.15, 1.05)
        Lf = rd.uniform(2.1, 2.9)
        p = top.copy()
        d = Vector((cos(az) * cos(el), sin(az) * cos(el), sin(el)))
        pts = [p.copy()]
        for k in range(14):
            d = (d + Vector((0, 0, -0.12))).normalized()
            p = p + d * (Lf / 14)
            pts.append(p.copy())
        for k in range(1, 15):
            dd = (pts[k] - pts[k - 1]).normalized()
            sd = dd.cross(Vector((0, 0, 1))).normalized()
            ln = 0.62 * math.sin(pi * min(1, (k + 1.5) / 16)) + 0.08
            for sg in (-1, 1):
                tip = pts[k] + sd * sg * ln * 0.8 + dd * ln * 0.45 + Vector((0, 0, -ln * 0.55))
                w2 = dd * 0.055
                bm.faces.new([bm.verts.new(q) for q in (pts[k] - w2, pts[k] + w2, tip)])
            w3 = Vector((0, 0, 0.03))
            bm.faces.new(
                [bm.verts.new(q) for q in (pts[k - 1] - w3, pts[k] - w3, pts[k] + w3, pts[k - 1] + w3)]
            )
    me = bpy.data.meshes.new("palm")
    bm.to_mesh(me)
    bm.free()
    obj("palm", me, silhouette(), smooth=False)


def pole(x, y, h, wires=()):
    """Wooden pole with a cross-arm; wires sag from it to the given points."""
    m = silhouette()
    tube("pole", [(x, y, 0), (x, y, h)], 0.11, m)
    box("arm", (1.5, 0.10, 0.12), (x, y, h - 0.5), m)
    for end in wires:
        for dx in (-0.65, 0, 0.65):
            a, b = Vector((x + dx, y, h - 0.42)), Vector(end) + Vector((dx * 0.6, 0, 0))
            tube(
                "wire",
                [a.lerp(b, u / 12) - Vector((0, 0, 0.9 * 4 * (u / 12) * (1 - u / 12))) for u in range(13)],
                0.012,
                m,
            )


def water_tank(x, y, z, r=0.62, h=1.15):
    """Black ribbed plastic tank on a steel stand; z is its foot."""
    m = pmat("plastic", "#14171c", 0.42, spec=0.5)
    prof = [(0, 0), (r, 0)]
    k = 7
    for i in range(k):
        a = h * i / k
        prof += [(r, a + 0.01), (r * 1.03, a + 0.035), (r * 1.03, a + h / k - 0.045), (r, a + h / k - 0.02)]
    prof += [(r, h), (r * 0.8, h + 0.14), (r * 0.32, h + 0.24), (r * 0.32, h + 0.32), (0, h + 0.32)]
    lathe("water_tank", prof, 64, m).location = (x, y, z)
    s = pmat("stand", "#2b2622", 0.7, metal=0.5)
    box("platform", (r * 2.2, r * 2.2, 0.10), (x, y, z - 0.05), s)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("leg", (0.09, 0.09, z), (x + sx * r, y + sy * r, z / 2), s)
    for k in range(2):
        a = z * (0.25 + 0.4 * k)
        for sg in (-1, 1):
            tube("cross", [(x - r * sg, y - r, a), (x + r * sg, y - r, a + z * 0.3)], 0.02, s)


SKY = [
    (0, "#2b2a33"),
    (0.012, "#E08A50"),
    (0.06, "#A8727A"),
    (0.14, "#566A94"),
    (0.28, "#274A78"),
    (0.5, "#12284C"),
    (1, "#0A1428"),
]


def dusk(scene, strength=0.62):
    """The same dusk sky as in the pictures of the plant."""
    world = scene.world.node_tree
    bg = world.nodes["Background"]
    coords = world.nodes.new("ShaderNodeTexCoord")
    xyz = world.nodes.new("ShaderNodeSeparateXYZ")
    world.links.new(coords.outputs["Generated"], xyz.inputs[0])
    ramp = world.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "B_SPLINE"
    while len(ramp.color_ramp.elements) < len(SKY):
        ramp.color_ramp.elements.new(0.5)
    for stop, (pos, col) in zip(ramp.color_ramp.elements, SKY):
        stop.position = pos
        stop.color = srgb(col)
    world.links.new(xyz.outputs[2], ramp.inputs[0])
    world.links.new(ramp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength


def brand_mark(size, mat):
    return shape_mesh(
        cylinder.clip_polys(
            cylinder.mark_polys(size), [(-0.175 * size, -0.115 * size), (-0.015 * size, 0.045 * size)]
        ),
        mat,
    )


def upright(o, loc, parent=None, turn=0):
    """Stand a flat XY mesh up, facing -Y (turned about Z)."""
    o.rotation_euler = (pi / 2, 0, turn)
    o.location = loc
    o.parent = parent
    return o


def at(percent, y, lens):
    """World x that is seen at this percentage of the frame's width, at distance y (camera at x = 0)."""
    return (percent - 50) / 100 * 36 / lens * y


def eye_camera(lens, horizon, fstop=None, focus=None):
    """Camera at 1.5 m, level; horizon is the share of the 4:3 frame's height above the horizon."""
    o = camera((0, 0, EYE), (0, 10, EYE), lens, fstop, focus, shift=(0, -(0.5 - horizon) * 0.75))
    return o


def finish(args, exposure=0.30, glare=-0.90, **kw):
    render(
        args.out,
        args.width,
        args.height,
        args.spp,
        **{
            **dict(
                thr=0.02,
                exposure=exposure,
                glare=glare,
                glare_threshold=1.4,
                R=6,
                kf=50,
                sat=1.08,
                bounces=4,
                clamp_direct=3,
            ),
            **kw,
        },
    )
