/** `sessionStorage` key: the exit dialog was shown in this tab. */
const storageKey = "exit-offer";

/** Whether the exit dialog was shown in this tab; true if storage is blocked. */
export function exitOfferWasShown(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked: the dialog is never shown, instead of on every page load.
    return true;
  }
}

/** Stores that the exit dialog is being shown in this tab. */
export function storeExitOfferShown(): void {
  try {
    sessionStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked, so there is nothing to store.
  }
}
