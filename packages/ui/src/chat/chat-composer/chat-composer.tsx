"use client";

import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type {
  ClipboardEvent,
  ComponentPropsWithRef,
  KeyboardEvent,
  ReactNode,
  SubmitEvent,
  RefObject,
} from "react";

import { Button } from "../../components/button/button.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import {
  ArrowUpIcon,
  PaperclipIcon,
  PencilIcon,
  SquareIcon,
} from "../../foundations/icon/icon.tsx";
import { isComposing } from "../../foundations/input-method/is-composing.ts";
import { fill, fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useFileSize } from "../../foundations/labels/use-file-size.ts";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { chatComposerLabels } from "../chat-labels.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { checkFiles, type ChatAttachment, type Refusal } from "./attachments.ts";
import { useCountdown } from "./use-countdown.ts";

export type { ChatAttachment } from "./attachments.ts";

/** Share of the maximum length above which the character counter is shown. */
const COUNTER_THRESHOLD = 0.9;

// The field of an open chat nearly always has the focus, so the focus ring replaces the border
// instead of being drawn around it.
const boxClasses =
  "relative flex flex-wrap items-end gap-x-3 gap-y-1.5 rounded-panel border-(length:--width-edge) bg-surface p-1.5 ll-chat-composer-box";

/** Props for the files in the composer. The application uploads them. */
export interface ChatComposerUpload {
  /** Called with new files: chosen, dropped, or pasted. Without it files cannot be attached. */
  onAttach?: ((files: File[]) => void) | undefined;
  /** The files and their upload states. */
  attachments?: readonly ChatAttachment[] | undefined;
  /** Called to remove a file. */
  onRemoveAttachment?: ((id: string) => void) | undefined;
  /** Called to retry an upload. */
  onRetryAttachment?: ((id: string) => void) | undefined;
  /**
   * Allowed types, as in a file field's `accept`.
   * @default any
   */
  accept?: string | undefined;
  /**
   * Maximum size of one file, in bytes.
   * @default 10485760
   */
  maxFileSize?: number | undefined;
  /**
   * Maximum number of files of one message.
   * @default 5
   */
  maxFiles?: number | undefined;
}

/** A pause after too many messages, in which nothing can be sent. A new object restarts the countdown. */
export interface ChatComposerWait {
  /** Whole seconds. */
  readonly seconds: number;
}

export interface ChatComposerProps
  extends
    ChatComposerUpload,
    Omit<
      ComponentPropsWithRef<"form">,
      "children" | "onSubmit" | "defaultValue" | "onDragOver" | "onDragLeave" | "onDrop"
    > {
  /**
   * Called with the trimmed text. An uncontrolled composer then clears itself, unless `onSend`
   * returns false.
   */
  onSend: (text: string) => boolean | void;
  /** Stops the reply. */
  onStop?: (() => void) | undefined;
  /**
   * A reply streams: the field is disabled, and the button stops the reply.
   * @default false
   */
  streaming?: boolean | undefined;
  /** The text, if controlled. Use with `onValueChange`. */
  value?: string | undefined;
  /**
   * The initial text, if uncontrolled.
   * @default ""
   */
  defaultValue?: string | undefined;
  /** Called with the new text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Disables sending, but not typing, for example while there is no connection.
   * @default false
   */
  sendDisabled?: boolean | undefined;
  /**
   * A sent message is being edited: the composer says so and takes the focus, with the cursor at
   * the end. Attached files are hidden until editing ends.
   * @default false
   */
  editing?: boolean | undefined;
  /** Called to cancel editing. Without it there is no button. */
  onCancelEdit?: (() => void) | undefined;
  /** Too many messages: counts down until sending is possible again. The text is kept. */
  wait?: ChatComposerWait | null | undefined;
  /**
   * Maximum length of a message. Longer text is kept, but cannot be sent.
   * @default 4000
   */
  maxLength?: number | undefined;
  /** Placeholder of the field: what to write about. By default the label `placeholder`. */
  placeholder?: string | undefined;
  /** A second hint, at the end of the line below the field. Hidden below the breakpoint `sm`. */
  note?: ReactNode;
  /** Ref to the text field, for moving the focus there. */
  fieldRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["chatComposer"]> | undefined;
}

/**
 * The input of a chat. It grows with its text. Enter sends and Shift + Enter adds a line, except
 * while an input method composes. If the field is disabled while it has the focus, the focus moves
 * to the box around it. It returns afterwards, except on touch screens.
 */
