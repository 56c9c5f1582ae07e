/** Comments lie beside the picture that they are about: `<picture>.review.json`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { ReviewComment } from "./change.ts";

const ending = ".review.json";

/** The oldest go first where there are more. */
const mostComments = 50;

export const commentsPath = (folder: string, picture: string): string =>
  join(folder, `${picture}${ending}`);

/** The pictures of a folder that somebody has commented. */
export const commentedPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : [];

/** What was said of a picture, oldest first. */
export function readComments(folder: string, picture: string): ReviewComment[] {
  const path = commentsPath(folder, picture);
  if (!existsSync(path)) return [];
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
    return (JSON.parse(readFileSync(path, "utf8")) as { comments: ReviewComment[] }).comments;
  } catch (error) {
    // Merging two branches can leave git's marks in it.
    throw new Error(`${path} is no JSON: mend it by hand, or remove it.`, { cause: error });
  }
}

/** Writes what was said of a picture; no file where nothing was. */
export function writeComments(
  folder: string,
  picture: string,
  comments: readonly ReviewComment[],
): void {
  const path = commentsPath(folder, picture);
  if (comments.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const kept = comments.slice(-mostComments);
  writeFileSync(path, `${JSON.stringify({ comments: kept }, undefined, 2)}\n`);
}
