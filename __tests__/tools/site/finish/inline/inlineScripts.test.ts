import type * as Terser from "terser";
import { inlineScripts } from "../../../../../tools/site/finish/inline/inlineScripts";

it("compiles each inline script to one line that cannot end its element", async () => {
  const { page, landing, theme, card } = await inlineScripts();
  for (const text of [page, landing, theme]) expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  // The syntax of 2015, which all browsers run.
  expect(card).not.toMatch(/<|\n|\?\.|\?\?/);
  const terser = jest.requireActual<typeof Terser>("terser");
  for (const code of ['a("</SCRIPT>")', 'a("<!--")']) {
    jest.spyOn(terser, "minify").mockResolvedValue({ code });
    await expect(inlineScripts()).rejects.toThrow("text that ends a <script>");
  }
});
