/**
 * Runs a command that must not outlive its starter: `node supervisor.mjs <command> <arguments>`.
 *
 * The starter holds the other end of standard input. When it dies, however suddenly, that end
 * closes, and the command is killed with everything that it started. This process leads the group
 * of them all, so that its starter can do the same when this process is the one that dies.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const [file, ...args] = process.argv.slice(2);
const child = spawn(file, args, { stdio: ["ignore", "inherit", "inherit"] });

process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL")).resume();
// A service that is stopped sends these to all its processes; the starter decides what they mean.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

child.on("error", (error) => {
  console.error(`Cannot run "${file}": ${error.message}`);
  process.exit(127);
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
