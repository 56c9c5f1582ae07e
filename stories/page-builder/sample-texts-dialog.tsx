import { Dialog } from "@larkline/ui/dialog";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import type { FieldPlace } from "../../scripts/new/draft/problem.ts";
import type { SampleText } from "../../scripts/new/draft/sample-texts.ts";
import { FieldList } from "./field-list.tsx";

interface SampleTextsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: Draft;
  samples: readonly SampleText[];
  onOpenField: (field: FieldPlace) => void;
}

/**
 * Dialog: lists the sample texts (initial texts that the author has not changed), as buttons that open their
 * fields.
 */
export function SampleTextsDialog(props: SampleTextsDialogProps) {
  const { open, onOpenChange, draft, samples, onOpenField } = props;
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={onOpenChange}
      title="The sample’s words"
      description="These came with their sections and would fit any page. Each leads to its field. The page can be exported with them."
    >
      {open && (
        <FieldList
          draft={draft}
          fields={samples}
          textOf={({ text }) => text}
          tone="muted"
          onOpenField={onOpenField}
        />
      )}
    </Dialog>
  );
}
