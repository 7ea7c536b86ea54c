import { createServer } from "node:net";
import { listening } from "../../support/ask";
import { runProgram } from "../../support/runProgram";
import { temporaryFolder } from "../../support/temporaryFolder";

test("the preview names the option of a taken port", async () => {
  const server = createServer();
  const port = String(await listening(server));
  const words = ["--forms", "--port", "8000", "--forms-port", port];
  expect(runProgram("tools/preview/main.ts", words, temporaryFolder()).stderr).toBe(
    `The preview did not start: port ${port} is taken by another program; ` +
      "end it, or add --forms-port with another number\n",
  );
  server.close();
});
