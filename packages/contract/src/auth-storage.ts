/**
 * Key of the auth state in the browser's `localStorage` (specification, section 3). A module of its own,
 * because every page needs this key and most need nothing else of the accounts.
 */
export const authStorageKey = "auth-storage";
