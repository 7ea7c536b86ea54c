import { z } from "zod";

/** A field's metadata beyond its type, for the GraphQL schema, the check and the editors' documentation. */
export interface FieldMeta {
  /** A description of the field for editors, in one sentence: what it is and where it is shown. */
  description?: string;
  /** The field's name for editors, if its own name is not clear (see fieldLabel.ts). */
  label?: string;
  /** The GraphQL type, if it cannot be derived from the zod type. */
  graphql?: string;
  /** The kind of value; the content check has more rules for these. */
  kind?:
    "picture" | "drawing" | "logo" | "link" | "externalLink" | "text" | "date" | "expiry" | "order";
  /** The value's format, in words that follow "must be", such as: a price such as 15,000.00. */
  form?: string;
  /** How to fill in a missing value, if "is required" is not enough. */
  missing?: string;
  /** True if the value must be unique among the entries of a type. */
  unique?: boolean;
  /** True for alternative text of a picture. */
  isAlternative?: boolean;
  /** True for the anchor of a section: links may use it, and no heading may have the same id. */
  anchor?: boolean;
  /** True for the title above a document, which no heading may repeat. */
  pageTitle?: boolean;
  /**
   * For the check before a launch: a flag that marks placeholder entries, or an example that is meant to stay, and may
   * name things that do not exist.
   */
  placeholder?: "entry" | "example";
  /** True if tokens such as `{policy.returnWindow}` are filled in. */
  hasTokens?: boolean;
  /** True if the lines of a text stay lines, as in a message that a link begins. */
  hasLines?: boolean;
  /** For patterns: the placeholders that may be used in braces. */
  slots?: readonly string[];
  /** For pictures: the minimum width in px that the layout needs. */
  minWidth?: number;
  /** For pictures: the aspect ratio in the layout, such as [4, 3]. */
  shape?: readonly [width: number, height: number];
  /** For pictures with a transparent background: the minimum width in px; they may have any aspect ratio. */
  cutOutMinWidth?: number;
  /**
   * For pictures that a query has with the words: the widths in px in which the page offers them, those of AVIF, from the
   * smallest, and that of WebP.
   */
  files?: { avif: readonly number[]; webp: number };
  /** True for the real height of the object in the entry's cut-out picture. */
  ofCutOut?: boolean;
}

/** Adds metadata to a field. */
export const withMeta = <Field extends z.ZodType>(field: Field, meta: FieldMeta): Field =>
  field.meta({ ...meta });

/** A text of 1 to `length` characters, not counting surrounding spaces. */
export const sentence = (length: number) => z.string().trim().min(1).max(length);

/** A line or sentence that visitors read. `max` is in characters. */
export const text = (description: string, max = 300) =>
  withMeta(sentence(max), { description, kind: "text" });

const withTokens = <Field extends z.ZodType>(field: Field) =>
  withMeta(field, { hasTokens: true, graphql: "String @fillTokens" });

/** A sentence with tokens such as `{policy.returnWindow}`. `max` is in characters. */
export const textWithTokens = (description: string, max = 300) =>
  withTokens(text(description, max));

/** Marks a text whose lines stay lines: a message, for a visitor to complete. */
export const withLines = <Field extends z.ZodType>(field: Field) =>
  withMeta(field, { hasLines: true });

/** A note for editors, which visitors never see. `max` is in characters. */
export const note = (description: string, max = 300) => withMeta(sentence(max), { description });

/** Alternative text of a picture. */
export const alternativeText = (description: string) =>
  withMeta(text(description), {
    label: "Picture in words",
    missing: "describe the picture for people who cannot see it",
    isAlternative: true,
  });

/** Marks a field whose value must be unique among the entries of a type. */
export const unique = <Field extends z.ZodType>(field: Field) => withMeta(field, { unique: true });

/** The position among the entries of a type, from 1; entries with equal or no positions are sorted by name. */
export const order = (description: string) =>
  withMeta(wholeNumber(description), { kind: "order" }).optional();

/** The position of an entry without one: after all others. */
export const lastPlace = 1000;

/** The description below a page's title in search results: shorter ones say little, longer ones are cut off. */
export const searchDescription = () =>
  withMeta(sentence(160).min(50), {
    description: "One sentence for search results, 50 to 160 characters.",
    kind: "text",
  });

/**
 * A pattern with placeholders such as `{n}`, all of which are required.
 * @param slots their names, with a space between them
 */
export const pattern = (description: string, slots: string, max = 300) => {
  const names = slots.split(" ");
  const schema = names.reduce((before, slot) => before.includes(`{${slot}}`), sentence(max));
  return withMeta(schema, { description, kind: "text", slots: names });
};

/**
 * Words of a group: their names, each with its placeholders and its limit, such as `label days(kg days):60`. All may
 * contain tokens. Their names and the description of their group say what they are. `max` is in characters.
 */
export const words = (names: string, max = 300) =>
  Object.fromEntries(
    [...names.matchAll(/(\w+)(?:\(([\w ]+)\))?(?::(\d+))?/g)].map(([, name, slots, limit]) => {
      const length = Number(limit ?? max);
      return [name, withTokens(slots ? pattern("", slots, length) : text("", length))];
    }),
  );

/** A whole number from `min` to `max`. */
export const wholeNumber = (description: string, min = 1, max = 999) =>
  withMeta(z.int().min(min).max(max), { description, graphql: "Int" });

/** A number with decimals from `min` to `max`. */
export const decimal = (description: string, min: number, max: number) =>
  withMeta(z.number().min(min).max(max), { description });

/** A flag that marks an entry as a placeholder for a real one. */
export const placeholderFlag = (description: string) =>
  withMeta(z.boolean(), { description, placeholder: "entry" });

/** A group of fields; unknown fields are errors. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);

/** The words of a calculator's question for a number: its label and its unit. */
export const question = () => group(words("label:80 unit:20"));

/** A list of at least `min` and at most `max` items. */
export const list = <Item extends z.ZodType>(
  description: string,
  min: number,
  max: number,
  item: Item,
) => withMeta(z.array(item).min(min).max(max), { description });

/** A list of groups of fields. */
export const groups = <Shape extends z.ZodRawShape>(
  description: string,
  min: number,
  max: number,
  shape: Shape,
) => list(description, min, max, group(shape));

/** Title and description of a page, for search results and shared links. */
export const pageMeta = group({
  title: text(
    "The title in search results and browser tabs; the company's name is added automatically.",
    120,
  ),
  description: searchDescription(),
}).meta({ label: "Search results" });

/** What a page starts with. */
export const pageHead = {
  meta: pageMeta,
  title: text("The title of the page.", 200),
  introduction: text("The text below the title.", 400),
};
