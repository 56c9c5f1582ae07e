/**
 * Splits the shipped stylesheet into `base.css` (all but the kit's classes) and one file for each
 * export. Several files have the same rule (`.ll-flex`), and an application loads them in any order, so
 * order in a file must not decide which rule wins. Each rule stands in a numbered cascade layer instead:
 * of two rules that may set the same property of an element, the one that wins in the whole stylesheet
 * has the later layer. `base.css` declares the layers' order.
 */
import { transform } from "lightningcss";
import type { Selector, SelectorComponent } from "lightningcss";

/** A CSS block with its prelude: `@media (...)` and its rules, or a selector and its properties. */
interface Block {
  head: string;
  body: string;
}

/**
 * Splits a text at the separators of its outermost level: not inside of brackets, strings or
 * blocks.
 */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ""];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === "\\") index += 1;
    else if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    if (depth > 0 || quote !== "" || sign !== separator) continue;
    parts.push(text.slice(start, separator === "}" ? index + 1 : index));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter((part) => part !== "");
}

/** Blocks of a minified stylesheet, with the statements that stand between them. */
function blocksOf(css: string): Block[] {
  return partsOf(css, "}").flatMap((part) => {
    const open = part.indexOf("{");
    if (open === -1) return [{ head: part, body: "" }];
    const statements = partsOf(part.slice(0, open), ";");
    const head = statements.pop() ?? "";
    return [
      ...statements.map((statement) => ({ head: `${statement};`, body: "" })),
      { head, body: part.slice(open + 1, -1) },
    ];
  });
}

const textOf = ({ head, body }: Block) => (head.endsWith(";") ? head : `${head}{${body}}`);

type Specificity = readonly [ids: number, classes: number, types: number];

const compare = (a: Specificity, b: Specificity) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const add = (a: Specificity, b: Specificity): Specificity => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const highest = (selectors: readonly Selector[]) =>
  selectors.map(specificityOf).toSorted(compare).at(-1) ?? [0, 0, 0];

const hasSelectors = (
  part: SelectorComponent,
): part is SelectorComponent & { selectors: Selector[] } =>
  part.type === "pseudo-class" && ["is", "where", "not", "has"].includes(part.kind);

/** https://www.w3.org/TR/selectors-4/#specificity-rules */
function specificityOf(selector: Selector): Specificity {
  return selector
    .map((part): Specificity => {
      switch (part.type) {
        case "id":
          return [1, 0, 0];
        case "class":
        case "attribute":
          return [0, 1, 0];
        case "type":
        case "pseudo-element":
          return [0, 0, 1];
        case "pseudo-class": {
          if (part.kind === "where") return [0, 0, 0];
          if (hasSelectors(part)) return highest(part.selectors);
          const of = "of" in part && Array.isArray(part.of) ? part.of : [];
          return add([0, 1, 0], highest(of));
        }
        default:
          return [0, 0, 0];
      }
    })
    .reduce(add, [0, 0, 0]);
}

/** All classes that a selector contains. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === "class") return [part.name];
    return hasSelectors(part) ? part.selectors.flatMap((each) => classesOf(each)) : [];
  });

const pseudoElementOf = (selector: Selector) => {
  const last = selector.findLast(({ type }) => type === "pseudo-element");
  return last === undefined ? "" : JSON.stringify(last);
};

/** Longhand properties that a shorthand of another name sets as well. */
const relatives: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:font|line)-?/, "font"],
  [/^(?:top|right|bottom|left|inset)/, "inset"],
  [/^(?:width|inline-size)$/, "width"],
  [/^(?:height|block-size)$/, "height"],
  [/^(?:min|max)-(?:width|inline-size)$/, "limit-width"],
  [/^(?:min|max)-(?:height|block-size)$/, "limit-height"],
  [/^(?:gap|row-gap|column-gap|columns?-)/, "gap"],
  [/^(?:place|align|justify)-/, "align"],
  [/^(?:white-space|text-wrap)/, "white-space"],
  [/^border.*-radius$/, "radius"],
  [/^text-decoration/, "decoration"],
  [/^overflow-wrap$/, "wrap"],
];

/** Properties of one family may set each other: `padding` and `padding-inline`. */
function familyOf(property: string): string {
  if (property.startsWith("--")) return property;
  const name = property.replace(/^-(?:webkit|moz|ms)-/, "");
  return relatives.find(([pattern]) => pattern.test(name))?.[1] ?? (name.split("-")[0] || name);
}

const familiesOf = (body: string): string[] => [
  ...new Set(partsOf(body, ";").map((text) => familyOf(text.slice(0, text.indexOf(":"))))),
];

