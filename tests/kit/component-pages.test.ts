/**
 * Tests the kit's documentation for coding agents: llms.txt, and a page in Markdown for each component. Also
 * tests that Storybook's docs pages have the same tables of props.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { toMarkdown } from "../../scripts/component-pages/markdown.ts";
import { componentPages, llmsText } from "../../scripts/component-pages/pages.ts";
import { committedInterface } from "./interface/read-interface.ts";
import { components, kit, kitExports } from "./kit-package.ts";

const pages = componentPages();

describe("the Markdown pages of components", () => {
  it("exist for every component with docs, and llms.txt links to each", () => {
    const titles = new Set(pages.map(({ title }) => title));
    expect(pages.length).toBeGreaterThan(100);
    expect(titles.size).toBe(pages.length);
    expect(pages.length).toBeGreaterThanOrEqual(components.length);
    const text = llmsText(pages);
    expect(text.match(/^# /gm)).toHaveLength(1);
    for (const { name } of pages) expect(text).toContain(`(components/${name}.md)`);
  });

  it.each(pages)(
    "$name: contains the docs page's sections, every prop, and no Storybook elements",
    (page) => {
      const prose = page.text.replaceAll(/```[^]*?```|`[^`\n]*`/g, "");
      expect(prose).not.toMatch(/<(?:Canvas|Status|DoDont|Do|Dont|KeyboardTable|Controls|Meta)\b/);
      for (const section of ["When to use", "Accessibility", "Props"])
        expect(page.text).toContain(`\n## ${section}\n`);
      expect(page.summary).toMatch(/\w/);
      for (const [component, props] of Object.entries(
        committedInterface()[page.name]?.components ?? {},
      )) {
        expect(page.text).toContain(`### ${component}`);
        for (const prop of Object.keys(props))
          expect(page.text).toContain(`| \`${prop.replace("?", "")}\` |`);
      }
      const rowsWithoutMeaning = page.text.match(/^\| `[^`]+` \|.*\| {2}\|$/gm);
      expect(rowsWithoutMeaning, "props without a description").toBeNull();
    },
  );

  it("show all args that a component's stories share", () => {
    const { text = "" } = pages.find(({ name }) => name === "call-excerpt") ?? {};
    const [, shared = ""] = /Common to all:\n\n```tsx\n([^]*?)\n```/.exec(text) ?? [];
    expect(shared).toContain('caption: "A bad line, and a customer"');
    expect(shared).toContain("This is Ruth Abel.");
  });

  it("describe a component with the text that Storybook shows", () => {
    const { text = "" } = pages.find(({ name }) => name === "plan-card") ?? {};
    expect(text).toContain('import { PlanCard } from "@larkline/ui/plan-card";');
    expect(text).toContain("| Enter, Space | Presses it; on a link only Enter works |");
    expect(text).toContain("**Don't.** Praise, and nothing about whom the plan is for.");
    expect(text).toMatch(
      /`tone` \| .*"blue".* \| "default" \| Color of the rings of `CallDots`, by category/,
    );
    expect(text).toContain("### Enterprise");
  });

  it("explain the props of components that share their props", () => {
    const { text = "" } = pages.find(({ name }) => name === "icon") ?? {};
    expect(text).toMatch(/\| `label` \| .* \| \w[^|]* \|\n/);
  });
});

describe("Storybook's docs pages", () => {
  it.each(components)(
    "$name: has a table of props for every component",
    ({ source, docs, stories }) => {
      const page = readFileSync(join(kit, docs), "utf8");
      const meta = readFileSync(join(kit, stories), "utf8");
      const shown = new Set([
        // `Controls` shows the props of the stories' component and subcomponents.
        ...(/^ {2}component: (?:icons\.)?(\w+)/m.exec(meta)?.slice(1) ?? []),
        ...(/^ {2}subcomponents: \{([^}]*)\}/m.exec(meta)?.[1]?.match(/\w+/g) ?? []),
        ...Array.from(page.matchAll(/<ArgTypes of=\{(\w+)\}/g), ([, component = ""]) => component),
      ]);
      const name = kitExports.find((each) => join(each.source) === source)?.name ?? "";
      const withProps = Object.entries(committedInterface()[name]?.components ?? {}).flatMap(
        // One table is enough for components with the same props, such as the icons.
        ([names, props]) => (Object.keys(props).length > 0 ? [names.split(", ")] : []),
      );
      const withoutTable = withProps.filter((alike) => !alike.some((each) => shown.has(each)));
      expect(withoutTable).toEqual([]);
    },
  );
});

it("a docs page's elements become text, tables and code in Markdown", () => {
  const page = `import { A } from "./a.tsx";

# Tag

<Status value="ready" since="0.1.0" />

One word.

<Canvas of={Stories.Default} />

\`\`\`tsx
<Code />;
\`\`\`

<KeyboardTable
  rows={[
    ["Tab", "To it"],
  ]}
/>

## Props

<Controls of={Stories.Playground} />
`;
  expect(toMarkdown(page)).toBe(`# Tag

Status: ready since 0.1.0.

One word.

Example: story \`Default\`, below.

\`\`\`tsx
<Code />;
\`\`\`

| key | does |
| --- | --- |
| Tab | To it |`);
});
