import { afterEach, expect, it, vi } from "vitest";

import { browserReconnectTriggers } from "./reconnect-triggers.ts";

afterEach(() => void vi.unstubAllGlobals());

it("calls back when the browser is online, the page visible again or used, until it is unsubscribed", () => {
  const windowMock = new EventTarget();
  const documentMock = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("addEventListener", windowMock.addEventListener.bind(windowMock));
  vi.stubGlobal("document", documentMock);
  const listener = vi.fn<() => void>();
  const unsubscribe = browserReconnectTriggers(listener);

  windowMock.dispatchEvent(new Event("online"));
  expect(listener).toHaveBeenCalledTimes(1);
  documentMock.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(1);
  documentMock.visibilityState = "visible";
  documentMock.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(2);

  windowMock.dispatchEvent(new Event("click"));
  expect(listener).toHaveBeenCalledTimes(3);
  windowMock.dispatchEvent(new Event("keydown"));
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  for (const type of ["online", "click"]) windowMock.dispatchEvent(new Event(type));
  documentMock.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledTimes(3);
});
