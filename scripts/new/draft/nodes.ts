/**
 * Node types of a generated page. The preview evaluates them to values; the export prints them as source
 * code.
 */

/** A reference to an export of another module: `claims.uptime`. */
export class Ref {
  readonly code: string;
  /** The imported name: `claims`. */
  readonly name: string;
  /** The module of `packages/content` that exports it, without its extension. */
  readonly module: string;
  /** The value that the reference has in the preview. */
  readonly value: unknown;
  constructor(code: string, module: string, value: unknown) {
    this.code = code;
    this.name = code.split(".")[0] ?? code;
    this.module = module;
    this.value = value;
  }
}

/** A text with references in it, such as the brand's name or a claim's figure: a template literal. */
export class Phrase {
  readonly parts: readonly (string | Ref)[];
  constructor(parts: readonly (string | Ref)[]) {
    this.parts = parts;
  }
  get text(): string {
    return this.parts.map((part) => (part instanceof Ref ? String(part.value) : part)).join("");
  }
}

/** A reference to the page's own texts, by path: `features.anchor` is `text.features.anchor`. */
export class FromWords {
  readonly place: string;
  constructor(place: string) {
    this.place = place;
  }
}

/** A JSX element of the page. */
export class Part {
  readonly component: string;
  /** The specifier with which the site's pages import it. */
  readonly module: string;
  readonly props: Readonly<Record<string, Prop>>;
  readonly children: FromWords | undefined;
  constructor(
    component: string,
    module: string,
    props: Readonly<Record<string, Prop>>,
    children?: FromWords,
  ) {
    this.component = component;
    this.module = module;
    this.props = props;
    this.children = children;
  }
}

/** Value of an element's prop. */
export type Prop = string | number | true | FromWords | Part;

/** An object with the page's texts. */
export interface Words {
  readonly [name: string]: Data;
}

/** Any value within the page's texts. */
export type Data = string | Ref | Phrase | Words | readonly Data[];

export const isList = (data: Data): data is readonly Data[] => Array.isArray(data);

/** Evaluates texts to the plain values that components receive. */
export function valueOf(data: Data): unknown {
  if (typeof data === "string") return data;
  if (data instanceof Ref) return data.value;
  if (data instanceof Phrase) return data.text;
  if (isList(data)) return data.map(valueOf);
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, valueOf(each)]));
}

/** All references in the texts. */
export function refsIn(data: Data): readonly Ref[] {
  if (typeof data === "string") return [];
  if (data instanceof Ref) return [data];
  if (data instanceof Phrase) return data.parts.filter((part) => part instanceof Ref);
  return (isList(data) ? data : Object.values(data)).flatMap(refsIn);
}
