import { loadFailure } from "@larkline/content/load-failure";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadOrReload, loadTwice } from "./module-loading.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");
const location = { pathname: "/support", reload: vi.fn() };
const fetchDocument = vi.fn<(address: string) => Promise<{ status: number }>>();
const alert = vi.fn();
const querySelector = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  location.pathname = "/support";
  fetchDocument.mockResolvedValue({ status: 200 });
  vi.stubGlobal("location", location);
  vi.stubGlobal("fetch", fetchDocument);
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("document", { querySelector });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mock of [location.reload, fetchDocument, alert, querySelector]) mock.mockReset();
});

test("a module that fails once is loaded after a second", async () => {
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue("module");
  const loaded = loadTwice(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("module");
});

test("a module that fails twice is given up", async () => {
  const load = vi.fn().mockRejectedValue(failure);
  const loaded = expect(loadTwice(load)).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(2);
});

test("a page whose modules fail once is not reloaded", async () => {
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue("module");
  const loaded = loadOrReload(load);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loaded).resolves.toBe("module");
  expect(fetchDocument).not.toHaveBeenCalled();
});

test.each([200, 404])(
  "a page whose modules fail twice is reloaded if its document answers %i",
  async (status) => {
    fetchDocument.mockResolvedValue({ status });
    void loadOrReload(vi.fn().mockRejectedValue(failure));
    await vi.advanceTimersByTimeAsync(1000);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(alert).not.toHaveBeenCalled();
  },
);

test("a page in which the visitor has typed is not reloaded: an alert asks for it once", async () => {
  querySelector.mockReturnValue({});
  const load = vi.fn().mockRejectedValue(failure);
  void loadOrReload(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(alert.mock.calls).toEqual([[loadFailure]]);
  expect(location.reload).not.toHaveBeenCalled();
});

test.each([
  ["answers with an error", () => Promise.resolve({ status: 502 })],
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "while the server %s, the page is not reloaded, and the modules are tried again",
  async (_, answer) => {
    fetchDocument.mockImplementation(answer);
    const load = vi.fn().mockRejectedValue(failure);
    const loaded = loadOrReload(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(location.reload).not.toHaveBeenCalled();
    load.mockResolvedValue("module");
    await vi.advanceTimersByTimeAsync(1000);
    await expect(loaded).resolves.toBe("module");
  },
);

test("another page is not reloaded; on the way back the page is", async () => {
  void loadOrReload(vi.fn().mockRejectedValue(failure));
  location.pathname = "/pricing";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.reload).not.toHaveBeenCalled();
  location.pathname = "/support";
  await vi.advanceTimersByTimeAsync(1000);
  expect(location.reload).toHaveBeenCalledOnce();
});
