/** A visit is what a tab's storage lasts. */
const storageKey = "exit-offer";

/** Whether the offer was made in this visit. */
export function offeredBefore(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is forbidden: rather never than again and again.
    return true;
  }
}

/** The offer has been made. */
export function rememberOffer(): void {
  try {
    sessionStorage.setItem(storageKey, "1");
  } catch {
    // As above.
  }
}
