/** The kinds of sections in the page builder: the fields of their form, and the code they export. */
import { type Draft, type DraftSection, type Values, choicesIn, itemsIn, textIn } from "./draft.ts";
import type { Field } from "./fields.ts";
import { type Data, FromWords, Part, type Prop, type Words } from "./nodes.ts";
import { phraseOf } from "./phrase.ts";

/** Context for exporting a section: its values, and the draft that it belongs to. */
export interface SectionContext {
  readonly values: Values;
  /** Key of the section's texts in the page's texts. */
  readonly key: string;
  readonly section: DraftSection;
  readonly draft: Draft;
  /** Key of another section's texts, if links can lead to that section. */
  readonly anchorOf: (id: string) => string | undefined;
}

/** An entry of the page's texts: its key, the name of its type, and its value. */
export interface NamedWords {
  readonly key: string;
  readonly type: string;
  readonly data: Data;
}

/** A kind of section, such as a hero or a list of features. */
export interface Kind {
  readonly id: string;
  readonly name: string;
  /** When to use this kind of section, in a sentence. */
  readonly about: string;
  readonly group: "Opens" | "Explains" | "Proves" | "Offers" | "Ends";
  /** Whether a page can have only one section of this kind. */
  readonly once?: true;
  /** Whether the section has an `anchor`, so that links can lead to it. */
  readonly anchor?: true;
  /** Whether the section needs its script, for controls other than links and buttons that open the chat. */
  readonly live?: true;
  /** Fields of the section's texts. */
  readonly words: readonly Field[];
  /** Fields of the section's appearance, which become props. */
  readonly look: readonly Field[];
  /** Initial values of the fields. */
  readonly start: Values;
  /** Exports a section: its texts, and the element that shows them. */
  readonly make: (context: SectionContext) => { words: readonly NamedWords[]; part: Part };
}

/** The exported texts of fields, in their order, without optional fields that are empty. */
export function wordsOf(fields: readonly Field[], values: Values): Words {
  return Object.fromEntries(
    fields.flatMap((field): [string, Data][] => {
      const { name } = field;
      if (field.kind === "several") return [[name, choicesIn(values, name)]];
      if (field.kind === "items") {
        const items = itemsIn(values, name).map((item) => wordsOf(field.of, item));
        // Items with a single field become a list of texts instead of a list of objects.
        const [first] = field.of;
        const onlyName = field.of.length === 1 && first ? first.name : undefined;
        return [[name, onlyName === undefined ? items : items.map((item) => item[onlyName] ?? "")]];
      }
      const typed = textIn(values, name);
      return typed.trim() === "" && field.optional ? [] : [[name, phraseOf(typed)]];
    }),
  );
}

/** The appearance as props. The first option of a field is the component's default and is left out. */
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
  /** Name of the site's component. */
  readonly component: string;
  /** The component's module in `pages/shared`, without its extension. */
  readonly module: string;
  /** Name of the type of the section's texts. */
  readonly type: string;
  /** Names of the fields of `words` that are not exported as they are; `more` derives texts from them. */
  readonly apart?: readonly string[];
  /** Returns further texts, in addition to those of `words`. */
  readonly more?: (context: SectionContext) => Words;
  /** Names of the fields of `look` that are not props of the component; `props` derives props from them. */
  readonly notProps?: readonly string[];
  /** Returns further props, in addition to those of `look`. */
  readonly props?: (context: SectionContext) => Readonly<Record<string, Prop>>;
}

/** Defines a kind of section whose component takes its texts as the prop `text`. */
export function plain({
  component,
  module,
  type,
  apart = [],
  more,
  notProps = [],
  props,
  ...kind
}: Plain): Kind {
  const direct = kind.look.filter(({ name }) => !notProps.includes(name));
  const fields = kind.words.filter(({ name }) => !apart.includes(name));
  return {
    ...kind,
    make: (context) => {
      const { key, values } = context;
      const anchor: Words = kind.anchor ? { anchor: kebab(key) } : {};
      const data = { ...anchor, ...wordsOf(fields, values), ...more?.(context) };
      const look = { ...propsOf(direct, values), ...props?.(context) };
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

/** Converts a key to kebab-case: `features2` to `features-2`. */
const kebab = (key: string) => key.replaceAll(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase();
