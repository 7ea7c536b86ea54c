/**
 * Ends this process soon after the process that started it: SIGKILL and a closed terminal leave
 * that one no time to stop its children, which would keep their ports.
 */
const parent = process.ppid;

/** Between two looks, in ms. */
const interval = 500;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, interval).unref();
