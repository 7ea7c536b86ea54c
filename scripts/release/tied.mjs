/**
 * Runs a command that must not outlive its starter: `node tied.mjs <command> <arguments>`.
 *
 * The starter holds the other end of standard input. When it dies, however suddenly, that end
 * closes, and the command is killed with everything that it started.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const [file, ...args] = process.argv.slice(2);
const child = spawn(file, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });

process.stdin.on("close", killAll).resume();
// Ctrl+C comes here too; the starter decides what it means.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

child.on("error", (error) => {
  console.error(`Cannot run "${file}": ${error.message}`);
  process.exit(127);
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

function killAll() {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    process.exit(143);
  }
}
