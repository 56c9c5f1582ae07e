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
 * Returns the stored fragment and forgets it. If none is stored, returns the fragment of the URL. Also clears
 * the URL's fragment if it may contain a token. No fragment is stored if the inline script has not run
 * (`npm run dev`, stories), or if the link was pasted into a tab that already showed its page.
 *
 * @param hash The fragment of the URL. Default: that of `location`.
 */
export function takeFragment(hash = location.hash): string {
  const fragment = storedFragment || hash;
  storedFragment = undefined;
  // A fragment without "=" has no token, so it stays: for example `#scheduling`, a link of the footer.
  if (location.hash.includes("=")) history.replaceState(history.state, "", location.pathname);
  return fragment;
}
