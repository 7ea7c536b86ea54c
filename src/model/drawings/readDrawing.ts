import { optimize, type PluginConfig } from "svgo";
import { allowList, gridOf, type Grid } from "./allowList";
import { cleanUp } from "./programs";

interface DrawingFault {
  readonly message: string;
  /** In the source; only for errors of the syntax. */
  readonly place?: { readonly line: number; readonly column: number };
}

/** A drawing that contains only what is rendered and allowed. */
export interface Drawing extends Grid {
  /** As an SVG file. */
  readonly file: string;
  /** For inline use; `{use}` in its ids stands for a name that is unique on the page. */
  readonly svg: string;
  readonly faults: readonly DrawingFault[];
}

/**
 * An entity that could expand without limit (“billion laughs”): one that refers to others, or a long one.
 */
const growingEntity = /<!ENTITY[^>"']*(?:"(?:[^"]*&|[^"]{200})|'(?:[^']*&|[^']{200}))/;

/** Removes the namespace, which HTML does not need, and marks ids and references to them. */
const forInlineUse: PluginConfig[] = [
  "removeXMLNS",
  { name: "prefixIds", params: { prefix: "{use}", delim: "" } },
];

const unreadable = { file: "", svg: "", width: 1, height: 1 };

/**
 * Parses an SVG file and writes it again: without the private data of drawing programs, and without everything
 * that is not rendered or not allowed. It is serialised from the parsed XML because HTML parsers treat
 * comments, CDATA and namespaces differently.
 */
export function readDrawing(source: string): Drawing {
  if (growingEntity.test(source))
    return {
      ...unreadable,
      faults: [{ message: "<!DOCTYPE> contains entities; save it as plain SVG" }],
    };
  const messages = new Set<string>();
  try {
    const plugins = [...cleanUp, allowList(messages)];
    const file = optimize(source, { plugins }).data;
    const { data: svg } = optimize(file, { plugins: forInlineUse });
    const grid = gridOf(/viewBox="([^"]*)"/.exec(file)?.[1]) ?? { width: 1, height: 1 };
    return { file, svg, ...grid, faults: [...messages].map((message) => ({ message })) };
  } catch (error) {
    // SVGO's error for a file that is not XML.
    const parserError = error as { reason?: string; line?: number; column?: number };
    const { reason = "the drawing cannot be read", line = 1, column = 1 } = parserError;
    const message = `${reason.replace(/\.$/, "")}; save it again as plain SVG`;
    return {
      ...unreadable,
      faults: [{ message, place: { line, column: Math.max(1, column) } }],
    };
  }
}
