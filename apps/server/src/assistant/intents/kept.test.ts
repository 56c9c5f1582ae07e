import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { kept } from "./kept.ts";

const learned = { words: new Map([["price", 2]]), weights: new Float32Array([0.5, -1]) };

describe("what is kept of what was made", () => {
  let folder: string;
  let file: string;
  const make = vi.fn(() => learned);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larkline-kept-"));
    file = join(folder, "not-there-yet", "learned.bin");
    make.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is made once and read afterwards, as it was", () => {
    expect(kept(file, "a", make)).toBe(learned);
    expect(kept(file, "a", make)).toEqual(learned);
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(join(folder, "not-there-yet"))).toEqual(["learned.bin"]);
  });

  it("is made again for another fingerprint, also for one that begins alike", () => {
    kept(file, "a", make);
    expect(kept(file, "b", () => "other")).toBe("other");
    expect(kept(file, "bc", () => "third")).toBe("third");
  });

  it("is made again from a file that is damaged", () => {
    kept(file, "a", make);
    writeFileSync(file, readFileSync(file).subarray(0, 8));
    expect(kept(file, "a", make)).toEqual(learned);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("is made where nothing can be written", () => {
    const below = join(folder, "a-file");
    writeFileSync(below, "");
    expect(kept(join(below, "learned.bin"), "a", make)).toBe(learned);
  });
});
