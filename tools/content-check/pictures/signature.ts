/** The first bytes by which a picture's kind is known, whatever its name says. */
const signatures: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["gif", /^GIF8/],
  ["tiff", /^(?:II\*\0|MM\0\*)/],
  ["bmp", /^BM/],
  ["avif", /^[^]{4}ftypavi[fs]/],
  ["heic", /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ["pdf", /^%PDF/],
  ["zip", /^PK\x03\x04/],
  ["svg", /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i],
  ["html", /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)/i],
  ["Git LFS pointer", /^version https:\/\/git-lfs/],
];

/** What the bytes are: `jpeg`, `png` …; undefined when they are nothing that is known. */
export function signatureOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 512).toString("latin1");
  return signatures.find(([, pattern]) => pattern.test(start))?.[0];
}

const endings: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  svg: "svg",
};

/** What a file's name says that it is. */
export const kindByName = (path: string) =>
  endings[/\.([^.]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? "";
