/** Files of messages: as stored with a message, and as shown in the composer. */
import { fields, identity, list, number, text } from "./fields.ts";

/** A stored file, as a message refers to it. */
export interface MessageAttachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number | undefined;
  readonly mediaType?: string | undefined;
}

/** A file in the composer. */
export interface Attachment {
  /** Made by the client; the server's id is in `stored`. */
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: "uploading" | "ready" | "failed";
  /** Share that is uploaded, 0 to 1; undefined if unknown. */
  readonly progress?: number | undefined;
  /** Why it failed, as a text for the visitor. */
  readonly problem?: string | undefined;
  /** The stored file, once it is uploaded. */
  readonly stored?: MessageAttachment | undefined;
}

/**
 * Reads a stored file from the server's answer; undefined without an id.
 *
 * @param file The uploaded file: has the name and the size that are missing in the answer.
 */
export function readAttachment(value: unknown, file?: File): MessageAttachment | undefined {
  const { id: sent, name = file?.name, size = file?.size, mediaType } = fields(value);
  const id = identity(sent);
  if (id === undefined) return undefined;
  return { id, name: text(name) ?? id, size: number(size), mediaType: text(mediaType) };
}

/** Reads the files of a message; undefined if the value is not a list. */
export const readAttachments = (value: unknown) => list(value, readAttachment);
