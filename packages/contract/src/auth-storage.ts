/**
 * Key under which the auth state is kept in the browser (specification, section 3). Apart from the
 * schemas: every page asks whether there is one, and needs nothing else.
 */
export const authStorageKey = "auth-storage";
