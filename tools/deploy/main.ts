/**
 * Publishes the site (docs/hosting.md):
 * - `npm run deploy -- --to <folder>` builds, checks and publishes into a folder of this machine
 * - `npm run deploy -- --to <folder> --back` rolls back to the previous release
 * - `npm run deploy -- --edge <project>` publishes on Cloudflare Pages
 * - `--forms owner/name` publishes the forms for that GitHub repository instead of the site
 *
 * `--from <site>` publishes a built site instead of building one. What is unfinished stops the command, unless it has
 * `--preview`: no SITE_URL, pages for another address, placeholders, questions that stop a launch. After publishing,
 * the command asks SITE_URL whether visitors get the release.
 */
import { deploy } from "./deploy";

deploy(process.argv.slice(2)).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
