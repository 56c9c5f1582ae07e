/** Types of a table of changes to the kit's props. */

/** The change of one prop. */
export type Change =
  | {
      /** The new name of the prop. With a dot it becomes a field of an object: `labels.dismiss`. */
      readonly to: string;
      /** Renamed values, old to new. `null` replaces a string by the value `null`. */
      readonly values?: Readonly<Record<string, string | null>>;
    }
  | {
      /**
       * Instruction for a person, if the codemod cannot change the code. It completes a sentence that begins
       * with the prop's name: "goes into `labels`".
       */
      readonly instruction: string;
    };

/**
 * Changes by module (`plan-card`), component (`PlanCard`, or `*` for every component of the module) and
 * prop. A prop with a dot means a field of the passed object, or of each object of the passed array:
 * `options.kind`.
 */
export type Changes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Change>>>>>
>;
