import { useCallback, useEffect, useRef, useState } from "react";

import type { Action, Change, ChangeList } from "../../scripts/review/change.ts";
import type { ReviewSource } from "./source.ts";
import { nameOf } from "./words.ts";

/** A change in the list. Approved changes stay listed, so that the approval can be taken back. */
export interface Item extends Omit<Change, "decision"> {
  state: "open" | "rejected" | "approved";
}

/** The changes, the selected one, and functions to select a change and to decide on it. */
export interface Review {
  items: readonly Item[];
  /** False in a published Storybook and on other machines, which only show the changes. */
  canDecide: boolean;
  /**
   * When a difference was last found, resolved or approved, or an approval undone, on the server's machine
   * (ISO 8601); null if no picture has differed.
   */
  compared: string | null;
  /** Message if loading failed. */
  problem: string | undefined;
  /** Whether the first load is running. */
  loading: boolean;
  selected: Item | undefined;
  select: (picture: string) => void;
  /** Selects the next or the previous change. */
  move: (by: 1 | -1) => void;
  /** Sends a decision. Resolves to whether it succeeded; `result` has the message. */
  decide: (action: Action, says: string) => Promise<boolean>;
  /** Message of the last action, for a live region. */
  result: { text: string; failed: boolean };
}

/** Name of the BroadcastChannel that announces a decision to all uses of this hook, in this tab and in others. */
const channelName = "larkline:review";

const itemsOf = ({ changes, approved }: Pick<ChangeList, "changes" | "approved">): Item[] => [
  ...changes.map(({ decision, ...change }) => ({ ...change, state: decision })),
  ...approved.map((change) => ({ ...change, state: "approved" as const })),
];

const actionTexts: Readonly<Record<Action, string>> = {
  approve: "Approved",
  reject: "Rejected",
  comment: "Comment added",
  undo: "Approval taken back",
};

/** Hook: the changes of all stories or of one story, the selected change, and decisions on it. */
export function useReview(source: ReviewSource, story?: string): Review {
  const [list, setList] = useState<ChangeList>();
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [result, setResult] = useState({ text: "", failed: false });
  const isDeciding = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      source.load().then(
        (loaded) => {
          if (!isCurrent) return;
          setList(loaded);
          setProblem(undefined);
        },
        (error: Error) => isCurrent && setProblem(error.message),
      );
    void load();
    // A test run may have taken new pictures while the window was in the background.
    const reload = () => void load();
    window.addEventListener("focus", reload);
    // Keeps the room and the panels in all tabs in sync.
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", reload);
    return () => {
      isCurrent = false;
      window.removeEventListener("focus", reload);
      channel.close();
    };
  }, [source]);

  const items = (list ? itemsOf(list) : [])
    .filter((item) => story === undefined || item.story === story)
    .toSorted((a, b) => a.rank - b.rank);
  const selected =
    items.find(({ picture }) => picture === chosen) ??
    items.find(({ state }) => state === "open") ??
    items[0];
  // Stores the default selection. Otherwise, the selection here could change when a decision is made in
  // another tab.
  if (selected && selected.picture !== chosen) setChosen(selected.picture);
  const index = selected ? items.indexOf(selected) : -1;

  const select = useCallback((picture: string) => setChosen(picture), []);

  function move(by: 1 | -1) {
    const next = items[index + by];
    if (next) {
      setChosen(next.picture);
      setResult({
        text: nameOf(next),
        failed: false,
      });
    } else {
      setResult({
        text: by === 1 ? "This is the last change." : "This is the first change.",
        failed: false,
      });
    }
  }

  async function decide(action: Action, says: string): Promise<boolean> {
    // A second decision while a request is pending is ignored: the server would refuse it with a confusing
    // message, or store its comment twice.
    if (!selected || isDeciding.current) return false;
    isDeciding.current = true;
    const { picture, version } = selected;
    try {
      setList(await source.decide(action, { picture, version, says }));
      const channel = new BroadcastChannel(channelName);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(picture);
      channel.close();
    } catch (error) {
      setResult({ text: error instanceof Error ? error.message : String(error), failed: true });
      return false;
    } finally {
      isDeciding.current = false;
    }
    const name = nameOf(selected);
    if (action === "comment" || action === "undo") {
      setChosen(picture);
      setResult({ text: `${actionTexts[action]}: ${name}.`, failed: false });
      return true;
    }
    const others = [...items.slice(index + 1), ...items.slice(0, index)];
    const undecided = others.filter(({ state }) => state === "open");
    setChosen(undecided[0]?.picture ?? picture);
    const nextText = undecided[0]
      ? ` ${undecided.length} left. Now: ${nameOf(undecided[0])}.`
      : " Nothing is left to decide.";
    setResult({ text: `${actionTexts[action]}: ${name}.${nextText}`, failed: false });
    return true;
  }

  return {
    items,
    canDecide: list?.canDecide ?? false,
    compared: list?.compared ?? null,
    problem,
    loading: list === undefined && problem === undefined,
    selected,
    select,
    move,
    decide,
    result,
  };
}
