import { Jack } from "../jack/jack.tsx";

/** A turn of a call: what was said, and the action that followed. */
export interface CallMoment {
  /** Who speaks, as shown: "Dana", "Larkline", "Caller". */
  readonly speaker: string;
  /** What is said, in the speaker's own words. */
  readonly text: string;
  /** The action: "books Thu, 7:30 AM". A verb in the third person, no full stop. */
  readonly done?: string | undefined;
  /** Language of the turn if it differs from the page's (BCP 47). */
  readonly lang?: string | undefined;
}

interface CallTalkProps {
  moments: readonly CallMoment[];
  /** Read by screen readers before an action. */
  doneLabel: string;
  /** Classes of the list: `ll-call-talk`, and those for its position. */
  className: string;
}

/** The turns of a call, inside an `ll-call-window`. */
export function CallTalk({ moments, doneLabel, className }: CallTalkProps) {
  return (
    <ol className={className}>
      {moments.map(({ speaker, text, done, lang }, index) => (
        // Index keys: turns are only appended.
        <li key={index}>
          <span className="font-plate text-fine text-ink-muted">
            {speaker}
            <span className="sr-only">: </span>
          </span>
          <span lang={lang} dir={lang && "auto"}>
            {text}
          </span>
          {done !== undefined && (
            <span className="ll-call-done">
              <Jack size="sm" state="plugged" />
              <span className="sr-only">{doneLabel}: </span>
              {done}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
