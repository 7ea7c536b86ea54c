/** Prints bytes and likeness of every picture of the built site: `npm run report:pictures`. */
import { likenessOf, type Likeness } from "./likeness";
import { outputsOf } from "./outputs";

const row = ({ width, format, bytes, ssim }: Likeness) =>
  [`${width} px`, format, `${bytes} B`, ssim.toFixed(4)].map((cell) => cell.padStart(9)).join(" ");

async function report(): Promise<void> {
  const outputs = outputsOf("public", "content");
  if (outputs.length === 0) throw new Error("public/ holds no pictures; npm run build makes them.");
  let total = 0;
  for (const master of new Set(outputs.map((output) => output.master))) {
    const likenesses: Likeness[] = [];
    for (const output of outputs) {
      if (output.master === master) likenesses.push(await likenessOf(output));
    }
    likenesses.sort((a, b) => a.format.localeCompare(b.format) || a.width - b.width);
    console.log([`\n${master}`, ...likenesses.map(row)].join("\n"));
    total += likenesses.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  console.log(`\n${outputs.length} pictures, ${(total / 1000).toFixed(0)} kB`);
}

report().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
