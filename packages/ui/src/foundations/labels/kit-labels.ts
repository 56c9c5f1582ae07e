import type * as chatLabels from "../../chat/chat-labels.ts";
import type * as labels from "../../labels.ts";
import type * as fileSizes from "./file-size.ts";
import type { PluralText } from "./fill.ts";

/**
 * The modules with the English labels. Each export whose name ends in `Labels` contains the labels of one
 * component (`dialogLabels`) or labels that several components share (`fieldLabels`).
 */
type English = typeof labels & typeof chatLabels & typeof fileSizes;

/** The type of a translation of an English label. */
type Translated<Label> = Label extends string
  ? string
  : Label extends { other: string }
    ? PluralText
    : Label extends readonly unknown[]
      ? readonly string[]
      : { readonly [Name in keyof Label]: Translated<Label[Name]> };

/**
 * All labels of the kit, by component: `dialogLabels` are under `dialog`. Translations have this
 * type, so that the compiler reports labels that a translation lacks.
 */
export type KitLabels = {
  readonly [Name in keyof English as Name extends `${infer Part}Labels` ? Part : never]: Translated<
    English[Name]
  >;
};

/**
 * Any subset of the labels: whole components and single labels may be left out. A label that is an object, such
 * as `contactForm.missing`, must be complete.
 */
export type SomeKitLabels = {
  readonly [Part in keyof KitLabels]?: Partial<KitLabels[Part]>;
};
