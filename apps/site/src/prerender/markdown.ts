/** Converts prerendered pages to Markdown, which the site serves to programs that read it (`llms.txt`). */
import { type Element, findElement, type Node, parseMarkup } from "./element-tree.ts";
import { descriptionGroups, isLeftOut, tableRows, withName } from "./markdown-parts.ts";

/** Names of elements that belong to a line of text. All others are blocks. */
const inlineElements = new Set(
  "a abbr b bdi br cite code data em i img kbd mark q s small span strong sub sup svg time wbr".split(
    " ",
  ),
);

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name);
/** Whether an element contains a block. A drawing (`svg`) and its paths are inline. */
const containsBlocks = (element: Element): boolean =>
  findElement(element, ({ name }) => !inlineElements.has(name) && name !== "path") !== undefined &&
  element.name !== "svg";

/** Escapes the characters that have a meaning in Markdown. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
}

/** Converts a page's markup to Markdown. */
class Writer {
  readonly #page: Element;
  readonly #absolute: (href: string) => string;
  /** Current nesting depth of lists. */
  #listDepth = 0;

  constructor(page: Element, absolute: (href: string) => string) {
    this.#page = page;
    this.#absolute = absolute;
  }

  /** Inline text, on one line. */
  inline(nodes: readonly Node[]): string {
    let text = "";
    let afterElement = false;
    for (const node of nodes) {
      const isElement = typeof node !== "string";
      const next = isElement ? this.#inlineElement(node) : escape(node);
      if (next === "") continue;
      // Inserts a space between adjacent elements that only the layout separates.
      if ((isElement || afterElement) && wouldMerge(text, next)) text += " ";
      text += next;
      afterElement = isElement;
    }
    return text.replaceAll(/\s+/g, " ");
  }

