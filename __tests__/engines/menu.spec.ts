import { headerLabel, words } from "../browser/support/words";
import { expect, test } from "./support/test";

const opener = { css: "header button", name: words.navigation.header.open };
const item = (to: string) => ({ css: `header nav a[href="${to}"]`, name: headerLabel(to) });

test("the menu on small screens opens, and closes on Escape and when an item is chosen", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.tab.resize(500, 800);
  await visit.expectShown(item("/contact"), false);

  await visit.click(opener);
  await visit.expectShown(item("/contact"));
  await visit.tab.press("Escape");
  await visit.expectShown(item("/contact"), false);
  await visit.expectFocus(opener);

  await visit.tab.press("Enter");
  await visit.tab.press("Tab");
  const { items } = words.navigation.header;
  await visit.expectFocus(item(String(items[0]?.to)));
  await visit.click(item("/contact"));
  await visit.expectPath("/contact");
  await visit.expectShown(item("/contact"), false);
  expect(await visit.see({ css: "h1" })).toMatchObject({ text: words.contact.title });
});
