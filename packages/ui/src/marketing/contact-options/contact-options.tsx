import type { ComponentPropsWithRef, ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";

export interface ContactOption {
  /** Selects the drawing: `chat` is answered at once, `email` later, `schedule` at an agreed time. */
  readonly channel: "chat" | "email" | "schedule";
  /** The option's name: "Live Chat". */
  readonly title: string;
  /** What the option is for, in a sentence. */
  readonly description: string;
  /** The most important fact: an email address, the response time, the opening hours. */
  readonly detail: string;
  /** The action: a `Button` or a `Link`. */
  readonly action?: ReactNode;
}

export interface ContactOptionsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The options, fastest first: the first is on the board, the others beside it. */
  options: readonly ContactOption[];
  /**
   * Heading level of the titles.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A path through three rows of jacks. `ll-contact-field` draws it with dashes of zero length and round caps:
 * each dash is a jack. The last row is one unit longer, so that its last dash is drawn.
 */
const FIELD = "M24 24h624v48h-624v48h625";

/** Horizontal centers of a week's seven jacks, in units of the drawing (48 per module). */
const week = [12, 48, 84, 120, 156, 192, 228] as const;

/**
 * Decorative drawing of a channel: a cord between two jacks for `chat`, an idle cord for `email`, a week with
 * one plugged day for `schedule`.
 */
function Drawing({ channel }: Pick<ContactOption, "channel">) {
  if (channel === "chat")
    return (
      // Centered on the panel, whose edges cut it off.
      <CordLayer
        columns={14}
        rows={3}
        className="-mt-8 min-w-[calc(var(--spacing-module)*14)] self-center max-sm:hidden lg:-mt-module"
      >
        <path className="ll-contact-field" d={FIELD} />
        <path className="ll-contact-field" d={FIELD} />
        <path className="ll-contact-field" d={FIELD} />
        <Cord from={{ x: 2.5, y: 0.5 }} to={{ x: 11.5, y: 0.5 }} sag={1.9} />
      </CordLayer>
    );
  if (channel === "email")
    return (
      <CordLayer columns={5} rows={0.5} className="max-w-60">
        <Cord
          from={{ x: 0.25, y: 0.25 }}
          to={{ x: 4.75, y: 0.25 }}
          state="idle"
          shape="side"
          sag={0.2}
        />
        <JackShape transform="translate(12 12)" />
        <JackShape transform="translate(228 12)" />
      </CordLayer>
    );
  return (
    <CordLayer columns={5} rows={0.5} className="max-w-60">
      {week.map((x, day) => (
        <JackShape
          key={x}
          state={day === 3 ? "plugged" : "empty"}
          transform={`translate(${x} 12)`}
        />
      ))}
    </CordLayer>
  );
}

/** Contact options by response time: the fastest on the board, the others beside it. */
export function ContactOptions({
  options: [first, ...others],
  headingLevel = 3,
  className = "",
  ...props
}: ContactOptionsProps) {
  return (
    <div
      data-slot="contact-options"
      {...props}
      className={`grid grid-cols-1 gap-x-module gap-y-10 ${others[0] ? "lg:grid-cols-2" : ""} ${className}`}
    >
      {first && (
        <div
          data-slot="contact-option"
          data-ground="board"
          className="flex flex-col items-start overflow-clip rounded-stage border border-line bg-page p-6 text-ink sm:p-8 lg:p-module"
        >
          <Drawing channel={first.channel} />
          <Heading level={headingLevel} size={1} className="mt-4 w-full sm:mt-10">
            {first.title}
          </Heading>
          <Text size="lede" tone="muted" className="mt-3">
            {first.description}
          </Text>
          <div className="mt-auto flex w-full flex-wrap items-center gap-x-6 gap-y-3 pt-8">
            {first.action}
            <Text size="small" tone="muted" measure={false} className="max-w-full">
              {first.detail}
            </Text>
          </div>
        </div>
      )}
      <div className="grid grid-cols-1 border-b border-line empty:hidden lg:auto-rows-fr">
        {others.map((option, index) => (
          <div
            // Several options may have the same channel, such as two email addresses.
            key={index}
            data-slot="contact-option"
            className="flex flex-col items-start border-t border-line py-8"
          >
            <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <Heading level={headingLevel} size={2} className="max-w-full">
                {option.title}
              </Heading>
              {option.channel !== "chat" && <Drawing channel={option.channel} />}
            </div>
            <Text tone="muted" className="mt-3">
              {option.description}
            </Text>
            <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 max-sm:flex-col max-sm:items-start">
              <Text size="lede" weight="semibold" measure={false} className="max-w-full">
                {option.detail}
              </Text>
              {option.action}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