  #inlineElement(element: Element): string {
    const { name, attributes, children } = element;
    if (isLeftOut(element)) return "";
    if (attributes.get("role") === "img" || name === "svg") {
      return escape(attributes.get("aria-label") ?? "");
    }
    const text = this.inline(children);
    switch (name) {
      case "br":
        return " ";
      case "img":
        return escape(attributes.get("alt") ?? "");
      case "strong":
      case "b":
        return mark("**", text);
      case "em":
      case "i":
        return mark("_", text);
      case "a":
        return this.#link(element, text);
      default:
        return text;
    }
  }

  #link({ attributes }: Element, text: string): string {
    const href = attributes.get("href");
    if (text.trim() === "" || href === undefined) return text;
    // A link within the page is left out, except in a list, where its text is kept as the item.
    if (href.startsWith("#")) return this.#listDepth > 0 ? text : "";
    return `[${text.trim()}](${this.#absolute(href)})`;
  }

  /** Blocks (paragraphs, headings, lists, tables), to be separated by blank lines. */
  blocks(nodes: readonly Node[]): string[] {
    const found: string[] = [];
    let line: Node[] = [];
    const endLine = () => {
      const text = this.inline(line).trim();
      if (text !== "") found.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (typeof node !== "string" && isLeftOut(node)) continue;
      if (typeof node === "string" || (inlineElements.has(node.name) && !containsBlocks(node))) {
        line.push(node);
        continue;
      }
      endLine();
      found.push(...this.#block(node));
    }
    endLine();
    return found;
  }

  #block(element: Element): string[] {
    const { name, attributes, children } = element;
    if (attributes.get("role") === "img") return this.blocks([attributes.get("aria-label") ?? ""]);
    if (attributes.get("role") === "tabpanel") {
      return [...this.#tabOf(element), ...this.blocks(children)];
    }
    if (isHeading(element)) {
      const text = this.inline(flatten(children)).trim();
      return text === "" ? [] : [`${"#".repeat(Number(name[1]))} ${text}`];
    }
    switch (name) {
      case "ul":
      case "ol":
        return this.#list(element);
      case "dl":
        return this.#descriptions(element);
      case "table":
        return this.#table(element);
      case "blockquote":
        // The last replacement removes the trailing space of empty lines.
        return [
          this.blocks(children).join("\n\n").replaceAll(/^/gm, "> ").replaceAll(/> $/gm, ">"),
        ];
      case "summary":
        return [mark("**", this.inline(flatten(children)))];
      case "button":
        // Buttons are left out, but the text of selectable cards is kept.
        return containsBlocks(element) ? this.blocks(children) : [];
      case "a":
        return [this.#link(element, this.blocks(children).map(plain).join(" · "))];
      default:
        return this.blocks(children);
    }
  }

  /** The label of a panel's tab in bold, because in Markdown all panels follow each other. */
  #tabOf({ attributes }: Element): string[] {
    const id = attributes.get("aria-labelledby");
    const tab = findElement(this.#page, (each) => each.attributes.get("id") === id);
    return tab === undefined ? [] : [mark("**", this.inline(flatten(tab.children)))];
  }

  /**
   * A list. If an item has several blocks, blank lines separate all items. Each item's later lines are
   * indented.
   */
  #list({ name, children }: Element): string[] {
    this.#listDepth += 1;
    const items = children
      .filter((child) => typeof child !== "string")
      .filter((item) => !isLeftOut(item))
      .map((item) => this.blocks([withName(item)]))
      .filter((blocks) => blocks.length > 0);
    this.#listDepth -= 1;
    if (items.length === 0) return [];
    const isTight = items.every((blocks) => blocks.length === 1);
    const lines = items.map((blocks, index) => {
      const marker = name === "ol" ? `${index + 1}. ` : "- ";
      return marker + blocks.join("\n\n").replaceAll(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`);
    });
    return [lines.join(isTight ? "\n" : "\n\n")];
  }

  /** A description list as bullets "**term**: description; another description". */
  #descriptions(list: Element): string[] {
    const text = ({ children }: Element) => this.blocks(children).join(" ");
    const lines = descriptionGroups(list).map(({ term, descriptions }) => {
      const name = term === undefined ? "" : mark("**", text(term));
      return `- ${[name, descriptions.map(text).join("; ")].filter(Boolean).join(": ")}`;
    });
    return lines.length === 0 ? [] : [lines.join("\n")];
  }

  /** A table below its caption in bold; its first row becomes the header. */
  #table(table: Element): string[] {
    const text = ({ children }: Element) => this.inline(flatten(children)).trim();
    const [head, ...body] = tableRows(table).map((cells) => cells.map(text));
    if (head === undefined) return [];
    const lines = [head, head.map(() => "---"), ...body].map((cells) => {
      // A row with a single cell is the heading of the rows below.
      const [name = ""] = cells;
      const row = cells.length === 1 ? [mark("**", name), ...head.slice(1).map(() => "")] : cells;
      return `| ${row.join(" | ")} |`;
    });
    const caption = findElement(table, ({ name }) => name === "caption");
    // A caption only for screen readers is kept, too: it says of what the table is, such as of one tab's plans.
    const title = caption === undefined ? "" : mark("**", text(caption));
    return [title, lines.join("\n")].filter(Boolean);
  }
}

/**
 * Whether joining two texts would merge two words: the first ends with neither a space nor an opening mark,
 * and the second starts with neither a space nor a closing mark.
 */
function wouldMerge(before: string, after: string): boolean {
  return /[^\s([{/“‘-]$/.test(before) && /^[^\s,.;:!?%)\]}/’”-]/.test(after);
}

/** Replaces blocks by their content with spaces around, where Markdown allows only inline text. */
function flatten(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === "string" || isLeftOut(node)) return [node];
    if (node.attributes.get("role") === "img" || inlineElements.has(node.name)) return [node];
    return [" ", ...flatten(node.children), " "];
  });
}

/** Puts a text between two equal marks, such as `**`. Empty texts stay empty. */
function mark(delimiter: string, text: string): string {
  const inner = text.trim();
  return inner === "" ? "" : `${delimiter}${inner}${delimiter}`;
}

/** Removes the Markdown of a heading, list or quotation from a block, for use as a link's text. */
function plain(block: string): string {
  return block.replaceAll(/^(?:#+ |- |> )/gm, "").replaceAll("\n", " ");
}

/** A page to convert. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** The page's absolute URL. */
  address: string;
  /** The page's complete markup. */
  body: string;
}

/**
 * Converts a page to Markdown: the content of its `main` without controls, after a front matter with title,
 * description and URL. The source is the page's own markup, so that programs read the same text as people.
 */
export function markdownPage({ title, description, address, body }: MarkdownPage): string {
  const main = findElement(parseMarkup(body), ({ name }) => name === "main");
  if (main === undefined) throw new Error(`${address} has no main element.`);
  const writer = new Writer(main, (href) => new URL(href, address).href);
  // YAML front matter. A string in JSON is also a valid string in YAML.
  const frontMatter = Object.entries({ title, description, url: address }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${frontMatter.join("\n")}\n---\n\n${writer.blocks(main.children).join("\n\n")}\n`;
}

/** Path of a page's Markdown version: `/pricing.md` for `/pricing`. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}
