import { InputError } from "../input-error.ts";
/** Validates names, and converts them between spellings. */
import { escapedForTemplate } from "./draft/print-words.ts";

const word = "[a-z][a-z0-9]*";
const kebab = new RegExp(`^${word}(?:-${word})*$`);

/**
 * Checks that a name is in kebab-case, as the names of files and the paths of pages are.
 *
 * @throws InputError If it is not. The message suggests the name in kebab-case, if there is one.
 */
export function checkName(name: string): void {
  if (kebab.test(name)) return;
  const meant = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "");
  const hint = kebab.test(meant) ? ` Did you mean "${meant}"?` : "";
  throw new InputError(`"${name}" is not kebab-case, as in "pet-clinics".${hint}`);
}

/** JavaScript's reserved words, which cannot be names of constants in a module. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Checks a name in kebab-case that is also written as the name of a constant.
 *
 * @param used Names that the generated code uses itself.
 * @throws InputError If it cannot be one.
 */
export function checkConstant(name: string, used: readonly string[]): void {
  checkName(name);
  if (reserved.test(name) || used.includes(camel(name)))
    throw new InputError(`"${name}" is a word of the generated code: choose another name.`);
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts `pet-clinics` to `PetClinics`. */
export const pascal = (name: string) => name.split("-").map(upper).join("");
/** Converts `pet-clinics` to `petClinics`. */
export const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
/** Converts `pet-clinics` to `Pet Clinics`. */
export const titled = (name: string) => name.split("-").map(upper).join(" ");
/** Converts `pet-clinics` to `Pet clinics`. */
export const sentence = (name: string) => upper(name.replaceAll("-", " "));

const withTypographicApostrophes = (text: string) => text.replaceAll("'", "’");

/** A text as a TypeScript string literal, with typographic apostrophes. */
export const quoted = (text: string) => JSON.stringify(withTypographicApostrophes(text));

/** A text as a part of a TypeScript template literal, with typographic apostrophes. */
export const inTemplate = (text: string) => escapedForTemplate(withTypographicApostrophes(text));
