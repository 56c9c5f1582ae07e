/** How a change of the kit's interface is written down. */

/** What becomes of one prop. */
export type Change =
  | {
      /** Its new name; with a dot, the field of an object: `labels.dismiss`. */
      readonly to: string;
      /** Values that have another name now; `null` for none. */
      readonly values?: Readonly<Record<string, string | null>>;
    }
  | {
      /** What a person has to do: nothing in the code says it. Follows the prop's name in a sentence. */
      readonly ask: string;
    };

/**
 * By module (`plan-card`), component (`PlanCard`, or `*` for all of a module), and prop. With a dot, the
 * prop is a field of the object, or of the list's objects, that is passed: `options.kind`.
 */
export type Changes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Change>>>>>
>;
