import { expect, test } from "@playwright/test";
import { leakCard, routes, unknownRoute } from "../browser/support/routes";
import { observatoryScore } from "./observatory";

/** More than this only a site with a cookie has, or one that browsers know to be served over TLS alone. */
const most = 135;

test("the MDN HTTP Observatory gives each page all points", async ({ baseURL }) => {
  for (const route of [...routes, unknownRoute]) {
    const { score, verdicts } = await observatoryScore(`${baseURL}${route}`);
    // The digests of scripts bring 5 points, and the card has no script of its own to be loaded.
    const expected = route === leakCard ? most - 5 : most;
    expect({ route, score }, verdicts.join("\n")).toEqual({ route, score: expected });
  }
});
