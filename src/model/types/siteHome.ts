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
} from "../fields";
import { link, picture } from "../formedFields";

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
      subtitle: text("The sentence below the title.", 300),
      serves: text("Shown at the top of the page: where the company delivers.", 120),
      order: text(
        "Shown above the buttons that call and open WhatsApp: what visitors can ask for there.",
        120,
      ),
      ask: text(
        "Shown before the links that open a WhatsApp chat about one size, bulk gas or a station.",
        60,
      ),
      open: pattern("Shown at the top of the page: the opening hours.", "hours", 120),
      pictureWide: picture(
        `The picture on wide screens, 16:9, dark on the left; its edges have the colour of the page (${themes.dark.ground}).`,
        1600,
        [16, 9],
      ),
      pictureTall: picture("The picture on phones, 3:4, dark on top.", 1000, [3, 4]),
      pictureAlt: alternativeText("What both pictures show."),
    }),
    refill: group({
      line: pattern(
        "Shown while site/prices.yml has a price: the price of 1 kg of gas and its date.",
        "price date",
        80,
      ),
      size: pattern("Shown for each size: what a refill costs at that price.", "size price", 40),
      terms: text("Shown below the prices: what they include.", 200),
    }),
    about: group({
      title: text("The headline of About Us.", 200),
      label: text("The section's name, above the headline.", 40),
      description: text("The text of About Us.", 900),
      weighing: group({
        text: text("Shown below it: that customers should weigh the cylinder.", 120),
        label: text("The link after it, to the page that checks a refill.", 60),
        to: link("The target of the link."),
      }),
      picture: picture("The picture of About Us, 3:2.", 800, [3, 2]),
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
      appNote: text("Shown below that line: what to do until the app is live.", 200),
      priceNote: text("Shown below the price of a cylinder: what the price is for.", 120),
      priceQuestion: text(
        "Shown after it until the product's `priceIncludes` is filled in: what to ask.",
        80,
      ),
      ask: text("The button on the slide of a product with kilograms, to WhatsApp.", 60),
      note: text("Shown once, below the showcase: how to read the facts and pictures.", 400),
      lasting: text("The link below a product to the page “How long it lasts”.", 60),
      carouselLabel: text("The name of the showcase for screen readers.", 60),
      sizesLabel: text("The name of the products drawn to scale, for screen readers.", 60),
    }),
    checkYourself: group({
      label: text("The name of the row of calculators, above its headline.", 40),
      title: text("The headline of the row.", 80),
      lasting: pattern(
        "Below the days that the usual size lasts: how it is used.",
        "gas hours",
        120,
      ),
      weight: pattern("What the example of the refill check received.", "received paid", 60),
      weightNote: pattern("Shown below it: what is missing.", "difference", 120),
      dates: pattern("When the example of a cylinder is due for a re-test.", "retest", 60),
      datesNote: pattern(
        "Shown below it: the years of its making and of its end.",
        "made end",
        120,
      ),
      leak: text("What the leak card is for.", 120),
    }),
    partners: group({
      label: text("The section's name, above the headline.", 40),
      title: text("The headline of the partner strip.", 200),
      note: text(
        "Shown while a partner's `isIllustrative` is true: what the marks are.",
        300,
      ).optional(),
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
