import { apiPaths } from "@larkline/contract/addresses";
import { vi } from "vitest";

import { clearAccount } from "./auth-store.ts";

/** A request as the mocked backend receives it. */
export interface ReceivedRequest {
  /** Name of the call in the contract; the path if no call has it. */
  readonly call: string;
  readonly method: string;
  /** The bearer token. */
  readonly token: string | undefined;
  readonly body: unknown;
}

/** Answers a test's requests. Its promise may also reject, like a failed network, or never settle. */
export type Backend = (request: ReceivedRequest) => Response | Promise<Response>;

/** An answer with a JSON body. */
export const json = (status: number, body: unknown, statusText = "") =>
  new Response(JSON.stringify(body), { status, statusText });

/** A JSON answer with status 200. */
export const ok = (body: unknown = {}) => json(200, body);

/** A backend that rejects, as `fetch` does without a network. */
export const networkFailure = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

/** A backend whose promise never settles. */
export const neverAnswers = () => new Promise<Response>(() => {});

/** An unverified user as the server sends it. */
export const user = {
  id: "user-1",
  email: "marta@harborplumbing.com",
  email_verified: false,
  needs_verification: true,
  email_confirmed_at: null,
};

export const session = { access_token: "access-1", refresh_token: "refresh-1" };

/** A mock of the browser's storage. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Mocks the browser APIs that the account modules use. The user is signed out at first. */
export function openBrowser(backend: Backend = () => ok()) {
  const seen: ReceivedRequest[] = [];
  const windowMock = new EventTarget();
  const documentMock = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const local = memoryStorage();
  const logged: string[] = [];
  const state = { backend };

  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("document", documentMock);
  vi.stubGlobal("navigator", {});
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, windowMock[name].bind(windowMock));
  vi.spyOn(console, "warn").mockImplementation((line: string) => void logged.push(line));
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, headers, body, signal }: RequestInit & { body?: string }) => {
      const token = new Headers(headers).get("authorization") ?? undefined;
      const call = Object.entries(apiPaths).find(([, known]) => known === path)?.[0];
      const request = {
        call: call ?? path,
        method: method ?? "GET",
        token: token?.replace(/^Bearer /, ""),
        body: body === undefined ? undefined : JSON.parse(body),
      };
      seen.push(request);
      return Promise.race([
        state.backend(request),
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener("abort", () =>
            reject(new DOMException("The operation was aborted.", "AbortError")),
          );
        }),
      ]);
    },
  );
  clearAccount();

  return {
    /** All requests, oldest first. */
    seen,
    /** The names of the requested calls. */
    calls: () => seen.map(({ call }) => call),
    /** The logged lines. */
    logged,
    /** The mock of `localStorage`. */
    local,
    /** Replaces the backend. */
    answerWith: (next: Backend) => void (state.backend = next),
    /** Simulates another tab that writes or removes a stored value. */
    elsewhere: (key: string, value: string | null) => {
      if (value === null) local.items.delete(key);
      else local.items.set(key, value);
      windowMock.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
    /** Changes the visibility of the page. */
    show: (visibilityState: "visible" | "hidden") => {
      documentMock.visibilityState = visibilityState;
      documentMock.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
