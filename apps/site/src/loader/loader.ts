/**
 * The only inline script of a page: in the head, at most 1 kB.
 *
 * It applies the theme before the first paint, loads the module that counts the page view when the browser
 * is idle, loads the application on the first interaction (on a few pages without one: `__AT_ONCE__`), and
 * collects clicks (and Enter where needed) until the application is hydrated. `prerender/inline-script.ts`
 * replaces `__PARTS__`, `__AT_ONCE__` and `__SECRET__` by their values.
 */

import { storageKey } from "../shell/theme-storage.ts";

/**
 * File names below `/assets/`, separated by spaces. Names of modules have no extension. In order: the
 * complete stylesheet, the analytics module, the application's entry, the other modules to import with it.
 */
// oxlint-disable-next-line no-underscore-dangle -- The usual form of build-time constants.
declare const __PARTS__: string;

/** Whether the application starts without an interaction on this page. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __AT_ONCE__: boolean;

/** Whether the fragment is secret and must be cleared. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __SECRET__: boolean;

/**
 * A clicked button, link to a sound or input, and whether it was checked after the click, because hydration may reset
 * that. `checked` is undefined for a button or a link.
 */
export type Click = readonly [control: HTMLInputElement, checked: boolean | undefined];

/** The exports of the application's entry (`entry-client.tsx`). */
interface Entry {
  start: (
    untilReady: AbortController,
    recorded: readonly (Click | KeyboardEvent)[],
    secret?: string,
  ) => Promise<void>;
}

// A local name saves bytes only where it is used several times.
const visits = __SECRET__ ? history : undefined!;
const secret = __SECRET__ ? location.hash : "";
/**
 * How often a page with a secret fragment has reloaded by itself. Kept in the history entry, so that the reloaded page
 * does not reload again.
 */
// oxlint-disable-next-line no-unsafe-type-assertion -- With a secret it is null, or the number below.
let reloads = __SECRET__ ? (visits.state as number) : 0;
// Clears the fragment before anything else runs, so that neither the history nor another script sees it.
// 0 instead of null saves bytes.
if (__SECRET__) visits.replaceState(0, "", location.pathname);

// oxlint-disable-next-line no-unsafe-type-assertion -- The build writes them all.
const [stylesheet, track, ...modules] = __PARTS__.split(" ") as [string, string, string];
const folder = "/assets/";
// Local names save bytes.
const page = document;
const on = addEventListener;
/**
 * Removes the listeners. Also their options, because `addEventListener` reads `signal` and `capture` from any
 * object: that saves bytes over an object of its own.
 */
const untilReady: AbortController & AddEventListenerOptions = new AbortController();
/** Set as soon as the first attempt to start the application begins. */
let started: unknown;
/** The link to the complete stylesheet that was added last. */
let link: HTMLLinkElement;
/** Clicks and Enter presses, in order. */
const recorded: (Click | KeyboardEvent)[] = [];

// A number saves bytes over a boolean.
// oxlint-disable-next-line no-unsafe-type-assertion -- The browser converts the number to a boolean.
untilReady.capture = 1 as unknown as true;

try {
  // oxlint-disable-next-line no-unsafe-type-assertion -- Properties that are no methods are stored items.
  const theme = localStorage[storageKey] as string | undefined;
  // Shorter than `document.documentElement`.
  // oxlint-disable-next-line no-unsafe-type-assertion -- It is the root of an HTML document.
  if (theme) (page.children[0] as HTMLElement).dataset["theme"] = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}

/** Loads and runs a module. */
const load = (module: string) => import(/* @vite-ignore */ folder + module + ".js");

/**
 * Loads the complete stylesheet. Rejects if that fails. The parameters have the names of the event handlers,
 * because `onload` is shorter than `onload: resolve`.
 */
const loadStylesheet = (): Promise<unknown> =>
  new Promise((onload, onerror) =>
    page.head.append(
      (link = Object.assign(page.createElement("link"), {
        rel: "stylesheet",
        href: folder + stylesheet,
        onload,
        onerror,
      })),
    ),
  );

/**
 * Loads and starts the application. After a failure tries again in a second, with the recorded presses, because a server
 * that restarts fails only for a moment.
 */
