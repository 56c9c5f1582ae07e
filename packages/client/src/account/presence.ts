/**
 * Whether somebody is signed in, for pages that have nothing else to do with accounts: a look at the
 * storage, and word when that changes. Without the store, so that it costs other visitors nothing.
 */
import { authStorageKey } from "@larkline/contract/auth-storage";

/** Told in this tab: the storage's own event goes to the others only. */
const changed = `${authStorageKey}-changed`;

/** Whether an auth state is kept; it is only while somebody is signed in. */
export function isAccountKept(): boolean {
  try {
    return localStorage.getItem(authStorageKey) !== null;
  } catch {
    // Storage is forbidden: nothing outlives the page.
    return false;
  }
}

/** Tells this tab that the kept state is another. */
export function announceAccount(): void {
  dispatchEvent(new Event(changed));
}

/** Calls `listener` when the kept state changes, here or in another tab. */
export function subscribeAccountKept(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent): void => {
    // Without a key everything was cleared.
    if (event.key === authStorageKey || event.key === null) listener();
  };
  addEventListener("storage", fromElsewhere);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", fromElsewhere);
    removeEventListener(changed, listener);
  };
}
