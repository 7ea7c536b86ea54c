import type { ContentType } from "../contentType";
import { decimal, group, labelled, list, text } from "../fields";
import {
  emailAddress,
  externalLink,
  formedText,
  openingDays,
  openingTime,
  telephone,
  whatsappNumber,
} from "../formedFields";

/** The company's data; this is its only source (decisions, "Company data"). */
export const siteCompany: ContentType = {
  name: "SiteCompany",
  label: "Company",
  path: "site/company.yml",
  description:
    "The company: name, address, numbers, addresses on the web. They stand here and nowhere else.",
  fields: group({
    name: text("The company's name.", 60),
    description: text("One sentence about the company, for search engines."),
    blurb: text("A few sentences about the company, in the footer.", 600),
    telephone: labelled(
      "Phone",
      telephone("The phone number; the page shows it with +234 in front."),
    ),
    email: emailAddress("The sales email address."),
    whatsapp: labelled("WhatsApp", whatsappNumber("The WhatsApp number.")),
    address: group({
      locality: text("Town.", 80),
      region: text("State.", 80),
      country: text("Country.", 80),
      countryCode: formedText(
        "Country.",
        { pattern: /^[A-Z]{2}$/, form: "two capital letters such as NG" },
        2,
      ),
    }),
    serviceArea: text("Where the company delivers.", 120),
    map: group({
      latitude: decimal("Degrees north of the map's middle.", -90, 90),
      longitude: decimal("Degrees east of the map's middle.", -180, 180),
      span: decimal("How many degrees the map shows from side to side.", 0.001, 5),
    }),
    social: list(
      "The company on other sites, shown in the footer.",
      group({
        label: text("The link's text.", 40),
        url: externalLink("The page's address."),
      }),
      { min: 0, max: 6 },
    ),
    hours: list(
      "When the company is open; the first screen shows up to two lines. Leave it out until it is certain.",
      group({
        days: openingDays("A day, or a first and a last one."),
        from: openingTime("When the company opens."),
        to: openingTime("When it closes."),
      }),
      { min: 0, max: 7 },
    ).optional(),
    areas: list("Towns to which the company delivers.", text("A town.", 60), {
      min: 0,
      max: 80,
    }).optional(),
    deliveryTime: text("How soon a delivery comes, such as within 3 hours.", 160).optional(),
    refill: text(
      "How a refill works: whether the cylinder is collected, exchanged or filled at the door.",
      300,
    ).optional(),
    payment: list("Ways to pay, such as bank transfer.", text("A way to pay.", 40), {
      min: 0,
      max: 8,
    }).optional(),
    licence: group({
      authority: text("Who gave the licence, such as NMDPRA.", 60),
      number: text("The number of the licence.", 60),
      holder: text("In whose name it is.", 120),
    }).optional(),
    registration: group({
      name: text("The registered name of the company.", 120),
      number: text("The registration number, such as RC 123456.", 40),
    }).optional(),
    leakPhone: telephone(
      "The number for leaks. Fill it in only if somebody answers it day and night.",
    ).optional(),
  }),
  count: { min: 1, max: 1 },
};
