import { expect, test } from "vitest";

import { captions } from "../../tools/media/captions.ts";

test("captions escape an ampersand, which begins a character reference in WebVTT", () => {
  const words = [{ word: "Hello.", start: 0, end: 1 }];
  const script = [{ by: "agent", speaker: "Tom & Ann", text: "Hello." }] as const;
  expect(captions(script, [{ start: 0, end: 1, words }], { ringSeconds: 0 })).toContain(
    "\nTom &amp; Ann: Hello.\n",
  );
});
