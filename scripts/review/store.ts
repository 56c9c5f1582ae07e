/**
 * Stores the decisions about changed pictures of stories: reads the changes that the last test run has saved,
 * and approves, rejects or comments on them by changing files.
 */
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import {
  changePaths,
  clearChange,
  fingerprintOf,
  type PictureChange,
} from "../../tests/kit/machinery/node/picture-change.ts";
import { baselinePath } from "../../tests/kit/machinery/node/pictures.ts";
import type { Change, Decision, PictureKind, ReviewComment } from "./change.ts";
import { readComments, writeComments } from "./comments.ts";
import type { KnownNow, KnownPictures } from "./known-pictures.ts";
import { Refusal } from "./refusal.ts";

/** Folders and callbacks of a store. */
export interface StoreOptions {
  /** Folder with the approved pictures. */
  baselines: string;
  /** Folder in which the last test run saved differing pictures. */
  differences: string;
  known: KnownNow;
  /** Name of the local user, or null. */
  reviewer: string | null;
  /** Called after a picture was approved, with its name; compresses the file. */
  onApproved?: (picture: string) => void;
}

/** What `undo` needs to take an approval back. */
interface Approval {
  /** The change as it was before. */
  change: Change;
  /** Previous content of the files that the approval changed or removed, by path; null if there was none. */
  replaced: ReadonlyMap<string, Buffer | null>;
}

const recordEnding = ".json";

/** The changed pictures and the decisions about them, both stored as files. */
export class ReviewStore {
  readonly #options: StoreOptions;
  /** By the picture's name. Only in memory, so an approval can be undone only until the server stops. */
  readonly #approvals = new Map<string, Approval>();

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /**
   * All changes, in the order of their stories. Outdated ones, which were compared with an approved picture
   * that has been replaced since, are left out.
   */
  list(): Change[] {
    const known = this.#known();
    return this.#names()
      .flatMap((name) => (known.has(name) ? (this.#read(name, known) ?? []) : []))
      .toSorted((a, b) => a.rank - b.rank);
  }

  /** Changes whose approval `undo` can take back: approved by this process, and no new difference since. */
  approved(): Change[] {
    const { baselines, differences } = this.#options;
    return [...this.#approvals.values()]
      .filter(({ change }) => !existsSync(changePaths(differences, change.picture).record))
      .map(({ change }) => ({ ...change, comments: readComments(baselines, change.picture) }));
  }

  /**
   * When a difference was last found, resolved or approved, or an approval undone, in ISO 8601: the
   * modification time of the folder with the differing pictures. Null without that folder: no picture has
   * differed yet.
   */
  compared(): string | null {
    const { differences } = this.#options;
    return existsSync(differences) ? statSync(differences).mtime.toISOString() : null;
  }

  /** Path of one of a change's pictures. @throws Refusal If no story has the picture, or no file exists. */
  pathOf(picture: string, kind: PictureKind): string {
    if (!this.#known().has(picture)) throw new Refusal(404, `No story has a picture "${picture}".`);
    const { baselines, differences } = this.#options;
    const path =
      kind === "before"
        ? baselinePath(baselines, picture)
        : changePaths(differences, picture)[kind];
    if (!existsSync(path)) throw new Refusal(404, `There is no picture "${picture}" (${kind}).`);
    return path;
  }

  /** Replaces the approved picture by the new one. */
  approve(decision: Decision): void {
    const { baselines, differences, onApproved } = this.#options;
    const change = this.#changeOf(decision);
    const { picture } = change;
    const paths = changePaths(differences, picture);
    const approved = baselinePath(baselines, picture);
    const touched = [approved, ...Object.values(paths)];
    const replaced = new Map(
      touched.map((path) => [path, existsSync(path) ? readFileSync(path) : null]),
    );
    this.#approvals.set(picture, { change, replaced });
    // Replaced atomically, so that readers see either the old or the new picture.
    renameSync(paths.after, approved);
    clearChange(differences, picture);
    // A decision without a comment needs no file, unless one exists.
    if (decision.says !== "" || change.comments.length > 0)
      this.#addComment(change, decision, "approved");
    onApproved?.(picture);
  }

  /** Stores the reason for a rejection. The approved picture is not changed, and the test keeps failing. */
  reject(decision: Decision): void {
    if (decision.says === "") throw new Refusal(400, "A rejection needs a note: what is wrong?");
    this.#addComment(this.#changeOf(decision), decision, "rejected");
  }

  /** Stores a comment without a decision. */
  comment(decision: Decision): void {
    if (decision.says === "") throw new Refusal(400, "The comment is empty.");
    this.#addComment(this.#changeOf(decision), decision, null);
  }

  /** Reverts an approval of this server process: restores all files that it has changed. */
  undo({ picture }: Decision): void {
    const approval = this.#approvals.get(picture);
    if (!approval) throw new Refusal(409, `Nothing was approved here of "${picture}".`);
    if (existsSync(changePaths(this.#options.differences, picture).record))
      throw new Refusal(409, "A new picture has been taken since. Load the page again and look.");
    for (const [path, content] of approval.replaced) {
      if (content) writeFileSync(path, content);
      else rmSync(path, { force: true });
    }
    const { baselines } = this.#options;
    const comments = readComments(baselines, picture);
    if (comments.at(-1)?.decision === "approved")
      writeComments(baselines, picture, comments.slice(0, -1));
    this.#approvals.delete(picture);
  }

  #names(): string[] {
    const { differences } = this.#options;
    if (!existsSync(differences)) return [];
    return readdirSync(differences)
      .filter((file) => file.endsWith(recordEnding))
      .map((file) => file.slice(0, -recordEnding.length));
  }

  #known(): KnownPictures {
    return this.#options.known(
      this.#names().map((picture) => ({
        picture,
        at: statSync(join(this.#options.differences, `${picture}${recordEnding}`)).mtimeMs,
      })),
    );
  }

  #read(picture: string, known: KnownPictures): Change | undefined {
    const { baselines, differences } = this.#options;
    const story = known.get(picture);
    const paths = changePaths(differences, picture);
    const version = fingerprintOf(paths.after);
    if (!story || version === null || !existsSync(paths.record)) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by picture-change.ts
    const record = JSON.parse(readFileSync(paths.record, "utf8")) as PictureChange;
    if (record.baseline !== fingerprintOf(baselinePath(baselines, picture))) return undefined;
    const { taken, pixels, before, after } = record;
    const comments = readComments(baselines, picture);
    const last = comments.findLast(({ of, decision }) => of === version && decision !== null);
    const decision = last?.decision === "rejected" ? "rejected" : "open";
    return { ...story, taken, pixels, before, after, version, decision, comments };
  }

  /**
   * The change that a decision refers to.
   *
   * @throws Refusal If no story has that picture, if the picture no longer differs, or if it has been taken
   * again since the reviewer saw it.
   */
  #changeOf({ picture, version }: Decision): Change {
    const known = this.#known();
    if (!known.has(picture)) throw new Refusal(404, `No story has a picture "${picture}".`);
    const change = this.#read(picture, known);
    if (!change) throw new Refusal(409, "This picture no longer differs. Load the page again.");
    if (change.version !== version)
      throw new Refusal(409, "A new picture has been taken since. Load the page again and look.");
    return change;
  }

  #addComment(change: Change, { says }: Decision, decision: ReviewComment["decision"]): void {
    const { baselines, reviewer } = this.#options;
    const at = new Date().toISOString();
    const comment = { by: reviewer, at, says, decision, of: change.version };
    writeComments(baselines, change.picture, [...change.comments, comment]);
  }
}
