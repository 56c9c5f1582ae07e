/** Tests which steps and files `npm test -- --changed` runs after a change. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { changedSince } from "../../scripts/test/changed/git.ts";
import {
  type Importers,
  readImporters,
  reachedFrom,
  repositoryFiles,
  workspaceImports,
} from "../../scripts/test/changed/import-graph.ts";
import { planFor, specsBySource, specsNamed } from "../../scripts/test/changed/plan.ts";
import { kitExports } from "../kit/kit-package.ts";

const root = join(import.meta.dirname, "../..");
let files: readonly string[];
let importers: Importers;
beforeAll(() => {
  files = repositoryFiles(root);
  importers = readImporters(root);
});

/** The plan for a change, as if each source of the kit exported the component `Badge`. */
const plan = (...changed: string[]) =>
  planFor(changed, files, importers, () => ["Badge"], kitExports);
/** The arguments with which a step runs; undefined if it does not run. */
const argumentsOf = (step: string, ...changed: string[]) => plan(...changed)?.steps.get(step);

/** The exports whose bytes are measured after a change, and whether the kit's other tests run. */
const measured = (...changed: string[]) => {
  const pattern = argumentsOf("kit", ...changed)?.find((argument) =>
    argument.startsWith("--testName"),
  );
  const runs = new RegExp(pattern?.split("=")[1] ?? "");
  return {
    exports: kitExports
      .map(({ name }) => name)
      .filter((name) => runs.test(`budgets > the bytes of ${name} are within its budget`)),
    others: runs.test("the public interface equals packages/ui/public-interface.json"),
  };
};

