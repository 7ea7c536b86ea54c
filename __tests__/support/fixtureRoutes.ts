import { isCollection } from "../../src/model/contentType";
import { typeOf } from "../../src/model/contentTypes";
import { handMadePages, listedPages, routeOf } from "../../src/model/pageTable";
import { filesIn } from "../../tools/lib/files";

const entries = filesIn("__tests__/fixture/content").map(typeOf);

const handMade = handMadePages
  .filter(({ page }) => !page.isHidden)
  .map(({ page }) => routeOf(page));
const generated = listedPages
  .filter(isCollection)
  .flatMap(({ name, page }) =>
    entries.filter((entry) => entry?.type.name === name).map((entry) => routeOf(page, entry?.slug)),
  );

/** The routes of the fixture's pages, in the order in which messages list them. */
export const fixtureRoutes = [...handMade, ...generated];
