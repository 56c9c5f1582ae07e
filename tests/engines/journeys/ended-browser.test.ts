/** Checks that a test fails, instead of waiting forever, if its browser has ended. */
import { expect, inject, test } from "vitest";

import { openEngine } from "../drivers/open-engine.ts";

test("after the browser has ended, every command is rejected", async () => {
  const page = await openEngine(inject("engine"), { motion: "reduce" });
  await page.close();
  // The first command may still find the connection open. The second one finds it closed.
  for (const value of ["1", "2"]) {
    await expect(page.evaluate(`() => ${value}`, null)).rejects.toThrow();
  }
});
