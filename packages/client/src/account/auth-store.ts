import type { AuthState, Session, User } from "@larkline/contract/account";
import { authStorageKey } from "@larkline/contract/auth-storage";
import { useStore } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

import { announceAccount, subscribeAccountKept } from "./presence.ts";

/** Nobody is signed in. */
export const signedOut: AuthState = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  emailVerified: false,
  needsVerification: false,
};

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function userOf(value: unknown): User | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, email, email_verified, needs_verification, email_confirmed_at }: Partial<User> =
    value;
  if (typeof id !== "string" || typeof email !== "string") return null;
  return {
    id,
    email,
    email_verified: email_verified === true,
    needs_verification: needs_verification === true,
    email_confirmed_at: textOrNull(email_confirmed_at),
  };
}

/** What was kept, as far as it is an auth state: a person or another program may have written it. */
function stateOf(value: unknown): AuthState {
  if (typeof value !== "object" || value === null) return signedOut;
  const kept: Partial<Record<keyof AuthState, unknown>> = value;
  if (kept.isAuthenticated !== true) return signedOut;
  return {
    isAuthenticated: true,
    user: userOf(kept.user),
    accessToken: textOrNull(kept.accessToken),
    refreshToken: textOrNull(kept.refreshToken),
    emailVerified: kept.emailVerified === true,
    needsVerification: kept.needsVerification === true,
  };
}

/** The browser's storage. Kept is only who is signed in; where storage is forbidden, nobody. */
const storage: PersistStorage<AuthState> = {
  getItem(name) {
    const text = localStorage.getItem(name);
    const kept: { state?: unknown } | null = text === null ? null : JSON.parse(text);
    return { state: stateOf(kept?.state), version: 0 };
  },
  setItem(name, value) {
    try {
      if (value.state.isAuthenticated) localStorage.setItem(name, JSON.stringify(value));
      else localStorage.removeItem(name);
      announceAccount();
    } catch {
      // It holds until the page is left; nobody is told to read what is not there.
    }
  },
  removeItem: (name) => localStorage.removeItem(name),
};

/**
 * Who is signed in (specification, section 3, "Auth state"), kept under `auth-storage`. Nobody, as in
 * the prerendered page, until {@link keepAccount} has read what is kept.
 */
export const authStore = createStore<AuthState>()(
  persist(() => signedOut, {
    name: authStorageKey,
    storage,
    skipHydration: true,
    merge: (kept) => stateOf(kept),
  }),
);

/** Reads again what is kept; at once, since the browser's storage answers at once. */
export function readAccount(): void {
  void authStore.persist.rehydrate();
}

let keeping = false;

/** Reads what is kept and follows what other tabs make of it, from now on. For after hydration. */
export function keepAccount(): void {
  if (keeping) return;
  keeping = true;
  readAccount();
  subscribeAccountKept(readAccount);
}

/** Reads from {@link authStore} and renders again when what was read changes. */
export function useAccount<T>(select: (state: AuthState) => T): T {
  return useStore(authStore, select);
}

/** Somebody has logged in, or their login was renewed. */
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

/** Whose access token it is (RFC 7519, section 4.1.2), as far as it says so. */
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
 * The address is confirmed: the flag that it needs to be is cleared, the time is stamped
 * (specification, section 4).
 *
 * @param session What the confirmation brought, where it signs in as well.
 */
export function markEmailVerified(session?: Session): void {
  authStore.setState(({ user: before, ...state }) => {
    // Whoever was signed in before is not whom the new tokens are of, unless they say so.
    const user = session && before?.id !== ownerOf(session.access_token) ? null : before;
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

/** Logout: everything is forgotten (specification, section 4). */
export function clearAccount(): void {
  authStore.setState(signedOut);
}
