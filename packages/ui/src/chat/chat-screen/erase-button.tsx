"use client";

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { TrashIcon } from "../../foundations/icon/icon.tsx";
import type { chatScreenLabels } from "../chat-labels.ts";

interface EraseButtonProps {
  labels: typeof chatScreenLabels;
  /** Whether there is something to delete. */
  offered: boolean;
  onErase: () => void;
  /** Receives the focus after deleting, because the button disappears. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Deletes the conversation after a confirmation. */
export function EraseButton({ labels, offered, onErase, field }: EraseButtonProps) {
  const [asking, setAsking] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  // After the dialog releases the focus and before it returns it to the button.
  useEffect(() => {
    if (confirmed) field.current?.focus();
  }, [confirmed, field]);

  return (
    <>
      {offered && (
        <IconButton
          label={labels.erase}
          icon={<TrashIcon size="md" />}
          onClick={() => {
            setConfirmed(false);
            setAsking(true);
          }}
        />
      )}
      <Dialog
        role="alertdialog"
        size="sm"
        open={asking}
        onOpenChange={setAsking}
        // Focuses Cancel, so that a hasty Enter deletes nothing.
        initialFocus={keep}
        title={labels.eraseTitle}
        description={labels.eraseDescription}
        footer={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false);
                setConfirmed(true);
                onErase();
              }}
            >
              {labels.eraseConfirm}
            </Button>
            <Button ref={keep} variant="outline" onClick={() => setAsking(false)}>
              {labels.eraseCancel}
            </Button>
          </>
        }
      />
    </>
  );
}
