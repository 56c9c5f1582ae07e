"use client";

import { cva } from "class-variance-authority";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type {
  ComponentPropsWithRef,
  KeyboardEvent,
  ReactNode,
  SubmitEvent,
  RefObject,
} from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { ArrowUpIcon, SquareIcon } from "../../foundations/icon/icon.tsx";
import { chatComposerLabels } from "../chat-labels.ts";

/** Share of the length from which on it is counted for the eye. */
const countedFrom = 0.9;

const box = cva(
  "flex items-end gap-3 rounded-panel border-(length:--width-edge) bg-surface p-1.5 ps-4 has-[textarea:focus-visible]:outline-[2.5px] has-[textarea:focus-visible]:outline-offset-[3px] has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:outline-solid",
  { variants: { invalid: { true: "border-danger", false: "border-edge" } } },
);

export interface ChatComposerProps extends Omit<
  ComponentPropsWithRef<"form">,
  "children" | "onSubmit" | "defaultValue"
> {
  /**
   * Takes the trimmed text. Where the composer holds the text itself it is cleared, unless this
   * returns false.
   */
  onSend: (text: string) => boolean | void;
  /** Stops the reply. */
  onStop?: () => void;
  /**
   * A reply is being written: the field is disabled, and the button stops the reply.
   * @default false
   */
  streaming?: boolean;
  /** The text, where the application holds it. Goes with `onValueChange`. */
  value?: string;
  /**
   * The text at first, where the composer holds it.
   * @default ""
   */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * Nothing can be sent for now, though the text may be written: a wait, no connection.
   * @default false
   */
  sendDisabled?: boolean;
  /**
   * Most characters of a message. A longer text is not cut: it is kept, and cannot be sent.
   * @default 4000
   */
  maxLength?: number;
  /** What to write about. */
  placeholder?: string;
  /** A second hint, at the end side. */
  note?: ReactNode;
  /** The text field, for whoever gives it the focus. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  labels?: typeof chatComposerLabels;
}

/**
 * Where the visitor writes. It grows with its text; Enter sends and Shift + Enter adds a line, except
 * while an input method composes a word. When the field is disabled under the fingers of somebody
 * who types, the focus waits on the button and then comes back.
 */
export function ChatComposer({
  onSend,
  onStop,
  streaming = false,
  value: controlled,
  defaultValue = "",
  onValueChange,
  sendDisabled = false,
  maxLength = 4000,
  placeholder,
  note,
  fieldRef,
  labels = chatComposerLabels,
  className = "",
  ...props
}: ChatComposerProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhileStreaming({ streaming, field, button });

  const text = value.trim();
  const tooLong = value.length > maxLength;
  const canSend = text !== "" && !tooLong && !sendDisabled && !streaming;

  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const send = () => {
    if (!canSend) return;
    if (onSend(text) !== false && controlled === undefined) change("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    // A held key sends once.
    if (!event.repeat) send();
  };

  return (
    <form
      data-slot="chat-composer"
      data-state={streaming ? "streaming" : "idle"}
      {...props}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
      className={`flex flex-col gap-2.5 ${className}`}
    >
      <div data-slot="chat-composer-box" className={box({ invalid: tooLong })}>
        <div className="chat-composer-field min-w-0 flex-1" data-value={value}>
          <textarea
            ref={field}
            rows={1}
            value={value}
            disabled={streaming}
            placeholder={placeholder ?? labels.placeholder}
            aria-label={labels.field}
            aria-describedby={`${id}-hint ${id}-length`}
            aria-invalid={tooLong || undefined}
            enterKeyHint="send"
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="text-ink placeholder:truncate placeholder:text-ink-subtle disabled:text-ink-subtle"
          />
        </div>
        {/* One button in both roles, so that the focus on it survives the change. */}
        <IconButton
          label={streaming ? labels.stop : labels.send}
          icon={streaming ? <SquareIcon size="md" /> : <ArrowUpIcon size="md" />}
          variant="primary"
          ref={button}
          type={streaming ? "button" : "submit"}
          disabled={!streaming && !canSend}
          onClick={streaming ? onStop : undefined}
          // The Enter that sent the message, still held, must not stop its answer.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-fine text-ink-muted">
        <span id={`${id}-hint`}>{labels.hint}</span>
        <span id={`${id}-length`} className={tooLong ? "text-danger" : ""}>
          {value.length > maxLength * countedFrom && labels.count(value.length, maxLength)}
        </span>
        {note !== undefined && <span className="max-sm:hidden">{note}</span>}
        <output className={tooLong ? "basis-full text-danger" : "sr-only"}>
          {tooLong && labels.tooLong}
        </output>
      </div>
    </form>
  );
}

/** An input method's Enter chooses a word. Safari says so only by the old key code. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

interface FocusOptions {
  streaming: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * A disabled field loses the focus, and a keyboard user would start again at the page's top: the focus
 * goes to the button and comes back when the reply is done. Not on a touch screen, where it would
 * push the keyboard over the answer.
 */
function useFocusWhileStreaming({ streaming, field, button }: FocusOptions): void {
  const before = useRef(streaming);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (before.current === streaming) return;
    before.current = streaming;
    const active = document.activeElement;
    if (streaming) {
      moved.current = active === field.current || active === button.current;
      if (active === field.current) button.current?.focus();
    } else {
      const stillThere = active === button.current || active === document.body;
      if (moved.current && stillThere && !matchMedia("(pointer: coarse)").matches) {
        field.current?.focus();
      }
      moved.current = false;
    }
  }, [streaming, field, button]);
}
