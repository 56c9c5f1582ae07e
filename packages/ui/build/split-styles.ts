/**
 * Splits the published stylesheet into `base.css` (everything except the kit's classes) and one
 * file for each export that uses such classes. Used by `build/styles.ts`.
 *
 * Several files contain the same rule (`.ll-flex`), and an application loads them in any order. So the
 * order of rules in the files must not decide which rule wins. Instead, each rule is in a numbered cascade
 * layer, and `base.css` declares the layers' order. If two rules may set the same property of an element,
 * the rule that wins in the whole stylesheet is in the later layer.
 */
import { transform } from "lightningcss";
import type { Selector, SelectorComponent } from "lightningcss";

/** A CSS block with its prelude: `@media (...)` and its rules, or a selector and its properties. */
interface Block {
  head: string;
  body: string;
}

/**
 * Splits a text at the separators that are not inside brackets, strings or blocks. The parts do not contain
 * the separator. Only the separator `}` stays at the end of its part.
 */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ""];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "\\") index += 1;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
    if (depth > 0 || quote !== "" || character !== separator) continue;
    parts.push(text.slice(start, separator === "}" ? index + 1 : index));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter((part) => part !== "");
}

/**
 * The blocks of a minified stylesheet and the statements between them, such as `@layer a,b;`. A statement
 * has an empty body.
 */
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

/** Numbers of ids, of classes (with attributes and pseudo-classes), and of types (with pseudo-elements). */
type Specificity = readonly [ids: number, classes: number, types: number];

const compare = (a: Specificity, b: Specificity) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const add = (a: Specificity, b: Specificity): Specificity => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
];

const highest = (selectors: readonly Selector[]) =>
  selectors.map(specificityOf).toSorted(compare).at(-1) ?? [0, 0, 0];

const hasSelectors = (
  part: SelectorComponent,
): part is SelectorComponent & { selectors: Selector[] } =>
  part.type === "pseudo-class" && ["is", "where", "not", "has"].includes(part.kind);

/** A selector's specificity: https://www.w3.org/TR/selectors-4/#specificity-rules */
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
          // The selectors after `of`, as in `:nth-child(1 of .item)`.
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

/**
 * Patterns for the properties whose family (`familyOf`) is not the first word of their name, each with the
 * family's name. Some properties set each other although their names begin differently: `inset` also sets
 * `top`. Others do not set each other although their names begin with the same word: `overflow-wrap` and
 * `overflow`.
 */
const familyPatterns: ReadonlyArray<readonly [RegExp, string]> = [
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

/**
 * The family of a property. Properties of one family may set each other: `padding` and `padding-inline`.
 * A custom property is a family of its own; most other properties belong to the first word of their name.
 */
function familyOf(property: string): string {
  if (property.startsWith("--")) return property;
  const name = property.replace(/^-(?:webkit|moz|ms)-/, "");
  const family = familyPatterns.find(([pattern]) => pattern.test(name))?.[1];
  return family ?? (name.split("-")[0] || name);
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
  /** The families of the properties that it sets, each prefixed with the rule's pseudo-element, if any. */
  sets: readonly string[];
  /** Number of its cascade layer, which `assignLayers` sets. */
  layer: number;
}

/** The rules of a minified stylesheet without nesting, in their order. */
function rulesOf(css: string): Rule[] {
  // Lightning CSS parses the selectors. `walk` visits the rules in the same order.
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
  let ruleIndex = 0;
  const walk = (text: string, around: readonly string[]): Rule[] =>
    blocksOf(text).flatMap(({ head, body }) => {
      if (head.startsWith("@")) return walk(body, [...around, head]);
      if (/!important/.test(body))
        throw new Error(`Remove !important, which reverses the layers' order: ${head}`);
      const parsed = selectors[ruleIndex++] ?? [];
      const texts = partsOf(head, ",");
      if (texts.length !== parsed.length)
        throw new Error(
          `Lightning CSS found other selectors. Correct split-styles.ts for: ${head}`,
        );
      return texts.map((selector, index) => {
        const parts = parsed[index] ?? [];
        const classes = classesOf(parts);
        if (classes.length === 0)
          throw new Error(`No export would get this rule. Add a class: ${selector}`);
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

/**
 * Gives each rule the lowest layer that is later than the layers of all rules that it overrides. A rule
 * overrides the rules that set the same family of properties and have a lower specificity, or the same
 * specificity and an earlier position.
 */
function assignLayers(rules: readonly Rule[]): void {
  const latestOfFamily = new Map<string, { layer: number; body: string }>();
  for (const rule of rules.toSorted((a, b) => compare(a.specificity, b.specificity))) {
    const overridden = rule.sets.flatMap((family) => latestOfFamily.get(family) ?? []);
    rule.layer = Math.max(
      0,
      // Rules with equal bodies set equal values, so they may share a layer.
      ...overridden.map(({ layer, body }) => (body === rule.body ? layer : layer + 1)),
    );
    for (const family of rule.sets)
      latestOfFamily.set(family, { layer: rule.layer, body: rule.body });
  }
}

function groupBy<Key>(rules: readonly Rule[], keyOf: (rule: Rule) => Key): Map<Key, Rule[]> {
  const groups = new Map<Key, Rule[]>();
  for (const rule of rules) groups.set(keyOf(rule), [...(groups.get(keyOf(rule)) ?? []), rule]);
  return groups;
}

/**
 * A layer's name: its number in base 36, which keeps the name short. The first is "a0", because names begin with
 * a letter; so two characters name 936 layers.
 */
const nameOf = (layer: number) => (parseInt("a0", 36) + layer).toString(36);

/**
 * Whether a selector contains a vendor's pseudo-element. A browser drops a whole selector list if it does
 * not support one of the selectors. So each of these selectors gets a rule of its own.
 */
const hasVendorElement = (selector: string) => /:-(?:webkit|moz|ms)-/.test(selector);

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
        JSON.stringify([around, body, hasVendorElement(selector) && selector]),
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

/** The parts of the stylesheet. */
export interface SplitStyles {
  /** The content of `base.css`: everything except the kit's classes, and then the order of their layers. */
  base: string;
  /** Returns the CSS of all rules for these classes; an empty string if there are none. */
  pick: (classes: ReadonlySet<string>) => string;
}

/**
 * Splits the published stylesheet.
 * @param css The whole stylesheet, minified, without nesting.
 */
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
