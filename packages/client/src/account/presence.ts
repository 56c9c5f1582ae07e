/**
 * Reads from the browser's storage whether a user is signed in. Pages that need no other account code
 * import this module instead of the auth store, which is larger.
 */
import { authStorageKey } from "@larkline/contract/auth-storage";

/** Event that notifies this tab: the browser's `storage` event reaches only other tabs. */
const changedEvent = `${authStorageKey}-changed`;

/** Whether an auth state is stored, which means that a user is signed in. */
export function hasStoredAccount(): boolean {
  try {
    return localStorage.getItem(authStorageKey) !== null;
  } catch {
    // Storage is blocked: nothing can be stored.
    return false;
  }
}

/** Notifies this tab that the stored state has changed. */
export function announceAccount(): void {
  dispatchEvent(new Event(changedEvent));
}

/**
 * Calls `listener` when the stored state changes, in this tab or another (then with a `storage` event), and when the
 * page is restored from the back/forward cache, where Firefox delivers no `storage` events. Returns the unsubscribe
 * function.
 */
export function subscribeStoredAccount(listener: (event: Event) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    // A `storage` event without a key means that the whole storage was cleared.
    if (event.key === authStorageKey || event.key === null) listener(event);
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener(event);
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  addEventListener(changedEvent, listener);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
    removeEventListener(changedEvent, listener);
  };
}
