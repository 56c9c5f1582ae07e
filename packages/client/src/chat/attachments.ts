/** Files of the message in the composer. Each file is uploaded in a separate request when it is added. */
import { readAttachment, type Attachment, type MessageAttachment } from "./attachment.ts";
import type { ChatContext } from "./context.ts";
import { isRefused } from "./request.ts";
import type { StartUpload, UploadRequest } from "./upload-request.ts";
import { noLineForUpload, uploadFailed } from "./wording.ts";

export interface AttachmentsOptions {
  readonly startUpload: StartUpload;
  /**
   * Returns the id of the session to upload to, and creates one if needed. Rejects while
   * disconnected, or if no session was created.
   */
  readonly session: () => Promise<string>;
  /** Called when the server does not have the session of an upload. */
  readonly onNotFound: (message: string) => void;
}

export interface Attachments {
  /** Starts uploading files for the next message. */
  add(files: readonly File[]): void;
  /** Removes a file and aborts its upload. */
  remove(id: string): void;
  /** Uploads a failed file again. */
  retry(id: string): void;
  /** Uploads the stored files again, because a message can only refer to files of its own session. */
  uploadAgain(): void;
  /** Why files prevent sending a message now; undefined if they do not. */
  obstacle(): string | undefined;
  /** Empties the composer's list and returns the stored files, to be sent with a message. */
  take(): readonly MessageAttachment[];
  /** Puts files back into the composer after their message was not sent. */
  giveBack(files: readonly MessageAttachment[]): void;
  /** Removes files that are not uploaded and aborts their uploads; uploaded files stay. */
  close(): void;
  /** Call when the conversation was deleted: removes every file. */
  clear(): void;
}

export function createAttachments(
  { store, clock, log }: ChatContext,
  { startUpload, session, onNotFound }: AttachmentsOptions,
): Attachments {
  /** Files by local id, so that a failed upload can be repeated. */
  const files = new Map<string, File>();
  /** The file of each stored attachment, so that it can be uploaded to another session. */
  const sources = new WeakMap<MessageAttachment, File>();
  /** Running uploads by local id. */
  const requests = new Map<string, UploadRequest>();

  const patch = (id: string, change: Partial<Attachment>) =>
    store.setState(({ attachments }) => ({
      attachments: attachments.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    }));
  const isPresent = (id: string) => store.getState().attachments.some((entry) => entry.id === id);

  async function upload(id: string, file: File): Promise<void> {
    let sessionId: string;
    try {
      sessionId = await session();
    } catch (error) {
      log(`The file was not uploaded: ${String(error)}`);
      patch(id, { state: "failed", problem: isRefused(error) ? error.message : noLineForUpload });
      return;
    }
    // The file was removed while the session was being created.
    if (!isPresent(id)) return;
    const request = startUpload({
      file,
      sessionId,
      onProgress: (progress) => patch(id, { progress }),
    });
    requests.set(id, request);
    const result = await request.done;
    requests.delete(id);
    if (!isPresent(id)) return;
    if (result.success) {
      const stored = readAttachment(result.data, file);
      if (stored) sources.set(stored, file);
      patch(id, { state: "ready", progress: 1, stored });
      return;
    }
    const problem = result.error || uploadFailed;
    log(`The file was not uploaded: ${problem}`);
    patch(id, { state: "failed", problem });
    if (result.status === 404) onNotFound(problem);
  }

  function restart(id: string, file: File): void {
    patch(id, { state: "uploading", progress: undefined, problem: undefined, stored: undefined });
    void upload(id, file);
  }

  function remove(id: string): void {
    store.setState(({ attachments }) => ({
      attachments: attachments.filter((entry) => entry.id !== id),
    }));
    requests.get(id)?.abort();
    requests.delete(id);
    files.delete(id);
  }

  return {
    add(added) {
      for (const file of added) {
        const id = clock.id();
        files.set(id, file);
        store.setState(({ attachments }) => ({
          attachments: [
            ...attachments,
            { id, name: file.name, size: file.size, state: "uploading" },
          ],
        }));
        void upload(id, file);
      }
    },

    remove,

    retry(id) {
      const file = files.get(id);
      if (
        !file ||
        store.getState().attachments.find((entry) => entry.id === id)?.state !== "failed"
      )
        return;
      restart(id, file);
    },

    uploadAgain() {
      for (const { id, stored } of store.getState().attachments) {
        const file = stored && sources.get(stored);
        if (!file) continue;
        files.set(id, file);
        restart(id, file);
      }
    },

    obstacle() {
      const { attachments } = store.getState();
      if (attachments.some(({ state }) => state === "uploading"))
        return "A file is still being uploaded";
      if (attachments.some(({ state }) => state === "failed"))
        return "A file could not be uploaded: upload it again or remove it";
      return undefined;
    },

    take() {
      const previous = store.getState().attachments;
      for (const { id } of previous) files.delete(id);
      store.setState({ attachments: [] });
      return previous.flatMap(({ stored }) => stored ?? []);
    },

    giveBack(returned) {
      if (returned.length === 0) return;
      store.setState(({ attachments }) => ({
        attachments: [
          ...returned.map((stored) => ({
            ...stored,
            size: stored.size ?? 0,
            state: "ready" as const,
            stored,
          })),
          ...attachments,
        ],
      }));
    },

    close() {
      for (const { id, state } of store.getState().attachments) if (state !== "ready") remove(id);
    },

    clear() {
      for (const { id } of store.getState().attachments) remove(id);
    },
  };
}
