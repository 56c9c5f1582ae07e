/** The keys of the review room and of the panel: what they do, and how they are listed. */
import type { Action } from "../../scripts/review/change.ts";
import { views, type View } from "./comparison.tsx";

/** The functions that the keyboard shortcuts call. */
export interface ShortcutTargets {
  /** Selects the next or the previous change. */
  move: (by: 1 | -1) => void;
  /** Shows another view of the change. */
  showView: (view: View) => void;
  /** Decides on the change, or moves the focus to the note. */
  act: (action: Exclude<Action, "comment"> | "note") => void;
  /** Switches between actual size and the available width. */
  resize: () => void;
}

export interface Shortcut {
  /** Values of `KeyboardEvent.key`: letters in lower case, combinations as "Control+Enter". */
  keys: readonly string[];
  /** Description in the list of keys. */
  does: string;
  /** Undefined if the focused note or slider handles the key itself. Then the shortcut is only listed. */
  run?: (targets: ShortcutTargets, key: string) => void;
  /** Whether the shortcut runs repeatedly while the key is held down. Not set for decisions. */
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
    run: ({ showView }, key) => {
      const view = views[viewKeys.indexOf(key)];
      if (view) showView(view.id);
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
