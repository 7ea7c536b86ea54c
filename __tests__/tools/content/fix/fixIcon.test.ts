import { fixIcon } from "../../../../tools/content/fix/fixIcon";

const drawn = (shapes: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"${more}>${shapes}</svg>`;

const black = '<path d="M4 4h40v40H4z"/>';
const line = (colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="4" d="M4 9h40"/>`;
const mask = '<mask id="a"><path fill="#fff" d="M0 0h48v24H0z"/></mask>';
const masked = (colour: string) => `${mask}<path fill="${colour}" mask="url(#a)" d="M4 4h40v40z"/>`;

it.each([
  ["black by default", black, black],
  ["black, as Inkscape writes it", black.replace("d=", 'style="color:#000" d='), black],
  ["dark", line("#112"), line("currentColor")],
  ["white, with a mask of that colour", masked("#fff"), masked("currentColor")],
])("an icon that is %s gets the colour of the text", async (_name, before, after) => {
  const fixed = await fixIcon(drawn(before));
  expect(fixed).toBe(drawn(after, ' fill="currentColor"'));
  expect(await fixIcon(fixed ?? "")).toBeUndefined();
});

it.each([
  ["with an accent", `${black}<path fill="#fb0" d="M9 9h5v5H9z"/>`],
  ["with the text's colour elsewhere", `${black}<path fill="currentColor" d="M9 9h5v5H9z"/>`],
  [
    "with a mask that would take the text's colour",
    `${mask.replace("</mask>", '<path d="M9 9h9v9H9z"/></mask>')}<path mask="url(#a)" d="M4 4h40v40z"/>`,
  ],
  ["that can be seen in both themes", '<path fill="#fb0" d="M4 4h40v40H4z"/>'],
  [
    "that loses a style on the page",
    '<path style="transform:scale(2)rotate(9deg)" d="M4 4h9v9H4z"/>',
  ],
  ["with a mistake", `${black}<script/>`],
])("an icon %s is left alone", async (_name, shapes) => {
  expect(await fixIcon(drawn(shapes))).toBeUndefined();
});
