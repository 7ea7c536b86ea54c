const fs = require('fs'), fontkit = require('fontkit'), { optimize } = require('svgo');
let font = fontkit.openSync('../../fonts/public-sans.ttf');
if (Object.keys(font.variationAxes || {}).length) font = font.getVariation({ wght: 500 });
let bold = fontkit.openSync('../../fonts/public-sans.ttf');
if (Object.keys(bold.variationAxes || {}).length) bold = bold.getVariation({ wght: 600 });
const W = 1137, H = 340, K = 760;
const X = lon => (lon - 2.72) * K, Y = lat => (6.69 - lat) * K;
const r = n => Math.round(n * 10) / 10;
// Catmull-Rom through points (lon, lat), as cubic Beziers
function spline(points, close = false) {
  const p = points.map(([a, b]) => [X(a), Y(b)]), n = p.length, at = i => close ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))];
  let d = `${r(p[0][0])} ${r(p[0][1])}`;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r(b[0] + (c[0] - a[0]) / 6)} ${r(b[1] + (c[1] - a[1]) / 6)} ${r(c[0] - (e[0] - b[0]) / 6)} ${r(c[1] - (e[1] - b[1]) / 6)} ${r(c[0])} ${r(c[1])}`;
  }
  return d;
}
function text(s, x, y, size, anchor = 'middle', f = font) {
  const run = f.layout(s), k = size / f.unitsPerEm;
  let w = run.advanceWidth * k, cx = x - (anchor === 'middle' ? w / 2 : anchor === 'end' ? w : 0), d = '';
  run.glyphs.forEach((g, i) => { d += g.path.scale(k, -k).translate(cx, y).toSVG(); cx += run.positions[i].xAdvance * k; });
  return d;
}
// north shore: from the left edge along Badagry Creek, round the harbour, Lagos Lagoon, to Epe and Lekki Lagoon
const mainland = [[2.70, 6.432], [2.80, 6.422], [2.88, 6.419], [2.97, 6.425], [3.06, 6.432], [3.15, 6.437], [3.24, 6.442], [3.32, 6.444], [3.358, 6.452], [3.372, 6.474], [3.386, 6.494], [3.402, 6.512], [3.408, 6.536], [3.424, 6.556], [3.436, 6.585], [3.452, 6.612], [3.478, 6.622], [3.505, 6.604], [3.55, 6.590], [3.60, 6.583], [3.645, 6.560], [3.69, 6.535], [3.74, 6.525], [3.80, 6.535], [3.86, 6.556], [3.92, 6.578], [3.98, 6.580], [4.04, 6.588], [4.10, 6.602], [4.16, 6.598], [4.25, 6.592]];
// sandbar west of the harbour
const barNorth = [[2.70, 6.416], [2.80, 6.407], [2.88, 6.405], [2.97, 6.411], [3.06, 6.418], [3.15, 6.423], [3.24, 6.427], [3.32, 6.428], [3.375, 6.424], [3.388, 6.410]];
const barSouth = [[3.388, 6.404], [3.37, 6.397], [3.30, 6.404], [3.20, 6.403], [3.08, 6.398], [2.95, 6.390], [2.82, 6.379], [2.70, 6.368]];
// peninsula: Victoria Island, Lekki, Ibeju Lekki
const penSouth = [[3.402, 6.412], [3.42, 6.417], [3.45, 6.420], [3.52, 6.424], [3.60, 6.427], [3.70, 6.423], [3.82, 6.419], [3.94, 6.415], [4.06, 6.412], [4.16, 6.406], [4.25, 6.400]];
const penNorth = [[4.25, 6.470], [4.20, 6.478], [4.14, 6.494], [4.08, 6.520], [4.03, 6.548], [3.985, 6.560], [3.93, 6.556], [3.87, 6.533], [3.81, 6.510], [3.75, 6.494], [3.69, 6.490], [3.64, 6.492], [3.60, 6.480], [3.55, 6.466], [3.50, 6.452], [3.46, 6.438], [3.42, 6.430], [3.404, 6.422]];
const island = [[3.382, 6.452], [3.392, 6.463], [3.41, 6.467], [3.43, 6.468], [3.447, 6.462], [3.45, 6.449], [3.43, 6.443], [3.405, 6.443], [3.388, 6.445]];
const land = [
  `M${spline(mainland)}V-10H-10V${r(Y(6.432))}Z`,
  `M${spline(barNorth)}L${spline(barSouth)}Z`,
  `M${spline(penSouth)}L${spline(penNorth)}Z`,
  `M${spline(island, true)}Z`,
];
const road = [[3.395, 6.455], [3.43, 6.432], [3.50, 6.440], [3.57, 6.466], [3.66, 6.470], [3.75, 6.468], [3.85, 6.4667], [3.93, 6.474], [3.975, 6.505], [3.988, 6.55], [3.98, 6.586]];
const west = [[3.372, 6.462], [3.33, 6.462], [3.24, 6.462], [3.12, 6.462], [3.0, 6.446], [2.90, 6.430]];
const dot = (lon, lat) => `<circle cx="${r(X(lon))}" cy="${r(Y(lat))}" r="5"/>`;
const hx = r(X(3.85)), hy = r(Y(6.4667));
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" fill="#f4f1ea">
<defs><radialGradient id="a" gradientUnits="userSpaceOnUse" gradientTransform="translate(${r(X(3.85))} ${r(Y(6.4667))})scale(640 300)" cx="0" cy="0" r="1"><stop stop-color="#ffb000" stop-opacity=".3"/><stop offset=".5" stop-color="#f9cc66" stop-opacity=".15"/><stop offset="1" stop-color="#f4f1ea" stop-opacity=".1"/></radialGradient></defs>
<path fill="url(#a)" stroke="#f4f1ea" stroke-linejoin="round" stroke-opacity=".4" stroke-width="1.5" d="${land.join('')}"/>
<path fill="none" stroke="#ffb000" stroke-dasharray="1 8" stroke-linecap="round" stroke-width="3" d="M${spline(road)}M${spline(west)}"/>
${dot(2.88, 6.428)}${dot(3.40, 6.455)}${dot(3.57, 6.466)}${dot(3.98, 6.586)}
<circle cx="${hx}" cy="${hy}" r="20" fill="#ffb000" fill-opacity=".3"/><circle cx="${hx}" cy="${hy}" r="10" fill="#ffb000" stroke="#f4f1ea" stroke-width="3"/>
<path d="${text('Badagry', X(2.88), Y(6.428) - 14, 18)}${text('Lagos Island', X(3.395) - 20, Y(6.455) - 22, 18, 'end')}${text('Ajah', X(3.57), Y(6.466) + 25, 18)}${text('Ibeju Lekki', X(3.817), Y(6.4365), 22, 'end', bold)}${text('Epe', X(3.98), Y(6.586) - 13, 18)}"/>
<path fill-opacity=".75" d="${text('Lagos Lagoon', X(3.594), Y(6.516), 17)}${text('Atlantic Ocean', X(3.71), Y(6.335), 17)}"/>
</svg>`;
fs.writeFileSync('coast-raw.svg', svg);
const out = optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default'] }).data;
fs.writeFileSync('coast.svg', out);
console.log(out.length);
require('./coast-sheet.cjs');
