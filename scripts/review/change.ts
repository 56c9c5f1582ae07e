/** Types of the messages between the review room and its server. */

/** Size of a picture in pixels. */
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
  /** Fingerprint of the picture that the comment is about. */
  of: string;
}

/** A picture that differs from the approved one, or that has no approved one yet. */
export interface Change {
  /** The picture's name: "components-button--default-light-1280". */
  picture: string;
  /** The story's id: "components-button--default". */
  story: string;
  /** The component's title in Storybook: "Components/Button". */
  title: string;
  /** The story's name: "Default". */
  name: string;
  /** The mode: theme, and width of the window in pixels. */
  theme: string;
  width: number;
  /** Position among all pictures, in the order of the stories in their files. */
  rank: number;
  /** Pixels that differ. */
  pixels: number;
  /** The approved picture's size; null where the picture is new. */
  before: Size | null;
  after: Size;
  /** When the picture was taken, in ISO 8601. */
  taken: string;
  /**
   * Fingerprint of the new picture. A decision contains it, so that only the picture that the reviewer saw is
   * approved.
   */
  version: string;
  /** Whether exactly this picture was rejected. A newer picture of the story is open again. */
  decision: "open" | "rejected";
  /** Oldest first. */
  comments: readonly ReviewComment[];
}

/** All differing pictures. */
export interface ChangeList {
  /** False in a published Storybook and on other machines, where nothing can be approved. */
  canDecide: boolean;
  /**
   * When a difference was last found, resolved or approved on this machine, or an approval undone, in ISO 8601.
   * A comparison that finds every picture unchanged does not count. Null if no picture has differed yet.
   */
  compared: string | null;
  changes: readonly Change[];
  /** Changes that this server process has approved and that `undo` can still take back. */
  approved: readonly Change[];
}

/** A decision about a picture. `says` is required for rejections and comments. */
export interface Decision {
  picture: string;
  version: string;
  says: string;
}

/** Actions on a change. `undo` reverts an approval that this server process has made. */
export type Action = "approve" | "reject" | "comment" | "undo";

export const actions: readonly Action[] = ["approve", "reject", "comment", "undo"];

/** The pictures of a change: the approved one, the new one, and their difference. */
export type PictureKind = "before" | "after" | "difference";

/** Maximum length of a comment, in characters. */
export const maximumNoteLength = 2000;
