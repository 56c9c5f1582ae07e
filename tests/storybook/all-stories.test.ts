/**
 * Tests Storybook with all of its stories:
 *
 * - The code that its MCP server returns to agents: examples and the sources of pages. Every import must name
 *   an existing module of this repository, with existing exports, or an existing module of a dependency.
 * - The order of the groups in its sidebar.
 * - The links from documents into Storybook.
 * - The controls of the stories named Playground.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { importedNames, importsOf } from "../../.storybook/agents-manifest.ts";
import { openBrowser } from "../kit/consumer/consumer.ts";
import { root } from "../kit/kit-package.ts";
import { startStorybook, type RunningStorybook } from "./start.ts";

interface Component {
  path: string;
  import?: string;
  stories?: { id: string; snippet?: string }[];
}

let storybook: RunningStorybook;
let components: [string, Component][];

beforeAll(async () => {
  // With an empty list Storybook loads all stories.
  storybook = await startStorybook([]);
  const response = await fetch(`${storybook.address}/manifests/components.json`);
  const manifest: { components: Record<string, Component> } = JSON.parse(await response.text());
  components = Object.entries(manifest.components);
}, 240_000);
afterAll(() => storybook?.stop());

const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), (file) =>
  ts.sys.readFile(file),
);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** The file of a module, as the TypeScript compiler resolves it; undefined if there is none. */
const resolveModule = (module: string, file: string): string | undefined =>
  ts.resolveModuleName(module, file, options, ts.sys).resolvedModule?.resolvedFileName;

/** Whether a source file exports a name. True if the file re-exports everything of another module. */
function exportsName(file: string, name: string): boolean {
  const text = readFileSync(file, "utf8");
  if (name === "default") return /^export default |export \{[^}]*\bdefault\b/m.test(text);
  return (
    /^export \* /m.test(text) ||
    new RegExp(`^export (?:async )?(?:const|let|function|class|enum) ${name}\\b`, "m").test(text) ||
    new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, "m").test(text)
  );
}

/** Messages about imports of missing modules, and of names that a module does not export. */
function importErrorsIn(code: string, file: string): string[] {
  return [...importedNames(code).values()].flatMap(({ module, name, isDefault }) => {
    const target = resolveModule(module, file);
    if (target === undefined) return [`${name} from '${module}': no such module`];
    // The exports of dependencies are not checked.
    if (target.includes("/node_modules/")) return [];
    const exported = isDefault ? "default" : name.replace(/ as .*$/, "");
    return exportsName(target, exported) ? [] : [`${name} from '${module}': no such export`];
  });
}

/** Splits a snippet into the story's code and the source files after it, each below a comment with its path. */
function partsOf(snippet: string, file: string): { code: string; file: string }[] {
  const [example = "", ...rest] = snippet.split(/^\/\/ ((?:apps|packages|stories)\/\S+\.tsx?)$/m);
  const sources = rest.flatMap((path, index) =>
    index % 2 === 0 ? [{ code: rest[index + 1] ?? "", file: join(root, path) }] : [],
  );
  return [{ code: example, file }, ...sources];
}

