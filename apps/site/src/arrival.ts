/**
 * The fragment of /auth/verify or /auth/reset. It contains tokens, so the inline script
 * (`loader/loader.ts`) clears it before anything else runs and passes it on here.
 */
let storedFragment: string | undefined;

/** Stores the fragment that the inline script has read and cleared. */
export function handFragment(fragment: string): void {
  storedFragment = fragment;
}

/** Returns the fragment once. Without the inline script it is read and cleared here. */
export function takeFragment(): string {
  const fragment = storedFragment ?? location.hash;
  storedFragment = undefined;
  if (location.hash) history.replaceState(history.state, "", location.pathname);
  return fragment;
}
