import { group, labelled, searchDescription, text } from "../fields";

/** Title and description of a page, for search results and shared links. */
export const pageMeta = () =>
  labelled(
    "Search results",
    group({
      title: text(
        "The title in search results and browser tabs; the company's name is added automatically.",
        120,
      ),
      description: searchDescription(),
    }),
  );
