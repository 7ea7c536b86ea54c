import { wordFragments } from "../../src/gatsby/wordFragments";
import type { ContentType } from "../../src/model/contentType";
import { group, groups, text } from "../../src/model/fields";
import { day, drawing, naira, picture } from "../../src/model/formedFields";

const type: ContentType = {
  name: "SiteThing",
  label: "The thing",
  path: "site/thing.yml",
  description: "A thing.",
  fields: group({
    title: text("A title.", 20),
    hero: group({
      photo: picture("A picture.", 100, [4, 3], { avif: [100, 200], webp: 150 }),
      share: picture("A picture in no page.", 100),
      icon: drawing("A drawing."),
      alt: text("What it shows.", 20),
    }).optional(),
    links: groups("Its links.", 1, 30, { label: text("A label.", 20), to: text("A target.", 20) }),
    price: naira("A price."),
    date: day("A day."),
  }),
};

const photo =
  "photo { childImageSharp { gatsbyImageData(width: 200, breakpoints: [100, 200]) fallback: resize(width: 150, toFormat: WEBP) { src } } }";

it("selects the words of a file, of each group, and of no group; with pictures, drawings and prices, without dates", () => {
  expect(wordFragments([type]).split("\n")).toEqual([
    `fragment SiteThingHero on SiteThing { hero { ${photo} icon { publicURL width height } alt } }`,
    "fragment SiteThingOwn on SiteThing { title links { label to } price { text } }",
    `fragment SiteThingWords on SiteThing { title hero { ${photo} icon { publicURL width height } alt } links { label to } price { text } }`,
  ]);
});
