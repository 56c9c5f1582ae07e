/** What a page's markup names: all that its styles have to reach. */
export interface MarkupNames {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Attributes `data-…` of the elements, each by its name and as `name=value`. */
  data: ReadonlySet<string>;
  /** Whether there is a field to type or to choose in. */
  fields: boolean;
  /** Every character of the text and of the attributes. */
  characters: ReadonlySet<number>;
}

/** React escapes these in attributes. */
function decode(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** Reads the names from React's output, which writes every attribute in double quotes. */
export function namesIn(html: string): MarkupNames {
  const elements = new Set(["html", "head", "body"]);
  for (const [, name = ""] of html.matchAll(/<([a-z][\w-]*)/gi)) elements.add(name.toLowerCase());
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decode(list).split(/\s+/)) if (name) classes.add(name);
  }
  const data = new Set<string>();
  for (const [, name = "", value = ""] of html.matchAll(/\s(data-[\w-]+)="([^"]*)"/g)) {
    data.add(name).add(`${name}=${decode(value)}`);
  }
  return {
    elements,
    classes,
    data,
    fields: /<(?:textarea|select|input(?![^>]*type="(?:radio|checkbox|hidden)"))/.test(html),
    characters: new Set(Array.from(html, (sign) => sign.codePointAt(0) ?? 0)),
  };
}
