import { existsSync } from "node:fs";
import { join } from "node:path";
import { drawShareCard } from "../../../src/gatsby/share/drawShareCard";
import { writeShareCards } from "../../../src/gatsby/share/shareCards";
import { temporaryFolder } from "../../support/temporaryFolder";

jest.mock("../../../src/gatsby/share/drawShareCard", () => ({
  drawBackground: jest.fn(() => Promise.resolve(Buffer.from("background"))),
  drawShareCard: jest.fn(() => Promise.resolve(Buffer.from("picture"))),
}));

it("draws a picture with the title of each page", async () => {
  const folder = temporaryFolder();
  const nodes: Readonly<Record<string, object[]>> = {
    SiteCompany: [{ name: "Testgas" }],
    SiteHome: [{ meta: { title: "Home" }, slug: "home", hero: { pictureWide: "./h.jpg" } }],
    File: [{ relativePath: "site/h.jpg" }],
    LegalDocument: ["One", "Two"].map((title, index) => ({ slug: `page-${index}`, title })),
  };
  await writeShareCards(folder, {
    getNodesByType: (type: string) => (nodes[type] ?? []) as never,
  });
  const titles = jest.mocked(drawShareCard).mock.calls.map(([, { title }]) => title);
  expect(titles.sort()).toEqual(["Home", "One", "Two"]);
  const drawn = ["share/page-0.jpg", "share/page-1.jpg"].map((card) => join(folder, card));
  expect(drawn.filter((card) => !existsSync(card))).toEqual([]);
});
