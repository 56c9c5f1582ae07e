/**
 * Prints texts as TypeScript, formatted like `oxfmt` formats it, so that the builder shows exactly what
 * the generator writes.
 */
import { type Data, Phrase, Ref, isList } from "./nodes.ts";

const lineWidth = 100;
/**
 * If a property's name is shorter than this, in characters, `oxfmt` keeps a string on the name's line even if
 * that line is too long.
 */
const shortName = 5;

const string = (text: string) => JSON.stringify(text);

/** A text with escape sequences for a template literal. */
export const escapedForTemplate = (text: string) =>
  text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/**
 * Prints a template literal. Adjacent strings are joined before escaping, because a sequence such as
 * "${" may begin in one and end in the next.
 */
function template({ parts }: Phrase): string {
  const pieces: (string | Ref)[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (typeof part === "string" && typeof last === "string")
      pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  const code = pieces.map((piece) =>
    piece instanceof Ref ? `\${${piece.code}}` : escapedForTemplate(piece),
  );
  return `\`${code.join("")}\``;
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name));

/** Prints on one line. */
function flat(data: Data): string {
  if (typeof data === "string") return string(data);
  if (data instanceof Ref) return data.code;
  if (data instanceof Phrase) return template(data);
  if (isList(data)) return `[${data.map(flat).join(", ")}]`;
  const entries = Object.entries(data).map(([name, each]) => `${nameOf(name)}: ${flat(each)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/**
 * Whether `oxfmt` prints a list with one element per line even if the list fits on one line: several objects
 * or lists, each with several entries.
 */
function isTall(list: readonly Data[]): boolean {
  return (
    list.length > 1 &&
    list.every(
      (each) =>
        typeof each === "object" &&
        !(each instanceof Ref) &&
        !(each instanceof Phrase) &&
        Object.keys(each).length > 1,
    )
  );
}

/**
 * Prints a value.
 *
 * @param before What precedes it on its line.
 * @param top Whether an object is printed on several lines even if it fits on one.
 */
function print(data: Data, indent: string, before: string, top: boolean): string {
  const one = flat(data);
  const fits = indent.length + before.length + one.length + 1 <= lineWidth;
  const inner = `${indent}  `;
  if (isList(data)) {
    if (fits && !isTall(data) && !data.some((each) => isList(each) && isTall(each))) return one;
    return `[\n${data.map((each) => `${inner}${print(each, inner, "", false)},\n`).join("")}${indent}]`;
  }
  // `before` is the property's name with a colon and a space.
  if (typeof data === "string")
    return fits || before.length - 2 < shortName ? one : `\n${inner}${one}`;
  if (data instanceof Ref || data instanceof Phrase) return one;
  if (fits && !top && !Object.values(data).some((each) => isList(each) && isTall(each))) return one;
  return `{\n${printEntries(data, inner)}${indent}}`;
}

/** Prints an object's entries, each beginning on its own line. */
export function printEntries(data: Readonly<Record<string, Data>>, indent: string): string {
  return Object.entries(data)
    .map(([name, each]) => {
      const value = print(each, indent, `${nameOf(name)}: `, true);
      const gap = value.startsWith("\n") ? "" : " ";
      return `${indent}${nameOf(name)}:${gap}${value},\n`;
    })
    .join("");
}
