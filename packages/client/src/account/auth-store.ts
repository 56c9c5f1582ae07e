import type { AuthState, Session, User } from "@larkline/contract/account";
import { authStorageKey } from "@larkline/contract/auth-storage";
import { useStore } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

import { announceAccount, subscribeStoredAccount } from "./presence.ts";

/** The auth state while nobody is signed in. */
export const signedOut: AuthState = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  emailVerified: false,
  needsVerification: false,
};

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/**
 * Reads a user; null for anything but an object. The specification's login answer has only the two flags for certain,
 * and gives ids no type: id and email address become texts, which are empty if they are missing.
 */
function userOf(value: unknown): User | null {
  if (typeof value !== "object" || value === null) return null;
  const {
    id,
    email,
    email_verified,
    needs_verification,
    email_confirmed_at,
  }: Partial<Record<keyof User, string | number | boolean | null>> = value;
  return {
    id: String(id ?? ""),
    email: String(email ?? ""),
    email_verified: email_verified === true,
    needs_verification: needs_verification === true,
    email_confirmed_at: textOrNull(email_confirmed_at),
  };
}

/**
 * Validates a stored value: another version of the site, or the user, may have written it. If one of the two flags is
 * missing, the user's own field with that meaning counts.
 */
function stateOf(value: unknown): AuthState {
  if (typeof value !== "object" || value === null) return signedOut;
  const stored: Partial<Record<keyof AuthState, unknown>> = value;
  if (stored.isAuthenticated !== true) return signedOut;
  const user = userOf(stored.user);
  return {
    isAuthenticated: true,
    user,
    accessToken: textOrNull(stored.accessToken),
    refreshToken: textOrNull(stored.refreshToken),
    emailVerified: (stored.emailVerified ?? user?.email_verified) === true,
    needsVerification: (stored.needsVerification ?? user?.needs_verification) === true,
  };
}

/** Whether the last change could not be stored: the storage then has an older state, or none. */
let isStorageOutdated = false;

/** Persists the state in `localStorage`, and only while somebody is signed in. */
const storage: PersistStorage<AuthState> = {
  getItem(name) {
    const text = localStorage.getItem(name);
    isStorageOutdated = false;
    const stored: { state?: unknown } | null = text === null ? null : JSON.parse(text);
    // The specification can also be read as the fields themselves, without zustand's `state` around them.
    return { state: stateOf(stored?.state ?? stored), version: 0 };
  },
  setItem(name, value) {
    try {
      if (value.state.isAuthenticated) localStorage.setItem(name, JSON.stringify(value));
      else localStorage.removeItem(name);
      isStorageOutdated = false;
      announceAccount();
    } catch {
      // Storage is blocked or full: the state is only in memory, and no listener is notified.
      isStorageOutdated = true;
    }
  },
  removeItem: (name) => localStorage.removeItem(name),
};

/**
 * The auth state (specification, section 3, "Auth state"), persisted under `auth-storage`. Until
 * {@link followStoredAccount} has read the storage, it is signed out, as in the prerendered page.
 */
export const authStore = createStore<AuthState>()(
  persist(() => signedOut, {
    name: authStorageKey,
    storage,
    skipHydration: true,
  }),
);

/** Reads the storage again. Synchronous, because `localStorage` is. */
function readStorage(): void {
  void authStore.persist.rehydrate();
}

/** Reads the storage again, unless the current state could not be stored there. */
export function readAccount(): void {
  if (!isStorageOutdated) readStorage();
}

let isFollowing = false;

/** Reads the storage and follows changes by other tabs from then on. Call it after hydration. */
export function followStoredAccount(): void {
  if (isFollowing) return;
  isFollowing = true;
  readAccount();
  // A storage that another tab has changed is newer than a state that this tab could not store. After a return from the
  // back/forward cache, nothing says that the storage has changed.
  subscribeStoredAccount(({ type }) => (type === "storage" ? readStorage() : readAccount()));
}

/** Hook: selects from {@link authStore} and renders again when the selected value changes. */
export function useAccount<T>(select: (state: AuthState) => T): T {
  return useStore(authStore, select);
}

/** Stores a login or a renewed login. */
export function signIn(user: User | undefined, session: Session): void {
  authStore.setState({
    isAuthenticated: true,
    user: userOf(user),
    accessToken: session.access_token,
    refreshToken: textOrNull(session.refresh_token),
    emailVerified: user?.email_verified === true,
    needsVerification: user?.needs_verification === true,
  });
}

/** The user id in an access token (RFC 7519, section 4.1.2); undefined if it cannot be read. */
function ownerOf(token: string): string | undefined {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: { sub?: unknown } | null = JSON.parse(atob(payload));
    return typeof claims?.sub === "string" ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Marks the email address as verified: clears `needsVerification` and sets `email_confirmed_at`
 * (specification, section 4).
 *
 * @param session Tokens from the confirmation link, if the link also signs in.
 */
export function markEmailVerified(session?: Session): void {
  authStore.setState(({ user: previousUser, ...state }) => {
    // The new tokens may belong to another user than the one who was signed in before. If the owner of a
    // token or the user's id is unknown, for example with another backend, the token counts as the same user's.
    const owner = session && ownerOf(session.access_token);
    const user = owner && previousUser?.id && owner !== previousUser.id ? null : previousUser;
    return {
      ...(session
        ? {
            isAuthenticated: true,
            accessToken: session.access_token,
            refreshToken: session.refresh_token,
          }
        : state),
      emailVerified: true,
      needsVerification: false,
      user: user && {
        ...user,
        email_verified: true,
        needs_verification: false,
        email_confirmed_at: new Date().toISOString(),
      },
    };
  });
}

/** Resets the auth state, as at logout (specification, section 4). */
export function clearAccount(): void {
  authStore.setState(signedOut);
}
