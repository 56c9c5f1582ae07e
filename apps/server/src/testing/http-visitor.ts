import { apiPaths } from "@larkline/contract/addresses";

import { visitorCookieName } from "../visitors/visitors.ts";

/** An HTTP response, with its body parsed as JSON. */
export interface JsonResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A visitor who uses only HTTP calls. Keeps the visitor cookie that the server sets, and sends it. */
export class HttpVisitor {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  /** The visitor cookie as `name=value`; undefined until the server has set one. */
  cookie: string | undefined;

  /** @param headers Sent with each request, such as X-Forwarded-For with an IP address. */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      ...this.#headers,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    if (this.cookie !== undefined) headers.set("cookie", this.cookie);
    return fetch(`${this.#url}${path}`, { ...init, headers }).then((response) => {
      this.cookie =
        response.headers
          .get("set-cookie")
          ?.split(";")
          .find((part) => part.startsWith(`${visitorCookieName}=`)) ?? this.cookie;
      return response;
    });
  }

  async requestJson(path: string, init?: RequestInit): Promise<JsonResponse> {
    const response = await this.fetch(path, init);
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<JsonResponse> {
    return this.requestJson(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Begins a chat session and returns its id. */
  async begin(): Promise<string> {
    const { status, body } = await this.post(apiPaths.chatSessions, {});
    if (status !== 201) throw new Error(`No session was created: HTTP status ${status}`);
    // `chat-calls-suite.ts` checks the shape of this body.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (body as { session: { id: string } }).session.id;
  }

  /**
   * Sends a form with `file` before `sessionId`, as the specification lists them. The server
   * accepts either order; our browser client sends `sessionId` first.
   */
  upload(
    sessionId: string,
    content: string | Uint8Array<ArrayBuffer>,
    fileName: string,
    type = "application/octet-stream",
  ): Promise<JsonResponse> {
    const form = new FormData();
    form.append("file", new Blob([content], { type }), fileName);
    form.append("sessionId", sessionId);
    return this.requestJson(apiPaths.upload, { method: "POST", body: form });
  }
}
