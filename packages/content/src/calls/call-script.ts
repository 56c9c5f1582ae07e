/**
 * Types of the scripts of the calls that can be played. All calls are invented, and realistic for
 * their industry.
 */

/** One line of a call: the speaker, the spoken text, and what the agent does. */
export interface ScriptLine {
  readonly by: "caller" | "agent";
  /** Name of the speaker, as shown: a first name, or the product's name. */
  readonly speaker: string;
  /** The spoken text, spelled as captions show it. */
  readonly text: string;
  /**
   * The agent's action after the line, in the third person without a full stop: "books Thu, 9 AM".
   */
  readonly done?: string;
  /** In a film: the destination to which the action connects the call, one of the film's `destinations`. */
  readonly to?: string;
}

/** The words of a call, and what is shown beside them. */
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
