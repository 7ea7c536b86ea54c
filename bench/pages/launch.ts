import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { settings } from "../../playwright.config";
import type { Served } from "./serve";

/** The base64 SHA-256 hash of a certificate's public key. */
function keyHash(certificate: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const spki = publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(spki).digest("base64");
}

/**
 * Launches Chromium and makes it trust the server's own certificate. Playwright's `ignoreHTTPSErrors` is not
 * enough: Chromium caches nothing from a server with a certificate error, so that every script would be
 * loaded twice.
 */
export function launch({ certificate }: Served): Promise<Browser> {
  const { args = [], ...options } = settings.use?.launchOptions ?? {};
  const trust = certificate
    ? [`--ignore-certificate-errors-spki-list=${keyHash(certificate)}`]
    : [];
  return chromium.launch({ ...options, args: [...args, ...trust] });
}
