/** A file that goes with a message, as the application keeps it. */
export interface ChatAttachment {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size?: number | undefined;
  /**
   * `uploading`, `ready`, or `failed`. A message can be sent only when all are ready.
   */
  readonly state: "uploading" | "ready" | "failed";
  /** How much has been uploaded, 0 to 1; left out while nobody knows. */
  readonly progress?: number | undefined;
  /** Why it failed, in words. */
  readonly problem?: string | undefined;
}

/** What may be attached. */
export interface AttachmentLimits {
  /** Kinds of files, as a file field's `accept` lists them: "image/*,application/pdf,.csv". */
  accept: string | undefined;
  /** Most bytes of one file. */
  maxFileSize: number;
  /** Most files of one message. */
  maxFiles: number;
}

/** Whether a file is of a kind that `accept` lists, by its media type or the end of its name. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const kinds = accept?.toLowerCase().split(",") ?? [];
  const wanted = kinds.map((kind) => kind.trim()).filter(Boolean);
  if (wanted.length === 0) return true;
  return wanted.some((kind) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Why a file was refused. */
export interface Refusal {
  readonly file: string;
  readonly reason: "type" | "size" | "count";
}

/** Sorts files into those that may come and those that may not, with the reason. */
export function sortFiles(
  files: readonly File[],
  present: number,
  { accept, maxFileSize, maxFiles }: AttachmentLimits,
): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) refused.push({ file: file.name, reason: "type" });
    else if (file.size > maxFileSize) refused.push({ file: file.name, reason: "size" });
    else if (present + taken.length >= maxFiles) refused.push({ file: file.name, reason: "count" });
    else taken.push(file);
  }
  return { taken, refused };
}
