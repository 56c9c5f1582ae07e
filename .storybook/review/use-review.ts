import { useCallback, useEffect, useState } from "react";

import type { Action, Change, ChangeList } from "../../scripts/review/change.ts";
import type { ReviewSource } from "./source.ts";
import { nameOf } from "./words.ts";

/** A change in the room's list. Approved changes stay listed, so that they can be undone. */
export interface Item extends Omit<Change, "decision"> {
  state: "open" | "rejected" | "approved";
}

export interface Review {
  items: readonly Item[];
  canDecide: boolean;
  compared: string | null;
  /** Message if loading failed. */
  problem: string | undefined;
  /** Whether the first load is running. */
  loading: boolean;
  selected: Item | undefined;
  select: (picture: string) => void;
  /** Selects the next or the previous change. */
  move: (by: 1 | -1) => void;
  /** Resolves to whether it succeeded. The result's message is in `said`. */
  decide: (action: Action, says: string) => Promise<boolean>;
  /** The last result, for a live region. */
  said: { text: string; failed: boolean };
}

/** Name of the BroadcastChannel that announces decisions. */
const decided = "larkline:review";

const itemOf = ({ decision, ...change }: Change): Item => ({ ...change, state: decision });

const done: Readonly<Record<Action, string>> = {
  approve: "Approved",
  reject: "Rejected",
  comment: "Comment added",
  undo: "Approval taken back",
};

/** Hook: the changes of all stories or of one, and the selected one. */
export function useReview(source: ReviewSource, story?: string): Review {
  const [list, setList] = useState<ChangeList>();
  const [approved, setApproved] = useState<readonly Item[]>([]);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState({ text: "", failed: false });

  useEffect(() => {
    let wanted = true;
    const load = () =>
      source.load().then(
        (loaded) => {
          if (!wanted) return;
          setList(loaded);
          setProblem(undefined);
        },
        (error: Error) => wanted && setProblem(error.message),
      );
    void load();
    // A test run may have taken new pictures while the window was in the background.
    const again = () => void load();
    window.addEventListener("focus", again);
    // Keeps the room and the panels in all tabs in sync.
    const others = new BroadcastChannel(decided);
    others.addEventListener("message", again);
    return () => {
      wanted = false;
      window.removeEventListener("focus", again);
      others.close();
    };
  }, [source]);

  const differing = (list?.changes ?? []).map(itemOf);
  const again = new Set(differing.map(({ picture }) => picture));
  const items = [...differing, ...approved.filter(({ picture }) => !again.has(picture))]
    .filter((item) => story === undefined || item.story === story)
    .toSorted((a, b) => a.rank - b.rank);
  const selected = items.find(({ picture }) => picture === chosen) ?? items[0];
  const at = selected ? items.indexOf(selected) : -1;

  const select = useCallback((picture: string) => setChosen(picture), []);

  function move(by: 1 | -1) {
    const next = items[at + by];
    if (next) {
      setChosen(next.picture);
      setSaid({
        text: nameOf(next),
        failed: false,
      });
    } else {
      setSaid({
        text: by === 1 ? "This is the last change." : "This is the first change.",
        failed: false,
      });
    }
  }

  async function decide(action: Action, says: string): Promise<boolean> {
    if (!selected) return false;
    const { picture, version } = selected;
    try {
      setList(await source.decide(action, { picture, version, says }));
      const others = new BroadcastChannel(decided);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      others.postMessage(picture);
      others.close();
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : String(error), failed: true });
      return false;
    }
    const name = nameOf(selected);
    if (action === "undo") setApproved((all) => all.filter((item) => item.picture !== picture));
    if (action === "approve") setApproved((all) => [...all, { ...selected, state: "approved" }]);
    if (action === "comment" || action === "undo") {
      setChosen(picture);
      setSaid({ text: `${done[action]}: ${name}.`, failed: false });
      return true;
    }
    const others = [...items.slice(at + 1), ...items.slice(0, at)];
    const left = others.filter(({ state }) => state === "open");
    setChosen(left[0]?.picture ?? picture);
    const then = left[0]
      ? ` ${left.length} left. Now: ${nameOf(left[0])}.`
      : " Nothing is left to decide.";
    setSaid({ text: `${done[action]}: ${name}.${then}`, failed: false });
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
    said,
  };
}
