import { textFile } from "../../../../src/model/problems";
import { readContent } from "../../../../src/model/readContent";
import { legalDocument as type } from "../../../../src/model/types/legalDocument";
import type { Site } from "../../../../tools/content/check/read/reading";
import { hintOldDates } from "../../../../tools/content/check/rules/oldDates";
import { validTree } from "../../../support/contentTree";
import { gitFolder } from "../../../support/gitFolder";

const path = "legal/privacy.md";
const text = String(validTree().get(path));

it.each([
  ["a word of the text", ["Your name.", "Your names."], "2024-11-19", 1],
  ["a word of the summary", ["keep little", "keep much"], "2024-11-19", 1],
  ["a word on the day of the date", ["Your name.", "Your names."], "2024-11-18", 0],
  ["a word with its date", [/2024-11-18([^]*)Your/, "2024-11-19$1Our"], "2024-11-19", 0],
  ["a field", ["order: 2", "order: 2\nlinkLabel: Data"], "2024-11-19", 0],
  ["the end of a line", ["Your name.", "Your\nname."], "2024-11-19", 0],
] as const)("%s changes: is the document's date old?", (_, [from, to], day, expected) => {
  const { folder, commit } = gitFolder();
  const hints = (written: string) => {
    const file = textFile(`${folder}/${path}`, written);
    const texts = [{ file, type, content: readContent(type, file) }];
    hintOldDates({ texts, today: new Date(day) } as unknown as Site);
    return file.messages.length;
  };
  const changed = text.replace(from, to);
  commit({ [path]: text }, "2024-11-18");
  expect(hints(changed)).toBe(expected);
  commit({ [path]: changed }, day);
  expect([hints(changed), hints(text)]).toEqual([expected, 0]);
});
