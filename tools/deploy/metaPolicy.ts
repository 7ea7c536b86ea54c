import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { policyOf } from "../headers/policy";
import { filesOf } from "./filesOf";

/** Directives that browsers obey in a header only (CSP 3, section 3.3). */
const headerOnly = /^(frame-ancestors|report-uri|sandbox)\b/;

/**
 * Writes the policy of a built folder into each of its documents, for hosts that send no headers of
 * one's own. It stands before all that it governs, right behind the encoding.
 * @returns how many documents have it
 * @throws where the folder has no policy, or a document no encoding
 */
export function writeMetaPolicy(folder: string): number {
  const policy = policyOf(folder);
  if (!policy) throw new Error(`${folder} has no policy; build it again`);
  const kept = policy.split("; ").filter((directive) => !headerOnly.test(directive));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${kept.join("; ")}"/>`;
  const documents = filesOf(folder).filter(
    // Gatsby's own pieces of pages are no documents.
    (file) => file.endsWith(".html") && !file.startsWith("_gatsby/"),
  );
  for (const file of documents) {
    const html = readFileSync(join(folder, file), "utf8");
    const encoding = /<meta charset="?utf-8"?\s*\/?>/i.exec(html)?.[0];
    if (!encoding) throw new Error(`${file} does not say how it is encoded`);
    if (!html.includes(meta)) {
      writeFileSync(
        join(folder, file),
        html.replace(encoding, () => encoding + meta),
      );
    }
  }
  return documents.length;
}
