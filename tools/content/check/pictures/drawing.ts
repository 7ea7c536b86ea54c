import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Point } from "unist";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { cleanDrawing } from "../../../../src/model/drawings/cleanDrawing";
import { drawingElements } from "../../../../src/model/drawings/elements";
import { normaliseText } from "../../../../src/model/normaliseText";
import { fileStart, textFile, type Problem } from "../../../../src/model/problems";
import { decode } from "../text/decode";
import { checkMerge } from "../text/wholeText";
import { attributeFault, elementFault, gridFault, partsIn } from "./drawingRules";
import { kindOf } from "./pictureFile";

const maximumDepth = 50;

/** Stop after this many: more would not help. */
const mostReported = 20;

/** Reports what is wrong with a drawing while it is parsed. */
class Drawing {
  private readonly parser = new SaxesParser({ xmlns: true });
  private readonly ids = new Set<string>();
  /** Referenced ids, with the place of the first reference. */
  private readonly references = new Map<string, Point>();
  private depth = 0;
  /** The depth of a rejected element; problems inside it are not reported. */
  private rejectedDepth: number | undefined;
  private shapes = 0;
  /** The start of the current tag. */
  private tagStart = 0;

  constructor(private readonly file: VFile) {}

  read(): void {
    const { parser } = this;
    parser.on("error", ({ message }) => {
      // Later syntax errors follow from the first one.
      if (this.file.messages.every(({ ruleId }) => ruleId !== "svg-syntax"))
        this.add(
          "svg-syntax",
          `${message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")}; save the drawing again`,
        );
    });
    parser.on("doctype", () => this.add("svg-unsafe", "<!DOCTYPE> is not allowed; delete it"));
    parser.on("processinginstruction", ({ target }) =>
      this.add("svg-unsafe", `<?${target}> is not allowed; delete it`),
    );
    parser.on("opentagstart", ({ name }) => {
      this.tagStart = parser.position - name.length - 2;
    });
    parser.on("opentag", (tag) => this.open(tag));
    parser.on("closetag", () => {
      this.depth -= 1;
      if (this.depth === this.rejectedDepth) this.rejectedDepth = undefined;
    });
    parser.write(this.file.toString()).close();
    if (this.shapes === 0 && this.file.messages.length === 0)
      this.add("svg-empty", "the drawing has no shapes; save it again", fileStart);
    for (const [part, place] of this.references)
      if (!this.ids.has(part))
        this.add("svg-id", `nothing in the drawing has the id "${part}"; save it again`, place);
  }

  private open({ name, attributes: written }: SaxesTagNS) {
    const attributes = Object.fromEntries(
      Object.values(written).map((attribute) => [attribute.name, attribute.value]),
    );
    if (this.depth === 0) this.root(name, attributes);
    else if (!drawingElements.has(name)) this.reject(name);
    else if (!/^(?:g|defs|title|desc|metadata|svg)$/.test(name)) this.shapes += 1;
    this.depth += 1;
    if (this.depth === maximumDepth)
      this.addAtTag("svg-syntax", "the parts are nested too deeply; save it as plain SVG");
    for (const [attribute, value] of Object.entries(attributes)) this.take(attribute, value);
  }

  private take(attribute: string, value: string) {
    if (attribute === "id") {
      if (this.ids.has(value))
        this.addAtTag("svg-id", `the id "${value}" is used twice; rename one`);
      this.ids.add(value);
    }
    if (this.rejectedDepth !== undefined) return;
    const fault = attributeFault(attribute, value);
    if (fault) this.addAtTag("svg-unsafe", fault);
    else if (attribute !== "id")
      for (const part of partsIn(attribute, value))
        if (!this.references.has(part)) this.references.set(part, this.tagPlace());
  }

  private reject(name: string) {
    if (this.rejectedDepth !== undefined) return;
    this.addAtTag("svg-unsafe", elementFault(name));
    this.rejectedDepth = this.depth;
  }

  private root(name: string, attributes: Record<string, string>) {
    if (name !== "svg")
      this.addAtTag(
        "svg-syntax",
        `the drawing starts with <${name}>, not with <svg>; save it as SVG`,
      );
    else if (attributes.xmlns !== "http://www.w3.org/2000/svg")
      this.addAtTag("svg-syntax", '<svg> needs xmlns="http://www.w3.org/2000/svg"');
    else {
      const fault = gridFault(attributes);
      if (fault) this.addAtTag("svg-size", fault);
    }
  }

  private tagPlace(): Point {
    return vfileLocation(this.file).toPoint(this.tagStart);
  }

  private addAtTag(rule: string, message: string) {
    this.add(rule, message, this.tagPlace());
  }

  private add(rule: string, message: string, place: Point = this.parserPlace()) {
    if (this.file.messages.length < mostReported) this.file.message(message, place, rule);
  }

  private parserPlace(): Point {
    return { line: this.parser.line, column: Math.max(1, this.parser.column) };
  }
}

/** In characters: drawings are part of the HTML, some of them more than once. */
const maximumLength = 50_000;

/** The maximum file size, with the private data of drawing programs. */
export const maximumSourceBytes = 500_000;

/** Reports a drawing that is too large for a page; returns whether its size is allowed. */
function isLight(file: VFile, drawn: string): boolean {
  if (drawn.length <= maximumLength) return true;
  const message = `the drawing is ${Math.ceil(drawn.length / 1000)} kB; at most ${maximumLength / 1000} kB is allowed; save it as optimised SVG`;
  file.message(message, fileStart, "image-too-large");
  return false;
}

/** Reports what is wrong with the cleaned drawing, at its place in the source if it is there too. */
function checkDrawing(file: VFile): void {
  const source = file.toString();
  const before = source.length <= maximumLength ? source : cleanDrawing(source);
  if (!isLight(file, before)) return;
  new Drawing(file).read();
  if (file.messages.length === 0) return;
  const clean = textFile(file.path ?? "", cleanDrawing(source));
  new Drawing(clean).read();
  // Cleaning turns styles into attributes.
  const fault = ({ reason }: Problem) => reason.replace(/^[\w-]+(?= (?:loads|contains))/, "");
  const isIn = (problems: VFile["messages"]) => (one: Problem) =>
    problems.some((other) => fault(other) === fault(one));
  file.messages = file.messages.filter(isIn(clean.messages));
  if (file.messages.length > 0) return;
  for (const { reason, ruleId } of clean.messages) file.message(reason, fileStart, ruleId ?? "");
}

/** Reports what is wrong with an SVG file: its syntax, and anything in it that does more than draw. */
export async function readDrawing(file: VFile, bytes: Buffer): Promise<void> {
  const kind = await kindOf(bytes);
  if (bytes.length === 0)
    file.message("the file is empty; copy it again", fileStart, "image-corrupt");
  else if (kind && kind !== "xml" && kind !== "html") {
    const message = `the name says svg, but the file is ${kind}; save it as SVG`;
    file.message(message, fileStart, "image-type");
  } else {
    const decoded = decode(file, bytes);
    if (decoded === undefined) return;
    file.contents = normaliseText(decoded);
    if (checkMerge(file)) checkDrawing(file);
  }
}
