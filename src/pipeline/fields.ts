import { z } from "zod";

/** What the GraphQL schema, the check and the editors' documentation know about a field beyond its type. */
export interface FieldMeta {
  /** One sentence for editors: what the field is and where it shows. */
  description: string;
  /** The GraphQL type, where it is more than the plain zod type says. */
  graphql?: string;
  /** What the value stands for; the content check looks deeper into these. */
  kind?: "picture" | "mark" | "link" | "externalLink" | "text" | "date";
  /** For lines with slots: the words that may stand in braces. */
  slots?: readonly string[];
  /** For pictures: the smallest width in px that its slot on the page needs. */
  minWidth?: number;
  /** For pictures: width and height of its slot, as in 4:3. */
  shape?: Shape;
}

/** Width and height in proportion, as in [4, 3]. */
export type Shape = readonly [width: number, height: number];

const sentence = (length: number) => z.string().trim().min(1).max(length);

/** What a text must look like beyond its length, and what to say when it does not. */
interface Form {
  pattern: RegExp;
  error: string;
}

/** A line or sentence that visitors read. `max` is in characters. */
export const text = (description: string, max = 300, form?: Form) =>
  (form ? sentence(max).regex(form.pattern, form.error) : sentence(max)).meta({
    description,
    kind: "text",
  } satisfies FieldMeta);

/** What search engines show below a page's title; shorter says too little, longer is cut off. */
export const searchDescription = () =>
  sentence(160)
    .min(50)
    .meta({
      description: "One sentence for search results, 50 to 160 characters.",
      kind: "text",
    } satisfies FieldMeta);

/** A line with slots such as `{n}`, each of which must be there. */
export const pattern = (description: string, slots: readonly string[], max = 300) =>
  slots
    .reduce(
      (schema, slot) =>
        schema.includes(`{${slot}}`, `must contain {${slot}}; the page puts the value there`),
      sentence(max),
    )
    .meta({ description, kind: "text", slots } satisfies FieldMeta);

/** A whole number from `min` to `max`. */
export const wholeNumber = (description: string, min = 1, max = 999) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ description, graphql: "Int" } satisfies FieldMeta);

/** A number with decimals from `min` to `max`. */
export const decimal = (description: string, min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .meta({ description, graphql: "Float" } satisfies FieldMeta);

/** A yes or no: `true` or `false`. */
export const flag = (description: string) => z.boolean().meta({ description } satisfies FieldMeta);

/** A calendar day as YYYY-MM-DD. */
export const day = (description: string) =>
  z.iso
    .date("must be a real date as YYYY-MM-DD")
    .regex(/^20/, "must be a real date as YYYY-MM-DD")
    .meta({ description, kind: "date", graphql: "Date @dateformat" } satisfies FieldMeta);

/** A photo or rendering (JPEG, PNG or WebP), written relative to the content file. */
export const picture = (description: string, minWidth: number, shape: Shape) =>
  z
    .string()
    .regex(/^\.{1,2}\/.+\.(jpe?g|png|webp)$/i, "must be a picture such as ./name.jpg")
    .meta({
      description,
      kind: "picture",
      minWidth,
      shape,
      graphql: "File @fileByRelativePath",
    } satisfies FieldMeta);

/** A drawn mark or icon (SVG), written relative to the content file. */
export const mark = (description: string) =>
  z
    .string()
    .regex(/^\.{1,2}\/.+\.svg$/i, "must be an SVG file such as ./name.svg")
    .meta({
      description,
      kind: "mark",
      graphql: "Mark @markByRelativePath",
    } satisfies FieldMeta);

/** A page or section of this site: `/contact`, `/#partners`. No trailing slash (decisions, "Addresses"). */
export const link = (description: string) =>
  z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+)?(?:#[a-z0-9-]+)?$/,
      "must be a page of this site such as /contact or /#offer",
    )
    .meta({ description, kind: "link" } satisfies FieldMeta);

/** Another site's address. */
export const externalLink = (description: string) =>
  z
    .url({ protocol: /^https$/, error: "must be an address that starts with https://" })
    .meta({ description, kind: "externalLink" } satisfies FieldMeta);

/** An e-mail address. */
export const emailAddress = (description: string) =>
  z.email("must be an e-mail address such as sales@example.com").meta({
    description,
  } satisfies FieldMeta);

/** A telephone number in international form: + and digits, spaces allowed. */
export const telephone = (description: string) =>
  z
    .string()
    .regex(/^\+[1-9](?: ?[0-9]){7,14}$/, "must be a number such as +234 800 000 0000")
    .meta({ description } satisfies FieldMeta);

/** A number for wa.me: country code and digits and nothing else. */
export const whatsappNumber = (description: string) =>
  z
    .string()
    .regex(
      /^[1-9][0-9]{7,14}$/,
      "must be 8 to 15 digits in quotes with the country code first, 234 instead of the first 0",
    )
    .meta({ description } satisfies FieldMeta);

/** A group of fields; anything else in it is an error. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);

/** A list of at least `min` and at most `max` items. */
export const list = <Item extends z.ZodType>(
  description: string,
  item: Item,
  { min = 1, max = 30 }: { min?: number; max?: number } = {},
) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .meta({ description } satisfies FieldMeta);