export function ChatComposer({
  onSend,
  onStop,
  streaming = false,
  value: controlled,
  defaultValue = "",
  onValueChange,
  sendDisabled = false,
  wait = null,
  editing = false,
  onCancelEdit,
  maxLength = 4000,
  onAttach: attachFiles,
  attachments = [],
  onRemoveAttachment,
  onRetryAttachment,
  accept,
  maxFileSize = 10_485_760,
  maxFiles = 5,
  placeholder,
  note,
  fieldRef,
  labels: labelOverrides,
  className = "",
  ...props
}: ChatComposerProps) {
  const labels = useLabels("chatComposer", chatComposerLabels, labelOverrides);
  const formatSize = useFileSize();
  const locale = useLocale();
  const id = useId();
  const [value, change] = useControlled(controlled, defaultValue, onValueChange);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownField;
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useFocusWhileStreaming({ streaming, field, box, button });
  useFocusOnEdit(editing, field);

  const prompt = placeholder ?? labels.placeholder;
  const text = value.trim();
  const tooLong = text.length > maxLength;
  const secondsLeft = useCountdown(wait, wait?.seconds ?? 0);
  const waitAnnouncement = useWaitAnnouncement(wait, secondsLeft, labels, locale);
  const onAttach = editing ? undefined : attachFiles;
  const files = editing ? [] : attachments;
  const allUploaded = files.every(({ state }) => state === "ready");
  const canSend =
    text !== "" && !tooLong && !sendDisabled && !streaming && secondsLeft === 0 && allUploaded;
  /** Whether the button sends or stops. */
  const isActive = streaming || canSend;

  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isDragging, setIsDragging] = useState(false);
  const attach = (chosen: FileList) => {
    if (!onAttach || streaming) return;
    const checked = checkFiles(chosen, files.length, { accept, maxFileSize, maxFiles });
    setRefused(checked.refused);
    if (checked.accepted.length) onAttach(checked.accepted);
  };
  const refusalText = ({ name, reason }: Refusal) =>
    reason === "tooMany"
      ? fillPlural(labels.tooMany, maxFiles, locale)
      : fill(labels[reason], { name, limit: formatSize(maxFileSize) }, locale);
  // Runs after every rendering, because `attach` is then another function.
  useEffect(() => {
    const element = field.current!;
    // In a dialog, such as `ChatScreen`, files can be dropped anywhere.
    const area = element.closest<HTMLElement>("[role=dialog]") ?? element.form!;
    const onDrag = (event: DragEvent) => {
      const { dataTransfer: data, relatedTarget, type } = event;
      // Only `dragleave` has a related target: the element to which the pointer moves.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element, or null
      const to = relatedTarget as Node | null;
      if (!attachFiles || !data?.types.includes("Files") || area.contains(to)) return;
      // Prevents the browser from opening the dropped file, also while no file can be attached.
      event.preventDefault();
      setIsDragging(type === "dragover" && !streaming && !!onAttach);
      if (type === "drop") attach(data.files);
    };
    // Also the listeners' options: they contain its `signal`.
    const listening = new AbortController();
    area.addEventListener("dragover", onDrag, listening);
    area.addEventListener("dragleave", onDrag, listening);
    area.addEventListener("drop", onDrag, listening);
    return () => listening.abort();
  });
  const onPaste = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData;
    // A copied table is on the clipboard as text and as a picture. The browser pastes its text.
    if (pasted.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    attach(pasted);
  };

  const send = () => {
    if (!canSend) {
      // A failed file keeps the message from being sent. Its first button uploads it again.
      box.current?.querySelector<HTMLElement>("[data-state=failed] button")?.focus();
      return;
    }
    // Errors of refused files are shown until the message is sent or more files are added.
    setRefused([]);
    if (onSend(text) !== false && controlled === undefined) change("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    // Holding Enter sends only once.
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
      <div
        ref={box}
        // Gets the focus while the field is disabled, and when the only file is removed, so it needs role and name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={prompt}
        tabIndex={-1}
        data-slot="chat-composer-box"
        data-state={isDragging ? "dropping" : undefined}
        className={`${boxClasses} ${tooLong ? "border-danger" : "border-edge"} ${onAttach ? "" : "ps-4"}`}
      >
        {editing && (
          <div
            data-slot="chat-composer-edit"
            className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-1.5 text-fine text-ink"
          >
            <p id={`${id}-edit`} className="flex min-w-0 flex-[1_1_12rem] items-start gap-2">
              <PencilIcon className="mt-[0.2em]" />
              {labels.editing}
            </p>
            {onCancelEdit && (
              <Button variant="ghost" size="sm" onClick={onCancelEdit}>
                {labels.cancelEdit}
              </Button>
            )}
          </div>
        )}
        {files.length > 0 && (
          <AttachmentList
            attachments={files}
            onRemove={onRemoveAttachment}
            onRetry={onRetryAttachment}
            // Not the field: a second Enter would send the message, and touch devices would show their keyboard.
            fallbackFocus={box}
            labels={labels}
          />
        )}
        {onAttach && (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              multiple={maxFiles > 1}
              accept={accept}
              onChange={({ currentTarget }) => {
                attach(currentTarget.files!);
                // Allows choosing the same file again.
                currentTarget.value = "";
              }}
            />
            <IconButton
              label={labels.attach}
              icon={<PaperclipIcon size="md" />}
              disabled={streaming || files.length >= maxFiles}
              onClick={() => picker.current?.click()}
              className="-me-2"
            />
          </>
        )}
        <div className="ll-chat-composer-field min-w-0 flex-1" data-value={value}>
          <textarea
            ref={field}
            rows={1}
            value={value}
            disabled={streaming}
            // The direction is that of the text. An empty field has the page's direction for its placeholder.
            dir={value === "" ? undefined : "auto"}
            placeholder={prompt}
            aria-label={labels.field}
            aria-describedby={`${editing ? `${id}-edit ` : ""}${id}-hint ${id}-length`}
            aria-invalid={tooLong || undefined}
            enterKeyHint="send"
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onAttach ? onPaste : undefined}
            className="text-ink placeholder:truncate placeholder:text-ink-subtle disabled:text-ink-subtle"
          />
        </div>
        {/* One button for sending and stopping, so that it keeps the focus when its role changes. */}
        <IconButton
          label={streaming ? labels.stop : labels.send}
          icon={streaming ? <SquareIcon size="md" /> : <ArrowUpIcon size="md" />}
          // Outlined while nothing can be sent.
          variant={isActive ? "primary" : "outline"}
          ref={button}
          type={streaming ? "button" : "submit"}
          disabled={!isActive}
          // The second click of a double click on Send must not stop the answer.
          onClick={streaming ? ({ detail }) => detail !== 2 && onStop?.() : undefined}
          // The Enter key that sent the message may still be held: it must not stop the answer.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        />
        {isDragging && (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-[inherit] bg-surface text-small font-medium text-ink outline-2 -outline-offset-4 outline-edge outline-dashed">
            {labels.drop}
          </p>
        )}
      </div>
      {/* While a message is edited, files and their errors are hidden. */}
      {!editing && refused.length > 0 && (
        <p role="alert" className="text-fine text-danger">
          {[...new Set(refused.map(refusalText))].join(" ")}
        </p>
      )}
      {secondsLeft > 0 && (
        <p className="text-fine text-ink">{fill(labels.wait, { seconds: secondsLeft }, locale)}</p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-fine text-ink-muted">
        {/* Keyboards of touch screens may have neither key. The description contains hidden text, too. */}
        <span id={`${id}-hint`} className="pointer-coarse:hidden">
          {labels.hint}
        </span>
        <span id={`${id}-length`} className={tooLong ? "text-danger" : ""}>
          {text.length > maxLength * COUNTER_THRESHOLD &&
            fill(labels.count, { length: text.length, limit: maxLength }, locale)}
        </span>
        {note && <span className="max-sm:hidden">{note}</span>}
        <output className={tooLong ? "basis-full text-danger" : "sr-only"}>
          {tooLong ? labels.tooLong : waitAnnouncement}
        </output>
      </div>
    </form>
  );
}

/**
 * Hook: text for screen readers at the start and end of a pause, not every second. Empty before the
 * first pause.
 */
function useWaitAnnouncement(
  wait: ChatComposerWait | null,
  secondsLeft: number,
  labels: KitLabels["chatComposer"],
  locale: string,
): string {
  const [lastWait, setLastWait] = useState(wait);
  if (wait && wait !== lastWait) setLastWait(wait);
  if (wait && secondsLeft > 0) return fill(labels.wait, { seconds: wait.seconds }, locale);
  return lastWait?.seconds ? labels.waitOver : "";
}

/** Hook: when editing starts or ends, focuses the field with the cursor at the end of its text. */
function useFocusOnEdit(editing: boolean, field: RefObject<HTMLTextAreaElement | null>): void {
  const previous = useRef(editing);
  useEffect(() => {
    if (previous.current === editing) return;
    previous.current = editing;
    const element = field.current;
    if (!element || element.disabled) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [editing, field]);
}

interface FocusOptions {
  streaming: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Hook: keeps the focus in the composer while a reply streams, because the field is then disabled and loses
 * the focus to the page. The focus moves from the field to the box, where keys do nothing. It does not move to
 * the button, where a second Enter or the space of the next question would stop the reply. If the visitor
 * pressed the button, the focus stays there. After the reply the focus returns to the field; on touch
 * screens to the box, because the keyboard would cover the answer.
 */
function useFocusWhileStreaming({ streaming, field, box, button }: FocusOptions): void {
  const previous = useRef(streaming);
  const shouldReturnFocus = useRef(false);
  useLayoutEffect(() => {
    if (previous.current === streaming) return;
    previous.current = streaming;
    const active = document.activeElement;
    const dialog = field.current?.closest("[role=dialog]");
    const isHere = box.current?.contains(active);
    // If the focused element is removed or disabled, the focus moves to the body or to the dialog around it.
    const isNowhere = active === document.body || active === dialog;
    if (streaming) {
      // In a dialog, the pressed element (a suggestion, the button that regenerates an answer) may have been
      // removed while it had the focus.
      shouldReturnFocus.current = isHere || (isNowhere && dialog != null);
      if (shouldReturnFocus.current && active !== button.current) box.current?.focus();
    } else {
      if (shouldReturnFocus.current && (isHere || isNowhere))
        (matchMedia("(pointer: coarse)").matches ? box : field).current?.focus();
      shouldReturnFocus.current = false;
    }
  }, [streaming, field, box, button]);
}
