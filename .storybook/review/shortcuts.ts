/** The keys of the review room and of the panel: what they do, and how they are listed. */
import type { Action } from "../../scripts/review/change.ts";
import { views, type View } from "./comparison.tsx";

/** The actions of the keyboard shortcuts. */
export interface ShortcutTargets {
  move: (by: 1 | -1) => void;
  look: (view: View) => void;
  act: (action: Exclude<Action, "comment"> | "note") => void;
  resize: () => void;
}

export interface Shortcut {
  /** Values of `KeyboardEvent.key`, each of which does it. Letters in lower case; chords as "Control+Enter". */
  keys: readonly string[];
  /** Description in the list of keys. */
  does: string;
  /** Missing where a control handles the key itself while it has the focus: the note's field, the slider. */
  run?: (targets: ShortcutTargets, key: string) => void;
  /** Whether it runs again and again while the key is held down. Never a decision. */
  repeats?: boolean;
}

const viewKeys = views.map((_view, index) => String(index + 1));

export const shortcuts: readonly Shortcut[] = [
  {
    keys: ["ArrowDown", "j"],
    does: "next change",
    run: ({ move }) => move(1),
    repeats: true,
  },
  {
    keys: ["ArrowUp", "k"],
    does: "change before",
    run: ({ move }) => move(-1),
    repeats: true,
  },
  {
    keys: viewKeys,
    does: views.map(({ name }) => name.toLowerCase()).join(", "),
    run: ({ look }, key) => {
      const view = views[viewKeys.indexOf(key)];
      if (view) look(view.id);
    },
  },
  { keys: ["ArrowLeft", "ArrowRight"], does: "on the overlay's slider: less, more of before" },
  { keys: ["Home", "End"], does: "on the overlay's slider: only after, only before" },
  {
    keys: ["z"],
    does: "whole picture, or pixel by pixel",
    run: ({ resize }) => resize(),
  },
  {
    keys: ["a"],
    does: "approve, with the note if there is one",
    run: ({ act }) => act("approve"),
  },
  { keys: ["r"], does: "reject: the note is opened", run: ({ act }) => act("reject") },
  { keys: ["n"], does: "write a note", run: ({ act }) => act("note") },
  { keys: ["Control+Enter"], does: "in the note: send it" },
  { keys: ["Escape"], does: "leave the note" },
  { keys: ["u"], does: "take an approval back", run: ({ act }) => act("undo") },
];
