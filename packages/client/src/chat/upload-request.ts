/**
 * Uploads a file by POST /api/v1/upload (specification, section 7). Uses XMLHttpRequest, because `fetch`
 * does not report the upload's progress.
 */
import { apiPaths } from "@larkline/contract/addresses";
import { problems } from "@larkline/contract/problems";
import { uploadTimeoutMs } from "@larkline/contract/timings";

import type { Answer } from "../http/call.ts";
import { fields, text } from "./fields.ts";
import { uploadFailed, uploadTooSlow } from "./wording.ts";

export interface UploadOptions {
  readonly file: File;
  readonly sessionId: string;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** A running upload. */
export interface UploadRequest {
  /** The body of a 2xx answer, or why the upload failed (specification, section 7, "Result handling"). Never rejects. */
  readonly done: Promise<Answer<unknown>>;
  abort(): void;
}

/** Starts an upload. */
export type StartUpload = (options: UploadOptions) => UploadRequest;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Creates the function that uploads files, with the visitor's cookie.
 *
 * @param url Origin of the backend; `/` is the page's own.
 */
export function browserUpload(url: string): StartUpload {
  return ({ file, sessionId, onProgress }) => {
    const request = new XMLHttpRequest();
    const done = new Promise<Answer<unknown>>((resolve) => {
      const fail = (error: string) => resolve({ success: false, error, status: request.status });
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const body = parseJson(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve({ success: true, data: body });
        else fail(text(fields(body)["message"]) ?? (request.statusText || uploadFailed));
      });
      request.addEventListener("error", () => fail(problems.network));
      request.addEventListener("timeout", () => fail(uploadTooSlow));
      request.addEventListener("abort", () => fail(uploadFailed));
    });
    const form = new FormData();
    // The session's id goes before the file, for servers that read a form as a stream. Ours accepts either
    // order.
    form.append("sessionId", sessionId);
    form.append("file", file, file.name);
    request.open("POST", new URL(apiPaths.upload, new URL(url, location.href)));
    request.withCredentials = true;
    request.timeout = uploadTimeoutMs;
    request.send(form);
    return { done, abort: () => request.abort() };
  };
}
