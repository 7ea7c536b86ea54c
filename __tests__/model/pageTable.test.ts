import { shareCardOf } from "../../src/model/pageTable";

it.each([
  ["/", "/share/index.jpg"],
  ["/safety", "/share/safety.jpg"],
  ["/guides/safety", "/share/guides/safety.jpg"],
])("the share picture of %s is %s, so that no two pages share one", (route, card) => {
  expect(shareCardOf(route)).toBe(card);
});
