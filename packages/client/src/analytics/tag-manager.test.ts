import { afterEach, expect, it, vi } from "vitest";

import { createTagManager } from "./tag-manager.ts";

afterEach(() => vi.unstubAllGlobals());

it("loads the container's script, and adds its start and each event to the data layer", () => {
  const append = vi.fn<(script: unknown) => void>();
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { createElement: (name: string) => ({ name }), head: { append } });
  const send = createTagManager("GTM-A&B");
  expect(append.mock.calls).toEqual([
    [
      {
        name: "script",
        async: true,
        src: "https://www.googletagmanager.com/gtm.js?id=GTM-A%26B",
      },
    ],
  ]);
  send({ event: "chat_opened" });
  expect(page.dataLayer).toEqual([
    { event: "gtm.js", "gtm.start": expect.any(Number) },
    { event: "chat_opened" },
  ]);
});