/** One selector's rule. */
interface Rule {
  /** The `@media` and similar at-rules around it, outermost first. */
  around: readonly string[];
  selector: string;
  body: string;
  classes: readonly string[];
  specificity: Specificity;
  /** The properties that it may set, by element or pseudo-element. */
  sets: readonly string[];
  layer: number;
}

/** The rules of a minified stylesheet without nesting, in their order. */
function rulesOf(css: string): Rule[] {
  const selectors: Selector[][] = [];
  transform({
    filename: "styles.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          selectors.push(rule.value.selectors);
        },
      },
    },
  });
  let next = 0;
  const walk = (text: string, around: readonly string[]): Rule[] =>
    blocksOf(text).flatMap(({ head, body }) => {
      if (head.startsWith("@")) return walk(body, [...around, head]);
      if (/!important/.test(body)) throw new Error(`Layers turn !important round: ${head}`);
      const parsed = selectors[next++] ?? [];
      const texts = partsOf(head, ",");
      if (texts.length !== parsed.length) throw new Error(`Read as another rule: ${head}`);
      return texts.map((selector, index) => {
        const parts = parsed[index] ?? [];
        const classes = classesOf(parts);
        if (classes.length === 0) throw new Error(`A rule for no class: ${selector}`);
        const element = pseudoElementOf(parts);
        return {
          around,
          selector,
          body,
          classes,
          specificity: specificityOf(parts),
          sets: familiesOf(body).map((family) => `${element} ${family}`),
          layer: 0,
        };
      });
    });
  return walk(css, []);
}

/** Numbers the layers: each rule after all that it wins over, and as early as that allows. */
function assignLayers(rules: readonly Rule[]): void {
  const taken = new Map<string, { layer: number; body: string }>();
  for (const rule of rules.toSorted((a, b) => compare(a.specificity, b.specificity))) {
    const before = rule.sets.flatMap((family) => taken.get(family) ?? []);
    rule.layer = Math.max(
      0,
      // Rules with equal bodies cannot contradict each other.
      ...before.map(({ layer, body }) => (body === rule.body ? layer : layer + 1)),
    );
    for (const family of rule.sets) taken.set(family, { layer: rule.layer, body: rule.body });
  }
}

function groupBy<Key>(rules: readonly Rule[], keyOf: (rule: Rule) => Key): Map<Key, Rule[]> {
  const groups = new Map<Key, Rule[]>();
  for (const rule of rules) groups.set(keyOf(rule), [...(groups.get(keyOf(rule)) ?? []), rule]);
  return groups;
}

const nameOf = (layer: number) => `l${layer.toString(36)}`;

/**
 * Whether a selector has a vendor's pseudo-element. A browser drops a whole selector list if it
 * does not know one of them, so these selectors are written as rules of their own.
 */
const isVendors = (selector: string) => /:-(?:webkit|moz|ms)-/.test(selector);

/**
 * The rules as CSS, grouped by layer. Rules with equal bodies share a block, as in the whole
 * stylesheet.
 */
function write(rules: readonly Rule[]): string {
  const layers = groupBy(rules, ({ layer }) => layer);
  const written = [...layers]
    .toSorted(([a], [b]) => a - b)
    .map(([layer, inside]) => {
      const bodies = groupBy(inside, ({ around, body, selector }) =>
        JSON.stringify([around, body, isVendors(selector) && selector]),
      );
      const blocks = [...bodies.values()].map((same) => {
        const rule = `${same.map(({ selector }) => selector).join(",")}{${same[0]?.body}}`;
        return same[0]?.around.reduceRight((text, head) => `${head}{${text}}`, rule);
      });
      return `@layer ${nameOf(layer)}{${blocks.join("")}}`;
    });
  return written.length === 0 ? "" : `@layer components.larkline{${written.join("")}}`;
}

const isKit = ({ head }: Block) => head === "@layer components.larkline";

export interface SplitStyles {
  base: string;
  /** The rules for these classes; empty if there are none. */
  pick: (classes: ReadonlySet<string>) => string;
}

/** @param css The whole stylesheet, minified, without nesting. */
export function splitStyles(css: string): SplitStyles {
  const blocks = blocksOf(css);
  const rules = rulesOf(
    blocks
      .filter(isKit)
      .map(({ body }) => body)
      .join(""),
  );
  assignLayers(rules);
  const names = [...new Set(rules.map(({ layer }) => layer))].toSorted((a, b) => a - b).map(nameOf);
  const rest = blocks.filter((block) => !isKit(block)).map(textOf);
  return {
    base: `${rest.join("")}@layer components.larkline{@layer ${names.join(",")};}`,
    pick: (classes) =>
      write(rules.filter((rule) => rule.classes.some((name) => classes.has(name)))),
  };
}
