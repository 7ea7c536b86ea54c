import { savedNoteId } from "../../src/lib/leakCard";
import { kept } from "./support/keptCard";
import { alertDocument, leakCard } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const card = words.leakCard;
const { alert } = alertDocument;

test("the header's link opens the card, or its copy", async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|failed request/);
  await visit(page, "/contact");
  await kept(page);
  const link = page.getByRole("banner").getByRole("link", { name: words.navigation.leak.label });
  const title = page.getByRole("heading", { level: 1 });
  const note = page.locator(`#${savedNoteId}`);
  await link.hover();
  await link.click();
  await expect(title).toHaveText(card.title);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(note).toBeHidden();
  await page.goBack();
  await context.setOffline(true);
  await link.click();
  await expect(title).toHaveText(card.title);
  const today = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  await expect(note).toHaveText(card.saved.replace("{date}", today));
  const numbers = page.locator("[href='tel:112'], [href='tel:+2348019990000']");
  await expect(numbers).toHaveText([/112/, /0801.999.0000/]);
  // No link leads to a page that needs a connection; the words of those that did are there.
  const links = page.getByRole("main").getByRole("link");
  for (const target of await links.all()) {
    await expect(target).toHaveAttribute("href", /^(?:tel:|#|https:\/\/wa\.me\/)/);
    if (!(await target.getAttribute("href"))?.startsWith("https")) await target.click();
  }
  await expect(title).toHaveText(card.title);
  for (const { label } of card.others) await expect(page.getByText(label)).toBeVisible();
  for (const text of [card.home, card.guide]) await expect(page.getByText(text)).toBeHidden();
});

test("the numbers are above the steps, and one line is the largest", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(leakCard);
  const first = page.getByText(alert?.first ?? "", { exact: true });
  const calls = page.locator(String(alert?.calls.map(({ number }) => `[href='tel:${number}']`)));
  const lower = async (one: typeof first) => (await one.boundingBox())?.y ?? 0;
  expect(await lower(calls.first())).toBeGreaterThan(await lower(first));
  expect(await lower(calls.last())).toBeLessThan(await lower(page.getByRole("listitem").first()));
  await expect(calls.last()).toBeInViewport();
  const largest = alert?.steps[alert.largest - 1]?.lead ?? "";
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const ofSize = await page.getByRole("article").evaluate((article) =>
      [...article.querySelectorAll("h1, h2, p, li, li strong")]
        .map((node) => ({
          text: node.textContent,
          size: Number.parseFloat(getComputedStyle(node).fontSize),
          isDigits: /^\d+$/.test(node.textContent),
        }))
        .filter(({ isDigits }) => !isDigits),
    );
    const most = Math.max(...ofSize.map(({ size }) => size));
    expect(ofSize.filter(({ size }) => size === most).map(({ text }) => text)).toEqual([largest]);
  }
  const main = page.getByRole("main");
  for (const { text } of alert?.steps ?? []) await expect(main).toContainText(text);
  for (const line of card.lines.labels) await expect(main).toContainText(line);
  await expect(main.getByRole("button")).toHaveCount(0);
});

test("a card of full length fits one sheet of A6 or A4", async ({ page }) => {
  await page.goto(leakCard);
  // The longest texts for which the card promises one sheet, in letters: of the steps, 1,050 in all.
  await page.getByRole("main").evaluate((main) => {
    const find = (css: string) => main.querySelector(css) as HTMLElement;
    const text = (length: number) => "Open the window. ".repeat(length).slice(0, length);
    for (const [css, count] of Object.entries({ ol: 8, ul: 9, "slot > p": 2 })) {
      const list = find(css);
      while (list.children.length < count) list.append(list.children[0]?.cloneNode(true) ?? "");
    }
    for (const step of find("ol").children) {
      const lead = Object.assign(document.createElement("strong"), { textContent: text(20) });
      step.replaceChildren(lead, text(111));
    }
    for (const line of find("ul").children) line.textContent = text(22);
    find("h1 + p").textContent = text(80);
    find("ol + p").textContent = text(250);
    find("slot > p:last-child").textContent = text(300);
    find("section p").textContent = text(330);
    const others = find("p:has(> a[href^='/'])");
    const copyOf = (node: Node | null) =>
      Object.assign(node?.cloneNode() ?? {}, { textContent: text(54) });
    others.replaceChildren(...["", "", "", ""].map(() => copyOf(others.firstChild) as Node));
  });
  for (const format of ["A6", "A4"]) {
    const sheets = (await page.pdf({ format })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
