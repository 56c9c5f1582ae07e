/** What the calls that one can hear are made of. All are made up, and true to their trade. */

/** One moment of a call: who says what, and what gets done at that moment. */
export interface ScriptLine {
  readonly by: "caller" | "agent";
  /** Who speaks, as shown: a first name, or the product's. */
  readonly speaker: string;
  /** What is said, as it is written. */
  readonly text: string;
  /** What got done: a verb in the third person, no full stop. */
  readonly done?: string;
  /** What that plugs in: one of the film's destinations. */
  readonly to?: string;
}

export interface CallScript {
  /** The whole in one sentence, for assistive technology. */
  readonly label: string;
  /** Who is on the line: "Maria Ortiz", or "To Erin Cole" where the agent rings. */
  readonly caller: string;
  /** When, as shown. */
  readonly time: string;
  readonly lines: readonly ScriptLine[];
  /** How the call ended, in a sentence. */
  readonly outcome: string;
}

/** A call as a film: what gets done is plugged into destinations. */
export interface FilmScript extends CallScript {
  /** What stands along the board's lower edge, left to right. */
  readonly destinations: readonly [string, string, string];
}
