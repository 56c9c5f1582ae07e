import { afterEach, expect, it, vi } from "vitest";

import { browserComeback } from "./comeback.ts";

afterEach(() => void vi.unstubAllGlobals());

it("tells of a browser that is online again and of a page that is seen again, until it is ended", () => {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", screen);
  const listener = vi.fn<() => void>();
  const end = browserComeback(listener);

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
