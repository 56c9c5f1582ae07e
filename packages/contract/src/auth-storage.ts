/**
 * Key under which the auth state is kept in the browser (specification, section 3). Separate from
 * the schemas, because every page checks for a stored state and needs nothing else.
 */
export const authStorageKey = "auth-storage";
