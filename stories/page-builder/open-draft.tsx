import { Dialog } from "@larkline/ui/dialog";
import { FileField } from "@larkline/ui/file-field";
import { useState } from "react";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import { readDraft } from "../../scripts/new/draft/read-draft.ts";

interface OpenDraftProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDraft: (draft: Draft) => void;
}

/** Dialog: opens a downloaded draft. */
export function OpenDraft({ open, onOpenChange, onDraft }: OpenDraftProps) {
  const [error, setError] = useState<string>();
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      onDraft(readDraft(await file.text()));
      setError(undefined);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(next) => {
        setError(undefined);
        onOpenChange(next);
      }}
      title="Open a draft"
      description="It takes the place of this one. Undo brings this one back."
    >
      <FileField
        label="Draft"
        hint="A file that was downloaded here: about.draft.json."
        accept="application/json,.json"
        error={error}
        // Always empty, because a chosen draft is opened at once.
        value={[]}
        onValueChange={([file]) => void openFile(file)}
      />
    </Dialog>
  );
}
