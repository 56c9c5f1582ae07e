/**
 * Stops this process when the npm process that started it has ended. npm sends SIGTERM only to its shell,
 * which does not forward it, so the server would keep running in the background.
 */
export function endWithNpm(): void {
  // A process that was not started by npm may outlive its shell (nohup).
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
