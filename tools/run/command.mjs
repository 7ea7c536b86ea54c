import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

const scriptName = /^npm run (\S+)$/;

/**
 * The words of a command; the name of a script in package.json is replaced by its command.
 * @param {string} command
 * @returns {string[]}
 */
function wordsOf(command) {
  const name = scriptName.exec(command)?.[1];
  if (!name) return command.replace(/^exec /, "").split(" ");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  if (!scripts[name]) throw new Error(`package.json has no script "${name}"`);
  return wordsOf(scripts[name]);
}

/**
 * Runs a command and resolves with its exit code. Starts it without a shell: a shell that is stopped leaves
 * its child running.
 * @param {string} command
 * @param {{ onOutput?: (chunk: Buffer) => void, options?: readonly string[] }} [settings] `onOutput`
 *   receives the output, which otherwise goes to the terminal; `options` are added to the command's words
 * @returns {Promise<number>}
 */
export function run(command, { onOutput, options = [] } = {}) {
  const [file = "", ...args] = [...wordsOf(command), ...options];
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(file === "node" ? process.execPath : file, args, {
    stdio: onOutput ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, PATH },
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on("data", onOutput);
  const stop = () => void child.kill("SIGTERM");
  // Ctrl+C reaches the child too; SIGTERM reaches only this process.
  process.on("SIGINT", ignore).on("SIGTERM", stop);
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    child.on("error", (error) => {
      console.error(`Cannot run "${command}": ${error.message}`);
      done(127);
    });
    child.on("close", (code, signal) => done(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
  });
  return ended.finally(() => process.off("SIGINT", ignore).off("SIGTERM", stop));
}

function ignore() {}
