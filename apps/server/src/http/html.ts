// Template literals that escape their values, for the pages that the server writes itself.

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that needs no escaping: `markup` inserts it unchanged. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

/** Converts a value of the template to HTML; escapes strings and numbers. */
function toHtml(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Builds HTML from a template literal, for the server's own pages. Values are escaped, except `Html`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toHtml)));
}
