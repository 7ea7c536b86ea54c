/**
 * What publishing on a host needs beside the host's own upload (docs/deploy.md):
 * `npm run deploy -- ready <site> [kept] | netlify <site> | netlify-preview <site> | meta <site>`.
 */
import { removeFilesForServers } from "./filesOf";
import { keepEarlier } from "./keepEarlier";
import { writeMetaPolicy } from "./metaPolicy";
import { publishToNetlify } from "./netlify";

const [action = "", site = "", kept = ""] = process.argv.slice(2);

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; docs/deploy.md says where it comes from`);
  return value;
}

function toNetlify(isPreview: boolean): Promise<string> {
  const id = setting("NETLIFY_SITE_ID");
  return publishToNetlify(site, { id, token: setting("NETLIFY_AUTH_TOKEN"), isPreview });
}

async function run(): Promise<string> {
  if (action === "ready" && site) {
    removeFilesForServers(site);
    const added = kept ? keepEarlier(site, kept, new Date()) : 0;
    return `Ready to upload; ${added} files of earlier releases stay for a day`;
  }
  if (action === "meta" && site) return `${writeMetaPolicy(site)} documents carry their policy`;
  if (action === "netlify" && site) return `Published at ${await toNetlify(false)}`;
  if (action === "netlify-preview" && site) return `Preview at ${await toNetlify(true)}`;
  throw new Error("Say what to do: ready <site> [kept], netlify, netlify-preview or meta <site>");
}

run().then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
