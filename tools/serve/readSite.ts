import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { addressOf, isPrivate } from "../headers/addresses";
import { cacheControl } from "../headers/caching";
import { policyOf } from "../headers/policy";
import {
  everywhere,
  type Headers,
  onDocuments,
  onSharePictures,
  sharePictures,
} from "../headers/security";
import { contentType } from "../headers/types";

/** A file of the site, as it is sent. */
export interface SiteFile {
  /** All but those of an encoding. */
  readonly headers: Headers;
  readonly bodies: { readonly plain: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/** Reads a built folder; the files that visitors can ask for, by their addresses. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const forDocuments = onDocuments(policyOf(folder));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((file) => !isPrivate(file));
  return new Map(
    files.map((file) => {
      const isDocument = file.endsWith(".html");
      const extra = {
        ...(isDocument && forDocuments),
        ...(file.startsWith(sharePictures) && onSharePictures),
      };
      return [addressOf(file), readSiteFile(folder, file, extra)];
    }),
  );
}

function readSiteFile(folder: string, file: string, extra: Headers): SiteFile {
  const path = join(folder, file);
  const plain = readFileSync(path);
  const copy = (ending: string) =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined;
  const bodies = { plain, br: copy(".br"), gzip: copy(".gz") };
  const headers = {
    "Content-Type": contentType(file),
    "Cache-Control": cacheControl(file),
    // Weak, because it stands for the same text in every encoding.
    ETag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`,
    "Last-Modified": statSync(path).mtime.toUTCString(),
    ...((bodies.br ?? bodies.gzip) && { Vary: "Accept-Encoding" }),
    ...everywhere,
    ...extra,
  };
  return { headers, bodies };
}
