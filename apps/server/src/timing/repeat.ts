/**
 * Runs a task, which must not reject, at every interval, unless its previous run is not finished. Does not keep the
 * process alive.
 *
 * @returns A function that ends this. Resolves when a run that has begun is finished.
 */
export function repeat(intervalMs: number, task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task().finally(() => {
      running = undefined;
    });
  }, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
