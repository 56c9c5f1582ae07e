/** Messages between the review room and its server. */

export interface Size {
  width: number;
  height: number;
}

/** A comment or decision. Stored beside the picture and committed with it. */
export interface ReviewComment {
  /** Author, from git's `user.name`; null if it is not set. */
  by: string | null;
  /** Time, in ISO 8601. */
  at: string;
  /** The comment; empty for a decision without one. */
  says: string;
  /** The decision, if any. */
  decision: "approved" | "rejected" | null;
  /** Fingerprint of its picture. */
  of: string;
}

/** A picture that differs from the accepted one. */
export interface Change {
  /** The picture's name: "components-button--default-light-1280". */
  picture: string;
  /** The story's id: "components-button--default". */
  story: string;
  /** The component's title in Storybook: "Components/Button". */
  title: string;
  /** The story's name: "Default". */
  name: string;
  /** The mode: theme and width of the window. */
  theme: string;
  width: number;
  /** Its place among all pictures: as the stories stand in their files. */
  rank: number;
  /** Pixels that differ. */
  pixels: number;
  /** The accepted picture's size; null where the picture is new. */
  before: Size | null;
  after: Size;
  /** When the picture was taken, as an ISO 8601 text. */
  taken: string;
  /** The picture's fingerprint: a decision names it, so that what was seen is what is accepted. */
  version: string;
  /** Whether this very picture was rejected. A new one is open again. */
  decision: "open" | "rejected";
  /** Oldest first. */
  comments: readonly ReviewComment[];
}

/** All differing pictures. */
export interface ChangeList {
  /** False where it was published, or is read from another machine: then nothing can be approved. */
  canDecide: boolean;
  /** When the last picture was compared or taken, as an ISO 8601 text; null if never here. */
  compared: string | null;
  changes: readonly Change[];
}

/** What somebody decides. `says` is asked for where something is rejected or commented. */
export interface Decision {
  picture: string;
  version: string;
  says: string;
}

/** `undo` takes an approval back, as long as the server runs. */
export type Action = "approve" | "reject" | "comment" | "undo";

export const actions: readonly Action[] = ["approve", "reject", "comment", "undo"];

/** The three pictures of a change. */
export type PictureKind = "before" | "after" | "difference";

/** How long a note may be, in characters. */
export const longestNote = 2000;
