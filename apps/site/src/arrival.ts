/**
 * What the fragment of /auth/verify or /auth/reset held. It carries tokens, so it is cleared before anything else
 * runs: by the inline script (`loader/loader.ts`), which hands it on to here.
 */
let handed: string | undefined;

/** The inline script has read and cleared the address's fragment. */
export function handFragment(fragment: string): void {
  handed = fragment;
}

/** The fragment, once; where nobody has cleared it yet, it is cleared here. */
export function takeFragment(): string {
  const fragment = handed ?? location.hash;
  handed = undefined;
  if (location.hash) history.replaceState(history.state, "", location.pathname);
  return fragment;
}
