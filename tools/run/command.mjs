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
 * Starts a command; `ended` resolves with its exit code, `stop` asks it to end. Its output goes to the
 * terminal, or to `hear` if there is one. `options` are added to its words.
 *
 * It starts without a shell: a shell that is stopped leaves its child running.
 * @param {string} command
 * @param {{ hear?: (chunk: Buffer) => void, options?: readonly string[] }} [settings]
 */
function begin(command, { hear, options = [] } = {}) {
  const [file = "", ...args] = [...wordsOf(command), ...options];
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(file === "node" ? process.execPath : file, args, {
    stdio: hear ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, PATH },
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on("data", hear);
  const stop = () => child.kill("SIGTERM");
  // Ctrl+C reaches the child too; SIGTERM reaches only this process.
  process.on("SIGINT", ignore).on("SIGTERM", stop);
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    child.on("error", (error) => {
      console.error(`Cannot run "${command}": ${error.message}`);
      done(127);
    });
    child.on("close", (code, signal) => done(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
  }).finally(() => process.off("SIGINT", ignore).off("SIGTERM", stop));
  return { stop, ended };
}

/**
 * Runs a command to its end and resolves with its exit code.
 * @param {string} command
 * @param {{ hear?: (chunk: Buffer) => void, options?: readonly string[] }} [settings]
 */
export function run(command, settings) {
  return begin(command, settings).ended;
}

function ignore() {}
