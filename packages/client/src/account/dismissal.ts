import type { AuthState } from "@larkline/contract/account";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { authStore } from "./auth-store.ts";

/**
 * Key in `sessionStorage`: a dismissal applies to the tab, and a reload keeps it. The value is the user's id, because
 * another user may have signed in in another tab before the next page is opened in this one.
 */
const storageKey = "verification-banner";

const userId = () => authStore.getState().user?.id ?? "";

function readDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === userId();
  } catch {
    return false;
  }
}

function writeDismissed(dismissed: boolean): void {
  try {
    if (dismissed) sessionStorage.setItem(storageKey, userId());
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the dismissal lasts until the page is left.
  }
}

interface Dismissal {
  readonly dismissed: boolean;
  /** Whether the page itself asks to verify the address, with the same button as the banner. */
  readonly replaced: boolean;
}

/**
 * Whether the visitor dismissed the verification banner. Reset when the auth state no longer requires the
 * banner, or when another user signs in (specification, section 4).
 */
export const dismissalStore = createStore<Dismissal>()(() => ({
  dismissed: false,
  replaced: false,
}));

/** Hook: whether the verification banner was dismissed, or the page replaces it. */
export function useDismissed(): boolean {
  const { dismissed, replaced } = useStore(dismissalStore);
  return dismissed || replaced;
}

/** Hides the banner, because the page has its text and its button. Returns the function that shows it again. */
export function replaceBanner(): () => void {
  dismissalStore.setState({ replaced: true });
  return () => dismissalStore.setState({ replaced: false });
}

/** Reads the current user's stored dismissal. Call it after `followStoredAccount`. */
export function readDismissal(): void {
  dismissalStore.setState({ dismissed: readDismissed() });
}

function setDismissed(dismissed: boolean): void {
  writeDismissed(dismissed);
  dismissalStore.setState({ dismissed });
}

/** Dismisses the verification banner. */
export function dismissBanner(): void {
  setDismissed(true);
}

/** Whether the banner is required: signed in, not verified, `needsVerification` set (section 4). */
export function isUnverified(state: AuthState): boolean {
  return state.isAuthenticated && !state.emailVerified && state.needsVerification;
}

authStore.subscribe((now, before) => {
  // Only a change from a state that requires the banner resets the dismissal. So the dismissal survives a
  // page load, where reading the storage changes the state from `signedOut` to the stored one.
  if (isUnverified(before) && (!isUnverified(now) || now.user?.id !== before.user?.id))
    setDismissed(false);
});
