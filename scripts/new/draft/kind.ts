/** A kind of section: what is asked for it, and what is made of that. */
import { type Draft, type DraftSection, type Values, choicesIn, itemsIn, textIn } from "./draft.ts";
import type { Field } from "./fields.ts";
import { type Data, FromWords, Part, type Prop, type Words } from "./nodes.ts";
import { phraseOf } from "./phrase.ts";

/** What a section's makers know of it and of the page. */
export interface Place {
  readonly values: Values;
  /** Name of its words among the page's. */
  readonly key: string;
  readonly section: DraftSection;
  readonly draft: Draft;
  /** Name of another section's words, if it can be linked to. */
  readonly anchorOf: (id: string) => string | undefined;
}

/** Words of the page: their name, their type in `page-sections.ts`, and what they say. */
export interface NamedWords {
  readonly key: string;
  readonly type: string;
  readonly data: Data;
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  /** When to take it, in a sentence. */
  readonly about: string;
  readonly group: "Opens" | "Explains" | "Proves" | "Offers" | "Ends";
  /** At most one on a page. */
  readonly once?: true;
  /** It has an `anchor` that links lead to. */
  readonly anchor?: true;
  /** What the page says with it. */
  readonly words: readonly Field[];
  /** How it looks. */
  readonly look: readonly Field[];
  readonly start: Values;
  readonly make: (place: Place) => { words: readonly NamedWords[]; part: Part };
}

/** The words of plain fields, in their order; optional ones that are empty are left out. */
export function wordsOf(fields: readonly Field[], values: Values): Words {
  return Object.fromEntries(
    fields.flatMap((field): [string, Data][] => {
      const { name } = field;
      if (field.kind === "several") return [[name, choicesIn(values, name)]];
      if (field.kind === "items") {
        const items = itemsIn(values, name).map((item) => wordsOf(field.of, item));
        const [only] = field.of;
        const alone = field.of.length === 1 && only ? only.name : undefined;
        return [[name, alone === undefined ? items : items.map((item) => item[alone] ?? "")]];
      }
      const typed = textIn(values, name);
      return typed.trim() === "" && field.optional ? [] : [[name, phraseOf(typed)]];
    }),
  );
}

/** Choices of how it looks, as props; the first option of each is what it is without. */
export function propsOf(fields: readonly Field[], values: Values): Record<string, Prop> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const chosen = textIn(values, field.name);
      if (field.kind !== "choice" || chosen === "" || chosen === field.options[0]?.value) return [];
      return [[field.name, chosen]];
    }),
  );
}

interface Plain extends Omit<Kind, "make"> {
  /** The site's component, its module below `pages/shared`, and the type of its text. */
  readonly component: string;
  readonly module: string;
  readonly type: string;
  /** Fields whose words `more` makes. */
  readonly apart?: readonly string[];
  readonly more?: (place: Place) => Words;
  /** Props besides those of the look. */
  readonly props?: (place: Place) => Readonly<Record<string, Prop>>;
}

/** A section whose component takes its words as `text`. */
export function plain({ component, module, type, apart = [], more, props, ...kind }: Plain): Kind {
  const fields = kind.words.filter(({ name }) => !apart.includes(name));
  return {
    ...kind,
    make: (place) => {
      const { key, values } = place;
      const anchor: Words = kind.anchor ? { anchor: kebab(key) } : {};
      const data = { ...anchor, ...wordsOf(fields, values), ...more?.(place) };
      const look = { ...propsOf(kind.look, values), ...props?.(place) };
      return {
        words: [{ key, type, data }],
        part: new Part(component, `../shared/${module}.tsx`, {
          text: new FromWords(key),
          ...look,
        }),
      };
    },
  };
}

/** `features2`: `features-2`. */
const kebab = (key: string) => key.replaceAll(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase();