const attempt = async (isRepeated?: 1): Promise<void> => {
  try {
    // All in parallel, because imports are known only after their importer has loaded. With the stylesheet, because
    // the states after an interaction may need rules that the inlined styles do not have.
    // One expression saves bytes.
    // oxlint-disable-next-line no-unsafe-type-assertion -- The first module is the application's entry.
    await ((await Promise.all([...modules.map(load), loadStylesheet()])) as [Entry])[0].start(
      untilReady,
      recorded,
      ...(__SECRET__ ? ([secret] as const) : []),
    );
  } catch (failure) {
    // The next attempt adds the link again.
    link.remove();
    // If a click or Enter was recorded, reloads the page after the second failure, because older browsers
    // (`module-loading.ts`) remember a failed module until then. Not if only the stylesheet failed, which browsers
    // request again: its failure is an event, which unlike an error has no name. With a secret, reloads without a press as
    // well, but only once, because there the visitor only waits. The secret is put back first, because the reloaded page
    // needs it. Does not reload while the browser is offline, because the browser would then show its own error page.
    if (
      // oxlint-disable-next-line no-unsafe-type-assertion -- An error, or an event.
      (failure as Partial<Error>).name &&
      isRepeated &&
      navigator.onLine &&
      (recorded[0] || (__SECRET__ && secret && !reloads++))
    ) {
      if (__SECRET__) visits.replaceState(1, "", secret);
      // Reloads; shorter than `location.reload()`.
      (__SECRET__ ? visits : history).go();
    } else setTimeout(attempt, 1e3, 1);
  }
};

/**
 * Begins the first attempt. Browsers also report a resting mouse after the load. Only a moving mouse is an interaction,
 * in whichever direction; other events than a pointer's have no `movementX`. An expression saves bytes.
 */
const start = (interaction: Partial<PointerEvent>): unknown =>
  (started ||= (__AT_ONCE__ || interaction.movementX !== 0 || interaction.movementY) && attempt());

// Inlined styles omit forced colors, so the complete stylesheet is needed at once. A failure is ignored, because
// the next interaction loads it again.
if (matchMedia("(forced-colors)").matches) loadStylesheet().catch((failure: unknown) => failure);

if (!__AT_ONCE__) {
  ["pointermove", "touchstart", "focusin"].map((type) => on(type, start, untilReady));
  // Scrolling within the first screen may be mere reading, so it loads nothing.
  on("scroll", () => scrollY > innerHeight && start({}), untilReady);
}

on(
  "click",
  (event) => {
    // An input, a button, or a link to a sound, which the application plays: only they have a type
    // (`tests/build/budgets.test.ts`). Buttons that open a popover work without a script, so they need no replay.
    // oxlint-disable-next-line no-unsafe-type-assertion -- A click's target is an element.
    const control = (event.target as Element).closest<HTMLInputElement>(
      "[type]:not([popovertarget])",
    );
    if (control) {
      // `checked` is undefined for buttons and links. Their default action is prevented, because the application
      // submits forms and plays sounds. The default action of inputs is kept, so that a checkbox changes at once.
      recorded.push([control, control.checked ?? event.preventDefault()]);
      // A partly hydrated application must not handle the click, which is replayed later.
      event.stopPropagation();
    }
    start({});
  },
  untilReady,
);

// Only for sign-up, the one page that starts at once and has no secret fragment. Its submit button is disabled
// until hydration, and browsers ignore Enter in such a form.
// In other forms, Enter causes a click on the submit button, which is recorded.
if (__AT_ONCE__ && !__SECRET__)
  on("keydown", (event) => event.key === "Enter" && recorded.push(event), untilReady);

// When the browser is idle, so that the modules do not delay the first paint, but at the latest after some time,
// because a busy machine may never be idle. Browsers without `requestIdleCallback` (Safari) call back in the next
// task, because `setTimeout` reads the object as 0 ms.
// A property saves bytes over a listener, and nothing else sets it.
onload = () =>
  (self.requestIdleCallback ?? setTimeout)(
    // Failures are ignored: `attempt` handles its own. The operator `,` saves bytes over a block.
    () => (__AT_ONCE__ && start({}), load(track).catch((failure: unknown) => failure)),
    // 3 seconds at most on pages that start on an interaction, because this module also starts the application
    // for signed-in users and for URLs with a fragment (`track.ts`).
    { timeout: __AT_ONCE__ ? 300 : 3000 },
  );
