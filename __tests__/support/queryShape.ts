import path from "node:path";
import type { z } from "zod";
import { fillSentence, tokenValues } from "../../src/model/tokens";
import { readEntries } from "./readEntries";

/** A picture as gatsby-plugin-image prepares it: two widths in AVIF and a fallback. */
function pictureNode(name: string) {
  const srcSet = `/static/${name}-800.avif 800w, /static/${name}-1600.avif 1600w`;
  return {
    publicURL: `/static/${name}.jpg`,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1600,
        height: 1200,
        images: { fallback: { src: `/static/${name}-1600.avif`, srcSet, sizes: "100vw" } },
      },
      fallback: { src: `/static/${name}-900.webp` },
    },
  };
}

const markNode = (name: string) => ({
  publicURL: `/static/${name}.svg`,
  width: 137,
  height: 48,
  svg: `<svg viewBox="0 0 48 48" data-name="${name}"></svg>`,
});

/** The values of the tokens in the fixture's content. */
function fixtureValues() {
  const [company] = readEntries("SiteCompany");
  const [policies] = readEntries("SitePolicies");
  type Company = Parameters<typeof tokenValues>[0];
  return tokenValues(company?.fields as unknown as Company, policies?.fields ?? {});
}

/**
 * A content file's value as queries return it: pictures and logos become nodes, tokens are
 * interpolated, and absent values are null.
 * @param schema the value's part of the table of fields
 */
export function queryShape(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod;
  if (def.type === "optional") {
    const { innerType } = def as z.core.$ZodOptionalDef;
    return value === undefined ? null : queryShape(innerType, value);
  }
  if (def.type === "object") {
    const { shape } = def as z.core.$ZodObjectDef;
    const fields = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, queryShape(field, fields[name])]),
    );
  }
  if (def.type === "array") {
    const { element } = def as z.core.$ZodArrayDef;
    return (value as unknown[]).map((item) => queryShape(element, item));
  }
  const { kind, hasTokens } = (schema as z.ZodType).meta() ?? {};
  if (hasTokens) return fillSentence(String(value), fixtureValues());
  const name = path.parse(String(value)).name;
  if (kind === "picture") return pictureNode(name);
  return kind === "drawing" || kind === "logo" ? markNode(name) : value;
}
