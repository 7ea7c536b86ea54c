import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { asViewersDo } from "../../model/asViewersDo";
import { themes } from "../../theme/colours";
import { fitText } from "./wrapText";

/** Width and height of a share picture in px, as Open Graph recommends. */
const CARD = { width: 1200, height: 630 };

const colours = themes.dark;
const font = path.resolve("art/fonts/bricolage-grotesque-700.ttf");

/** The text without what the font lacks: letters of other scripts, and emoji. It would be drawn as empty boxes. */
const drawable = (text: string) =>
  text.replaceAll(/(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}\uFE0F?/gu, "").trim();

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface CardText {
  title: string;
  company: string;
}

/** The card's text as raw premultiplied RGBA, because encoding it as PNG takes longer than drawing it. */
function drawWords({ title, company }: CardText): Buffer {
  const { size, lines } = fitText(drawable(title), 620, 320);
  const spans = lines.map(
    (line, index) => `<tspan x="72" y="${168 + size * (index + 0.75)}">${escapeXml(line)}</tspan>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"
    font-family="Bricolage Grotesque" font-weight="700" fill="${colours.text}">
    <path fill="${colours.action}" d="M72 96h96v9H72zM72 117h96v9H72z"/>
    <text font-size="${size}" letter-spacing="${-0.03 * size}">${spans.join("")}</text>
    <text x="72" y="566" font-size="34" fill="${colours.action}">${escapeXml(drawable(company))}</text>
  </svg>`;
  const options = { font: { fontFiles: [font], loadSystemFonts: false } };
  return new Resvg(svg, options).render().pixels;
}

/**
 * The background of all share pictures.
 * @param hero the path of the wide hero picture
 * @returns raw RGB
 */
export const drawBackground = (hero: string): Promise<Buffer> =>
  sharp(hero, asViewersDo)
    .resize({ ...CARD, fit: "cover", position: "right" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();

/**
 * Draws the picture that is shown when a page is shared: its title over the hero picture.
 * @param background from `drawBackground`
 * @returns the picture as JPEG
 */
export const drawShareCard = (background: Buffer, text: CardText): Promise<Buffer> =>
  sharp(background, { raw: { ...CARD, channels: 3 } })
    .composite([{ input: drawWords(text), raw: { ...CARD, channels: 4 }, premultiplied: true }])
    .jpeg({ quality: 80 })
    .toBuffer();
