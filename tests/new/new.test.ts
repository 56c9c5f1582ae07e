/**
 * Tests `npm run new` in a copy of the repository: the generated files must pass all checks without changes.
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { copyRepository, runIn } from "./copy.ts";
import { samplerDraft } from "./sampler.ts";

let copy: string;
/** Paths of all files that the generators have written or changed. */
const changedFiles: string[] = [];

const filesIn = (output: string) =>
  Array.from(output.matchAll(/^(?:wrote|changed) +(\S+)$/gm), ([, file = ""]) => file);

const generate = (...args: string[]) => runIn(copy, "scripts/new.ts", ...args);

/** The written or changed files whose path matches. */
const changedFilesLike = (pattern: RegExp) => [
  ...new Set(changedFiles.filter((file) => pattern.test(file))),
];

const pages = ["/industries/marinas", "/solutions/voicemail", "/about", "/products/sampler"];

/** A draft as the page builder exports it. */
const draft = "drafts/sampler.draft.json";

beforeAll(async () => {
  copy = copyRepository();
  mkdirSync(join(copy, "drafts"));
  writeFileSync(
    join(copy, draft),
    JSON.stringify(samplerDraft("products/sampler", "Sampler of sections")),
  );
  // Makes the copy a repository, so that git does not use a repository above it. Without a commit, the
  // stories' results are recorded with `commit: null`.
  execFileSync("git", ["init", "-q"], { cwd: copy });
  for (const args of [
    ["industry", "marinas"],
    ["page", "solutions/voicemail"],
    ["page", "about"],
    ["component", "call-note"],
    ["page", "--from", draft],
  ]) {
    const { status, output } = await generate(...args);
    expect(status, output).toBe(0);
    changedFiles.push(...filesIn(output));
  }
}, 120_000);

/** All of the copy's files, except packages and caches, with the time of their last change. */
const filesWithTimes = () =>
  globSync("**/*", { cwd: copy, exclude: ["**/node_modules", "**/.cache", ".git"] })
    .toSorted()
    .map((file) => `${file} ${statSync(join(copy, file)).mtimeMs}`);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("npm run new", () => {
  it("rejects invalid arguments with a message, and writes nothing", async () => {
    const before = filesWithTimes();
    for (const [args, sentence] of [
      [["component", "CallNote"], /not kebab-case.* Did you mean "call-note"\?/],
      [["component", "call-note"], /already has a component called "call-note"/],
      [["component", "other-note", "--group=things"], /no group "things"/],
      [["component", "post"], /already has labels called `postLabels`/],
      [["page", "pricing"], /There is already a page at \/pricing/],
      [["page", "industries/marinas"], /There is already a page at \/industries\/marinas/],
      [["industry", "law-firms"], /There is already a page at \/industries\/law-firms/],
      [["page"], /takes one name/],
      [["widget", "one"], /cannot make "widget"/],
      [["page", "contact", "--nmae=x"], /--nmae/],
      [["page", "contact", "--for=shops"], /--for is no option of `npm run new page`/],
      [["page", "products/fax", "--group=none"], /under that name: leave out --group/],
      [["industry", "florists", "--group=none"], /--group is no option/],
      [["component", "other-note", "--name=Note"], /--name is no option/],
      [["page", "--from", "nowhere.json"], /nowhere\.json cannot be read/],
      [["page", "--from", "package.json"], /not a draft of the page builder/],
      [["component", "other-note", "--from", draft], /Only a page is made from a draft/],
      [["page", "pricing", "--from", draft], /Page, Address: There is already a page at \/pricing/],
    ] as const) {
      const { status, output } = await generate(...args);
      expect(status, output).toBe(1);
      expect(output).toMatch(sentence);
      expect(output).not.toMatch(/^ {4}at /m);
    }
    expect(filesWithTimes()).toEqual(before);
  });

  it("names the files with --dry-run, and writes none of them", async () => {
    const { status, output } = await generate("page", "contact", "--dry-run");
    expect(status, output).toBe(0);
    expect(output).toContain("would write  packages/content/src/contact.ts");
    expect(existsSync(join(copy, "packages/content/src/contact.ts"))).toBe(false);
    expect(readFileSync(join(copy, "packages/content/src/page-list.ts"), "utf8")).not.toContain(
      "/contact",
    );
  });
});

