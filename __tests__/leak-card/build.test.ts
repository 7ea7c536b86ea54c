import { withoutFonts } from "../../src/leak-card/build";

test("the card has no fonts, and the rest of its style", () => {
  const html = withoutFonts(
    `<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous"/>` +
      `<style>@font-face{font-family:"A";src:url("/fonts/a.woff2");}b{color:red;}</style>`,
  );
  expect(html).toBe("<style>b{color:red;}</style>");
});
