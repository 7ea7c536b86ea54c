/**
 * Publishes the site (docs/hosting.md):
 * - `npm run deploy -- --to <folder>` builds, checks and publishes into a folder of this machine
 * - `npm run deploy -- --to <folder> --back` rolls back to the previous release
 * - `npm run deploy -- --edge <project>` publishes on Cloudflare Pages
 *
 * `--from <site>` publishes a built site instead of building one. If SITE_URL is set, placeholders in the content
 * stop the command, unless it has `--preview`; and after publishing into a folder, the command asks that address
 * whether visitors get the release.
 */
import { parseArgs } from "node:util";
import { deploy } from "./deploy";

const { values } = parseArgs({
  options: {
    to: { type: "string" },
    back: { type: "boolean", default: false },
    edge: { type: "string" },
    branch: { type: "string", default: "main" },
    from: { type: "string" },
    preview: { type: "boolean", default: false },
  },
});

deploy(values).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
