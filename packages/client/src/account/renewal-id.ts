import { identifier } from "../identifier.ts";

/** Key in `localStorage`. Not a field of `auth-storage`, which has exactly the specification's fields. */
const storageKey = "auth-renewal";

/** The id of the renewal whose answer has not arrived yet; needed if storage is blocked or full. */
let pendingId: string | undefined;

/**
 * The id of the renewal under way, with which its answer can be requested again. If there is none, makes one. It is
 * stored, because the page may be left before the answer arrives: without the id, the next page's renewal would
 * count as a stolen token, and end the login.
 */
export function renewalId(): string {
  try {
    pendingId = localStorage.getItem(storageKey) ?? pendingId ?? identifier();
    localStorage.setItem(storageKey, pendingId);
  } catch {
    pendingId ??= identifier();
  }
  return pendingId;
}

/** Forgets the id, so that the next renewal has another one. */
export function forgetRenewalId(): void {
  pendingId = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
