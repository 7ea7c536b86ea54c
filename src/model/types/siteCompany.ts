import { sharePicture } from "../../lib/sharePicture";
import type { ContentType } from "../contentType";
import { alternativeText, decimal, group, groups, list, text } from "../fields";
import {
  emailAddress,
  externalLink,
  formedText,
  openingDays,
  openingTimes,
  picture,
  telephone,
  whatsappNumber,
} from "../formedFields";

/** The company's data; this is its only source (specification, section 10). */
export const siteCompany = {
  name: "SiteCompany",
  label: "Company",
  path: "site/company.yml",
  description: "The company's name, address, phone numbers and links, for all pages.",
  fields: group({
    name: text("The company's name in the header. Documents have its full legal name.", 24),
    description: text("One sentence about the company, for search engines."),
    blurb: text("A few sentences about the company, shown in the footer.", 600),
    telephone: telephone("Shown as people in Nigeria write it.").meta({ label: "Phone" }),
    email: emailAddress("The sales email address."),
    whatsapp: whatsappNumber("The WhatsApp number.").meta({ label: "WhatsApp" }),
    address: group({
      street: text("The street and number. Set the centre of the map to it.", 120).optional(),
      locality: text("The town.", 80),
      region: text("The state.", 80),
      country: text("The country.", 80),
      countryCode: formedText("For search engines.", /^[A-Z]{2}$/, "two capitals such as NG", 2),
    }),
    serviceArea: text("The area in which the company delivers.", 120),
    map: group({
      latitude: decimal("The latitude of the centre of the map, in degrees.", -90, 90),
      longitude: decimal("The longitude of the centre of the map, in degrees.", -180, 180),
      span: decimal("The width of the map, in degrees.", 0.001, 5),
    }),
    sharePicture: picture(
      "Shown when a page is shared. Without words: the title is beside it.",
      1200,
      [sharePicture.width, sharePicture.height],
    ),
    sharePictureAlt: alternativeText("What the picture shows."),
    social: groups("Links to the company on other sites, shown in the footer.", 0, 6, {
      label: text("The text of the link.", 40),
      url: externalLink("The address of the page."),
    }),
    hours: groups("The opening hours. Omit them until they are certain.", 0, 10, {
      days: openingDays("One day or more."),
      times: openingTimes("A night until 2 am belongs to the day on which it begins."),
    }).optional(),
    areas: list("The towns to which the company delivers.", 0, 80, text("A town.", 60)).optional(),
    deliveryTime: text("How soon a delivery arrives, such as within 3 hours.", 160).optional(),
    deliveryCharge: text("What a delivery costs, or how it is calculated.", 160).optional(),
    refill: text(
      "Whether the cylinder is collected, exchanged or filled from a licensed vehicle.",
    ).optional(),
    payment: list("The ways to pay.", 0, 8, text("Such as bank transfer.", 40)).optional(),
    licence: group({
      authority: text("The authority that issued the licence, such as NMDPRA.", 60),
      number: text("The number of the licence.", 60),
      holder: text("The holder of the licence.", 120),
    }).optional(),
    registration: group({
      name: text("The registered name of the company.", 120),
      number: text("The registration number, such as RC 123456.", 40),
    }).optional(),
    leakPhone: telephone("For leaks: only if somebody answers day and night.").optional(),
  }),
} satisfies ContentType;
