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
  /** There is something to delete. */
  offered: boolean;
  onErase: () => void;
  /** Gets the focus once it is confirmed: the button goes with the messages. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Deletes the conversation, once the visitor has confirmed it. */
export function EraseButton({ labels, offered, onErase, field }: EraseButtonProps) {
  const [asking, setAsking] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  // After the dialog has let go of the focus, and before it gives it back to the button.
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
        // A key pressed too fast deletes nothing.
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
