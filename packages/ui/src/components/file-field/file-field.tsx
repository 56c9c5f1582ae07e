"use client";

import { useId, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { PaperclipIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import { fileFieldLabels } from "../../labels.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { useFormReset } from "../field/use-form-reset.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { isAccepted, isSame, writeSize } from "./chosen-file.ts";

export type FileFieldLabels = FieldLabels & Record<keyof typeof fileFieldLabels, string>;

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
  /** Accepted file types, as in HTML: "audio/*, .pdf". Others are refused, dropped ones as well. */
  accept?: string | undefined;
  /** Maximum size of a file, in bytes. Larger ones are refused. */
  maxSize?: number | undefined;
  /**
   * Allows several files; later choices are added.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * Height of the area: 60, 76 or 100 px. It grows with its text.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FileFieldLabels> | undefined;
}

const heights = { sm: "min-h-15 py-2", md: "min-h-19 py-3", lg: "min-h-25 py-5" } as const;

const none: readonly File[] = [];

const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

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
  labels,
  value: controlled,
  onValueChange,
  accept,
  maxSize,
  multiple = false,
  size = "md",
  className,
  style,
  id,
  "aria-describedby": describedBy,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ...props
}: FileFieldProps) {
  const words = useLabels<Omit<FileFieldLabels, "optional">>("fileField", fileFieldLabels, labels);
  const locale = useLocale();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(none);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const [news, setNews] = useState("");
  // The browser has replaced its list, so it is set again even if the value is unchanged.
  const [changes, changed] = useReducer((count: number) => count + 1, 0);
  const files = controlled ?? own;

  const problem = error || (refused.length > 0 ? refused.join(" ") : undefined);
  const { ids, joined } = useFieldIds({ id, hint, error: problem, describedBy });

  useLayoutEffect(() => {
    const input = box.current?.querySelector("input");
    if (!input) return;
    const now = [...(input.files ?? [])];
    // Keeps files that were chosen before hydration.
    if (changes === 0 && controlled === undefined && now.length > 0) {
      setOwn(now);
      return;
    }
    if (now.length === files.length && now.every((file, at) => file === files[at])) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  }, [files, changes, controlled]);

  useFormReset(box, () => {
    changed();
    setOwn(none);
    setRefused([]);
    setNews("");
  });

  const choose = (next: readonly File[]) => {
    changed();
    setOwn(next);
    onValueChange?.(next);
    setNews(
      next.length > 0
        ? fill(words.chosen, { names: next.map((file) => file.name).join(", ") })
        : words.none,
    );
  };

  const add = (chosen: readonly File[]) => {
    const problems: string[] = [];
    const good = chosen.filter((file) => {
      if (!isAccepted(file, accept)) {
        problems.push(fill(words.wrongType, { name: file.name }));
        return false;
      }
      if (maxSize !== undefined && file.size > maxSize) {
        const most = writeSize(maxSize, locale);
        problems.push(fill(words.tooLarge, { name: file.name, size: most }));
        return false;
      }
      return true;
    });
    setRefused(problems);
    if (good.length === 0) changed();
    else if (multiple) {
      const fresh = good.filter((file) => !files.some((other) => isSame(other, file)));
      choose([...files, ...fresh]);
    } else choose(good.slice(0, 1));
  };

  const remove = (file: File) => {
    const at = files.indexOf(file);
    setRefused([]);
    choose(files.filter((other) => other !== file));
    // Moves the focus to the next file, or to the field after the last one.
    const buttons = box.current?.querySelectorAll<HTMLElement>("[data-slot=file-field-remove]");
    const next = buttons?.[at + 1] ?? buttons?.[at - 1];
    (next ?? box.current?.querySelector<HTMLElement>("input"))?.focus();
  };

  return (
    <FieldFrame
      slot="file-field"
      {...{ ids, label, hideLabel, hint, optional, labels, className, style }}
      error={problem}
    >
      <div ref={box}>
        <div
          data-slot="file-field-area"
          data-state={over ? "over" : undefined}
          className={`relative flex items-center gap-3.5 rounded-control border-(length:--width-edge) border-dashed border-edge bg-surface px-4 transition-[border-color,background-color] hover:not-has-disabled:border-ink-muted has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-subtle has-aria-invalid:border-2 has-aria-invalid:border-danger data-[state=over]:border-solid data-[state=over]:border-ink data-[state=over]:bg-sunk forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] ${heights[size]}`}
        >
          <input
            data-slot="file-field-control"
            data-size={size}
            {...props}
            {...joined}
            type="file"
            {...{ accept, multiple }}
            onChange={(event) => {
              onChange?.(event);
              if (!event.defaultPrevented) add([...(event.currentTarget.files ?? [])]);
            }}
            onDragEnter={(event) => {
              onDragEnter?.(event);
              if (!event.defaultPrevented && !props.disabled) setOver(true);
            }}
            onDragLeave={(event) => {
              onDragLeave?.(event);
              setOver(false);
            }}
            onDrop={(event) => {
              onDrop?.(event);
              setOver(false);
            }}
            className="ll-file-input cursor-pointer rounded-control text-small disabled:cursor-not-allowed"
          />
          <JackWithCord />
          <span aria-hidden className="min-w-0 text-small/[1.4] noscript:hidden">
            <span
              className={
                props.disabled
                  ? "font-semibold"
                  : "font-semibold text-ink underline decoration-edge decoration-[1.5px] underline-offset-4"
              }
            >
              {multiple ? words.chooseSeveral : words.choose}
            </span>{" "}
            <span className={props.disabled ? "" : "text-ink-muted"}>
              {multiple ? words.dropSeveral : words.drop}
            </span>
          </span>
        </div>
        {files.length > 0 && (
          <ul
            id={listId}
            aria-label={words.list}
            data-slot="file-field-list"
            className="mt-2 grid divide-y divide-line"
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
                    {writeSize(file.size, locale)}
                  </span>
                </span>
                <IconButton
                  label={fill(words.remove, { name: file.name })}
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
          {news}
        </output>
      </div>
    </FieldFrame>
  );
}

/** An empty jack with a plug above it. */
function JackWithCord() {
  return (
    <svg
      aria-hidden
      data-slot="file-field-drawing"
      viewBox="0 0 32 32"
      className="size-8 flex-none noscript:hidden"
      fill="none"
    >
      <circle cx="16" cy="21" r="8.5" className="stroke-edge" strokeWidth="1.5" />
      <circle cx="16" cy="21" r="3.5" className="fill-edge" />
      <path
        d="M16 2v12"
        className="stroke-cord in-has-disabled:stroke-cord-idle"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="m10.5 10 5.5 6 5.5-6"
        className="stroke-cord in-has-disabled:stroke-cord-idle"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
