/**
 * Tests that a change of the kit's public interface has a changeset with a sufficient version bump, and how
 * interfaces are compared.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readChangesets } from "@changesets/read";
import { describe, expect, it } from "vitest";

import manifest from "../../packages/ui/package.json" with { type: "json" };
import { publishedPackages } from "../../scripts/release/packages.ts";
import { committedInterface } from "./interface/read-interface.ts";
import type { PublicInterface } from "./interface/read-interface.ts";
import { kit, root } from "./kit-package.ts";
import { bumpFor, compareInterfaces, isEnough } from "./release/interface-change.ts";
import type { Bump } from "./release/interface-change.ts";

const released: PublicInterface = JSON.parse(
  readFileSync(join(kit, "released-interface.json"), "utf8"),
);

const isBump = (type: string): type is Bump => ["patch", "minor", "major"].includes(type);

describe("the change of the public interface since the last release", () => {
  it("has a changeset with the required version bump", async () => {
    const change = compareInterfaces(released, committedInterface());
    const needed = bumpFor(change, manifest.version);
    const changesets = await readChangesets(root);
    const declaredBumps = changesets
      .flatMap(({ releases }) => releases.filter(({ name }) => name === manifest.name))
      .map(({ type }) => type)
      .filter(isBump);
    const message = `Since ${manifest.version} the interface of ${manifest.name} has changed:
${[...change.broken, ...change.added].map((each) => `  ${each}`).join("\n")}
Run \`npx changeset\`, choose ${needed} for ${manifest.name}, and describe what applications must write instead.`;
    const changed = change.broken.length + change.added.length > 0;
    expect(!changed || declaredBumps.some((bump) => isEnough(bump, needed)), message).toBe(true);
  });
});

describe.each(publishedPackages)("npm pack in $workspace", ({ workspace, folder, script }) => {
  it("builds the package first, or fails if another folder is published", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, workspace, "package.json"), "utf8"),
    );
    const packsSources = folder !== join(root, workspace);
    expect(scripts["prepack"]).toMatch(packsSources ? /exit 1$/ : `npm run ${script}`);
  });
});

const base: PublicInterface = {
  tag: {
    components: { Tag: { "tone?": '"blue" | "default" = "default"', children: "ReactNode" } },
    types: { TagColor: { name: "string" } },
    values: { tagNames: "string[]" },
    attributes: { "data-tone": ["blue", "default"] },
    variables: ["--ll-cord"],
  },
};
const tag = base["tag"];
if (!tag) throw new Error("The sample has no tag.");
const withTag = (part: Partial<typeof tag>) => ({ tag: { ...tag, ...part } });
const props = (Tag: Record<string, string>) => withTag({ components: { Tag } });
const tone = '"blue" | "default" = "default"';

describe("comparing two interfaces", () => {
  it.each<[string, PublicInterface, Bump, string]>([
    ["a module is gone", {}, "major", "the module tag is gone"],
    ["a component is gone", withTag({ components: {} }), "major", "tag Tag is gone"],
    [
      "a prop has another name",
      props({ "hue?": tone, children: "ReactNode" }),
      "major",
      "tag Tag.tone is gone",
    ],
    [
      "a prop is required",
      props({ tone, children: "ReactNode" }),
      "major",
      "tag Tag.tone is required now",
    ],
    [
      "a required prop is new",
      props({ "tone?": tone, children: "ReactNode", label: "string" }),
      "major",
      "tag Tag.label is new, and required",
    ],
    [
      "a type's member is optional",
      withTag({ types: { TagColor: { "name?": "string" } } }),
      "major",
      "tag TagColor.name is optional now",
    ],
    [
      "a value is gone",
      props({ "tone?": '"default" = "default"', children: "ReactNode" }),
      "major",
      'tag Tag.tone was "blue" | "default" = "default", is "default" = "default"',
    ],
    [
      "a default has changed",
      props({ "tone?": '"blue" | "default" = "blue"', children: "ReactNode" }),
      "major",
      'tag Tag.tone was "blue" | "default" = "default", is "blue" | "default" = "blue"',
    ],
    [
      "an attribute's value is gone",
      withTag({ attributes: { "data-tone": ["default"] } }),
      "major",
      "tag data-tone blue is gone",
    ],
    ["a variable is gone", withTag({ variables: [] }), "major", "tag --ll-cord is gone"],
    [
      "a value is new",
      props({ "tone?": '"blue" | "default" | "plum" = "default"', children: "ReactNode" }),
      "minor",
      'tag Tag.tone was "blue" | "default" = "default", is "blue" | "default" | "plum" = "default"',
    ],
    [
      "an optional prop is new",
      props({ "tone?": tone, children: "ReactNode", "size?": "string" }),
      "minor",
      "tag Tag.size is new",
    ],
    [
      "a required prop is optional",
      props({ "tone?": tone, "children?": "ReactNode" }),
      "minor",
      "tag Tag.children is optional now",
    ],
    ["a module is new", { ...base, badge: tag }, "minor", "the module badge is new"],
    [
      "an exported function is new",
      withTag({ values: { tagNames: "string[]", useTag: "() => void" } }),
      "minor",
      "tag.useTag is new",
    ],
  ])("%s", (_what, after, bump, says) => {
    const change = compareInterfaces(base, after);
    expect([...change.broken, ...change.added]).toContain(says);
    expect(bumpFor(change, "1.4.0")).toBe(bump);
    expect(bumpFor(change, "0.1.0")).toBe("minor");
  });

  it("finds no change between equal interfaces, for which a patch is enough", () => {
    const change = compareInterfaces(base, structuredClone(base));
    expect(change).toEqual({ broken: [], added: [] });
    expect(bumpFor(change, "1.4.0")).toBe("patch");
  });
});
