import { apiPaths } from "@larkline/contract/addresses";

import { visitorCookieName } from "../realtime/visitors.ts";

/** The answer of a call, with its parsed body. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A visitor without a socket, with a browser's cookie handling. */
export class HttpVisitor {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  cookie: string | undefined;

  /** @param headers Sent with each request, for example an address that a proxy adds. */
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

  async ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await this.fetch(path, init);
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** The id of a session that this visitor has just begun. */
  async begin(): Promise<string> {
    const { body } = await this.post(apiPaths.chatSessions, {});
    // Each test of the sessions' call checks its shape.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (body as { session: { id: string } }).session.id;
  }

  /**
   * Sends a form as a browser does; the `sessionId` follows the file, in the specification's order.
   */
  upload(
    sessionId: string,
    content: string | Uint8Array<ArrayBuffer>,
    name: string,
    type = "application/octet-stream",
  ): Promise<Answer> {
    const form = new FormData();
    form.append("file", new Blob([content], { type }), name);
    form.append("sessionId", sessionId);
    return this.ask(apiPaths.upload, { method: "POST", body: form });
  }
}
