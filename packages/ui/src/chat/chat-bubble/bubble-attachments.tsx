"use client";

import { PaperclipIcon } from "../../foundations/icon/icon.tsx";
import { useFileSize } from "../../foundations/labels/use-file-size.ts";

/** A file of a message. */
export interface ChatBubbleAttachment {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size?: number | undefined;
  /** Download URL. Without it the name is not a link. */
  readonly href?: string | undefined;
}

export interface BubbleAttachmentsProps {
  attachments: readonly ChatBubbleAttachment[];
  /** Accessible name of the list. */
  label: string;
}

/** The files of a message, below its text. */
export function BubbleAttachments({ attachments, label }: BubbleAttachmentsProps) {
  const formatSize = useFileSize();
  if (attachments.length === 0) return null;
  return (
    <ul
      // Safari exposes a list without markers as a list only with this role.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={label}
      data-slot="chat-bubble-attachments"
      className="mt-2 grid gap-1.5 text-small"
    >
      {attachments.map(({ id, name, size, href }) => (
        <li key={id} className="flex min-w-0 items-baseline gap-2">
          <PaperclipIcon className="flex-none translate-y-[0.15em]" />
          <span className="min-w-0 wrap-anywhere">
            {href === undefined ? (
              name
            ) : (
              // Served by the backend, so the application's router must not handle it.
              <a
                href={href}
                download={name}
                className="underline underline-offset-3 focus-visible:outline-current"
              >
                {name}
              </a>
            )}
            {size !== undefined && ` (${formatSize(size)})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
