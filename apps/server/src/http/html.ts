const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A string that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Builds HTML from a template literal. Values are escaped unless this function made them. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(write)));
}