/**
 * The HTML of each page of the site that was built in the copy, by the page's path. The key `sitemap` has the
 * site map.
 */
function builtPages(): Map<string, string> {
  const dist = join(copy, "apps/site/dist");
  const site: { folder: string; pages: Record<string, { file: string }> } = JSON.parse(
    readFileSync(join(dist, "site.json"), "utf8"),
  );
  const client = join(dist, site.folder, "client");
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  return new Map([
    ["sitemap", read("sitemap.xml")],
    ...Object.entries(site.pages).map(([path, { file }]) => [path, read(file)] as const),
  ]);
}

/**
 * Timeout of a test, in milliseconds. Only a test whose command hangs reaches it. It is long, because two large
 * builds run at once.
 */
const limitMs = 600_000;

// Runs two tests at a time (`maxConcurrency` in vitest.config.ts).
describe.concurrent("the generated files", { timeout: limitMs }, () => {
  // Lint also checks packages/content/src, which imports each page's texts. `oxlint --type-check` reports the
  // same type errors as `tsc`.
  it("are formatted, compile, and pass lint", async ({ expect: expectHere }) => {
    const sources = changedFilesLike(/\.tsx?$/);
    const format = await runIn(
      copy,
      "oxfmt",
      "--check",
      ...changedFilesLike(/\.(?:tsx?|mdx?|json)$/),
    );
    expectHere(format.status, format.output).toBe(0);
    const options = ["--deny-warnings", "--type-check"];
    const lint = await runIn(copy, "oxlint", ...options, ...sources, "packages/content/src");
    expectHere(lint.status, lint.output).toBe(0);
  });

  it("have labels in every language of the kit, stay within the budgets, and pass the content's tests", async ({
    expect: expectHere,
  }) => {
    for (const language of ["en", "de", "ar"])
      expectHere(readFileSync(join(copy, `packages/ui/src/labels-${language}.ts`), "utf8")).toMatch(
        /^ {2}callNote: /m,
      );
    // All in one run, because a start of Vitest takes as long as these tests.
    const files = [
      "packages/ui/src/labels",
      "packages/content",
      "tests/unit/drawings",
      "tests/kit/budgets",
    ];
    const projects = ["--project=unit", "--project=kit"];
    // Measures only the bytes of the new component. The other exports have not changed, and each would have
    // to be bundled to be measured.
    const exceptOthers = "^(?!.*the bytes of (?!call-note are))";
    const names = `--testNamePattern=${exceptOthers}`;
    const { status, output } = await runIn(copy, "vitest", "run", ...projects, names, ...files);
    expectHere(status, output).toBe(0);
    for (const file of files) expectHere(output).toContain(file);
  });

  it("build pages with a title and a heading, which the header links to", async ({
    expect: expectHere,
  }) => {
    const { status, output } = await runIn(copy, "scripts/build.ts");
    expectHere(status, output).toBe(0);
    const built = builtPages();
    for (const path of pages) {
      const html = built.get(path) ?? "";
      expectHere(html.match(/<h1\b/g), path).toHaveLength(1);
      expectHere(html, path).toMatch(/<title>[^<]{10,60}<\/title>/);
      expectHere(html, path).toMatch(/<meta name="description" content="[^"]{120,}/);
      expectHere(built.get("sitemap"), path).toContain(`${path}</loc>`);
      // The header of every page links to the new page. The pricing page stands for all pages.
      expectHere(built.get("/pricing"), path).toMatch(new RegExp(`href="?${path}[">\\s]`));
    }
    expectHere(built.get("/industries")).toContain("I found you under Marinas.");
  });

  it("are known to the assistant, whose code was not changed", async ({ expect: expectHere }) => {
    const question = "What do you do for a marina?";
    const { status, output } = await runIn(copy, "packages/assistant/ask.ts", question);
    expectHere(status, output).toBe(0);
    const answer = output.slice(output.indexOf("== answer"));
    expectHere(answer).toContain("**Marinas**: Whoever calls marinas wants an answer now.");
    expectHere(answer).toContain("/industries/marinas");
  });

  it("have stories that pass in a browser", async ({ expect: expectHere }) => {
    const { status, output } = await runIn(
      copy,
      "vitest",
      "run",
      "--project=storybook",
      "packages/ui/src/components/call-note",
      "stories/pages/about",
      "stories/pages/products-sampler",
    );
    expectHere(status, output).toBe(0);
  });
});
