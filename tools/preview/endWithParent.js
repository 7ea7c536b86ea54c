/**
 * Ends this process soon after its parent. SIGKILL and a closed terminal leave the parent no time to stop
 * its children, which would keep their ports.
 */
const startedBy = process.ppid;

/** In ms. */
const interval = 500;

setInterval(() => {
  if (process.ppid !== startedBy) process.exit(1);
}, interval).unref();
