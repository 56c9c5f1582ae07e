/**
 * Lists the repository's text files. `npm run brand` replaces the old brand's names in them, and a test
 * checks that none is left.
 */
import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Extensions of binary files, which are skipped. */
const binary = /\.(?:avif|gz|ico|jpe?g|m4a|mp4|otf|pdf|png|ttf|webm|webp|woff2?|zip)$/u;

/** A text file of the repository. */
export interface Source {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly text: string;
}

/**
 * All text files of the repository, including those that are not committed yet.
 *
 * @throws Outside of a clone, because git lists the files.
 */
export function sourcesOf(root: string): readonly Source[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(listed.split("\0"))]
    .filter((path) => path !== "" && !binary.test(path))
    .filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => !text.includes("\0"));
}
