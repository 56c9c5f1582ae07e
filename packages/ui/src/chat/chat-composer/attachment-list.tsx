"use client";

import { useRef, type RefObject } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { CircleAlertIcon, PaperclipIcon, RotateIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { fileSize, fileSizeLabels } from "../../foundations/labels/file-size.ts";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { chatComposerLabels } from "../chat-labels.ts";
import type { ChatAttachment } from "./attachments.ts";

export interface AttachmentListProps {
  attachments: readonly ChatAttachment[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  /** Element that gets the focus when the last file is removed. */
  fallbackFocus: RefObject<HTMLElement | null>;
  labels: typeof chatComposerLabels;
}

/** The files in the composer, each with a progress bar (drawn as a cord) while it is uploaded. */
export function AttachmentList({
  attachments,
  onRemove,
  onRetry,
  fallbackFocus,
  labels,
}: AttachmentListProps) {
  const sizes = useLabels("fileSize", fileSizeLabels);
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);

  /** Focuses the first remove button that exists, of the files at these indexes. */
  const focusRemoveButton = (...indexes: readonly number[]) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      "[data-slot=chat-attachment-remove]",
    );
    const index = indexes.find((candidate) => buttons?.[candidate]);
    (index === undefined ? fallbackFocus.current : buttons?.[index])?.focus();
  };
  // The focus moves before the pressed button is removed, because the focus of a removed button is lost.
  const remove = (id: string, index: number) => {
    focusRemoveButton(index + 1, index - 1);
    onRemove?.(id);
  };
  const retry = (id: string, index: number) => {
    focusRemoveButton(index);
    onRetry?.(id);
  };

  return (
    <ul
      ref={list}
      aria-label={labels.attachments}
      data-slot="chat-composer-attachments"
      className="flex basis-full flex-wrap gap-2 pe-1.5 pt-1"
    >
      {attachments.map(({ id, name, size, state, progress, problem }, index) => {
        const failed = state === "failed";
        return (
          <li
            key={id}
            data-slot="chat-attachment"
            data-state={state}
            className={`flex max-w-full min-w-0 items-center gap-2 rounded-control border ps-3 text-fine ${failed ? "border-danger" : "border-line bg-page"}`}
          >
            {failed ? <CircleAlertIcon className="text-danger" /> : <PaperclipIcon />}
            <span className="flex min-w-0 flex-col py-1.5">
              <bdi className="wrap-anywhere text-ink">{name}</bdi>
              {failed && <span className="text-danger">{problem ?? labels.uploadFailed}</span>}
              {state === "ready" && size !== undefined && (
                <bdi className="text-ink-muted">{fileSize(size, sizes, locale)}</bdi>
              )}
              {state === "uploading" && (
                <progress
                  aria-label={fill(labels.uploading, { name }, locale)}
                  value={progress}
                  max={1}
                  className="my-1.5 ll-progress-bar w-32"
                />
              )}
            </span>
            {failed && onRetry && (
              <IconButton
                size="sm"
                label={fill(labels.retryUpload, { name }, locale)}
                icon={<RotateIcon size="sm" />}
                onClick={() => retry(id, index)}
                className="-me-2"
              />
            )}
            {onRemove ? (
              <IconButton
                size="sm"
                label={fill(labels.remove, { name }, locale)}
                icon={<XIcon size="sm" />}
                data-slot="chat-attachment-remove"
                onClick={() => remove(id, index)}
                // A held Enter key must not also remove the file whose button gets the focus.
                onKeyDown={(event) => event.repeat && event.preventDefault()}
              />
            ) : (
              // Padding that the button would provide.
              <span className="pe-1" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
