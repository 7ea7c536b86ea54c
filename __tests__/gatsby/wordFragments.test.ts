import { wordFragments } from "../../src/gatsby/wordFragments";
import { service } from "../../src/model/types/service";

// That pages get what they show, the fixture's build proves.

it("selects a picture in the widths of its table", () => {
  expect(wordFragments([service])).toContain(
    "image { childImageSharp { gatsbyImageData(width: 1200, breakpoints: [640, 1200]) fallback: resize(width: 800, toFormat: WEBP) { src } } }",
  );
});
