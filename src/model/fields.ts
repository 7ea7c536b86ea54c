import { z } from "zod";

/** What the GraphQL schema, the check and the editors' documentation know about a field beyond its type. */
export interface FieldMeta {
  /** One sentence for editors: what the field is and where it shows. */
  description: string;
  /** What editors call it, where its name alone does not say it (see fieldLabel.ts). */
  label?: string;
  /** The GraphQL type, where it is more than the plain zod type says. */
  graphql?: string;
  /** What the value stands for; the content check looks deeper into these. */
  kind?: "picture" | "drawing" | "logo" | "link" | "externalLink" | "text" | "date" | "expiry";
  /** What a value looks like, in words that follow "must be": a price such as 15,000.00. */
  form?: string;
  /** What to write, where "is required" does not say it. */
  missing?: string;
  /** True where each entry of a kind needs a value of its own. */
  unique?: boolean;
  /** True where two entries of a kind rarely have the same, so that a copy may have forgotten it. */
  usuallyDiffers?: boolean;
  /** True for words that say what a picture shows. */
  isAlternative?: boolean;
  /** True for the anchor of a part of the page: links may lead there, and no heading may take it. */
  anchor?: boolean;
  /** True for the title above a document, which no heading repeats. */
  pageTitle?: boolean;
  /** For the check before launch: a flag of stand-in entries, or an example that is meant to stay. */
  placeholder?: "entry" | "example";
  /** True where words such as `{policy.returnWindow}` are filled in. */
  hasTokens?: boolean;
  /** For lines with slots: the words that may stand in braces. */
  slots?: readonly string[];
  /** For pictures: the smallest width in px that its slot on the page needs. */
  minWidth?: number;
  /** For pictures: width and height of its slot, as in 4:3. */
  shape?: Shape;
  /** For pictures: the smallest width in px of one with a transparent background; its shape is free. */
  cutOutMinWidth?: number;
  /** True for the real height of what the entry's picture shows, cut out of its background. */
  ofCutOut?: boolean;
}

/** Width and height in proportion, as in [4, 3]. */
export type Shape = readonly [width: number, height: number];

/** A text of 1 to `length` characters, spaces around it not counted. */
export const sentence = (length: number) => z.string().trim().min(1).max(length);

/** A line or sentence that visitors read. `max` is in characters. */
export const text = (description: string, max = 300) =>
  sentence(max).meta({ description, kind: "text" } satisfies FieldMeta);

/** A sentence in which words such as `{policy.returnWindow}` are filled in. `max` is in characters. */
export const textWithTokens = (description: string, max = 300) =>
  sentence(max).meta({
    description,
    kind: "text",
    hasTokens: true,
    graphql: "String @filledIn",
  } satisfies FieldMeta);

/** A line for those who keep the site, which no visitor reads. `max` is in characters. */
export const note = (description: string, max = 300) =>
  sentence(max).meta({ description } satisfies FieldMeta);

/** What a picture shows, for people who cannot see it. */
export const alternativeText = (description: string) =>
  text(description).meta({
    label: "Picture in words",
    missing: "describe the picture for people who cannot see it",
    isAlternative: true,
  } satisfies Partial<FieldMeta>);

/** A field, or a group of fields, under the name that editors know it by. */
export const labelled = <Field extends z.ZodType>(label: string, field: Field): Field =>
  field.meta({ label });

/** A field of which each entry of a kind needs a value of its own. */
export const unique = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ unique: true });

/** A field that a copied entry seldom shares with the other; the check hints at equal ones. */
export const usuallyDiffers = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ usuallyDiffers: true });

/** The place among the entries of a kind, counted from 1; equal ones, and those without, go by name. */
export const order = (description: string) => usuallyDiffers(wholeNumber(description)).optional();

/** The place of an entry that names none: behind all others. */
export const lastPlace = 1000;

/** The title above a document. */
export const pageTitle = (description: string, max: number) =>
  unique(text(description, max)).meta({ pageTitle: true });

/** An example inside an empty form field; it may name what does not exist. */
export const example = (description: string) =>
  text(description, 120).meta({ placeholder: "example" } satisfies Partial<FieldMeta>);

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

/** A line with slots, in which words such as `{policy.returnWindow}` are filled in as well. */
export const patternWithTokens = (description: string, slots: readonly string[], max = 300) =>
  pattern(description, slots, max).meta({
    hasTokens: true,
    graphql: "String @filledIn",
  } satisfies Partial<FieldMeta>);

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
const flag = (description: string) => z.boolean().meta({ description } satisfies FieldMeta);

/** A flag that says that an entry only stands in for a real one. */
export const placeholderFlag = (description: string) =>
  flag(description).meta({ placeholder: "entry" } satisfies Partial<FieldMeta>);

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
