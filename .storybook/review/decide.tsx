import type { Ref } from "react";

import { Button } from "../../packages/ui/src/components/button/button.tsx";
import { TextArea } from "../../packages/ui/src/components/text-area/text-area.tsx";
import { maximumNoteLength } from "../../scripts/review/change.ts";
import type { useDecision } from "./use-decision.ts";
import type { Item } from "./use-review.ts";

interface DecideProps {
  decision: ReturnType<typeof useDecision<HTMLHeadingElement>>;
  item: Item;
  noteRef: Ref<HTMLTextAreaElement>;
}

/** Buttons to approve, reject or comment, or to undo an approval. */
export function Decide({ decision, item, noteRef }: DecideProps) {
  const { text, changeNote, hint, isMissing, purpose, decide, onNoteKey } = decision;
  if (item.state === "approved")
    return (
      <Button variant="outline" aria-keyshortcuts="u" onClick={() => void decide("undo")}>
        Take Approval Back
      </Button>
    );
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        ref={noteRef}
        label="Note"
        optional={purpose === "comment"}
        hint={hint}
        error={
          isMissing ? "Write a note first: what is wrong, or what you want to say." : undefined
        }
        rows={2}
        className="max-w-measure"
        maxLength={maximumNoteLength}
        value={text}
        onChange={(event) => changeNote(event.target.value)}
        onKeyDown={onNoteKey}
      />
      <div className="flex flex-wrap gap-3">
        <Button aria-keyshortcuts="a" onClick={() => void decide("approve")}>
          Approve
        </Button>
        <Button
          variant="outline"
          tone="danger"
          aria-keyshortcuts="r"
          onClick={() => void decide("reject")}
        >
          Reject
        </Button>
        <Button variant="ghost" onClick={() => void decide("comment")}>
          Only Comment
        </Button>
      </div>
    </div>
  );
}
