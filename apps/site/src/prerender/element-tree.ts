/** A parser for prerendered markup, from which the build makes styles, Markdown and preview pictures. */

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

/** Decodes character references. React writes only these five. */
export function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** Void elements of HTML, which have no end tag: those that pages may contain. */
const voidElements = new Set([
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
 * Parses React's output: well-formed, with quoted attributes that contain neither `<` nor `>`. Leaves out
 * comments, which React writes between texts and around Suspense boundaries. Not for other HTML.
 *
 * @returns A root without a name, whose children are the markup's elements and texts.
 * @throws If end tags do not match their start tags.
 */
export function parseMarkup(html: string): Element {
  const root: Element = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  // A comment, a tag, or text.
  for (const [whole, comment, closing, name = "", attributes = "", selfClosing] of html.matchAll(
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
      if (selfClosing !== "/" && !voidElements.has(name)) open.push(element);
    }
  }
  return root;
}

/** The first matching descendant in document order. */
export function findElement(
  ancestor: Element,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of ancestor.children) {
    if (typeof child === "string") continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text content of an element. */
export function textOf(node: Node): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
