/**
 * Tests that a run opens a Vitest project only if the command line selects its name or a pattern, or selects
 * no project at all.
 */
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
])(
  "with the selected projects %j, opens the project storybook %i times",
  async (selected, times) => {
    const opened = await ifNeeded("storybook", async () => "opened", selected);
    expect(opened).toHaveLength(times);
  },
);
