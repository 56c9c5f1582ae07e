import { isAccepted } from "../../components/file-field/is-accepted.ts";

/** A file in the composer. The application uploads it and passes its current state. */
export interface ChatAttachment {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size?: number | undefined;
  /** `uploading`, `ready`, or `failed`. Messages can be sent only when all files are ready. */
  readonly state: "uploading" | "ready" | "failed";
  /** Uploaded share, from 0 to 1; undefined if unknown. */
  readonly progress?: number | undefined;
  /** Why the upload failed, as text. */
  readonly problem?: string | undefined;
}

/** Limits for the files of a message. */
export interface AttachmentLimits {
  /** Allowed types, as in a file field's `accept`: "image/*,application/pdf,.csv". */
  accept: string | undefined;
  /** Maximum size of one file, in bytes. */
  maxFileSize: number;
  /** Maximum number of files of one message. */
  maxFiles: number;
}

/** A refused file, with the reason. */
export interface Refusal {
  /** The file's name. */
  readonly name: string;
  /** The label that says why. */
  readonly reason: "wrongType" | "tooLarge" | "tooMany";
}

/**
 * Splits new files into accepted ones and refused ones with reasons.
 *
 * @param attachedCount Number of files that the message already has.
 */
export function checkFiles(
  files: Iterable<File>,
  attachedCount: number,
  { accept, maxFileSize, maxFiles }: AttachmentLimits,
): { accepted: File[]; refused: Refusal[] } {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = !isAccepted(file, accept)
      ? "wrongType"
      : file.size > maxFileSize
        ? "tooLarge"
        : attachedCount + accepted.length >= maxFiles && "tooMany";
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}
