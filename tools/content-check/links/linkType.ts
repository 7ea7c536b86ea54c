const allowed: ReadonlySet<string> = new Set(["https", "mailto", "tel"]);

const entities: Readonly<Record<string, string>> = { colon: ":", tab: "\t", newline: "\n" };

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

function withoutEntities(url: string): string {
  return url
    .replace(/&#x([\da-f]{1,6});?/gi, (_all, hex: string) => fromCode(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, digits: string) => fromCode(Number(digits)))
    .replace(/&([a-z]+);/gi, (all: string, name: string) => entities[name.toLowerCase()] ?? all);
}

const withoutPercent = (url: string) =>
  url.replace(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The part before the colon that decides what a link does, however it is spelled; undefined without one. */
export function schemeOf(url: string): string | undefined {
  let plain = url;
  // Twice over: what one reader decodes, another may decode again.
  for (let round = 0; round < 3; round += 1) plain = withoutPercent(withoutEntities(plain));
  const bare = plain.replace(/[\s\0-\x20\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]+/g, "");
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

interface Fault {
  rule: string;
  message: string;
}

/** Why the type of a link is not allowed; undefined when it is, or when the link has none. */
export function linkTypeFault(url: string): Fault | undefined {
  const scheme = schemeOf(url);
  if (scheme === undefined || (allowed.has(scheme) && url.startsWith(`${scheme}:`)))
    return undefined;
  if (scheme === "http") return { rule: "link-insecure", message: "use https://" };
  if (allowed.has(scheme))
    return { rule: "link-unsafe", message: `write "${scheme}:" in small letters, without spaces` };
  const message = `the link type "${scheme}:" is not allowed; allowed: https:, mailto:, tel:`;
  return { rule: "link-unsafe", message };
}
