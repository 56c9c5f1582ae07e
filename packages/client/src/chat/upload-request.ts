/**
 * Uploads a file by POST /api/v1/upload (specification, section 7). Uses XMLHttpRequest, because `fetch`
 * does not report the upload's progress.
 */
import { apiPaths } from "@larkline/contract/addresses";
import { problems } from "@larkline/contract/problems";
import { uploadTimeoutMs } from "@larkline/contract/timings";

import { type Answer, resultOf } from "../http/call.ts";
import { uploadTooSlow } from "./wording.ts";

export interface UploadOptions {
  readonly file: File;
  readonly sessionId: string;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** A running upload. */
export interface UploadRequest {
  /** The result of the answer. Its `error` is empty if no reason is known. Never rejects. */
  readonly done: Promise<Answer<unknown>>;
  abort(): void;
}

/** Starts an upload. */
export type StartUpload = (options: UploadOptions) => UploadRequest;

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
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        // An unknown length is 0.
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const { status, statusText, response } = request;
        // No `load` event has a status below 200.
        resolve(resultOf({ ok: status < 300, status, statusText }, response));
      });
      request.addEventListener("error", () => fail(problems.network));
      request.addEventListener("timeout", () => fail(uploadTooSlow));
      request.addEventListener("abort", () => fail(""));
    });
    const form = new FormData();
    // The session's id goes before the file, for servers that read a form as a stream. Ours accepts either
    // order.
    form.append("sessionId", sessionId);
    form.append("file", file, file.name);
    request.open("POST", new URL(apiPaths.upload, new URL(url, location.href)));
    request.withCredentials = true;
    request.timeout = uploadTimeoutMs;
    // The response is null if the body is not JSON.
    request.responseType = "json";
    request.send(form);
    return { done, abort: () => request.abort() };
  };
}
