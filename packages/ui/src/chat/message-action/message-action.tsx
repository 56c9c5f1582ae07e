"use client";

import { useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { CheckIcon, CopyIcon, PencilIcon, RotateIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { messageActionLabels } from "../chat-labels.ts";

const icons = { copy: CopyIcon, regenerate: RotateIcon, edit: PencilIcon } as const;

export interface MessageActionProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * The action: copy the text, regenerate the answer, or edit the message. `copy` needs only `text`; for
   * the others the application handles `onClick`.
   */
  action: "copy" | "regenerate" | "edit";
  /** Text that `copy` writes to the clipboard: the message as it was written. */
  text?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["messageAction"]> | undefined;
}

/**
 * A small button for the `actions` of a `ChatBubble`. After copying, the success is announced and
 * shown by a check mark, until the button loses the focus or the pointer leaves it.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function MessageAction({
  action,
  text,
  labels: labelOverrides,
  onClick,
  onBlur,
  onPointerLeave,
  className = "",
  ...props
}: MessageActionProps) {
  const labels = useLabels("messageAction", messageActionLabels, labelOverrides);
  const [copied, setCopied] = useState(false);
  const ActionIcon = copied ? CheckIcon : icons[action];
  return (
    <>
      <IconButton
        size="sm"
        label={labels[action]}
        icon={<ActionIcon size="sm" />}
        {...props}
        data-slot="message-action"
        data-state={copied ? "copied" : "idle"}
        onClick={(event) => {
          onClick?.(event);
          if (action !== "copy" || text === undefined || event.defaultPrevented) return;
          // Without permission, or without https, the clipboard is not available and no success is shown.
          if (!("clipboard" in navigator)) return;
          // Blur hides the check mark, but Safari does not focus a clicked button.
          event.currentTarget.focus();
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setCopied(false);
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          setCopied(false);
        }}
        className={`text-ink-muted pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
      />
      {action === "copy" && <output className="sr-only">{copied && labels.copied}</output>}
    </>
  );
}
