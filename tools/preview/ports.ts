import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Rejects with a message for the terminal if a port cannot be used. Otherwise Gatsby would ask whether to
 * use another port, and the forms would not be served.
 * @param option the command-line option for the port, for the message
 */
export async function checkPort(port: string, host: string, option: string): Promise<void> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new Error(`${option} must be a number from 1 to 65535; "${port}" is not`);
  const server = createServer();
  try {
    server.listen(number, host);
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") throw new Error(`cannot use port ${port} of ${host}: ${message}`);
    throw new Error(
      `port ${port} is taken by another program; end it, or add ${option} with another number`,
    );
  }
  server.close();
  await once(server, "close");
}
