import { spawn } from "node:child_process";
import { once } from "node:events";

test("the programs of a killed command end soon after it", async () => {
  const STEPS =
    ". tools/run/prepare && node -e 'console.log(1); setInterval(() => {}, 1000)'; true";
  const env = { ...process.env, COMMAND_PID: "", STEPS };
  const command = spawn("sh", ["-c", 'sh -c "$STEPS"; true'], { env });
  await once(command.stdout, "data");
  command.kill("SIGKILL");
  // When no program holds the other end.
  expect(await once(command.stdout, "end")).toEqual([]);
});
