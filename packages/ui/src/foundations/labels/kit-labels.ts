import type * as chatLabels from "../../chat/chat-labels.ts";
import type * as labels from "../../labels.ts";
import type * as fileSizes from "./file-size.ts";
import type { PluralText } from "./fill.ts";

type English = typeof labels & typeof chatLabels & typeof fileSizes;

/** What another language may say in place of an English text. */
type Translated<Words> = Words extends string
  ? string
  : Words extends { other: string }
    ? PluralText
    : Words extends readonly unknown[]
      ? readonly string[]
      : // A set whose English is not text only: in a language's set it is.
        Words extends (...values: never[]) => string
        ? string
        : { readonly [Name in keyof Words]: Translated<Words[Name]> };

/**
 * Every word that the kit says by itself, by part: `dialogLabels` are under `dialog`. A language's
 * set has this type, so that a new English word cannot be forgotten there.
 */
export type KitLabels = {
  readonly [Name in keyof English as Name extends `${infer Part}Labels` ? Part : never]: Translated<
    English[Name]
  >;
};

/** Some of the words: whole parts and single texts may be left out. */
export type SomeKitLabels = {
  readonly [Part in keyof KitLabels]?: Partial<KitLabels[Part]>;
};
