/** Stored per tab (`sessionStorage`). */
const storageKey = "exit-offer";

/** Whether the offer was made in this visit. */
export function offeredBefore(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked: never rather than repeatedly.
    return true;
  }
}

/** Remembers that the offer was made. */
export function rememberOffer(): void {
  try {
    sessionStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked.
  }
}
