/** What the build makes of the card's page: one file that needs no other, and its service worker. */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { LEAK_CARD, LEAK_CARD_WORKER } from "../lib/leakCard";

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const fontFace = /@font-face\{[^}]*\}/g;

/** Removes all fonts from the card's HTML. */
export const withoutFonts = (html: string): string =>
  html.replace(fontPreload, "").replace(fontFace, "");

/**
 * Returns the service worker that stores the card.
 * @param html the finished card
 * @param patienceMs how long a connection may take before the visitor gets the copy
 */
export function workerCode(html: string, patienceMs = 1500): string {
  const digest = hash("sha256", html);
  const { outputFiles } = buildSync({
    entryPoints: ["src/leak-card/worker/keep.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { CARD_DIGEST: JSON.stringify(digest), PATIENCE_MS: String(patienceMs) },
  });
  return outputFiles[0]?.text ?? "";
}

/** Writes the service worker of a built folder's finished card. */
export function writeCardWorker(folder: string): void {
  const html = readFileSync(path.join(folder, LEAK_CARD, "index.html"), "utf8");
  writeFileSync(path.join(folder, LEAK_CARD_WORKER), workerCode(html));
}
