/** Ends this program soon after the command that it is part of, whatever ended that (tools/run/prepare). */
const command = Number(process.env.COMMAND_PID);

/** In ms. */
const interval = 500;

setInterval(() => {
  try {
    process.kill(command, 0);
  } catch {
    process.exit(1);
  }
}, interval).unref();
