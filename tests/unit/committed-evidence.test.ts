/** Tests which committed results of stories `npm run evidence` keeps after a change of sources. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readCommitted } from "../../.storybook/evidence-files.ts";
import { openSelection } from "../../scripts/evidence/current-records.ts";
import { root } from "../kit/kit-package.ts";
import { fingerprints, kitSources, sourcesOf } from "../kit/machinery/node/sources.ts";

const components = "packages/ui/src/components";
const files = {
  button: `${components}/button/button.stories.tsx`,
  slider: `${components}/slider/slider.stories.tsx`,
  gone: `${components}/gone/gone.stories.tsx`,
};
const measured = "2026-11-20T09:30:00.000Z";
const current = {
  ...kitSources(),
  ...fingerprints(Object.values(files).flatMap((file) => [...sourcesOf(join(root, file))])),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-committed-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is kept of a committed file whose table differs from the current sources at `changed`. */
function kept(changed?: string) {
  const sources = { ...current, ...(changed !== undefined && { [changed]: "000000000000" }) };
  const story = (file: string) => ({ file, measured, pictures: true, passed: true, steps: [] });
  const stories = Object.fromEntries(Object.entries(files).map(([id, file]) => [id, story(file)]));
  const file = join(folder, "evidence.json");
  const bytes = { measured, bytes: { button: 1899 } };
  writeFileSync(file, JSON.stringify({ bytes, bench: {}, stories, sources }));
  const selection = openSelection();
  const read = readCommitted(file);
  return {
    stories: Object.keys(selection.allCurrent(read.stories)),
    hasBytes: selection.ifCurrent(read.bytes) !== undefined,
    sources: selection.sources(),
  };
}

describe("of the committed results", () => {
  test("all are kept while nothing changes, except those of a file that is gone", () => {
    expect(kept()).toMatchObject({ stories: ["button", "slider"], hasBytes: true });
  });

  test("a result with a source that is gone is not kept", () => {
    const record = { sources: { "packages/ui/src/gone.ts": "000000000000" } };
    expect(openSelection().ifCurrent(record)).toBeUndefined();
    expect(openSelection().ifCurrent({ sources: {} })).toEqual({});
  });

  test("the order does not depend on the developer’s language", () => {
    const selection = openSelection();
    const paths = ["package.json", "README.md"];
    const sources = fingerprints(paths.map((path) => join(root, path)));
    const records = { a: { sources }, B: { sources: {} }, ä: { sources: {} } };
    expect(Object.keys(selection.allCurrent(records))).toEqual(["B", "a", "ä"]);
    expect(Object.keys(selection.sources())).toEqual(["README.md", "package.json"]);
  });

  test("a changed story loses its own result, and no other loses one", () => {
    expect(kept(files.button)).toMatchObject({ stories: ["slider"], hasBytes: true });
  });

  test("a changed component loses its stories’ results and the kit’s bytes", () => {
    const after = kept(`${components}/slider/slider.tsx`);
    expect(after).toMatchObject({ stories: ["button"], hasBytes: false });
    expect(after.sources).not.toHaveProperty([`${components}/slider/slider.tsx`]);
  });
});
