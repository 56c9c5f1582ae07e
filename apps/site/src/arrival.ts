/**
 * The fragment of /auth/verify or /auth/reset. It contains tokens, so the inline script
 * (`loader/loader.ts`) clears it before other code runs. `entry-client.tsx` then stores it here for the page.
 */
let storedFragment: string | undefined;

/** Stores the fragment that the inline script has read and cleared. */
export function handFragment(fragment: string): void {
  storedFragment = fragment;
}

/**
 * Returns the stored fragment and forgets it. If the inline script has not run (`npm run dev`, stories),
 * returns the fragment of the URL and clears it.
 */
export function takeFragment(): string {
  const fragment = storedFragment ?? location.hash;
  storedFragment = undefined;
  if (location.hash) history.replaceState(history.state, "", location.pathname);
  return fragment;
}
