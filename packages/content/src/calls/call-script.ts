/**
 * Types of the scripts of the calls that can be played. All calls are invented, and realistic for
 * their industry.
 */

/** One moment of a call: speaker, words and action. */
export interface ScriptLine {
  readonly by: "caller" | "agent";
  /** Name of the speaker, as shown: a first name, or the product's name. */
  readonly speaker: string;
  /** What is said, spelled as captions show it. */
  readonly text: string;
  /** What the agent does: a verb in the third person, no full stop. */
  readonly done?: string;
  /** In a film: the destination to which the action connects the call, one of `destinations`. */
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

/** A call that is shown as an animated film. Its actions connect the call to destinations. */
export interface FilmScript extends CallScript {
  /** Labels along the lower edge of the film, left to right, such as "Calendar". */
  readonly destinations: readonly [string, string, string];
}
