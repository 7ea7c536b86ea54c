/**
 * Makes the browser editor in editor/: `npm run build:editor -- --repository owner/name`, and with
 * `--serve` shows it on this computer.
 */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { listen } from "../serve/listen";
import { buildEditor } from "./buildEditor";
import { repositoryIn } from "./repository";
import { serveEditor } from "./serveEditor";

const { values } = parseArgs({
  options: {
    repository: { type: "string" },
    branch: { type: "string", default: "main" },
    serve: { type: "boolean" },
    port: { type: "string", default: "8100" },
  },
});

function origin(): string {
  try {
    return execFileSync("git", ["remote", "get-url", "origin"], {
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch {
    return "";
  }
}

const folder = "editor";

async function main(): Promise<void> {
  const name = values.repository ?? repositoryIn(origin());
  if (!name && !values.serve)
    throw new Error(
      "name the repository on GitHub: npm run build:editor -- --repository owner/name",
    );
  // On this computer only the name is shown: it says which folder to choose.
  const local = `owner/${path.basename(process.cwd())}`;
  buildEditor(folder, { name: name ?? local, branch: values.branch });
  console.log(`${folder}/ holds the browser editor; docs/editing.md says how it is used`);
  if (!values.serve) return;
  const port = await listen(serveEditor(folder), "127.0.0.1", Number(values.port));
  console.log(`Editor: http://127.0.0.1:${port}/ (Chrome, Edge or Chromium)`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
