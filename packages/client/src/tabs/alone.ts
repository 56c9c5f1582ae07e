/**
 * Runs work while no other tab runs work of that name, where the browser has locks; elsewhere at once.
 *
 * @returns What the work does; it rejects where the work does.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Without a secure context there are no locks.
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
    // Where storage is forbidden, locks are, too.
    return begin();
  }
}
