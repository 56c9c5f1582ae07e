/** A file, as a message names it and as the composer shows it. */
import { fields, number, text } from "./fields.ts";

/** A stored file as a message names it. */
export interface MessageAttachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number | undefined;
  readonly mediaType?: string | undefined;
}

/** A file of the message that is being written. */
export interface Attachment {
  /** Made here; the server's own is in `stored`. */
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: "uploading" | "ready" | "failed";
  /** How much has been uploaded, 0 to 1; undefined while nobody knows. */
  readonly progress?: number | undefined;
  /** Why it failed, for people. */
  readonly problem?: string | undefined;
  /** What the server made of it. */
  readonly stored?: MessageAttachment | undefined;
}

/** A stored file by the server's words; undefined when it has no id. */
export function readAttachment(value: unknown): MessageAttachment | undefined {
  const { id, name, size, mediaType } = fields(value);
  if (typeof id !== "string") return undefined;
  return { id, name: text(name) ?? id, size: number(size), mediaType: text(mediaType) };
}

/** The files that a message names. */
export function readAttachments(value: unknown): MessageAttachment[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => readAttachment(entry) ?? []);
}
