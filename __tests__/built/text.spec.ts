import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import parse5, { type ChildNode, type Document } from "parse5";
import { routes } from "../browser/support/routes";

const folder = path.join(__dirname, "../../.fixture-site/public");

/** What browsers without styles set in a line of text; everything else begins a new line. */
const inline =
  /^(?:a|abbr|b|br|button|em|i|img|input|label|picture|select|source|span|strong|sub|sup|svg|textarea|wbr)$/;

/** What a visitor presses, and parts of a line that the layout sets apart. */
const apart = /^(?:a|button|label|span|strong)$/;

const none = /^(?:head|script|style|svg|template)$/;

/** The texts of a page that touch a pressed element, or the next part of the line, without a space between them. */
function joined(document: Document): string[] {
  const found: string[] = [];
  let line = "";
  let isAfterPart = false;
  const visit = (node: ChildNode) => {
    if ("value" in node) {
      const { value } = node;
      if (isAfterPart && /^[\p{L}\p{N}\p{Sc}+]/u.test(value) && /[^\s(“–-]$/.test(line))
        found.push(`${line.slice(-30)}|${value.slice(0, 30)}`);
      if (value) isAfterPart = false;
      line += value;
      return;
    }
    const name = node.nodeName;
    if (none.test(name)) return;
    if (!inline.test(name)) line = "";
    if (apart.test(name)) isAfterPart = true;
    for (const child of "childNodes" in node ? node.childNodes : []) visit(child);
    if (!inline.test(name)) line = "";
    if (apart.test(name)) isAfterPart = true;
  };
  document.childNodes.forEach(visit);
  return found;
}

for (const route of [...routes, "/404"])
  test(`without styles, nothing on ${route} runs together with what is pressed`, () => {
    const html = readFileSync(path.join(folder, route, "index.html"), "utf8");
    expect(joined(parse5.parse(html))).toEqual([]);
  });