describe("the code for agents", () => {
  it("covers the kit, the patterns and the pages, and only files of the kit and of `stories`", () => {
    const ids = components.map(([id]) => id);
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ["components-button", "patterns-dashboard", "pages-home", "pages-products"])
      expect(ids).toContain(id);
    for (const [, { path }] of components)
      expect(path).toMatch(/^\.\/(?:stories|packages\/ui\/src)\//);
  });

  it("imports only existing modules and names", () => {
    const faults = components.flatMap(([id, { path, import: imports = "", stories = [] }]) => {
      const file = join(root, path);
      return [
        ...importErrorsIn(imports, file),
        ...stories.flatMap(({ snippet = "" }) =>
          partsOf(snippet, file).flatMap((part) => importErrorsIn(part.code, part.file)),
        ),
      ].map((fault) => `${id}: ${fault}`);
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  it("contains the source of a page, as it is in the repository", () => {
    for (const id of ["patterns-a-page-for-a-tenth-industry", "pages-home", "pages-products"]) {
      const [, component] = components.find(([each]) => each === id) ?? [];
      const [story] = component?.stories ?? [];
      const parts = partsOf(story?.snippet ?? "", join(root, component?.path ?? ""));
      expect(parts.length, id).toBeGreaterThan(1);
      for (const { code, file } of parts.slice(1))
        expect(readFileSync(file, "utf8")).toContain(code.trim());
    }
  });
});

it("the sidebar has the groups of components in the order of the page “All components”", async () => {
  const response = await fetch(`${storybook.address}/index.json`);
  const index: { entries: Record<string, { title: string }> } = JSON.parse(await response.text());
  const titles = Object.values(index.entries).map(({ title }) => title.replace(/\/.*/, ""));
  const page = readFileSync(join(root, ".storybook/blocks/component-index.tsx"), "utf8");
  const groups = /const groups = \[([^\]]*)\]/.exec(page)?.[1]?.match(/\w+/g);
  expect(groups).toContain("Media");
  expect([...new Set(titles)].filter((group) => groups?.includes(group))).toEqual(groups);
});

it("no Playground has Storybook's control for objects on a text, a number or an unset prop", async () => {
  const response = await fetch(`${storybook.address}/index.json`);
  const index: { entries: Record<string, unknown> } = JSON.parse(await response.text());
  const playgrounds = Object.keys(index.entries).filter((id) => id.endsWith("--playground"));
  expect(playgrounds.length).toBeGreaterThan(80);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(110_000);
    await page.goto(
      `${storybook.address}/iframe.html?viewMode=story&id=components-button--default`,
    );
    await page.locator("#storybook-root button").waitFor();
    const controls = await page.evaluate<{ prop: string; control: string; value: string }[]>(
      `Promise.all(${JSON.stringify(playgrounds)}.map(async (storyId) => {
        const { argTypes, initialArgs } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
        return Object.entries(argTypes).map(([name, { control }]) => {
          const value = initialArgs[name];
          return {
            prop: storyId.replace("--playground", " ") + name,
            control: control?.disable ? "none" : String(control?.type),
            value: value === null ? "undefined" : typeof value,
          };
        });
      })).then((found) => found.flat())`,
    );
    expect(controls).toContainEqual({
      prop: "components-button children",
      control: "text",
      value: "string",
    });
    const uneditable = controls.filter(
      ({ control, value }) => control === "object" && /string|number|undefined/.test(value),
    );
    expect(uneditable).toEqual([]);
  } finally {
    await browser.close();
  }
}, 400_000);

describe("links into Storybook", () => {
  const documents = globSync(["*.md", "docs/**/*.md", "stories/**/*.mdx"], { cwd: root });
  const links = documents.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g),
      ([, id = ""]) => ({ file, id }),
    ),
  );
  const builder = "page-builder-builder--builder";
  let entries: Record<string, { title: string; name: string }>;

  beforeAll(async () => {
    const response = await fetch(`${storybook.address}/index.json`);
    ({ entries } = JSON.parse(await response.text()));
  });

  it("lead to existing stories and pages", () => {
    expect(links.filter(({ id }) => !Object.hasOwn(entries, id))).toEqual([]);
  });

  it("lead from CONTRIBUTING.md and from the welcome page to the Page builder", () => {
    const files = links.filter(({ id }) => id === builder).map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(["CONTRIBUTING.md", "stories/welcome.mdx"]));
    expect(entries[builder]).toMatchObject({ title: "Page builder", name: "Page builder" });
  });

  it("name the port on which `npm run storybook` listens", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    );
    const [, port] = /--port (\d+)/.exec(scripts["storybook"] ?? "") ?? [];
    for (const file of ["README.md", "CONTRIBUTING.md"])
      expect(readFileSync(join(root, file), "utf8"), file).toContain(`http://localhost:${port}`);
  });
});

describe("import declarations for agents", () => {
  const from = new Map([
    ["Button", "@larkline/ui/button"],
    ["PhoneIcon", "@larkline/ui/icon"],
  ]);

  it("import the kit's names from its exports, and keep the modules of other names", () => {
    expect(
      importsOf(
        "import { Button,\n  PhoneIcon } from '@larkline/ui';\nimport { Button } from './button.tsx';\nimport { fn } from 'x';",
        from,
      ),
    ).toBe(
      "import { Button } from '@larkline/ui/button';\nimport { PhoneIcon } from '@larkline/ui/icon';\nimport { fn } from 'x';",
    );
  });

  it("import other names as the story does, relative to its folder", () => {
    const imports = importedNames(
      'import type { Meta } from "x";\nimport HomePage, {\n  type Head,\n  meta as head,\n} from "../pages/home.page.tsx";\nimport { Frame } from "./frame.tsx";',
    );
    const story = { imports, folder: "stories/pages" };
    expect(
      importsOf("import { Button, Frame, HomePage, head } from 'larkline';", from, story),
    ).toBe(
      [
        "// Relative paths are those of a file in stories/pages.",
        "import { Button } from '@larkline/ui/button';",
        "import { Frame } from './frame.tsx';",
        "import HomePage, { meta as head } from '../pages/home.page.tsx';",
      ].join("\n"),
    );
  });
});

it("the check reports imports of missing modules and names", () => {
  const file = join(root, "stories/patterns/dashboard.stories.tsx");
  expect(importErrorsIn("import { Dashboard } from 'larkline';", file)).toHaveLength(1);
  expect(importErrorsIn("import { Dashboards } from './dashboard.tsx';", file)).toHaveLength(1);
  expect(importErrorsIn("import { Dashboard } from './dashboard.tsx';", file)).toEqual([]);
  expect(dirname(resolveModule("@larkline/ui/button", file) ?? "")).toMatch(/components\/button$/);
});
