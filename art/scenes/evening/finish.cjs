/* Finishing: 16-bit masters -> delivery files.
 *
 *   node finish.cjs --in masters --out renders [--only name,name]
 *
 * Lanczos down-scaling, blacks lifted to the page ground (soot #0A0D12) for the dark
 * pictures so that they merge with the page, a fine grain against banding,
 * JPEG 92 4:4:4 without metadata; cut-outs as lossless WebP with a contact shadow.
 */
const fs = require('fs'), path = require('path'), sharp = require('sharp');
const arg = (name, fallback) => { const i = process.argv.indexOf('--' + name); return i < 0 ? fallback : process.argv[i + 1]; };
const IN = arg('in', 'masters'), OUT = arg('out', 'renders'), ONLY = arg('only', '').split(',').filter(Boolean);
const GRAIN = +(process.env.GRAIN || 1.2);
const SOOT = [10, 13, 18];
fs.mkdirSync(OUT, { recursive: true });
sharp.concurrency(1);

// delivery name: [master, width, height, sits on soot]
const OPAQUE = {
  'hero-wide': ['hero-wide', 1920, 1080, true], 'hero-tall': ['hero-tall', 1080, 1440, true],
  'product-3kg': ['studio-3', 1200, 1500, true], 'product-6kg': ['studio-6', 1200, 1500, true],
  'product-12-5kg': ['studio-12_5', 1200, 1500, true], 'product-50kg': ['studio-50', 1200, 1500, true],
  'lineup': ['lineup', 1920, 1080, true], 'flame': ['flame', 1600, 1067, true],
  'service-station': ['station', 1600, 1200, false], 'service-bulk': ['bulk', 1600, 1200, false], 'service-delivery': ['delivery', 1600, 1200, false],
};
const CUTOUTS = { 'cutout-3kg': 'cut-3', 'cutout-6kg': 'cut-6', 'cutout-12-5kg': 'cut-12_5', 'cutout-50kg': 'cut-50' };

let seed = 7; const rnd = () => { seed = (seed * 1664525 + 1013904223) >>> 0; return seed / 4294967296; };
async function opaque(name, [master, w, h, onSoot]) {
  const { data } = await sharp(path.join(IN, master + '.png')).removeAlpha().resize(w, h, { kernel: 'lanczos3', fit: 'fill' }).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  const px = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2), out = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    const grain = (rnd() + rnd() - 1) * GRAIN;
    for (let c = 0; c < 3; c++) {
      let v = px[i * 3 + c] / 257; if (onSoot) v = SOOT[c] + v * (255 - SOOT[c]) / 255;
      out[i * 3 + c] = Math.max(0, Math.min(255, Math.round(v + grain)));
    }
  }
  // no lettering on the canopy: the card's crop would cut the words
  if (master === 'station') { const [x0, x1] = [768, 990]; for (let y = 277; y < 326; y++) for (let c = 0; c < 3; c++) {
    const mean = from => { let sum = 0; for (let d = -1; d <= 1; d++) for (let x = from; x < from + 24; x++) sum += px[((y + d) * w + x) * 3 + c]; return sum / 72 / 257; };
    const [a, b] = [mean(x0 - 26), mean(x1 + 2)];
    for (let x = x0; x < x1; x++) { const u = (x - x0) / (x1 - x0), s = u * u * (3 - 2 * u); out[(y * w + x) * 3 + c] = Math.round(a + (b - a) * s + (rnd() + rnd() - 1) * 2.2); } } }
  const patch = path.join(IN, master + '-patch.png');
  if (fs.existsSync(patch)) { const [x0,y0,x1,y1] = [620, 560, 735, 720];
    const p = await sharp(patch).removeAlpha().toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer(); const q = new Uint16Array(p.buffer, p.byteOffset, p.byteLength / 2);
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) for (let c = 0; c < 3; c++) { const i = (y * w + x) * 3 + c; out[i] = Math.round(q[i] / 257); } }
  const file = path.join(OUT, name + '.jpg');
  await sharp(out, { raw: { width: w, height: h, channels: 3 } }).jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(file);
  console.log(file, w + 'x' + h, fs.statSync(file).size);
}

async function cutout(name, master) {
  const png = path.join(IN, master + '.png'), foot = JSON.parse(fs.readFileSync(path.join(IN, master + '.json')));
  const { width, height } = await sharp(png).metadata();
  const { info } = await sharp(png).trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 2 }).toBuffer({ resolveWithObject: true });
  const left = -info.trimOffsetLeft, top = -info.trimOffsetTop;
  const rx = (foot.right - foot.left) / 2 * width, ry = (foot.bottom - foot.top) / 2 * height, cx = (foot.left + foot.right) / 2 * width, cy = (foot.top + foot.bottom) / 2 * height;
  const side = Math.round(Math.max(rx * .42, 20)), below = Math.round(ry * .95 + 18);
  const x0 = left - side, y0 = top - 6, w = info.width + 2 * side, h = Math.round(cy + ry) + below - y0;
  const shadow = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><filter id="a" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${rx * .035}"/></filter><filter id="b" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="${rx * .12}"/></filter></defs>`
    + `<ellipse cx="${cx - x0}" cy="${cy - y0 + ry * .12}" rx="${rx * 1.12}" ry="${ry * 1.12}" fill="#1A1206" opacity=".34" filter="url(#b)"/><ellipse cx="${cx - x0}" cy="${cy - y0 + ry * .05}" rx="${rx * 1.01}" ry="${ry * 1.0}" fill="#140D04" opacity=".62" filter="url(#a)"/></svg>`);
  const product = await sharp(png).extract({ left, top, width: info.width, height: info.height }).toColourspace('srgb').png().toBuffer();
  const flat = await sharp({ create: { width: w, height: h, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: shadow }, { input: product, left: left - x0, top: top - y0 }]).png().toBuffer();
  const file = path.join(OUT, name + '.webp');
  const res = await sharp(flat).resize({ height: 1000, kernel: 'lanczos3' }).webp({ lossless: true, effort: 6 }).toFile(file);
  console.log(file, res.width + 'x' + res.height, fs.statSync(file).size);
}

(async () => {
  for (const [name, spec] of Object.entries(OPAQUE)) if ((!ONLY.length || ONLY.includes(name)) && fs.existsSync(path.join(IN, spec[0] + '.png'))) await opaque(name, spec);
  for (const [name, master] of Object.entries(CUTOUTS)) if ((!ONLY.length || ONLY.includes(name)) && fs.existsSync(path.join(IN, master + '.png'))) await cutout(name, master);
})();
