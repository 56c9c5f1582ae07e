"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { PaperclipIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useFileSize } from "../../foundations/labels/use-file-size.ts";
import { fileFieldLabels } from "../../labels.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { DropDrawing } from "./drop-drawing.tsx";
import { isAccepted } from "./is-accepted.ts";
import { isSameFile } from "./is-same-file.ts";

export type FileFieldLabels = FieldLabels & KitLabels["fileField"];

export interface FileFieldProps
  extends
    Omit<FieldProps, "labels">,
    Omit<
      ComponentPropsWithRef<"input">,
      | "size"
      | "type"
      | "className"
      | "style"
      | "value"
      | "defaultValue"
      | "readOnly"
      | "placeholder"
    > {
  /** The chosen files, if controlled. Use with `onValueChange`. */
  value?: readonly File[] | undefined;
  /** Called with all chosen files whenever one is added or removed. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Accepted file types, as in HTML: "audio/*, .pdf". Files of other types are refused, also if dropped. */
  accept?: string | undefined;
  /** Maximum size of a file, in bytes: `500 * 1024` for 500 KB. Larger files are refused. */
  maxSize?: number | undefined;
  /**
   * Allows several files; files chosen later are added to the list.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * Minimum height of the drop area: 60, 76 or 100 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FileFieldLabels> | undefined;
}

const heightClasses = { sm: "min-h-15 py-2", md: "min-h-19 py-3", lg: "min-h-25 py-5" } as const;

const noFiles: readonly File[] = [];

/**
 * A file field with drop area and list. A native file input covers the area, so that choosing and
 * dropping work before hydration; its value is kept equal to the list.
 */
export function FileField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels: labelOverrides,
  value: controlled,
  onValueChange,
  accept,
  maxSize,
  multiple = false,
  size = "md",
  className,
  style,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ...props
}: FileFieldProps) {
  const labels = useLabels("fileField", fileFieldLabels, labelOverrides);
  const formatSize = useFileSize();
  const locale = useLocale();
  const hydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  // A new object with each choice, removal and reset, so that the effect below runs after each one, even if
  // the files are unchanged: the browser may have replaced the input's list, and the effect must set it again.
  const [uncontrolled, setUncontrolled] = useState({ files: noFiles });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [draggedOver, setDraggedOver] = useState(false);
  // True after the first change. The files on the list are announced then, because the application may refuse a change.
  const [announced, setAnnounced] = useState(false);
  const files = controlled ?? uncontrolled.files;

  const names = new Intl.ListFormat(locale, { type: "unit" }).format(
    files.map((file) => file.name),
  );
  const announcement = files.length > 0 ? fill(labels.chosen, { names }, locale) : labels.none;

  const refusal = refusals.length > 0 && <span className="block">{refusals.join(" ")}</span>;
  const problem = refusal ? (
    <>
      {error}
      {refusal}
    </>
  ) : (
    error
  );
  const { ids, controlAttributes } = useFieldIds({ hint, error: problem, ...props });

  const changeFiles = (next: readonly File[]) => {
    setUncontrolled({ files: next });
    onValueChange?.(next);
    setAnnounced(true);
  };

  const add = (chosen: readonly File[]) => {
    const problems: string[] = [];
    const acceptedFiles = chosen.filter((file) => {
      if (!isAccepted(file, accept)) {
        problems.push(fill(labels.wrongType, { name: file.name }, locale));
        return false;
      }
      if (maxSize !== undefined && file.size > maxSize) {
        const maxSizeText = formatSize(maxSize);
        problems.push(fill(labels.tooLarge, { name: file.name, size: maxSizeText }, locale));
        return false;
      }
      return true;
    });
    setRefusals(problems);
    if (acceptedFiles.length === 0) setUncontrolled({ files });
    else if (multiple) {
      const newFiles = acceptedFiles.filter(
        (file) => !files.some((other) => isSameFile(other, file)),
      );
      changeFiles([...files, ...newFiles]);
    } else changeFiles(acceptedFiles.slice(0, 1));
  };

  useEarlyInput(container, (input) => {
    const chosen = [...(input.files ?? [])];
    if (chosen.length > 0) add(chosen);
  });

  useLayoutEffect(() => {
    const input = container.current?.querySelector("input");
    // During hydration the input may contain files that were chosen earlier; `useEarlyInput` adds them.
    if (!input || !hydrated) return;
    const listed = controlled ?? uncontrolled.files;
    const inputFiles = [...(input.files ?? [])];
    if (
      inputFiles.length === listed.length &&
      inputFiles.every((file, index) => file === listed[index])
    )
      return;
    const transfer = new DataTransfer();
    for (const file of listed) transfer.items.add(file);
    input.files = transfer.files;
  }, [controlled, uncontrolled, hydrated]);

  useFormReset(container, () => {
    setUncontrolled({ files: noFiles });
    setRefusals([]);
    setAnnounced(false);
    // The browser empties the input only after the reset's last listener, and React may render before that.
    // Therefore the effect above runs again in a new task, and puts controlled files back into the input.
    setTimeout(() => setUncontrolled((latest) => ({ ...latest })));
  });

  const remove = (file: File) => {
    const index = files.indexOf(file);
    setRefusals([]);
    changeFiles(files.filter((other) => other !== file));
    // Moves the focus to the next file's button, else to the previous file's, else to the field.
    const buttons = container.current?.querySelectorAll<HTMLElement>(
      "[data-slot=file-field-remove]",
    );
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    (next ?? container.current?.querySelector<HTMLElement>("input"))?.focus();
  };

  return (
    <FieldFrame
      slot="file-field"
      {...{ ids, label, hideLabel, hint, optional, labels: labelOverrides, className, style }}
      error={problem}
    >
      <div ref={container}>
        <div
          data-slot="file-field-area"
          data-state={draggedOver ? "over" : undefined}
          className={`relative flex items-center gap-3.5 rounded-control border-(length:--width-edge) border-dashed border-edge bg-surface px-4 transition-[border-color,background-color] hover:not-has-disabled:border-ink-muted has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-subtle has-aria-invalid:border-2 has-aria-invalid:border-danger data-[state=over]:border-solid data-[state=over]:border-ink data-[state=over]:bg-sunk forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] ${heightClasses[size]}`}
        >
          <input
            data-slot="file-field-control"
            data-size={size}
            {...props}
            {...controlAttributes}
            type="file"
            {...{ accept, multiple }}
            onChange={(event) => {
              onChange?.(event);
              if (!event.defaultPrevented) add([...(event.currentTarget.files ?? [])]);
            }}
            onDragEnter={(event) => {
              onDragEnter?.(event);
              const { defaultPrevented, currentTarget } = event;
              // Disabled by its own attribute or by a fieldset.
              if (!defaultPrevented && !currentTarget.matches(":disabled")) setDraggedOver(true);
            }}
            onDragLeave={(event) => {
              onDragLeave?.(event);
              setDraggedOver(false);
            }}
            onDrop={(event) => {
              onDrop?.(event);
              setDraggedOver(false);
            }}
            className="peer ll-file-input cursor-pointer rounded-control text-small disabled:cursor-not-allowed"
          />
          <DropDrawing />
          <span
            aria-hidden
            className="min-w-0 text-small/[1.4] peer-disabled:*:text-inherit peer-disabled:*:no-underline noscript:hidden"
          >
            <span className="font-semibold text-ink underline decoration-edge decoration-[1.5px] underline-offset-4">
              {multiple ? labels.chooseSeveral : labels.choose}
            </span>{" "}
            <span className="text-ink-muted">{multiple ? labels.dropSeveral : labels.drop}</span>
          </span>
        </div>
        {files.length > 0 && (
          <ul
            // Safari exposes a list without markers as a list only with this role.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            role="list"
            aria-label={labels.list}
            data-slot="file-field-list"
            className="mt-2 grid *:border-line *:not-last:border-b"
          >
            {files.map((file) => (
              <li
                key={`${file.name} ${file.size} ${file.lastModified}`}
                data-slot="file-field-item"
                className="flex min-h-11 min-w-0 items-center gap-3 py-1 ps-1 text-small"
              >
                <PaperclipIcon size="sm" className="text-ink-muted" />
                <span className="min-w-0 flex-1 leading-[1.35] wrap-anywhere text-ink">
                  {file.name}{" "}
                  <span className="text-fine whitespace-nowrap text-ink-muted">
                    {formatSize(file.size)}
                  </span>
                </span>
                <IconButton
                  label={fill(labels.remove, { name: file.name }, locale)}
                  icon={<XIcon size="sm" />}
                  size="sm"
                  disabled={props.disabled}
                  data-slot="file-field-remove"
                  onClick={() => remove(file)}
                />
              </li>
            ))}
          </ul>
        )}
        <output htmlFor={ids.control} className="sr-only">
          {announced && announcement}
        </output>
      </div>
    </FieldFrame>
  );
}
