/**
 * Stops this process when the npm that started it has gone. npm passes a SIGTERM only to the shell
 * between, which ends without passing it on; the server would go on without anybody knowing.
 */
export function endWithNpm(): void {
  // Started by hand, a process may outlive its shell (nohup).
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
