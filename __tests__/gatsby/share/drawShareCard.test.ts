import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawBackground, drawShareCard } from "../../../src/gatsby/share/drawShareCard";
import { temporaryFolder } from "../../support/temporaryFolder";
import { withSmallFault } from "../../support/withSmallFault";

/** A photo with small faults in its file. */
async function heroPicture(): Promise<string> {
  const file = `${temporaryFolder()}/hero.jpg`;
  const background = "#000000";
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background } });
  writeFileSync(file, withSmallFault(await photo.jpeg().toBuffer()));
  return file;
}

/** The brightest value of a part of the picture, 0 to 255. */
async function brightest(card: Buffer, top: number, height: number): Promise<number> {
  const part = await sharp(card).extract({ left: 60, top, width: 640, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ max }) => max));
}

it("draws title and company over the hero's picture, at the size that link previews expect", async () => {
  const background = await drawBackground(await heroPicture());
  const card = await drawShareCard(background, { title: "A < B & C", company: "A & B <C>" });
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(await brightest(card, 170, 80)).toBeGreaterThan(200);
  expect(await brightest(card, 530, 50)).toBeGreaterThan(200);
  expect(await brightest(card, 300, 150)).toBeLessThan(40);
});

it("leaves out what its font lacks", async () => {
  const background = await drawBackground(await heroPicture());
  const plain = await drawShareCard(background, { title: "Gas in Jos", company: "Ilé Gas" });
  const title = "🔥 Gas in Jos غاز";
  expect(await drawShareCard(background, { title, company: "Ilé Gas ⛽️" })).toEqual(plain);
});
