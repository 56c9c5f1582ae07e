import { InputError } from "../input-error.ts";
/** Inserts entries into existing lists. `oxfmt` sorts imports and formats lines afterwards. */
import { sortedByKey } from "../sorted-by-key.ts";

/**
 * Adds an import at its alphabetical place among the existing ones. `oxfmt` sorts imports, too. But when it
 * moves an import to the top, the file's opening comment stays attached to the import that was first until
 * then.
 *
 * @throws InputError If the file already imports something of that name.
 */
export function addImport(text: string, name: string, from: string): string {
  const imports = [...text.matchAll(/^import [^;]* from "([^"]+)";\n/gm)];
  const last = imports.at(-1);
  if (!last) throw new InputError(`The file has no import after which \`${name}\` could be added.`);
  const namesake = imports.find(([statement]) => new RegExp(`\\b${name}\\b`).test(statement));
  if (namesake)
    throw new InputError(
      `\`${name}\` is already imported from "${namesake[1]}": choose another name.`,
    );
  const next = imports.find(([, path = ""]) => path > from);
  const at = next ? next.index : last.index + last[0].length;
  return `${text.slice(0, at)}import { ${name} } from "${from}";\n${text.slice(at)}`;
}

/** Inserts a line before the first match of `end` after `start`: at the end of a list or an object. */
export function addBefore(text: string, start: string, end: RegExp, line: string): string {
  const from = text.indexOf(start);
  const length = from < 0 ? -1 : text.slice(from).search(end);
  if (length < 0)
    throw new InputError(`"${line.trim()}" cannot be added: the file has no "${start}".`);
  return `${text.slice(0, from + length)}${line}\n${text.slice(from + length)}`;
}

/**
 * Adds an entry to the object that begins at `start`, whose keys are paths. The entry follows the last entry
 * of the same folder, so that it is the last link of the header's dropdown. If no entry has the same folder,
 * it is added at the object's end.
 */
export function addPath(text: string, start: string, path: string, value: string): string {
  const entry = `  "${path}": ${value},`;
  const from = text.indexOf(start);
  if (from < 0) throw new InputError(`"${path}" cannot be added: the file has no "${start}".`);
  const [, folder = "", name] = path.split("/");
  const siblings =
    name === undefined
      ? []
      : [...text.slice(from).matchAll(new RegExp(`^ {2}"/${folder}[/"]`, "gm"))];
  const last = siblings.at(-1);
  if (!last) return addBefore(text, start, /^\}/m, entry);
  const rest = text.slice(from + last.index);
  // An entry ends with its line, or where its braces close at the same depth.
  const [whole = ""] = /^[^\n]*\{\n(?: {4}[^\n]*\n)* {2}\},\n|^[^\n]*\n/.exec(rest) ?? [];
  const at = from + last.index + whole.length;
  return `${text.slice(0, at)}${entry}\n${text.slice(at)}`;
}

/** Sets the value of a key in JSON whose keys are sorted. */
export function addSorted(text: string, key: string, value: number): string {
  const entries: Record<string, number> = { ...JSON.parse(text), [key]: value };
  return `${JSON.stringify(sortedByKey(entries), undefined, 2)}\n`;
}
