"use client";

import { useRef, type RefObject } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { CircleAlertIcon, PaperclipIcon, RotateIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useFileSize } from "../../foundations/labels/use-file-size.ts";
import type { ChatAttachment } from "./attachments.ts";

export interface AttachmentListProps {
  attachments: readonly ChatAttachment[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  /**
   * Element that gets the focus when the only file is removed. Enter must do nothing there, because the visitor
   * may press it twice or hold it.
   */
  fallbackFocus: RefObject<HTMLElement | null>;
  labels: KitLabels["chatComposer"];
}

/** The files in the composer, each with a progress bar (drawn as a cord) while it is uploaded. */
export function AttachmentList({
  attachments,
  onRemove,
  onRetry,
  fallbackFocus,
  labels,
}: AttachmentListProps) {
  const formatSize = useFileSize();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);

  // The focus moves before the pressed button is removed, because the focus of a removed button is lost. It
  // moves to a file and not to its button, so that a second or held Enter does not remove that file.
  const remove = (id: string, index: number) => {
    const items = list.current?.querySelectorAll("li");
    (items?.[index + 1] ?? items?.[index - 1] ?? fallbackFocus.current)?.focus();
    onRemove?.(id);
  };
  const retry = (id: string, button: HTMLElement) => {
    button.closest("li")?.focus();
    onRetry?.(id);
  };

  return (
    <ul
      ref={list}
      aria-label={labels.attachments}
      data-slot="chat-composer-attachments"
      // Safari exposes a list without markers as a list only with this role.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      className="flex basis-full flex-wrap gap-2 pe-1.5 pt-1"
    >
      {attachments.map(({ id, name, size, state, progress, problem }, index) => {
        const failed = state === "failed";
        return (
          <li
            key={id}
            // Lets `remove` and `retry` move the focus here.
            tabIndex={-1}
            data-slot="chat-attachment"
            data-state={state}
            className={`flex max-w-full items-center gap-2 rounded-control border ps-3 text-fine ${failed ? "border-danger" : "border-line bg-page"} ${onRemove ? "" : "pe-3"}`}
          >
            {failed ? <CircleAlertIcon className="text-danger" /> : <PaperclipIcon />}
            {/* Announces the end of the upload: the name with the reason or the size. */}
            <output className="flex min-w-0 flex-col py-1.5">
              <bdi className="wrap-anywhere text-ink">{name}</bdi>
              {failed && <span className="text-danger">{problem ?? labels.uploadFailed}</span>}
              {state === "ready" && size !== undefined && (
                <bdi className="text-ink-muted">{formatSize(size)}</bdi>
              )}
              {state === "uploading" && (
                <progress
                  aria-label={fill(labels.uploading, { name }, locale)}
                  value={progress}
                  max={1}
                  className="my-1.5 ll-progress-bar w-32"
                />
              )}
            </output>
            {failed && onRetry && (
              <IconButton
                size="sm"
                label={fill(labels.retryUpload, { name }, locale)}
                icon={<RotateIcon size="sm" />}
                onClick={(event) => retry(id, event.currentTarget)}
                className="-me-2"
              />
            )}
            {onRemove && (
              <IconButton
                size="sm"
                label={fill(labels.remove, { name }, locale)}
                icon={<XIcon size="sm" />}
                onClick={() => remove(id, index)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
