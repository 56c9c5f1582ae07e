/**
 * Runs a task under the Web Lock of that name: at most one tab at a time runs a task under it. If Web
 * Locks are missing or blocked, the task runs at once.
 *
 * @returns The task's result. Rejects if the task rejects.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks exist only in secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  let hasStarted = false;
  const begin = () => {
    hasStarted = true;
    return work();
  };
  if (!locks) return begin();
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (hasStarted) throw error;
    // Browsers that block storage block locks as well.
    return begin();
  }
}
