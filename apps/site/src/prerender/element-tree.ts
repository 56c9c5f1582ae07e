/** An element of the rendered markup. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
}

/** An element, or decoded text. */
export type Node = Element | string;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** React escapes these five characters and no others. */
export function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

const emptyElements = new Set([
  "br",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/**
 * Parses React's output: well-formed, with quoted attributes that contain neither `<` nor `>`, and
 * comments only between texts. Not for other HTML.
 */
export function parseMarkup(html: string): Element {
  const root: Element = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [whole, comment, closing, name = "", attributes = "", end] of html.matchAll(
    /<!--(.*?)-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis,
  )) {
    const parent = open.at(-1) ?? root;
    if (comment !== undefined) continue;
    if (name === "") parent.children.push(decode(whole));
    else if (closing === "/") {
      if (open.length === 1 || parent.name !== name) {
        throw new Error(`The markup closes <${name}> where <${parent.name}> is open.`);
      }
      open.pop();
    } else {
      const element: Element = {
        name,
        attributes: new Map(
          Array.from(
            attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g),
            ([, key = "", value = ""]) => [key, decode(value)],
          ),
        ),
        children: [],
      };
      parent.children.push(element);
      if (end !== "/" && !emptyElements.has(name)) open.push(element);
    }
  }
  return root;
}

/** The first matching element in document order. */
export function findElement(
  within: Element,
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const child of within.children) {
    if (typeof child === "string") continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text content of an element. */
export function textOf(node: Node): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
