/** The changes of a generator, computed completely before the first file is written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { InputError } from "../input-error.ts";

/** A new or changed file. Paths are relative to the repository's root. */
export type Change =
  | { kind: "write"; path: string; text: string }
  | { kind: "edit"; path: string; edit: (text: string) => string };

/** A change that creates a file. */
export const write = (path: string, text: string): Change => ({ kind: "write", path, text });
/**
 * A change of an existing file.
 *
 * @param how Returns the file's new text, given its current text.
 */
export const edit = (path: string, how: (text: string) => string): Change => ({
  kind: "edit",
  path,
  edit: how,
});

/** A file with its new text. */
interface Result {
  path: string;
  text: string;
  isNew: boolean;
}

/**
 * Computes the new text of every file, without writing any.
 *
 * @throws InputError If a file to create exists already, or a file to edit does not exist.
 */
export function resolve(root: string, changes: readonly Change[]): Result[] {
  const results = new Map<string, Result>();
  for (const change of changes) {
    const { path } = change;
    const file = join(root, path);
    if (change.kind === "write") {
      if (existsSync(file)) throw new InputError(`${path} already exists: choose another name.`);
      results.set(path, { path, text: change.text, isNew: true });
    } else {
      const before = results.get(path);
      if (!before && !existsSync(file)) throw new InputError(`${path} is missing.`);
      const text = change.edit(before?.text ?? readFileSync(file, "utf8"));
      results.set(path, { path, text, isNew: before?.isNew ?? false });
    }
  }
  return [...results.values()];
}

/** Writes the computed files. */
export function apply(root: string, results: readonly Result[]): void {
  for (const { path, text } of results) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
