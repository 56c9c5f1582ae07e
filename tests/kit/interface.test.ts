/**
 * Tests the kit's public interface: every change is recorded in packages/ui/public-interface.json, and prop
 * names mean the same in each component.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import {
  committedInterface,
  kebab,
  readInterface,
  refusingUndefined,
} from "./interface/read-interface.ts";
import {
  deviations,
  otherName,
  ownLabel,
  shapes,
  states,
  vocabulary,
} from "./interface/vocabulary.ts";
import { kit } from "./kit-package.ts";

const { modules, attributes } = readInterface();

/**
 * Each component's props by name (without the question mark), with their types (without the
 * default).
 */
const parts = Object.values(modules).flatMap((module) =>
  Object.entries(module.components).map(([name, members]) => ({
    name,
    props: new Map(
      Object.entries(members).map(
        ([prop, text]) => [prop.replace(/\?$/, ""), text.replace(/ = .*/, "")] as const,
      ),
    ),
  })),
);

/** Violations of the vocabulary, by their key in `deviations`: "Heading.level". */
function violations(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, props } of parts) {
    for (const [prop, text] of props) {
      const better = otherName[prop];
      if (better !== undefined) found.set(`${name}.${prop}`, `is called ${better}`);
      if (ownLabel.test(prop))
        found.set(`${name}.${prop}`, "should be a field of `labels`, or called `label`");
      const shape = shapes[prop];
      if (shape && !shape.test(text)) found.set(`${name}.${prop}`, `has another type: ${text}`);
      if (/(^| )""( |$)/.test(text))
        found.set(`${name}.${prop}`, "has an empty text where null means none");
    }
    for (const state of states) {
      const pascal = state.charAt(0).toUpperCase() + state.slice(1);
      if (props.has(`default${pascal}`) && !props.has(state))
        found.set(`${name}.default${pascal}`, `needs the prop ${state} beside it`);
      if (props.has(`default${pascal}`) && !props.has(`on${pascal}Change`))
        found.set(`${name}.on${pascal}Change`, `is missing beside default${pascal}`);
    }
  }
  for (const { module, attribute, from } of attributes)
    if (from !== undefined && from in vocabulary && attribute !== `data-${kebab(from)}`)
      found.set(`${module} ${attribute}`, `should be named like the prop ${from}`);
  return found;
}

describe("the vocabulary of prop names", () => {
  it("applies to every component, except for the listed deviations", () => {
    const unexcused = [...violations()].filter(([where]) => !(where in deviations));
    expect(unexcused.map(([where, what]) => `${where} ${what}`)).toEqual([]);
  });

  it("has no deviation that is not needed", () => {
    const found = violations();
    expect(Object.keys(deviations).filter((where) => !found.has(where))).toEqual([]);
  });

  it("is in the README", () => {
    const readme = readFileSync(join(kit, "README.md"), "utf8").replaceAll(/ +/g, " ");
    const missing = Object.entries(vocabulary)
      .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
      .filter((row) => !readme.includes(row));
    expect(missing).toEqual([]);
  });
});

describe("the public interface", () => {
  it("accepts undefined for every optional prop, also with exactOptionalPropertyTypes", () => {
    expect(refusingUndefined()).toEqual([]);
  });

  it("equals packages/ui/public-interface.json", () => {
    expect(
      modules,
      "The public interface has changed. If that is intended, run `npm run interface` and commit the file. A commit that removes, renames or narrows something is marked with ! and explains in its body what to write instead. A commit that adds something is a feat.",
    ).toEqual(committedInterface());
  });
});
