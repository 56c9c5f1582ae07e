import { Button } from "@larkline/ui/button";
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "@larkline/ui/icon";
import { IconButton } from "@larkline/ui/icon-button";
import { Text } from "@larkline/ui/text";
import { Fragment, type ReactNode, useEffect, useRef } from "react";

import type { Item, Value } from "../../scripts/new/draft/draft.ts";
import type { Field } from "../../scripts/new/draft/fields.ts";
import { unavailableClasses } from "./unavailable-classes.ts";

type Items = Extract<Field, { kind: "items" }>;

/** A field of an item of a list, with what its control needs. */
export interface InnerField {
  field: Items["of"][number];
  /** Values of all fields of the item. */
  values: Item;
  /** Path of the field, such as `items.2.title`. */
  path: string;
  /** Called with the field's name and its new value; `typedIn` as in `FieldInputProps`. */
  onChange: (name: string, value: Value, typedIn?: string) => void;
}

interface ItemsInputProps {
  field: Items;
  items: readonly Item[];
  /** Path of the list, set as `data-field` of the error message, so that the focus can be moved to the message. */
  path: string;
  error: ReactNode;
  /**
   * Called with the new items. `typedIn` is the path of the item's text field in which the change was typed;
   * undefined if it was not typed.
   */
  onChange: (items: readonly Item[], typedIn?: string) => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  /** Renders a field of an item. */
  renderField: (inner: InnerField) => ReactNode;
}

/** A list of items that have their own fields. Items can be moved, removed and added. */
export function ItemsInput(props: ItemsInputProps) {
  const { field, items, path, error, onChange, say, renderField } = props;
  const { label, each, of, min, max } = field;
  const list = useRef<HTMLFieldSetElement>(null);
  /** Selector of the element that gets the focus after the next change. */
  const nextFocus = useRef<string>(undefined);
  useEffect(() => {
    if (nextFocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  const change = (newItems: readonly Item[], focus: string, message: string) => {
    nextFocus.current = focus;
    onChange(newItems);
    say(message);
  };
  const actionSelector = (index: number, action: string) =>
    `[data-action="${path}.${index}.${action}"]`;
  const move = (from: number, to: number, action: "up" | "down") => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) {
      say(`${each} ${from + 1} is ${to < 0 ? "the first" : "the last"}.`);
      return;
    }
    change(
      items.toSpliced(from, 1).toSpliced(to, 0, item),
      actionSelector(to, action),
      `${each} ${from + 1} is now ${to + 1} of ${items.length}.`,
    );
  };
  const remove = (index: number) => {
    const left = items.length - 1;
    change(
      items.toSpliced(index, 1),
      left > 0 ? actionSelector(Math.max(0, index - 1), "remove") : `[data-action="${path}.add"]`,
      `${each} ${index + 1} removed. ${left} ${left === 1 ? "is" : "are"} left.`,
    );
  };
  const add = () =>
    change(
      [...items, Object.fromEntries(of.map((inner) => [inner.name, ""]))],
      `[data-field="${path}.${items.length}.${of[0]?.name}"]`,
      `${each} ${items.length + 1} added.`,
    );
  const isFull = items.length >= max;

  return (
    <fieldset ref={list} aria-label={label} className="flex min-w-0 flex-col gap-4">
      {items.map((item, index) => (
        // The index is the key, because items have no id.
        <fieldset key={index} className="min-w-0 rounded-panel border border-line p-4">
          <legend className="sr-only">{`${each} ${index + 1}`}</legend>
          <div className="-mt-1 mb-2 flex items-center gap-1">
            <Text as="span" size="plate" tone="muted" aria-hidden="true" className="me-auto">
              {`${each} ${index + 1}`}
            </Text>
            <IconButton
              size="sm"
              label={`Move ${each.toLowerCase()} ${index + 1} up`}
              icon={<ArrowUpIcon />}
              className={unavailableClasses}
              aria-disabled={index === 0}
              data-action={`${path}.${index}.up`}
              onClick={() => move(index, index - 1, "up")}
            />
            <IconButton
              size="sm"
              label={`Move ${each.toLowerCase()} ${index + 1} down`}
              icon={<ArrowDownIcon />}
              className={unavailableClasses}
              aria-disabled={index === items.length - 1}
              data-action={`${path}.${index}.down`}
              onClick={() => move(index, index + 1, "down")}
            />
            <IconButton
              size="sm"
              label={`Remove ${each.toLowerCase()} ${index + 1}`}
              icon={<TrashIcon />}
              data-action={`${path}.${index}.remove`}
              onClick={() => remove(index)}
            />
          </div>
          <div className="flex flex-col gap-4">
            {of.map((inner) => (
              <Fragment key={inner.name}>
                {renderField({
                  field: inner,
                  values: item,
                  path: `${path}.${index}.${inner.name}`,
                  onChange: (name, value, typedIn) =>
                    onChange(
                      items.with(index, {
                        ...item,
                        [name]: typeof value === "string" ? value : "",
                      }),
                      typedIn,
                    ),
                })}
              </Fragment>
            ))}
          </div>
        </fieldset>
      ))}
      {error !== undefined && (
        <Text size="small" className="text-danger" data-field={path} tabIndex={-1}>
          {error}
        </Text>
      )}
      <Button
        size="sm"
        variant="outline"
        className={`self-start ${unavailableClasses}`}
        aria-disabled={isFull}
        data-action={`${path}.add`}
        onClick={() => (isFull ? say(`At most ${max} entries.`) : add())}
      >
        {`Add a ${each.toLowerCase()}`}
      </Button>
      <Text size="fine" tone="muted">{`${min} to ${max} entries.`}</Text>
    </fieldset>
  );
}
