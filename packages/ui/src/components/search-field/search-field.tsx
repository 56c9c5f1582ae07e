"use client";

import { useRef } from "react";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";

import { Icon, XIcon } from "../../foundations/icon/icon.tsx";
import { isComposing } from "../../foundations/input-method/is-composing.ts";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { searchFieldLabels } from "../../labels.ts";
import { controlBox } from "../field/control-box.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export type SearchFieldLabels = FieldLabels & KitLabels["searchField"];

export interface SearchFieldProps
  extends
    Omit<FieldProps, "labels">,
    Omit<ComponentPropsWithRef<"input">, "size" | "type" | "className" | "style"> {
  /**
   * Hides the label and the hint visually, because the magnifying glass and the placeholder show
   * the purpose.
   * @default true
   */
  hideLabel?: boolean | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<SearchFieldLabels> | undefined;
}

/** Clears the field with an `input` event, as typing does, so that React calls `onChange`. */
function clear(input: HTMLInputElement) {
  // React ignores an `input` event if the text was changed by assigning `value`.
  input.setRangeText("", 0, input.value.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A search field. A button and Escape clear it. Put the field into `<search>`, or into a form if the
 * results are on a page of their own.
 * Pattern: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/input/search
 */
export function SearchField({
  label,
  hideLabel = true,
  hint,
  error,
  optional,
  labels: labelOverrides,
  size = "md",
  className,
  style,
  // The clear button is hidden by `:placeholder-shown`, which never matches without a placeholder.
  placeholder = " ",
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const labels = useLabels("searchField", searchFieldLabels, labelOverrides);
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const container = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const input = event.currentTarget;
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Escape in an input method cancels the composition.
    if (isComposing(event.nativeEvent) || input.readOnly || input.value === "") return;
    // Escape must not close a surrounding dialog as well.
    event.preventDefault();
    event.stopPropagation();
    clear(input);
  };
  const onClear = () => {
    const input = container.current?.querySelector("input");
    if (!input) return;
    clear(input);
    input.focus();
  };

  return (
    <FieldFrame
      slot="search-field"
      {...{
        ids,
        label,
        hideLabel,
        hint,
        error,
        optional,
        labels: labelOverrides,
        className,
        style,
      }}
    >
      <div ref={container} className="relative">
        <input
          data-slot="search-field-control"
          data-size={size}
          enterKeyHint="search"
          {...props}
          {...controlAttributes}
          type="search"
          placeholder={placeholder}
          onKeyDown={handleKeyDown}
          className={controlBox({
            size,
            className: "peer ll-search-field-control ll-field-control-end",
          })}
        />
        <Icon
          size="md"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-muted"
        >
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </Icon>
        <IconButton
          label={labels.clear}
          icon={<XIcon size="md" />}
          size="sm"
          data-slot="search-field-clear"
          onClick={onClear}
          className="ll-field-button peer-placeholder-shown:hidden peer-read-only:hidden peer-disabled:hidden noscript:hidden"
        />
      </div>
    </FieldFrame>
  );
}
