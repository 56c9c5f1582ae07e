import { afterEach, expect, it, vi } from "vitest";

import { browserReconnectTriggers } from "./reconnect-triggers.ts";

afterEach(() => void vi.unstubAllGlobals());

it("calls back when the browser is online or the page visible again, until it is unsubscribed", () => {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", screen);
  const listener = vi.fn<() => void>();
  const end = browserReconnectTriggers(listener);

  page.dispatchEvent(new Event("online"));
  expect(listener).toHaveBeenCalledTimes(1);
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(1);
  screen.visibilityState = "visible";
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(2);

  end();
  page.dispatchEvent(new Event("online"));
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(2);
});
