/**
 * Tests that every component's docs page has a status and the version since which the component has that
 * status (docs/releases.md), that `deprecated` agrees with the source, and that the version was
 * released or is `next`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { nextRelease, standing, statusOf } from "../../.storybook/docs/status-of.ts";
import manifest from "../../packages/ui/package.json" with { type: "json" };
import released from "../../packages/ui/released-interface.json" with { type: "json" };
import { writeReleasedVersion } from "../../scripts/release/since.ts";
import { components, kit, kitExports } from "./kit-package.ts";

const partsOf = (version: string) => version.split(".").map(Number);

/** Whether `version` is the same as `last` or earlier. */
function isUpTo(version: string, last: string): boolean {
  const [parts, lastParts] = [partsOf(version), partsOf(last)];
  const at = parts.findIndex((part, index) => part !== lastParts[index]);
  return at < 0 || (parts[at] ?? 0) < (lastParts[at] ?? 0);
}

const nameOf = (source: string) => kitExports.find((each) => each.source === source)?.name ?? "";
const wasReleased = (source: string) => Object.hasOwn(released, nameOf(source));

/** Whether the docstring of one of the module's exported functions has `@deprecated`. */
const saysDeprecated = (code: string) =>
  /\/\*\*(?:(?!\*\/)[^])*@deprecated(?:(?!\*\/)[^])*\*\/\s*export function/.test(code);

describe.each(components)("$name", ({ source, docs }) => {
  const status = statusOf(readFileSync(join(kit, docs), "utf8"));

  it("has a status and the version since which it has that status", () => {
    expect(status, `${docs} needs <Status value="…" since="…" />`).not.toBeNull();
    const { since = "" } = status ?? {};
    if (since === nextRelease) return;
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isUpTo(since, manifest.version), `${since} is not released yet: write next`).toBe(true);
    expect(wasReleased(source), "no release has it yet: write next").toBe(true);
  });

  it("is deprecated in both docs and source, or in neither", () => {
    const deprecated = status?.value === "deprecated";
    expect(saysDeprecated(readFileSync(join(kit, source), "utf8"))).toBe(deprecated);
    expect(status?.instead !== undefined, "what to use instead").toBe(deprecated);
  });
});

it("a status is read only if it is complete and known", () => {
  expect(statusOf('<Status value="ready" since="0.1.0" />')).toMatchObject({
    value: "ready",
    since: "0.1.0",
  });
  expect(
    statusOf('<Status\n  value="deprecated"\n  since="next"\n  instead="PlanCard"\n/>'),
  ).toEqual({ value: "deprecated", since: "next", instead: "PlanCard" });
  expect(statusOf('<Status value="ready" />')).toBeNull();
  expect(statusOf('<Status value="finished" since="0.1.0" />')).toBeNull();
  expect(statusOf("# A page without one")).toBeNull();
});

it("a failing story makes a component with the status `ready` not ready, and keeps other statuses", () => {
  expect(standing("ready", 0)).toBe("ready");
  expect(standing("ready", 1)).toBe("not ready");
  expect(standing("experimental", 1)).toBe("experimental");
  expect(standing("deprecated", 1)).toBe("deprecated");
});

it("a deprecated component is recognized by its docstring", () => {
  expect(saysDeprecated("/** A tag. */\nexport function Tag() {}")).toBe(false);
  expect(
    saysDeprecated("/**\n * A tag.\n *\n * @deprecated Use Badge.\n */\nexport function Tag() {}"),
  ).toBe(true);
  expect(
    saysDeprecated("/** @deprecated */\nconst old = 1;\n\n/** A tag. */\nexport function Tag() {}"),
  ).toBe(false);
});

const page = (since: string) => `# Tag\n\n<Status value="ready" since="${since}" />\n`;

it("a release replaces `next` by its version, and keeps other versions", () => {
  const folder = mkdtempSync(join(tmpdir(), "larkline-since-"));
  try {
    mkdirSync(join(folder, "src/components"), { recursive: true });
    writeFileSync(join(folder, "src/components/old.mdx"), page("0.1.0"));
    writeFileSync(join(folder, "src/components/new.mdx"), page("next"));
    expect(writeReleasedVersion(folder, "0.2.0")).toEqual(["src/components/new.mdx"]);
    expect(readFileSync(join(folder, "src/components/new.mdx"), "utf8")).toBe(page("0.2.0"));
    expect(readFileSync(join(folder, "src/components/old.mdx"), "utf8")).toBe(page("0.1.0"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
