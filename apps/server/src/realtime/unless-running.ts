/** Wraps a task, which must not reject, so that it is skipped while its previous run is not finished. */
export function unlessRunning(work: () => Promise<void>): () => void {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
}
