import type { ContentType } from "../contentType";
import { alternativeText, group, list, pageMeta, text } from "../fields";
import { picture, textLink } from "../formedFields";

/** Specification, section 10: the 404 page. */
export const siteNotFound: ContentType = {
  name: "SiteNotFound",
  label: "Page not found",
  path: "site/not-found.yml",
  description: "The words and links of the page for unknown addresses.",
  fields: group({
    meta: pageMeta,
    title: text("The title of the page.", 120),
    message: text("The text below the title.", 300),
    order: text("Shown above the buttons to call and to open a WhatsApp chat.", 80),
    linksLabel: text("The name of the list of links for screen readers.", 60),
    links: list("Links to the main pages of the site.", 1, 8, textLink("The text of the link.")),
    picture: picture("The picture beside the links, 3:4.", 1000, [3, 4], {
      avif: [360, 640, 1000],
      webp: 640,
    }),
    pictureAlt: alternativeText("What the picture shows."),
  }),
  page: { route: "/404", isHidden: true },
};
