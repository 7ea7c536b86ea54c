/** Prepares a built folder for Cloudflare Pages (docs/deploy.md): `npm run deploy -- ready <site> [kept]`. */
import { removeFilesForServers } from "./filesOf";
import { keepEarlier } from "./keepEarlier";

const [action = "", site = "", kept = ""] = process.argv.slice(2);

if (action === "ready" && site) {
  removeFilesForServers(site);
  const added = kept ? keepEarlier(site, kept, new Date()) : 0;
  console.log(`Ready to upload; ${added} files of earlier releases stay for a day`);
} else {
  console.error("Say what to do: ready <site> [kept]");
  process.exitCode = 1;
}
