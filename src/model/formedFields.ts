import { z } from "zod";
import { sentence, type FieldMeta, type Shape } from "./fields";
import { daysPattern, plainDays, plainTime, timePattern } from "./forms/openingHours";
import { amountPattern, plainPrice, pricePattern } from "./forms/price";
import { internationalNumber, isInternational, telephonePattern } from "./forms/telephoneNumber";

/** The form of a text. */
interface Form {
  pattern: RegExp;
  /** In words that follow "must be", for messages and for the editors' documentation. */
  form: string;
}

const must = (form: string) => `must be ${form}`;

/** A text of a certain form that visitors read. `max` is in characters. */
export const formedText = (description: string, { pattern: regex, form }: Form, max = 300) =>
  sentence(max)
    .regex(regex, must(form))
    .meta({ description, kind: "text", form } satisfies FieldMeta);

/** A price in naira, written as people do; the page writes the sign (decisions, "Prices"). */
export const price = (description: string) =>
  formedText(
    description,
    {
      pattern: pricePattern,
      form: "a price in naira such as 15,000.00, ₦15,000 or From ₦15,000, or On request",
    },
    30,
  ).overwrite(plainPrice);

/** One amount of naira above 0, written as people do; the page writes the sign. */
export const naira = (description: string) =>
  formedText(
    description,
    { pattern: amountPattern, form: "an amount of naira such as 1,150 or ₦1,237.50" },
    30,
  ).overwrite(plainPrice);

/** The anchor of a part of the page. */
export const anchor = (description: string) =>
  formedText(
    description,
    { pattern: /^[a-z0-9-]+$/, form: "lower-case letters, digits and hyphens" },
    40,
  ).meta({ anchor: true });

const dayForm = "a real date as YYYY-MM-DD";

/** A calendar day as YYYY-MM-DD. */
export const day = (description: string) =>
  z.iso
    .date(must(dayForm))
    .regex(/^20/, must(dayForm))
    .meta({
      description,
      kind: "date",
      form: dayForm,
      graphql: "Date @dateformat",
    } satisfies FieldMeta);

/** The last calendar day on which something holds, as YYYY-MM-DD; the check before launch watches it. */
export const expiry = (description: string) =>
  day(description).meta({ kind: "expiry" } satisfies Partial<FieldMeta>);

/** A path from the content file, with one of `endings`; `./` in front may be left out. */
const beside = (endings: string) => new RegExp(`^(?![/\\\\]|[A-Za-z-]+:).+\\.(?:${endings})$`, "i");

const pictureForm = "a JPEG, PNG or WebP file such as ./name.jpg";

/** A photo or rendering, written relative to the content file; `minWidth` is in px; without a `shape` any will do. */
export const picture = (description: string, minWidth: number, shape?: Shape) =>
  z
    .string()
    .regex(beside("jpe?g|png|webp"), must(pictureForm))
    .meta({
      description,
      kind: "picture",
      form: pictureForm,
      minWidth,
      shape,
      graphql: "File @fileByRelativePath",
    } satisfies FieldMeta);

const drawingForm = "an SVG file such as ./name.svg";

/** A drawn icon, written relative to the content file. */
export const drawing = (description: string) =>
  z
    .string()
    .regex(beside("svg"), must(drawingForm))
    .meta({
      description,
      kind: "drawing",
      form: drawingForm,
      graphql: "Mark @markByRelativePath",
    } satisfies FieldMeta);

const logoForm = "an SVG, PNG, JPEG or WebP file such as ./name.svg";

/** A logo of any colour on a plain ground or none, written relative to the content file. */
export const logo = (description: string) =>
  z
    .string()
    .regex(beside("svg|jpe?g|png|webp"), must(logoForm))
    .meta({
      description,
      kind: "logo",
      form: logoForm,
      minWidth: 96,
      graphql: "Mark @markByRelativePath",
    } satisfies FieldMeta);

const linkForm = "a page of this site such as /contact or /#offer";

/** A page or section of this site: `/contact`, `/#partners`. No trailing slash (decisions, "Addresses"). */
export const link = (description: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9-]+)?(?:#[a-z0-9-]+)?$/, must(linkForm))
    .meta({ description, kind: "link", form: linkForm } satisfies FieldMeta);

const externalForm = "an address that starts with https://";

/** Another site's address. */
export const externalLink = (description: string) =>
  z
    .url({ protocol: /^https$/, error: must(externalForm) })
    .meta({ description, kind: "externalLink", form: externalForm } satisfies FieldMeta);

const emailForm = "an email address such as sales@example.com";

/** An email address. */
export const emailAddress = (description: string) =>
  z.email(must(emailForm)).meta({ description, form: emailForm } satisfies FieldMeta);

const telephoneForm = "a phone number such as 0803 123 4567 or +234 803 123 4567";

const telephoneText = (description: string) =>
  sentence(30)
    .regex(telephonePattern, must(telephoneForm))
    .meta({ description, form: telephoneForm } satisfies FieldMeta);

/** A phone number; it is shown in international form, and without a country it is Nigerian. */
export const telephone = (description: string) =>
  telephoneText(description)
    .overwrite(internationalNumber)
    .refine(isInternational, must(telephoneForm));

/** A number for wa.me: a phone number, of which digits are left. */
export const whatsappNumber = (description: string) =>
  telephone(description).overwrite((number) => number.replaceAll(/\D/g, ""));

/** The days of opening hours; `Mon-Fri` becomes `Monday to Friday`. */
export const openingDays = (description: string) =>
  formedText(
    description,
    { pattern: daysPattern, form: "days such as Saturday or Monday to Friday" },
    40,
  ).overwrite(plainDays);

/** A time of day; `18:00` becomes `6 pm`. */
export const openingTime = (description: string) =>
  formedText(
    description,
    { pattern: timePattern, form: "a time such as 8 am, 6:30 pm or 18:00" },
    10,
  ).overwrite(plainTime);

const callForm = "a phone number such as 112 or 0803 123 4567";

/** A number to call: a phone number, or the few digits of an emergency service. */
export const callNumber = (description: string) =>
  formedText(description, { pattern: /^\+?(?:[ ()-]*[0-9]){3,17}$/, form: callForm }, 30).overwrite(
    (number) => (/^\d{3,6}$/.test(number) ? number : internationalNumber(number)),
  );
