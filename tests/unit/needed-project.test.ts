/** A run opens the browser projects only if it names them, or names no project at all. */
import { expect, it } from "vitest";

import { ifNeeded } from "../needed-project.ts";

it.each([
  [[], 1],
  [["storybook"], 1],
  [["unit", "storybook"], 1],
  [["story*"], 1],
  [["!unit"], 1],
  [["unit"], 0],
  [["unit", "kit"], 0],
])("with the projects %j, opens that of the stories %i times", async (asked, times) => {
  const opened = await ifNeeded("storybook", async () => "opened", asked);
  expect(opened).toHaveLength(times);
});
