/** What a docs page says of a component's bytes holds, or the page says that it does not. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { collectEvidence } from "../../.storybook/evidence-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "larkline-evidence-"));
afterAll(() => rmSync(folder, { recursive: true }));

const stories = "packages/ui/src/components/button/button.stories.tsx";

function buttonMeasured(measured: string) {
  const file = join(folder, "bytes.json");
  writeFileSync(file, JSON.stringify({ measured, commit: "abc1234", bytes: { button: 1899 } }));
  return collectEvidence(file)[stories];
}

it("nothing is claimed before anything was measured", () => {
  expect(collectEvidence(join(folder, "missing.json"))[stories]).toMatchObject({
    name: "button",
    bytes: null,
    measured: null,
    changed: null,
  });
});

it("what was measured after the last change holds", () => {
  expect(buttonMeasured("2999-01-01T00:00:00.000Z")).toMatchObject({
    bytes: 1899,
    commit: "abc1234",
    changed: null,
  });
});

it("what was measured before a change of the component is stale", () => {
  expect(buttonMeasured("2000-01-01T00:00:00.000Z")?.changed).toMatch(
    /^packages\/ui\/src\/.+\.tsx$/,
  );
});

it("names the roles that the component paints with", () => {
  const roles = buttonMeasured("2999-01-01T00:00:00.000Z")?.roles;
  expect(roles?.front).toEqual(expect.arrayContaining(["on-action", "ink", "edge"]));
  expect(roles?.behind).toEqual(expect.arrayContaining(["action", "action-hover", "sunk"]));
});
