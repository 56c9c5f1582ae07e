"use client";

import * as Popper from "@radix-ui/react-popper";
import { memo, useEffect, useId, useRef, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { CheckIcon, ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { isComposing } from "../../foundations/input-method/is-composing.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { comboboxLabels } from "../../labels.ts";
import { controlBox } from "../field/control-box.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { TopLayer } from "../top-layer/top-layer.tsx";

export type ComboboxLabels = FieldLabels & KitLabels["combobox"];

export interface ComboboxOption {
  /** The submitted value. */
  value: string;
  /** The displayed and searched text. */
  label: string;
  /** A second line below the label that distinguishes similar options. */
  description?: string | undefined;
  /**
   * Listed, but not selectable.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface ComboboxProps<Value extends string = string>
  extends
    Omit<FieldProps, "labels">,
    Omit<
      ComponentPropsWithRef<"input">,
      "size" | "type" | "className" | "style" | "value" | "defaultValue" | "list"
    > {
  /** The options. */
  options: readonly ComboboxOption[];
  /** The chosen option's value, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The value at first, if uncontrolled, and after its form was reset.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the selected value; `null` when the field was cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /**
   * Called with the text when typing changes it, Escape clears it, or the field discards it and shows the
   * current value's label again, to fetch matching options.
   */
  onInputValueChange?: ((text: string) => void) | undefined;
  /**
   * How options are filtered while typing. `contains` keeps those whose label contains the text. `none`
   * keeps all, because the application has filtered them.
   * @default "contains"
   */
  filter?: "contains" | "none" | undefined;
  /**
   * Accepts typed text that is not an option.
   * @default false
   */
  freeText?: boolean | undefined;
  /**
   * Options are loading. The list shows a message instead of options.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ComboboxLabels> | undefined;
}

/**
 * Normalized for search, without case, accents, and the vowel points of Hebrew and Arabic: "sao" finds "São". Other
 * marks stay, because they make another letter or syllable: Japanese "が" is not "か", Hindi "की" is not "का".
 */
const normalizeForSearch = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/(?=\p{M})[\u0300-\u036f\u0591-\u05c7\u064b-\u0670]/gu, "")
    .trim()
    .toLowerCase();

/** Whether an input is the focused element of its document or shadow root, also while another window has the focus. */
const hasFocus = (input: HTMLInputElement) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element in the page has one of these roots
  (input.getRootNode() as Document | ShadowRoot).activeElement === input;

/**
 * A text field with a filtered list of options.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels: labelOverrides,
  options,
  value: controlled,
  defaultValue = null,
  onValueChange,
  onInputValueChange,
  filter = "contains",
  freeText = false,
  loading = false,
  size = "md",
  className,
  style,
  name,
  form,
  onKeyDown,
  onChange,
  onClick,
  onBlur,
  ...props
}: ComboboxProps<Value>) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const labels = useLabels("combobox", comboboxLabels, labelOverrides);
  const locale = useLocale();
  const hydrated = useHydrated();
  const listId = useId();
  const container = useRef<HTMLDivElement>(null);
  const [value, setValue, resetValue] = useControlled<string | null>(
    controlled,
    defaultValue,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its options' values
    onValueChange as ((value: string | null) => void) | undefined,
  );
  // The last selected option, stored because the application may remove it from `options`.
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();
  // The typed text, until an option is selected or the field loses the focus.
  const [typedText, setTypedText] = useState<string | null>(null);
  const [openRequested, setOpenRequested] = useState(false);
  const [activeValue, setActiveValue] = useState<string | null>(null);

  const labelOf = (wanted: string | null) =>
    wanted === null
      ? ""
      : ([...options, ...(lastChosen ? [lastChosen] : [])].find((option) => option.value === wanted)
          ?.label ?? wanted);
  const text = typedText ?? labelOf(value);
  const matches =
    typedText === null || filter === "none"
      ? options
      : options.filter((option) =>
          normalizeForSearch(option.label).includes(normalizeForSearch(typedText)),
        );
  const notEditable = props.disabled === true || props.readOnly === true;
  const noMatches = matches.length === 0;
  // If free text is accepted, a list without matches stays closed instead of showing a message.
  const open = openRequested && !notEditable && (!noMatches || loading || !freeText);
  const optionsVisible = open && !noMatches && !loading;
  const activeIndex = optionsVisible
    ? matches.findIndex((option) => option.value === activeValue)
    : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const activeId = activeIndex === -1 ? undefined : optionId(activeIndex);
  useEffect(() => {
    // The field may be in the document of a frame.
    if (activeId)
      container.current?.ownerDocument
        .getElementById(activeId)
        ?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const show = () => {
    if (!notEditable) setOpenRequested(true);
  };
  const close = () => {
    setOpenRequested(false);
    setActiveValue(null);
  };
  useFormReset(container, () => {
    resetValue(defaultValue);
    close();
    if (typedText === null) return;
    setTypedText(null);
    onInputValueChange?.(labelOf(controlled === undefined ? defaultValue : controlled));
  });
  const choose = (next: string | null, option?: ComboboxOption) => {
    if (option) setLastChosen(option);
    setTypedText(null);
    setValue(next);
  };
  const type = (next: string) => {
    setTypedText(next);
    setActiveValue(null);
    show();
    onInputValueChange?.(next);
  };
  /**
   * Selects the option whose label equals the typed text, or the text itself if free text is accepted. Empty
   * text clears the selection; any other text is discarded. Returns whether it selected an option.
   */
  const commit = (typed = typedText) => {
    if (typed === null) return false;
    // Several options may match, because labels may be equal or differ only by accents. The selected option
    // comes first, then one with exactly the typed text.
    const option =
      options.find((each) => each.value === value && each.label === typed) ??
      options.find((each) => each.label === typed) ??
      options.find((each) => normalizeForSearch(each.label) === normalizeForSearch(typed));
    if (typed.trim() !== "" && option && option.disabled !== true) {
      choose(option.value, option);
      return true;
    }
    if (typed.trim() === "") choose(null);
    else if (freeText) choose(typed.trim());
    else {
      setTypedText(null);
      onInputValueChange?.(labelOf(value));
    }
    return false;
  };
  /** Adopts the text of the input: while it has the focus as typed, otherwise as complete. */
  const adopt = (input: HTMLInputElement) => (hasFocus(input) ? type : commit)(input.value);
  useEarlyInput(container, (input) => {
    if (input.value === text) return;
    // Before hydration, a field without a value has native suggestions (`datalist`). A selected suggestion
    // enters its option's value, not its label.
    const suggested =
      value === null
        ? options.find((each) => each.value === input.value && each.disabled !== true)
        : undefined;
    if (suggested) choose(suggested.value, suggested);
    else adopt(input);
  });
  const move = (by: 1 | -1) => {
    const enabledOptions = matches.filter((option) => option.disabled !== true);
    const startIndex = enabledOptions.findIndex(
      (option) => option.value === (optionsVisible ? activeValue : value),
    );
    // If the list is closed, the first key press highlights the selected option. If none is selected,
    // Down Arrow highlights the first option and Up Arrow the last one.
    const startsAtSelected = !optionsVisible && startIndex !== -1;
    const next = startsAtSelected
      ? startIndex
      : startIndex === -1 && by === -1
        ? enabledOptions.length - 1
        : startIndex + by;
    setActiveValue(enabledOptions.at(next % Math.max(enabledOptions.length, 1))?.value ?? null);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent) || notEditable) return;
    const { key, altKey } = event;
    const option = matches[activeIndex];
    if (key === "ArrowDown") {
      show();
      if (!altKey) move(1);
    } else if (key === "ArrowUp" && altKey) {
      if (option) choose(option.value, option);
      close();
    } else if (key === "ArrowUp") {
      show();
      move(-1);
    } else if (key === "Enter" && option) {
      choose(option.value, option);
      close();
    } else if (key === "Escape" && (open || text !== "")) {
      // Closes the list or clears the field; a surrounding dialog must not close.
      event.stopPropagation();
      if (open) close();
      else {
        choose(null);
        onInputValueChange?.("");
      }
    } else {
      // Enter submits the form, so the typed text is committed first. Unless it selects an option, Enter does
      // not submit while the list is open or if the text is discarded, because nobody has seen that value yet.
      const unfinished = open || (!freeText && text !== labelOf(value));
      if (key === "Enter" && !commit() && unfinished) event.preventDefault();
      if (["Enter", "Tab"].includes(key)) close();
      // These keys move the text cursor, so no option stays active.
      if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) setActiveValue(null);
      return;
    }
    event.preventDefault();
  };

  /** One handler for all options, so that an option is rendered again only if it changes. */
  const handleListClick = ({ target }: MouseEvent) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target of a click is an element
    const clicked = (target as Element).closest("[role=option]");
    const option = matches.find((_, index) => optionId(index) === clicked?.id);
    if (!option || option.disabled === true) return;
    choose(option.value, option);
    close();
  };

  // Before hydration, a field without a value is a native input with suggestions (`datalist`).
  const usesDatalist = !hydrated && value === null;
  const announcement = !open
    ? ""
    : loading
      ? labels.loading
      : noMatches
        ? labels.empty
        : matches.length === 1
          ? labels.oneResult
          : labels.results.replaceAll(
              "{count}",
              new Intl.NumberFormat(locale).format(matches.length),
            );

  return (
    <FieldFrame
      slot="combobox"
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
      <Popper.Root>
        <Popper.Anchor asChild>
          <div ref={container} className="relative">
            <input
              data-slot="combobox-control"
              data-size={size}
              data-state={open ? "open" : "closed"}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...props}
              {...controlAttributes}
              type="text"
              // An input has this role implicitly only with the attribute `list`.
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={optionsVisible}
              aria-controls={optionsVisible ? listId : undefined}
              aria-activedescendant={activeId}
              name={usesDatalist ? name : undefined}
              list={usesDatalist ? `${listId}-suggestions` : undefined}
              form={form}
              value={text}
              onKeyDown={handleKeyDown}
              onChange={(event) => {
                onChange?.(event);
                // Autofill also fills fields that do not have the focus.
                if (!event.defaultPrevented) adopt(event.currentTarget);
              }}
              onClick={(event) => {
                onClick?.(event);
                if (!event.defaultPrevented) show();
              }}
              onBlur={(event) => {
                onBlur?.(event);
                // If the window loses the focus, the visitor continues typing later.
                if (hasFocus(event.currentTarget)) return;
                commit();
                close();
              }}
              className={controlBox({ size, className: "ll-combobox" })}
            />
            {usesDatalist ? (
              <datalist id={`${listId}-suggestions`}>
                {options
                  .filter(({ disabled }) => !disabled)
                  .map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
              </datalist>
            ) : (
              name !== undefined && (
                <input
                  type="hidden"
                  name={name}
                  form={form}
                  disabled={props.disabled}
                  value={value ?? ""}
                />
              )
            )}
            <button
              type="button"
              data-slot="combobox-toggle"
              // Not in the tab order, as the W3C pattern requires: the arrow keys open the list as well.
              tabIndex={-1}
              aria-label={labels.toggle}
              aria-expanded={open}
              disabled={notEditable}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                container.current?.querySelector("input")?.focus();
                if (open) close();
                else show();
              }}
              className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-ink-muted hover:not-disabled:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText] noscript:hidden"
            >
              <ChevronDownIcon
                size="sm"
                className={`transition-[rotate] ${open ? "rotate-180" : ""}`}
              />
            </button>
          </div>
        </Popper.Anchor>
        {open && (
          <TopLayer>
            <Popper.Content
              side="bottom"
              align="start"
              sideOffset={6}
              collisionPadding={{ top: 8, bottom: 8 }}
              data-slot="combobox-popup"
              // A press in the popup, such as on its scrollbar, keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              className="overflow-y-auto ll-combobox-popup rounded-control border border-line bg-surface p-1.5 text-ink shadow-float"
            >
              {optionsVisible ? (
                // The field keeps the focus and handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  id={listId}
                  // A native select cannot be attached to a text field.
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="listbox"
                  aria-label={labels.list}
                  data-slot="combobox-list"
                  onClick={handleListClick}
                >
                  {matches.map((option, index) => (
                    <Option
                      key={option.value}
                      id={optionId(index)}
                      option={option}
                      selected={option.value === value}
                      active={index === activeIndex}
                    />
                  ))}
                </div>
              ) : (
                <ListMessage>{loading ? labels.loading : labels.empty}</ListMessage>
              )}
            </Popper.Content>
          </TopLayer>
        )}
      </Popper.Root>
      <output htmlFor={ids.control} className="sr-only">
        {announcement}
      </output>
    </FieldFrame>
  );
}

/** Text shown instead of options. Hidden from screen readers, because the status announces it. */
function ListMessage({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden data-slot="combobox-note" className="px-3 py-2 text-small text-ink-muted">
      {children}
    </p>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  selected: boolean;
  active: boolean;
}

/** An option of the list: label, description, and a check mark while it is selected. */
const Option = memo(function Option({ id, option, selected, active }: OptionProps) {
  return (
    <div
      id={id}
      // A native option works only in a native list.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled === true || undefined}
      data-slot="combobox-option"
      data-state={active ? "active" : undefined}
      className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-plate px-3 py-1.5 text-small/[1.35] not-aria-disabled:hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-selected:font-semibold data-[state=active]:bg-sunk data-[state=active]:outline-2 data-[state=active]:-outline-offset-2 data-[state=active]:outline-focus forced-colors:aria-disabled:text-[GrayText]"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        {option.label}
        {option.description !== undefined && (
          <span className="block text-fine font-normal text-ink-muted">{option.description}</span>
        )}
      </span>
      {selected && <CheckIcon size="sm" />}
    </div>
  );
});
