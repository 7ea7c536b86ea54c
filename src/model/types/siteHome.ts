import { themes } from "../../theme/colours";
import type { ContentType } from "../contentType";
import {
  alternativeText,
  decimal,
  group,
  groups,
  pageMeta,
  pattern,
  text,
  wholeNumber,
  withLines,
} from "../fields";
import { picture, textLink } from "../formedFields";

/** Specification, section 2: the landing page. */
export const siteHome: ContentType = {
  name: "SiteHome",
  label: "Landing page",
  path: "site/home.yml",
  description: "The words and pictures of the landing page.",
  fields: group({
    meta: pageMeta,
    hero: group({
      title: text("The title of the page.", 200),
      subtitle: text("The sentence below the title: what the company sells, and where.", 300),
      open: pattern("Shown below the buttons: the opening hours.", "hours", 120),
      pictureWide: picture(
        `On wide screens, 16:9, dark on the left, with edges in ${themes.dark.ground}.`,
        1600,
        [16, 9],
        { avif: [1280, 1920], webp: 1280 },
      ),
      pictureTall: picture("The picture on phones, 3:4, dark on top.", 1000, [3, 4], {
        avif: [720, 1080],
        webp: 720,
      }),
      pictureAlt: alternativeText("What both pictures show."),
    }),
    refill: group({
      line: pattern("The price of 1 kg of gas, while there is one.", "price date", 80),
      size: pattern("Shown for each size: what a refill costs at that price.", "size price", 40),
      terms: text("Shown below the prices: what they include.", 200),
    }),
    about: group({
      title: text("The headline of About Us.", 200),
      label: text("The section's name, above the headline.", 40),
      description: text("The text of About Us.", 900),
      picture: picture("The picture of About Us, 3:2.", 800, [3, 2], {
        avif: [640, 1600],
        webp: 800,
      }),
      pictureAlt: alternativeText("What the picture shows."),
      counters: groups("The numbers that count up.", 1, 4, {
        value: wholeNumber("The number.", 0, 10_000_000),
        suffix: text("A sign after the number, such as +.", 3).optional(),
        label: text("What the number counts, shown below it.", 40),
        seconds: decimal("How long the number counts up, in seconds.", 0.5, 10),
      }),
    }),
    offer: group({
      label: text("The section's name, above the headline.", 40),
      title: text("The headline of What We Offer.", 200),
      contact: text("The button on each slide that opens the contact page.", 40),
      carouselLabel: text("The name of the slides for screen readers.", 60),
      listLabel: text("The name of the list of services for screen readers.", 60),
    }),
    products: group({
      label: text("The section's name, above the headline.", 40),
      title: text("The headline of Featured Products.", 200),
      app: text("The line above the app buttons.", 200),
      others: text("Shown below that line: what else the company sells.", 120),
      height: pattern("Beside the picture of a product with a real height.", "height", 14),
      ask: text("The button on the slide of a product with kilograms, to WhatsApp.", 60),
      message: withLines(pattern("The message that this button begins.", "size", 300)),
      choose: text("The question before the link that helps to choose a size.", 60),
      help: textLink("The text of that link."),
      carouselLabel: text("The name of the showcase for screen readers.", 60),
    }),
    partners: group({
      label: text("The section's name, above the headline.", 40),
      title: text("The headline of the partner strip.", 200),
      note: text("Shown below the headline: who the partners are.", 120),
      pause: text("The button that stops the strip.", 60),
      play: text("The button that starts the strip.", 60),
    }),
  }),
  page: {
    route: "/",
    sections: ["home", "offer", "services", "partners", "footer"],
    anchors: ["about", "what-we-offer", "products"],
    script: "landing",
  },
};
