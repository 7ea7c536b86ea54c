import { SaxesParser, type SaxesTagPlain } from "saxes";
import { fileStart, type Place } from "../../places";
import { finding, type Finding } from "../finding";
import { decode } from "../text/decode";
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
  private readonly parser = new SaxesParser();
  private readonly ids = new Set<string>();
  private depth = 0;
  private shapes = 0;

  read(text: string): Finding[] {
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
    parser.on("opentag", (tag) => this.open(tag));
    parser.on("closetag", () => (this.depth -= 1));
    parser.write(text).close();
    if (this.shapes === 0 && this.findings.length === 0)
      this.add("svg-empty", "the drawing holds no shape", fileStart);
    return this.findings;
  }

  private open({ name, attributes }: SaxesTagPlain) {
    if (this.depth === 0) this.root(name, attributes);
    else if (!drawingElements.has(name))
      this.add("svg-unsafe", `<${name}> is not allowed in a drawing`);
    else if (!/^(?:g|defs|title|desc|metadata|svg)$/.test(name)) this.shapes += 1;
    this.depth += 1;
    for (const [attribute, value] of Object.entries(attributes)) {
      const fault = attributeFault(attribute, value);
      if (fault) this.add("svg-unsafe", fault);
      if (attribute === "id" && this.ids.has(value))
        this.add("svg-id", `the id "${value}" is there twice`);
      if (attribute === "id") this.ids.add(value);
    }
  }

  private root(name: string, attributes: Record<string, string>) {
    if (name !== "svg") this.add("svg-syntax", `the drawing starts with <${name}>, not with <svg>`);
    else if (attributes.xmlns !== "http://www.w3.org/2000/svg")
      this.add("svg-syntax", '<svg> needs xmlns="http://www.w3.org/2000/svg"');
    else if (!hasSize(attributes))
      this.add("svg-size", '<svg> needs a viewBox such as "0 0 48 48", or a width and a height');
  }

  private add(rule: string, message: string, place: Place = this.place()) {
    this.findings.push(finding(place, rule, message));
  }

  private place(): Place {
    return { line: this.parser.line, column: Math.max(1, this.parser.column) };
  }
}

/** What is wrong with an SVG file: its form, and anything in it that does more than draw. */
export function readDrawing(bytes: Buffer): Finding[] {
  if (bytes.length === 0) return [finding(fileStart, "image-corrupt", "the file is empty")];
  const decodedText = decode(bytes);
  if ("problem" in decodedText) return [decodedText.problem];
  return new Drawing().read(decodedText.text.replace(/^\uFEFF/, ""));
}
