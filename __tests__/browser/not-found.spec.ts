import { activeItem } from "./support/landing";
import { unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { legalDocuments, words } from "./support/words";

test("an unknown address shows a 404 page in the site's design with links to other pages", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const { title, linksLabel, links } = words.notFound;
  await visit(page, unknownRoute);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(activeItem(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const found = page.getByRole("navigation", { name: linksLabel }).getByRole("link");
  await expect(found).toHaveText(links.map(({ label }) => label));
  await found.last().click();
  const target = legalDocuments.find(({ path }) => path === links.at(-1)?.to);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(target?.title));
});
