import { textFile } from "../../../../src/model/problems";
import { markdownBody } from "../../../../tools/content/check/read/markdownBody";
import { checkTyped } from "../../../../tools/content/check/rules/typed/checkTyped";

/** What the check says of a body. */
function said(text: string): readonly string[] {
  const file = textFile("a.md", text);
  const body = markdownBody(file, file.toString(), true);
  checkTyped({ kind: "text", path: "a.md", file, values: [] }, body);
  return file.messages.map(({ reason }) => reason);
}

const right = `Pay **in naira** or [as agreed](/contact), for CO<sub>2</sub> and \`data\`.

1. First
2. Second
3. Third

| Size | Price |
| ---- | ----: |
| 3 kg | 15000 |

12 Road\\
Jos.

\\- 5 °C and \\*Terms are fine, and so is the sum 3 - 4 - 5, in a paragraph that somebody
has wrapped by hand.

- One
- Two`;

it("says nothing of signs that are used as people mean them", () => {
  expect(said(right)).toEqual([]);
});

const signs = [...right.matchAll(/[*[\]<>`\\]|\](?=\()|\((?=\/)|(?<=Size )\||\d(?=\.)|-(?= One)/g)];

it.each(signs.map((match) => [match[0], match.index]))("misses %s at %d", (_sign, index) => {
  expect(said(right.slice(0, index) + right.slice(index + 1))).not.toEqual([]);
});
