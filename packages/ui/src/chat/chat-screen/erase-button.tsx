"use client";

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { TrashIcon } from "../../foundations/icon/icon.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";

interface EraseButtonProps {
  labels: KitLabels["chatScreen"];
  /** Whether the button is shown, because there are messages to delete. */
  offered: boolean;
  /** Whether a reply streams, during which the field is disabled. */
  streaming: boolean;
  onErase: () => void;
  /** Receives the focus after deleting, because the button disappears. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The button in the bar of the `ChatScreen` that deletes the conversation after a confirmation. */
export function EraseButton({ labels, offered, streaming, onErase, field }: EraseButtonProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const movesFocus = useRef(false);
  const cancelButton = useRef<HTMLButtonElement>(null);

  // In an effect: at that time the dialog no longer traps the focus, but has not yet returned it to the button
  // that opened it. That button has disappeared.
  useEffect(() => {
    if (!movesFocus.current || isDialogOpen || offered || streaming) return;
    movesFocus.current = false;
    field.current?.focus();
  }, [isDialogOpen, offered, streaming, field]);

  return (
    <>
      {offered && (
        <IconButton
          label={labels.erase}
          icon={<TrashIcon size="md" />}
          onClick={() => setIsDialogOpen(true)}
        />
      )}
      <Dialog
        role="alertdialog"
        size="sm"
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        // Focuses Cancel, so that a hasty Enter deletes nothing.
        initialFocus={cancelButton}
        title={labels.eraseTitle}
        description={labels.eraseDescription}
        footer={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setIsDialogOpen(false);
                movesFocus.current = true;
                onErase();
              }}
            >
              {labels.eraseConfirm}
            </Button>
            <Button ref={cancelButton} variant="outline" onClick={() => setIsDialogOpen(false)}>
              {labels.eraseCancel}
            </Button>
          </>
        }
      />
    </>
  );
}
