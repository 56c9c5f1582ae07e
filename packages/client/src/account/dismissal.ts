import type { AuthState } from "@larkline/contract/account";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { authStore } from "./auth-store.ts";

/** Stored per tab (`sessionStorage`), so that a reload does not bring the banner back. */
const storageKey = "verification-banner";

function readDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function write(dismissed: boolean): void {
  try {
    if (dismissed) sessionStorage.setItem(storageKey, "dismissed");
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the dismissal lasts until the page is left.
  }
}

interface Dismissal {
  readonly dismissed: boolean;
}

/**
 * Whether the banner was dismissed. Reset when the auth state changes (specification, section 4).
 */
export const dismissalStore = createStore<Dismissal>()(() => ({ dismissed: false }));

/** Hook: whether the banner was dismissed. */
export function useDismissed(): boolean {
  return useStore(dismissalStore).dismissed;
}

/** Reads the stored dismissal. Call it after hydration. */
export function readDismissal(): void {
  dismissalStore.setState({ dismissed: readDismissed() });
}

function set(dismissed: boolean): void {
  write(dismissed);
  dismissalStore.setState({ dismissed });
}

/** Dismisses the banner. */
export function dismissBanner(): void {
  set(true);
}

/** Whether to show the banner: signed in, not verified, `needsVerification` set (section 2). */
export function isUnverified(state: AuthState): boolean {
  return state.isAuthenticated && !state.emailVerified && state.needsVerification;
}

authStore.subscribe((now, before) => {
  // Only a change away from the banner's state resets the dismissal: reading the storage after a page
  // load changes the state, too, but from signed out.
  if (isUnverified(before) && (!isUnverified(now) || now.user?.id !== before.user?.id)) set(false);
});
