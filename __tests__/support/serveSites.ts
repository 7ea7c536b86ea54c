import { once } from "node:events";
import type { FullConfig } from "@playwright/test";
import { serveForms } from "../../tools/forms/serveForms";
import { siteServer } from "../../tools/serve/siteServer";

/** Playwright's global setup: serves what the projects of this run visit (their `metadata` in playwright.config.ts). */
export default async function serveSites({ filteredProjects }: FullConfig) {
  const wanted = new Set(filteredProjects.map(({ metadata }) => JSON.stringify(metadata)));
  if (wanted.size > 1) throw new Error("These projects visit different sites: run each alone");
  const [project] = filteredProjects;
  const { folder, forms } = project?.metadata ?? {};
  const { hostname, port } = new URL(project?.use.baseURL ?? "");
  if (forms) await serveForms(forms, hostname, Number(port));
  if (folder) await once(siteServer(folder).listen(Number(port)), "listening");
}
