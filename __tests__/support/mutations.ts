import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { parse } from "yaml";

interface Edit {
  to?: string;
}

interface MistakesFile {
  mistakes: (Edit & { edits?: Edit[] })[];
}

/** A change to the bytes of a file; `at` is a share of its length, from 0 to 1. */
type Mutation = (bytes: Buffer) => Buffer;

const offset = (bytes: Buffer, at: number) => Math.floor(at * bytes.length);

/** Unbiased: the middle of a file matters as much as its ends. */
const share = fc.noBias(fc.nat({ max: 99_999 })).map((number) => number / 100_000);

const mistakes = path.resolve(__dirname, "../fixture/mistakes");

/** The texts of the known mistakes, as people type them and attackers put them into files. */
const texts = readdirSync(mistakes)
  .filter((file) => file.endsWith(".yml"))
  .map((file) => parse(readFileSync(path.join(mistakes, file), "utf8")) as MistakesFile)
  .flatMap((content) => content.mistakes.flatMap((mistake) => mistake.edits ?? [mistake]))
  .flatMap(({ to = "" }) => (to === "" ? [] : [to]));

/** Signs and words with a meaning in YAML, Markdown, XML or JavaScript. */
const signs = [
  ..."\"'`:#-*&!|>%@{}[](),?\\<=~$^_\t\r\n\0 ",
  ..."constructor: |1e999|0x1F|.nan|null|true|<?x?>|]]>|\uFEFF|\n---\n|...|```\n|~~~|{{|&amp;|> |    ".split(
    "|",
  ),
];

/** Text that mistakes, merges and attackers put into files. */
const insertions = [...signs, ...new Set(texts)];

const edit = (bytes: Buffer, at: number, removed: number, added: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);

const lineEdit =
  (at: number, change: (lines: string[], index: number) => void): Mutation =>
  (bytes) => {
    const lines = bytes.toString("latin1").split("\n");
    change(lines, Math.floor(at * lines.length));
    return Buffer.from(lines.join("\n"), "latin1");
  };

const byteFlip = fc.tuple(share, fc.nat({ max: 7 })).map(([at, bit]): Mutation => (bytes) => {
  const copy = Buffer.from(bytes);
  const index = offset(bytes, at);
  copy[index] = (copy[index] ?? 0) ^ (1 << bit);
  return copy;
});

const insertion = fc
  .tuple(share, fc.constantFrom(...insertions), fc.constantFrom(1, 1, 1, 2, 50))
  .map(
    ([at, text, times]): Mutation =>
      (bytes) =>
        edit(bytes, offset(bytes, at), 0, Buffer.from(text.repeat(times))),
  );

const deletion = fc.tuple(share, fc.integer({ min: 1, max: 200 })).map(
  ([at, length]): Mutation =>
    (bytes) =>
      edit(bytes, offset(bytes, at), length, Buffer.alloc(0)),
);

const lineDeletion = share.map((at) => lineEdit(at, (lines, index) => void lines.splice(index, 1)));

const lineDuplication = share.map((at) =>
  lineEdit(at, (lines, index) => void lines.splice(index, 0, lines[index] ?? "")),
);

const lineSwap = fc.tuple(share, share).map(([at, other]) =>
  lineEdit(at, (lines, index) => {
    const second = Math.floor(other * lines.length);
    [lines[index], lines[second]] = [lines[second] ?? "", lines[index] ?? ""];
  }),
);

const valueSwap = fc.tuple(share, fc.constantFrom(...insertions)).map(([at, value]) =>
  lineEdit(at, (lines, index) => {
    lines[index] = (lines[index] ?? "").replace(/:.*$/, () => `: ${value}`);
  }),
);

const truncation = share.map(
  (at): Mutation =>
    (bytes) =>
      bytes.subarray(0, offset(bytes, at)),
);

const noise = fc.tuple(share, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
  ([at, added]): Mutation =>
    (bytes) =>
      edit(bytes, offset(bytes, at), added.length, Buffer.from(added)),
);

/** A change that an editor, a merge or a damaged disk can make to a file. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  byteFlip,
  insertion,
  insertion,
  deletion,
  lineDeletion,
  lineDuplication,
  lineSwap,
  valueSwap,
  truncation,
  noise,
);
