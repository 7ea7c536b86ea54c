import { z } from "zod";
import { amountPattern, parsePrice, pricePattern } from "../lib/money";
import { group, sentence, text, withMeta, type FieldMeta } from "./fields";
import { daysPattern, plainDays, plainTimes, timesPattern } from "./notations/openingHours";
import { dialled } from "../lib/phoneNumber";
import { internationalNumber, isWholeNumber, telephonePattern } from "./notations/telephoneNumber";

/**
 * A text in a certain format that visitors read.
 * @param form the format in words that follow "must be"
 * @param max in characters
 */
export const formedText = (description: string, pattern: RegExp, form: string, max: number) =>
  withMeta(sentence(max).regex(pattern), { description, kind: "text", form });

/** An amount of money in any common notation, which becomes kobo and a text with one currency sign. */
const money = (description: string, pattern: RegExp, form: string) =>
  withMeta(formedText(description, pattern, form, 30), { graphql: "Money" }).transform(parsePrice);

/** A price in naira (decisions, "Prices"). */
export const price = (description: string) =>
  money(
    description,
    pricePattern,
    "a price in naira such as 15,000.00, ₦15,000 or From ₦15,000, or On request",
  );

/** One amount of naira above 0. */
export const naira = (description: string) =>
  money(description, amountPattern, "an amount of naira such as 1,150 or ₦1,237.50");

/** A calendar day as YYYY-MM-DD. */
export const day = (description: string) =>
  withMeta(z.iso.date().regex(/^20/), {
    description,
    kind: "date",
    form: "a real date as YYYY-MM-DD",
    graphql: "Date @dateformat",
  });

/** A path relative to the content file with one of these extensions; a leading `./` is optional. */
const relativePath = (endings: string) =>
  new RegExp(`^(?![/\\\\]|[A-Za-z-]+:).+\\.(?:${endings})$`, "i");

/**
 * A photo or rendering, as a path relative to the content file.
 * @param minWidth in px
 * @param shape without it, any aspect ratio is allowed
 * @param files without them, no generated fragment has it
 */
export const picture = (
  description: string,
  minWidth: number,
  shape?: FieldMeta["shape"],
  files?: FieldMeta["files"],
) =>
  withMeta(z.string().regex(relativePath("jpe?g|png|webp")), {
    description,
    kind: "picture",
    minWidth,
    shape,
    files,
    form: "a JPEG, PNG or WebP file such as ./name.jpg",
    graphql: "File @fileByRelativePath",
  });

const graphql = "Graphic @fileByRelativePath @graphic";

/** An SVG icon, as a path relative to the content file. */
export const drawing = (description: string) =>
  withMeta(z.string().regex(relativePath("svg")), {
    description,
    kind: "drawing",
    form: "an SVG file such as ./name.svg",
    graphql,
  });

/** A logo in any colour on a transparent background, as a path relative to the content file. */
export const logo = (description: string) =>
  withMeta(z.string().regex(relativePath("svg|png|webp")), {
    description,
    kind: "logo",
    minWidth: 96,
    form: "an SVG, PNG or WebP file with a transparent background, such as ./name.svg",
    graphql,
  });

/**
 * A page or section of this site, without a trailing slash: `/contact`, `/#partners` (decisions,
 * “Addresses, and one table of pages”).
 */
export const link = (description: string) =>
  withMeta(z.string().regex(/^\/(?:[a-z0-9-]+)?(?:#[a-z0-9-]+)?$/), {
    description,
    kind: "link",
    form: "a page of this site such as /contact or /#offer",
  });

/** The text and the target of a link. `max` is in characters. */
export const textLink = (description: string, max = 60) =>
  group({ label: text(description, max), to: link("The target of the link.") });

/** A URL of another site. */
export const externalLink = (description: string) =>
  withMeta(z.url({ protocol: /^https$/ }), {
    description,
    kind: "externalLink",
    form: "an address that starts with https://",
  });

/** An email address. */
export const emailAddress = (description: string) =>
  withMeta(z.email(), { description, form: "an email address such as sales@example.com" });

/** Digits that a phone can dial, in any common notation. */
const phoneNumber = (description: string, form: string, isValid: (number: string) => boolean) =>
  withMeta(sentence(30).regex(telephonePattern), { description, form })
    .overwrite(internationalNumber)
    .refine(isValid);

const wholeNumberForm =
  "ten digits after 0 or +234, such as 0803 123 4567, or 0201 453 0000 for a landline (since 2024)";

/** A phone number, normalised to international format; without a country code it is Nigerian. */
export const telephone = (description: string) =>
  phoneNumber(description, wholeNumberForm, isWholeNumber);

/** A number to call: a phone number, or the short number of an emergency service. */
export const callNumber = (description: string) =>
  phoneNumber(
    description,
    `three digits such as 112, or ${wholeNumberForm}`,
    (number) => dialled(number) !== undefined,
  );

/** A number for wa.me: a phone number, reduced to its digits. */
export const whatsappNumber = (description: string) =>
  telephone(description).overwrite((number) => number.replaceAll(/\D/g, ""));

/** The days of opening hours; `Mon-Fri` becomes `Monday to Friday`. */
export const openingDays = (description: string) =>
  formedText(
    description,
    daysPattern,
    "days such as Saturday, Monday to Friday, Sunday and public holidays or every day; write 24 hours as the times",
    60,
  ).overwrite(plainDays);

/** The times of opening hours; `8:00-18:00` becomes `8 am–6 pm`. */
export const openingTimes = (description: string) =>
  formedText(
    description,
    timesPattern,
    "times such as 8 am to 6:30 pm, noon to 6 pm or 18:00-2:00, or closed, or 24 hours; with a break, two rows",
    30,
  ).overwrite(plainTimes);
