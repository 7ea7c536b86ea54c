import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pMap from "p-map";
import { z } from "zod";
import { filesOf } from "./filesOf";

/** Where to publish, and as what. */
export interface NetlifySite {
  readonly id: string;
  readonly token: string;
  /** Whether visitors keep what they have, and only those with the deploy's own address see this. */
  readonly isPreview: boolean;
  /** Netlify's API; tests have their own. */
  readonly api?: string;
}

const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()).default([]),
  ssl_url: z.string().optional(),
  deploy_ssl_url: z.string(),
  error_message: z.string().nullish(),
});

/** In ms; a deploy of some hundred files is ready after a few seconds. */
const pause = 1000;
const longestWait = 120;

/**
 * Publishes a folder by Netlify's API: a list of hashes, then the files that Netlify lacks. Visitors
 * get the new site when Netlify has all of it, in one step.
 * @returns the address at which it stands
 * @throws where Netlify refuses it, or is not ready after two minutes
 */
export async function publishToNetlify(folder: string, site: NetlifySite): Promise<string> {
  const files = new Map(filesOf(folder).map((file) => [`/${file}`, sha1(join(folder, file))]));
  const { id, token, isPreview, api = "https://api.netlify.com/api/v1" } = site;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${api}${path}`, { ...init, headers });
    if (answer.ok) return answer;
    throw new Error(`Netlify answered ${answer.status} to ${path}: ${await answer.text()}`);
  };
  const answer = await ask(`/sites/${id}/deploys`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ files: Object.fromEntries(files), draft: isPreview }),
  });
  const { id: deploy, required } = deploySchema.parse(await answer.json());

  const wanted = [...files].filter(([, hash]) => required.includes(hash));
  const upload = async ([file]: [string, string]) => {
    const path = file.split("/").map(encodeURIComponent).join("/");
    await ask(`/deploys/${deploy}/files${path}`, {
      method: "PUT",
      headers: { "Content-Type": "application/octet-stream" },
      body: readFileSync(join(folder, file)),
    });
  };
  await pMap(wanted, upload, { concurrency: 6 });

  for (let round = 0; round < longestWait; round += 1) {
    const now = deploySchema.parse(await (await ask(`/deploys/${deploy}`)).json());
    if (now.state === "ready") return (!isPreview && now.ssl_url) || now.deploy_ssl_url;
    if (now.state === "error")
      throw new Error(`Netlify: ${now.error_message ?? "no reason given"}`);
    await wait(pause);
  }
  throw new Error("Netlify has all files, but is not ready after two minutes");
}

const sha1 = (file: string) => createHash("sha1").update(readFileSync(file)).digest("hex");
