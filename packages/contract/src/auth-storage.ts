/**
 * Key of the auth state in the browser's `localStorage` (specification, section 3). It is in its own module,
 * because every page needs this key and most pages need nothing else from `account.ts`.
 */
export const authStorageKey = "auth-storage";
