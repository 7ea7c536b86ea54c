import type { Page } from "@playwright/test";
import { validTree } from "../support/contentTree";
import { readToItsEnd } from "../browser/support/scroll";
import { browse, routesOf } from "./support/browsing";
import { rewrite } from "../support/edits/contentFiles";
import { fullest } from "../support/edits/fields";
import { ProjectCopy } from "./support/projectCopy";

/** Ways to escape from text, attributes, scripts and data; any that runs sets `struck`. */
const attack =
  "</script></style></title><script>struck=1</script><img src=x onerror=struck=1>" +
  "\"'><svg onload=struck=1>]]>--><a href=javascript:struck=1>x</a>";

let written = 0;

/**
 * The attack, starting at another of its characters each time, so that short fields cover all of
 * it.
 */
function hostileText(length: number, slots: readonly string[]): string {
  written += 1;
  const start = (written * 7) % attack.length;
  const line = [String(written), ...slots.map((slot) => `{${slot}}`)].join(" ");
  return `${line} ${attack.slice(start)}${attack}`.slice(0, Math.max(length, line.length)).trim();
}

/** The effects of the attack on the current page. */
const damage = (page: Page) =>
  page.evaluate(() => {
    const data = [
      ...document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
    ];
    return {
      struck: "struck" in window,
      strangers: document.querySelectorAll("img[src=x], [onerror], [onload], a[href^=javascript]")
        .length,
      scripts: [...document.scripts].filter((script) => script.text.startsWith("struck")).length,
      unread: data.filter((script) => {
        try {
          return typeof JSON.parse(script.text) !== "object";
        } catch {
          return true;
        }
      }).length,
      isShown: document.body.innerText.includes("onerror=struck"),
    };
  });

test("attacks in text fields stay text on the page, in the head and in the data", async () => {
  const tree = await validTree();
  rewrite(tree, (type, { fields, body }) => ({
    fields: {
      ...(fullest(type.fields, fields, hostileText) as Record<string, unknown>),
      // More lines would be other hours of the same days.
      ...("hours" in fields && { hours: fields.hours }),
    },
    body,
  }));
  const project = new ProjectCopy();
  expect(await project.check(tree)).toEqual([]);
  const folder = project.build("hostile");
  const found = await browse(folder, async (page, open) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const pages: unknown[] = [];
    for (const route of routesOf(folder)) {
      await open(route);
      await readToItsEnd(page);
      pages.push({ route, ...(await damage(page)) });
    }
    return { errors, pages };
  });
  const harmless = { struck: false, strangers: 0, scripts: 0, unread: 0, isShown: true };
  expect(found).toEqual({
    errors: [],
    pages: routesOf(folder).map((route) => ({ route, ...harmless })),
  });
});