describe("the changed files", () => {
  let folder: string;
  const git = (...options: string[]) =>
    execFileSync("git", options, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  beforeEach(() => {
    // The user's git configuration, and variables that git sets in a hook, must not affect these tests.
    for (const name of Object.keys(process.env))
      if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
    for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
    for (const who of ["AUTHOR", "COMMITTER"]) {
      vi.stubEnv(`GIT_${who}_NAME`, "Somebody");
      vi.stubEnv(`GIT_${who}_EMAIL`, "somebody@example.com");
    }
    folder = mkdtempSync(join(tmpdir(), "larkline-changed-"));
    git("init", "--quiet", "--initial-branch=main");
    write(".gitignore", "ignored.ts\n");
    for (const file of ["edited.ts", "old.ts", "unchanged.ts"]) write(file, `// ${file}\n`);
    git("add", ".");
    git("commit", "--quiet", "--message=first");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it("since a branch are those of later commits and of the working tree, and both paths of a renamed file", () => {
    git("switch", "--quiet", "--create=feature");
    git("mv", "old.ts", "new.ts");
    git("commit", "--quiet", "--message=second");
    for (const file of ["edited.ts", "ignored.ts", "untracked.ts"]) write(file, "// new text\n");
    const changed = ["edited.ts", "new.ts", "old.ts", "untracked.ts"];
    expect(changedSince(folder, "main")).toEqual(changed);
  });

  it("since an unknown commit are refused with its name", () => {
    expect(() => changedSince(folder, "mian")).toThrow('git does not know "mian"');
  });
});

describe("the import graph", () => {
  it("leads from a component through the package's exports to the pages", () => {
    const reached = reachedFrom(["packages/ui/src/components/badge/badge.tsx"], importers);
    expect(reached.get("packages/ui/src/components/badge/badge.stories.tsx")).toBe(1);
    expect(reached.get("apps/site/src/pages/pricing/plan-board.tsx")).toBe(1);
    expect(reached.has("apps/site/src/pages/pricing/pricing.page.tsx")).toBe(true);
    expect(reached.has("apps/server/src/main.ts")).toBe(false);
  });

  it("leads from the content to the server", () => {
    const reached = reachedFrom(["packages/content/src/plans.ts"], importers);
    expect(reached.has("apps/server/src/http/chat.test.ts")).toBe(true);
  });

  it("resolves workspace imports by package name, with and without a module", () => {
    const sourceOf = workspaceImports(root);
    expect(sourceOf("@larkline/assistant")).toBe("packages/assistant/src/assistant.ts");
    expect(sourceOf("@larkline/ui/badge")).toBe("packages/ui/src/components/badge/badge.tsx");
    expect(sourceOf("@larkline/uikit")).toBeUndefined();
    expect(sourceOf("react")).toBeUndefined();
  });

  it("leads from data to the modules that read it by its URL", () => {
    const words = reachedFrom(["packages/assistant/data/words/common.txt"], importers);
    expect(words.get("packages/assistant/src/reading/word-lists.ts")).toBe(1);
    expect(words.has("apps/server/src/main.ts")).toBe(true);
    const migration = reachedFrom(["apps/server/migrations/0000_conversations.sql"], importers);
    expect(migration.get("apps/server/src/database/migrate.ts")).toBe(1);
    const cues = reachedFrom(["packages/assistant/data/phrases/cues.txt"], importers);
    expect(cues.get("packages/assistant/src/frame/cues.ts")).toBe(1);
  });

  it("follows dynamic imports", () => {
    const reached = reachedFrom(["apps/site/src/shell/chat.tsx"], importers);
    expect(reached.has("apps/site/src/shell/chat-loading.ts")).toBe(true);
  });

  it("follows imports with a query", () => {
    const reached = reachedFrom(["packages/ui/CHANGELOG.md"], importers);
    expect(reached.get(".storybook/blocks/releases.tsx")).toBe(1);
  });
});

describe("a change", () => {
  it("of a component runs its own stories and the conformance tests, but no system tests", () => {
    const changed = "packages/ui/src/components/button/button.tsx";
    const stories = argumentsOf("stories", changed);
    expect(stories).toContain("packages/ui/src/components/button/button.stories.tsx");
    expect(stories).toHaveLength(4);
    expect(argumentsOf("conformance", changed)?.[0]).toMatch(/^--testNamePattern=\^\(\?:Badge\|/);
    expect(argumentsOf("system", changed)).toBeUndefined();
    expect(plan(changed)?.leftOut.join()).toMatch(/\d+ story files/);
  });

  it("of a component without conformance tests runs the suite's tests of itself, because a step without tests fails", () => {
    const [pattern = ""] = argumentsOf("conformance", "packages/ui/src/media/timeline.tsx") ?? [];
    const suite = readFileSync(join(root, "tests/kit/conformance/conformance.test.tsx"), "utf8");
    const titles = Array.from(
      suite.matchAll(/^describe\("([^"]+)"/gm),
      ([, title]) => `${title} it`,
    );
    const runs = new RegExp(pattern.replace("--testNamePattern=", ""));
    expect(titles.filter((title) => runs.test(title))).toHaveLength(1);
    expect(runs.test("Badge accepts the common props")).toBe(true);
    expect(runs.test("Button accepts the common props")).toBe(false);
  });

  it("of the review room runs the tests of Storybook's server", () => {
    expect(argumentsOf("storybook-server", "scripts/review/server.ts")).toEqual([]);
    expect(argumentsOf("storybook-server", "scripts/new/page.ts")).toBeUndefined();
  });

  it("of the generator (`npm run new`) runs the step that tests it in a copy of the repository", () => {
    expect(argumentsOf("new", "scripts/new/page.ts")).toEqual([]);
    expect(argumentsOf("new", "scripts/new.ts")).toEqual([]);
    expect(argumentsOf("new", "packages/ui/src/components/button/button.tsx")).toBeUndefined();
  });

  it("of a component measures the bytes of all exports that contain it", () => {
    const lamp = "packages/ui/src/board/lamp/lamp.tsx";
    const { exports, others } = measured(lamp);
    expect(exports).toEqual(expect.arrayContaining(["lamp", "badge"]));
    expect(exports).not.toContain("dialog");
    expect(others).toBe(true);
    const all = kitExports.length;
    expect(measured(lamp, "packages/ui/budgets.json").exports).toHaveLength(all);
  });

  it("of a style sheet runs the stories of its folder", () => {
    expect(argumentsOf("stories", "packages/ui/src/board/waveform/waveform.css")).toContain(
      "packages/ui/src/board/waveform/waveform.stories.tsx",
    );
  });

  it("of a module runs the unit tests that import it, directly or indirectly", () => {
    const tests = argumentsOf("unit", "apps/server/src/limits/limiter.ts");
    expect(tests).toContain("apps/server/src/limits/limiter.test.ts");
    expect(tests).toContain("apps/server/src/realtime/gateway.test.ts");
    expect(tests).not.toContain("apps/server/src/http/chat.services.test.ts");
  });

  it.each(["apps/server/src/limits/limiter.ts", "apps/server/src/commands/backup.system.test.ts"])(
    "of %s builds the site and the assistant's topics first, which tests of the server read",
    (file) => {
      expect(argumentsOf("assemble", file)).toEqual([]);
    },
  );

  it("of the content runs the tests of the built pages", () => {
    expect(argumentsOf("build", "packages/content/src/plans.ts")).toEqual([]);
  });

  it.each([
    ["packages/assistant/data/phrases/rude.txt", "packages/assistant/src/"],
    ["apps/server/migrations/0000_conversations.sql", "apps/server/src/database/"],
  ])("of %s, which modules read, runs their unit tests", (file, folder) => {
    const tests = argumentsOf("unit", file) ?? [];
    expect(tests.filter((path) => path.startsWith(folder))).not.toEqual([]);
  });

  it("of a page runs the page's end-to-end tests, after a build", () => {
    const page = "apps/site/src/pages/pricing/plan-board.tsx";
    expect(argumentsOf("e2e", page)).toEqual(["tests/e2e/pricing.spec.ts"]);
    expect(plan(page)?.steps.has("build")).toBe(true);
    expect(plan(page)?.steps.has("assemble")).toBe(true);
  });

  it.each([
    ["apps/site/src/pages/signup/verify-step.tsx", "sign-up-verify-step", "sign-up-errors"],
    ["apps/site/src/pages/signup/verify-step.tsx", "verification"],
    ["apps/site/src/pages/auth/verify.page.tsx", "verification"],
    ["apps/site/src/pages/auth/reset.page.tsx", "password-reset"],
    ["packages/client/src/account/verification-watch.ts", "verification", "sign-up-verify-step"],
    ["packages/client/src/chat/unsent.ts", "chat-reliability", "chat-tabs"],
    ["apps/site/src/shell/exit-offer.tsx", "chrome"],
    ["packages/client/src/interface/interface.ts", "chrome"],
    ["apps/site/src/shell/use-route-effects.ts", "page-navigation"],
    ["apps/site/src/loader/loader.ts", "changed-document"],
    ["apps/site/src/carry-over.ts", "changed-document"],
    ["apps/site/src/pages/shared/call-film.tsx", "media"],
  ])("of %s runs the end-to-end tests %s", (file, ...specs) => {
    expect(files).toContain(file);
    expect(argumentsOf("e2e", file)).toEqual(
      expect.arrayContaining(specs.map((spec) => `tests/e2e/${spec}.spec.ts`)),
    );
  });

  it("of a page, a part of the shell or a module of the client runs end-to-end tests", () => {
    const folders = /^(?:apps\/site\/src\/(?:pages\/(?!shared\/)|shell\/)|packages\/client\/src\/)/;
    const sources = files.filter((file) => folders.test(file) && !file.includes("test"));
    expect(sources.length).toBeGreaterThan(150);
    expect(sources.filter((file) => !specsBySource.some(([part]) => part.test(file)))).toEqual([]);
  });

  it("selects each end-to-end test after a change of its page, except for tests of many pages", () => {
    const ofManyPages = [
      "figures",
      "print",
      "style-updates",
      "target-size",
      "transfers",
      "visitor-tasks",
      "without-javascript",
    ].map((name) => `tests/e2e/${name}.spec.ts`);
    const names = specsBySource.flatMap(([, specs]) => specs);
    const named = names.flatMap((name) => specsNamed(name, files));
    expect(names.filter((name) => specsNamed(name, files).length === 0)).toEqual([]);
    const all = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
    expect([...new Set(named), ...ofManyPages].toSorted()).toEqual(all.toSorted());
  });

  it("of a document checks the links of all documents", () => {
    expect(argumentsOf("unit", "docs/architecture.md")).toContain("tests/unit/links.test.ts");
  });

  it("of a deleted file checks the types of every file and finds dead code, and does not check its format", () => {
    const gone = "packages/ui/src/components/badge/gone.tsx";
    expect(argumentsOf("format", gone)).toBeUndefined();
    expect(argumentsOf("lint", gone)).toEqual([]);
    expect(argumentsOf("unused", gone)).toEqual([]);
  });

  it.each(["package.json", "vitest.config.ts", ".storybook/preview.tsx"])(
    "of %s runs everything",
    (file) => {
      expect(plan(file)).toBeUndefined();
    },
  );
});
