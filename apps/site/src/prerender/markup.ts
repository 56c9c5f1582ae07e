import { type Element, parseMarkup } from "./element-tree.ts";

/** What a page's markup names: all that its styles have to reach. */
export interface MarkupNames {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Attributes of the elements, each by its name and as `name=value`. */
  attributes: ReadonlySet<string>;
  /** Whether there is a field to type or to choose in. */
  fields: boolean;
  /** Every character of the text and of the attributes. */
  characters: ReadonlySet<number>;
}

/** Fields to type or to choose in have parts of their own; these have none. */
const fieldsWithoutParts = new Set(["radio", "checkbox", "hidden"]);

/** What the browser shows only once somebody opens it. */
const isClosed = ({ name, attributes }: Element): boolean =>
  attributes.has("popover") || (name === "dialog" && !attributes.has("open"));

const isField = ({ name, attributes }: Element): boolean =>
  name === "textarea" ||
  name === "select" ||
  (name === "input" && !fieldsWithoutParts.has(attributes.get("type") ?? "text"));

/** Reads the names from React's output, of all that it shows at first. */
export function namesIn(html: string): MarkupNames {
  const elements = new Set(["html", "head", "body"]);
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const characters = new Set<number>();
  let fields = false;
  const readText = (text: string) => {
    for (const sign of text) characters.add(sign.codePointAt(0) ?? 0);
  };
  const read = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === "string") readText(child);
      else if (!isClosed(child)) {
        elements.add(child.name.toLowerCase());
        fields ||= isField(child);
        for (const [name, value] of child.attributes) {
          readText(value);
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
