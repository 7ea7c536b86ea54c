import { marks, nigeria } from "../../art/fonts/characters";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

test("Nigerian letters and tone marks are set in the site's own fonts", async ({ page }) => {
  await visit(page, "/contact");
  const text = `${nigeria} ${[...marks].map((mark) => `ẹ${mark}ọ${mark}m${mark}`).join(" ")} Àá éÈ`;
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [selector, family] of [
    ["h1", "Bricolage Grotesque"],
    ["main p", "Public Sans"],
  ] as const) {
    await page
      .locator(selector)
      .first()
      .evaluate((node, words) => (node.textContent = words), text);
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    await expect
      .poll(async () => {
        const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
        return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]);
      })
      .toEqual([[family, true]]);
  }
});
