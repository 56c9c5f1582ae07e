/** Reads and writes the comments on a picture, in a file beside it: `<picture>.review.json`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { ReviewComment } from "./change.ts";

const ending = ".review.json";

/** Maximum number of comments on a picture. If there are more, the oldest are removed. */
const maximumComments = 50;

/** Path of the file with the comments on a picture. */
export const commentsPath = (folder: string, picture: string): string =>
  join(folder, `${picture}${ending}`);

/** Names of the pictures in a folder that have comments. */
export const commentedPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : [];

/** The comments on a picture, oldest first. */
export function readComments(folder: string, picture: string): ReviewComment[] {
  const path = commentsPath(folder, picture);
  if (!existsSync(path)) return [];
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
    return (JSON.parse(readFileSync(path, "utf8")) as { comments: ReviewComment[] }).comments;
  } catch (error) {
    // The file may contain git's conflict markers after a merge.
    throw new Error(`${path} is not valid JSON: repair it by hand, or remove it.`, {
      cause: error,
    });
  }
}

/** Writes the comments on a picture; removes the file if there are none. */
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
  const recent = comments.slice(-maximumComments);
  writeFileSync(path, `${JSON.stringify({ comments: recent }, undefined, 2)}\n`);
}
