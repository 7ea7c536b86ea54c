import { SaxesParser, type SaxesTagNS } from "saxes";
import sharp from "sharp";
import { fileStart, placeAt, type Place } from "../../places";
import { plainLines } from "../../plainLines";
import { finding, type Finding } from "../finding";
import { decode } from "../text/decode";
import { signatureOf } from "./signature";
import { attributeFault, drawingElements } from "./drawingRules";

const hasSize = ({ viewBox, width, height }: Record<string, string>) => {
  const sides = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, parseFloat(width ?? ""), parseFloat(height ?? "")];
  const [, , across = 0, down = 0] = sides;
  return sides.length === 4 && sides.every(Number.isFinite) && across > 0 && down > 0;
};

/** Collects what is wrong while the drawing is read from start to end. */
class Drawing {
  readonly findings: Finding[] = [];
  private readonly parser = new SaxesParser({ xmlns: true });
  private readonly ids = new Set<string>();
  private depth = 0;
  private shapes = 0;
  /** Where the tag that is being read starts. */
  private tagStart = 0;

  constructor(private readonly text: string) {}

  read(): Finding[] {
    const { parser } = this;
    parser.on("error", ({ message }) => {
      // Everything after the first fault of the form follows from it.
      if (this.findings.every(({ rule }) => rule !== "svg-syntax"))
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
    parser.on("closetag", () => (this.depth -= 1));
    parser.write(this.text).close();
    if (this.shapes === 0 && this.findings.length === 0)
      this.add("svg-empty", "the drawing holds no shape", fileStart);
    return this.findings;
  }

  private open({ name, attributes: written }: SaxesTagNS) {
    const attributes = Object.fromEntries(
      Object.values(written).map((attribute) => [attribute.name, attribute.value]),
    );
    if (this.depth === 0) this.root(name, attributes);
    else if (!drawingElements.has(name))
      this.addAtTag("svg-unsafe", `<${name}> is not allowed in a drawing`);
    else if (!/^(?:g|defs|title|desc|metadata|svg)$/.test(name)) this.shapes += 1;
    this.depth += 1;
    for (const [attribute, value] of Object.entries(attributes)) {
      const fault = attributeFault(attribute, value);
      if (fault) this.addAtTag("svg-unsafe", fault);
      if (attribute === "id" && this.ids.has(value))
        this.addAtTag("svg-id", `the id "${value}" is there twice`);
      if (attribute === "id") this.ids.add(value);
    }
  }

  private root(name: string, attributes: Record<string, string>) {
    if (name !== "svg")
      this.addAtTag("svg-syntax", `the drawing starts with <${name}>, not with <svg>`);
    else if (attributes.xmlns !== "http://www.w3.org/2000/svg")
      this.addAtTag("svg-syntax", '<svg> needs xmlns="http://www.w3.org/2000/svg"');
    else if (!hasSize(attributes))
      this.addAtTag(
        "svg-size",
        '<svg> needs a viewBox such as "0 0 48 48", or a width and a height',
      );
  }

  private addAtTag(rule: string, message: string) {
    this.add(rule, message, placeAt(this.text, this.tagStart));
  }

  private add(rule: string, message: string, place: Place = this.place()) {
    this.findings.push(finding(place, rule, message));
  }

  private place(): Place {
    return { line: this.parser.line, column: Math.max(1, this.parser.column) };
  }
}

/** The build measures every drawing; what it cannot measure would end the build. */
async function unmeasured(bytes: Buffer): Promise<Finding[]> {
  try {
    await sharp(bytes).metadata();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return [
      finding(fileStart, "svg-syntax", `the drawing cannot be measured (${reason}); save it again`),
    ];
  }
}

/** What is wrong with an SVG file: its form, and anything in it that does more than draw. */
export async function readDrawing(bytes: Buffer): Promise<Finding[]> {
  if (bytes.length === 0) return [finding(fileStart, "image-corrupt", "the file is empty")];
  const kind = signatureOf(bytes);
  if (kind && kind !== "svg" && kind !== "html")
    return [
      finding(fileStart, "image-type", `the name says svg, but the file is ${kind}; name it so`),
    ];
  const decodedText = decode(bytes);
  if ("problem" in decodedText) return [decodedText.problem];
  const findings = new Drawing(plainLines(decodedText.text)).read();
  return findings.length > 0 ? findings : await unmeasured(bytes);
}
