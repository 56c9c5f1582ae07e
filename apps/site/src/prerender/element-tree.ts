/** An element of a page's markup. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
}

/** An element, or text as people read it. */
export type Node = Element | string;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** React writes these five and no others. */
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
 * Reads what React wrote: well-formed, every attribute in double quotes and without `<` or `>`,
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

/** The first element that fits, in the markup's order. */
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

/** Everything that is read in it, as one text. */
export function textOf(node: Node): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
