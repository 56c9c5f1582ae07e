import { type Element, parseMarkup } from "./element-tree.ts";

/**
 * The names and characters that occur in a page's markup, by which the build removes unused styles and fonts.
 */
export interface MarkupNames {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Attributes other than `class`, by name and as `name=value`. */
  attributes: ReadonlySet<string>;
  /** Whether there is a form field with parts that only pseudo-elements select, such as `::placeholder`. */
  fields: boolean;
  /** Code points of all characters in texts, and in attributes that browsers or styles can display. */
  characters: ReadonlySet<number>;
}

/** Types of `<input>` that have no parts for pseudo-elements to select. */
const fieldsWithoutParts = new Set(["radio", "checkbox", "hidden"]);

/** Whether the attribute's value can be displayed. Styles display `data-` attributes with `attr()`. */
const isDisplayed = (attribute: string): boolean =>
  ["alt", "label", "placeholder", "value"].includes(attribute) || attribute.startsWith("data-");

/** Whether the element is initially closed, so that nothing in it is visible. */
const isClosed = ({ name, attributes }: Element): boolean =>
  attributes.has("popover") || (name === "dialog" && !attributes.has("open"));

/** Whether the element is a form field with parts that only pseudo-elements select. */
const isField = ({ name, attributes }: Element): boolean =>
  name === "textarea" ||
  name === "select" ||
  (name === "input" && !fieldsWithoutParts.has(attributes.get("type") ?? "text"));

/** Reads the names from React's output, without closed elements. */
export function namesIn(html: string): MarkupNames {
  const elements = new Set(["html", "head", "body"]);
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const characters = new Set<number>();
  let fields = false;
  const readText = (text: string) => {
    for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  };
  const read = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === "string") readText(child);
      else if (!isClosed(child)) {
        elements.add(child.name.toLowerCase());
        fields ||= isField(child);
        for (const [name, value] of child.attributes) {
          if (isDisplayed(name)) readText(value);
          if (name !== "class") attributes.add(name).add(`${name}=${value}`);
          else for (const each of value.split(/\s+/)) if (each) classes.add(each);
        }
        read(child);
      }
    }
  };
  read(parseMarkup(html));
  return { elements, classes, attributes, fields, characters };
}
