import type { AuthState } from "@larkline/contract/account";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { authStore } from "./auth-store.ts";

/** A visit is what a tab's storage lasts: a page load in between brings nothing back. */
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
    // It holds until the page is left.
  }
}

interface Dismissal {
  readonly dismissed: boolean;
}

/** Whether the verification banner was dismissed; until the state changes (specification, section 4). */
export const dismissalStore = createStore<Dismissal>()(() => ({ dismissed: false }));

/** Renders again when it is dismissed, or no longer is. */
export function useDismissed(): boolean {
  return useStore(dismissalStore).dismissed;
}

/** Reads what this visit has dismissed. For after hydration. */
export function readDismissal(): void {
  dismissalStore.setState({ dismissed: readDismissed() });
}

function set(dismissed: boolean): void {
  write(dismissed);
  dismissalStore.setState({ dismissed });
}

/** Takes the banner away. */
export function dismissBanner(): void {
  set(true);
}

/** Whether somebody is to be reminded: signed in, unverified and flagged (specification, section 2). */
export function isUnverified(state: AuthState): boolean {
  return state.isAuthenticated && !state.emailVerified && state.needsVerification;
}

authStore.subscribe((now, before) => {
  // Who was never known before is not another: that is what reading at the page's beginning does.
  if (isUnverified(before) && (!isUnverified(now) || now.user?.id !== before.user?.id)) set(false);
});
