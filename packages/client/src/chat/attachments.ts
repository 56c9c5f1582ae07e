/** Files of the message that is being written: uploaded at once, one request each. */
import { readAttachment, type Attachment, type MessageAttachment } from "./attachment.ts";
import type { ChatStore } from "./state.ts";
import type { StartUpload, UploadRequest } from "./upload-request.ts";
import { noLineForUpload } from "./wording.ts";

export interface AttachmentsOptions {
  readonly store: ChatStore;
  /** A new id. */
  readonly id: () => string;
  readonly startUpload: StartUpload;
  /** The session that the files belong to, made if there is none. Rejects without a connection. */
  readonly session: () => Promise<string>;
  /** Told what is not worth a message to the visitor. */
  readonly log: (message: string) => void;
}

export interface Attachments {
  /** Uploads files for the next message. */
  add(files: readonly File[]): void;
  /** Takes a file away; its upload ends. */
  remove(id: string): void;
  /** Uploads a failed file again. */
  retry(id: string): void;
  /** Why no message can be sent because of the files; undefined when nothing is in the way. */
  obstacle(): string | undefined;
  /** The stored files, which go with the message that is sent now. */
  take(): readonly MessageAttachment[];
  /** The message was not sent: its files wait for the next one. */
  giveBack(files: readonly MessageAttachment[]): void;
  /** Ends every upload; stored files stay. */
  close(): void;
  /** Takes every file away: they went with their conversation. */
  clear(): void;
}

export function createAttachments({
  store,
  id: newId,
  startUpload,
  session,
  log,
}: AttachmentsOptions): Attachments {
  /** What is needed to upload again, by local id. */
  const files = new Map<string, File>();
  const requests = new Map<string, UploadRequest>();

  const patch = (id: string, change: Partial<Attachment>) =>
    store.setState(({ attachments }) => ({
      attachments: attachments.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    }));
  const present = (id: string) => store.getState().attachments.some((entry) => entry.id === id);

  async function upload(id: string, file: File): Promise<void> {
    let sessionId: string;
    try {
      sessionId = await session();
    } catch (error) {
      log(`The file was not uploaded: ${String(error)}`);
      patch(id, { state: "failed", problem: noLineForUpload });
      return;
    }
    // Taken away while the session was made.
    if (!present(id)) return;
    const request = startUpload({
      file,
      sessionId,
      onProgress: (progress) => patch(id, { progress }),
    });
    requests.set(id, request);
    const result = await request.done;
    requests.delete(id);
    if (!present(id)) return;
    if (result.success) {
      patch(id, { state: "ready", progress: 1, stored: readAttachment(result.data) });
      return;
    }
    log(`The file was not uploaded: ${result.error}`);
    patch(id, { state: "failed", problem: result.error });
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
        const id = newId();
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
      patch(id, { state: "uploading", progress: undefined, problem: undefined });
      void upload(id, file);
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
      const taken = store.getState().attachments;
      for (const { id } of taken) files.delete(id);
      store.setState({ attachments: [] });
      return taken.flatMap(({ stored }) => stored ?? []);
    },

    giveBack(returned) {
      if (returned.length === 0) return;
      store.setState(({ attachments }) => ({
        attachments: [
          ...returned.map((stored) => ({
            id: stored.id,
            name: stored.name,
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
