/**
 * Types of the scripts of the calls that can be played. All calls are invented, and realistic for
 * their industry.
 */

/** One moment of a call: speaker, words and action. */
export interface ScriptLine {
  readonly by: "caller" | "agent";
  /** Name of the speaker, as shown: a first name, or the product's name. */
  readonly speaker: string;
  /** What is said, as it is written. */
  readonly text: string;
  /** What the agent does: a verb in the third person, no full stop. */
  readonly done?: string;
  /** The film's destination that this connects. */
  readonly to?: string;
}

export interface CallScript {
  /** The call in one sentence, for assistive technology. */
  readonly label: string;
  /** The other party: "Maria Ortiz", or "To Erin Cole" for outbound calls. */
  readonly caller: string;
  /** Time of the call, as shown. */
  readonly time: string;
  readonly lines: readonly ScriptLine[];
  /** How the call ended, in a sentence. */
  readonly outcome: string;
}

/** A call as a film: each action connects a destination. */
export interface FilmScript extends CallScript {
  /** The destinations along the board's lower edge, left to right. */
  readonly destinations: readonly [string, string, string];
}
