/**
 * Records the keys that a play function presses, by step. The component's docs page lists them as evidence
 * (`.storybook/blocks/evidence.tsx`).
 */

/** Keys pressed in one step of a play function, in order. */
export type KeyStep = {
  /** The step's title; empty for keys outside of steps. */
  step: string;
  /** Names of keys, and typed text in quotation marks. */
  keys: string[];
};

let noted: KeyStep[] = [];
/** Titles of the steps that are running, outermost first. */
const open: string[] = [];

const modifiers = ["Shift", "Control", "Alt", "Meta"];
/** Maximum length of recorded text with its quotation marks. An ellipsis for the rest comes in addition. */
const maximumTextLength = 24;

/** A key's name with the modifiers that were held: "Ctrl+Home". */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const named = key === " " ? "Space" : key;
  const held = [ctrlKey && "Ctrl", metaKey && "Meta", altKey && "Alt"].filter(Boolean);
  // A typed character already shows whether Shift was held. Shift is not recorded with the space bar.
  if (shiftKey && key.length > 1) held.push("Shift");
  return [...held, named].join("+");
}

function note(event: KeyboardEvent) {
  if (modifiers.includes(event.key)) return;
  const step = open[0] ?? "";
  let last = noted.at(-1);
  if (last?.step !== step) {
    last = { step, keys: [] };
    noted.push(last);
  }
  const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const inField =
    event.target instanceof HTMLElement &&
    event.target.matches(
      "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]",
    );
  if (!typed || !inField) {
    last.keys.push(nameOf(event));
    return;
  }
  const before = last.keys.at(-1);
  if (!before?.startsWith("“")) last.keys.push(`“${event.key}”`);
  else if (before.length < maximumTextLength)
    last.keys.splice(-1, 1, `${before.slice(0, -1)}${event.key}”`);
  else if (!before.endsWith("…”")) last.keys.splice(-1, 1, `${before.slice(0, -1)}…”`);
}

// Storybook's preview imports this module, and server rendering loads the preview in Node.
if (typeof window !== "undefined") window.addEventListener("keydown", note, { capture: true });

/**
 * Runs one step of a play function. Keys pressed meanwhile are recorded under its title, or, if the step runs
 * inside others, under the title of the outermost one.
 */
export async function recordStep(step: string, run: () => Promise<void> | void): Promise<void> {
  open.push(step);
  try {
    await run();
  } finally {
    open.pop();
  }
}

/** Returns the keys recorded since the last call. Then clears them and the list of running steps. */
export function takeKeys(): KeyStep[] {
  const taken = noted;
  noted = [];
  open.length = 0;
  return taken;
}
