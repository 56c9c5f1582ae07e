/**
 * Runs a task under the Web Lock of this name: tasks of the same name run one after the other, also in
 * different tabs of the site. If Web Locks are missing or blocked, the task runs at once, without a lock.
 *
 * @returns The task's result. Rejects if the task rejects.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Undefined on pages without https (except localhost): Web Locks exist only in secure contexts.
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
    // Browsers that are set to block storage also reject lock requests.
    return begin();
  }
}
