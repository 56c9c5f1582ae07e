/**
 * Runs work under a Web Lock of that name, so that one tab at a time does it. Without locks it runs at once.
 *
 * @returns The result of the work; rejects if the work rejects.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks exist only in secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  if (!locks) return begin();
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (begun) throw error;
    // Browsers that block storage block locks as well.
    return begin();
  }
}
