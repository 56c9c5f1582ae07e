import { describe, expect, it } from "vitest";

import { Recent } from "./recent.ts";

describe("what was used last", () => {
  it("is kept, and what was not used for longest goes", () => {
    const recent = new Recent<{ says: string }>(2);
    recent.set("one", { says: "1" });
    recent.set("two", { says: "2" });
    expect(recent.get("one")).toEqual({ says: "1" });
    recent.set("three", { says: "3" });
    expect(recent.get("two")).toBeUndefined();
    expect(recent.get("one")).toEqual({ says: "1" });
    expect(recent.get("three")).toEqual({ says: "3" });
  });

  it("takes no second place when it is set again", () => {
    const recent = new Recent<{ says: string }>(2);
    recent.set("one", { says: "1" });
    recent.set("two", { says: "2" });
    recent.set("one", { says: "again" });
    expect(recent.get("two")).toEqual({ says: "2" });
    expect(recent.get("one")).toEqual({ says: "again" });
  });
});
