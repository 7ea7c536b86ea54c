import { rmSync } from "node:fs";
import { join } from "node:path";
import { drawShareCard } from "../../../src/gatsby/share/drawShareCard";
import { writeShareCards } from "../../../src/gatsby/share/shareCards";
import { temporaryFolder } from "../../support/temporaryFolder";

jest.mock("../../../src/gatsby/share/drawShareCard", () => ({
  drawBackground: jest.fn(() => Promise.resolve(Buffer.from("background"))),
  drawShareCard: jest.fn(() => Promise.resolve(Buffer.from("picture"))),
}));

const drawn = jest.mocked(drawShareCard);

/** Builds of one site, which share their cache. */
class Builds {
  readonly folder = temporaryFolder();
  private readonly kept = new Map<string, unknown>();

  /** The titles whose pictures a build draws again. */
  async titlesDrawn(titles: readonly string[], picture = "1"): Promise<string[]> {
    drawn.mockClear();
    const nodes: Readonly<Record<string, object[]>> = {
      SiteCompany: [{ name: "Testgas" }],
      SiteHome: [{ meta: { title: "Home" }, slug: "home", hero: { pictureWide: "./h.jpg" } }],
      File: [{ relativePath: "site/h.jpg", internal: { contentDigest: picture } }],
      LegalDocument: titles.map((title, at) => ({ slug: `page-${at}`, title })),
    };
    await writeShareCards(this.folder, {
      getNodesByType: (type: string) => (nodes[type] ?? []) as never,
      cache: {
        get: (key: string) => Promise.resolve(this.kept.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(this.kept.set(key, value)),
      } as never,
    });
    return drawn.mock.calls.map(([, { title }]) => title).filter((title) => title !== "Home");
  }
}

it("draws a picture again only when its words change", async () => {
  const builds = new Builds();
  expect(await builds.titlesDrawn(["One", "Two"])).toEqual(["One", "Two"]);
  expect(await builds.titlesDrawn(["One", "Two"])).toEqual([]);
  expect(await builds.titlesDrawn(["One", "Three"])).toEqual(["Three"]);
});

it("draws all pictures again when their background changes", async () => {
  const builds = new Builds();
  await builds.titlesDrawn(["One", "Two"]);
  expect(await builds.titlesDrawn(["One", "Two"], "2")).toEqual(["One", "Two"]);
});

it("draws a picture again that was deleted from the site", async () => {
  const builds = new Builds();
  await builds.titlesDrawn(["One", "Two"]);
  rmSync(join(builds.folder, "share/page-1.jpg"));
  expect(await builds.titlesDrawn(["One", "Two"])).toEqual(["Two"]);
});
