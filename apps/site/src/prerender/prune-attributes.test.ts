import { describe, expect, test } from "vitest";

import { attributePruner } from "./prune-attributes.ts";

/** Removes what the selectors do not need from two buttons and a link. */
const prune = (...sources: string[]) =>
  attributePruner(sources)(
    '<b data-slot="button" data-size="small" data-state="open"></b><a data-slot="card-action"></a>',
  );

describe("the kit's attributes in a document", () => {
  test("are removed if no selector needs them; states always stay", () => {
    expect(prune(".a{top:0}", "const slot = 'data-slot'")).toBe('<b data-state="open"></b><a></a>');
  });

  test.each([
    ["a stylesheet", "[data-slot=button]{top:0}"],
    ["a script", 'closest("[data-slot=button]")'],
    ["a script, with escaped quotes", String.raw`closest("[data-slot=\"button\"]")`],
  ])("stay where a selector of %s has the value", (_, source) => {
    expect(prune(source)).toBe('<b data-slot="button" data-state="open"></b><a></a>');
  });

  test("stay where a selector has the beginning, the end or a part of the value", () => {
    const link = '<a data-slot="card-action"></a>';
    expect(prune("[data-slot$=card-action]{top:0}")).toContain(link);
    expect(prune("[data-slot^=card]{top:0}")).toContain(link);
    expect(prune("[data-slot*=d-a]{top:0}")).toContain(link);
    expect(prune("[data-slot^=action]{top:0}")).not.toContain(link);
  });

  test("lose only their values if selectors ask whether the attribute is present", () => {
    expect(prune("a:not([data-slot]){top:0}", "[data-slot=button]{top:0}")).toBe(
      '<b data-slot="button" data-state="open"></b><a data-slot></a>',
    );
  });

  test("cannot be pruned if a script composes the selector", () => {
    expect(() => prune("closest(`[data-slot=${name}]`)")).toThrow("[data-slot=${name}");
    expect(() => prune("[data-slot|=card]{top:0}")).toThrow("Unknown selector");
  });
});
