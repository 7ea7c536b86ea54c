/**
 * Ends this process soon after the process that started it: SIGKILL and a closed terminal leave
 * that one no time to stop its children, which would keep their ports.
 */
const startedBy = process.ppid;

setInterval(() => {
  if (process.ppid !== startedBy) process.exit(1);
  // In ms.
}, 500).unref();
