/**
 * Tests the git hook that checks commit messages, and its installation by `npm ci`, in a temporary
 * repository.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");

/**
 * The environment variables of these tests. They exclude the user's git configuration, and the variables that git
 * sets if it runs these tests itself, for example in a hook.
 */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_AUTHOR_NAME: "Somebody",
  GIT_AUTHOR_EMAIL: "somebody@example.com",
  GIT_COMMITTER_NAME: "Somebody",
  GIT_COMMITTER_EMAIL: "somebody@example.com",
};

let folder: string;
const git = (...options: string[]) =>
  execFileSync("git", options, { cwd: folder, encoding: "utf8", env: environment, stdio: "pipe" });
const hooksPath = () =>
  spawnSync("git", ["config", "core.hooksPath"], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
  }).stdout.trim();

/** Runs the script `prepare` of package.json, as `npm ci` does. */
const prepare = (cwd = folder, path = process.env["PATH"]) =>
  spawnSync(manifest.scripts.prepare, {
    cwd,
    encoding: "utf8",
    env: { ...environment, PATH: path },
    shell: true,
  });

/** Runs the hook as git does, with the path of a file that contains the message. */
const check = (message: string) => {
  writeFileSync(join(folder, "message"), message);
  return spawnSync("sh", [join(folder, "scripts/hooks/commit-msg"), "message"], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
  });
};

function createRepository(): void {
  folder = mkdtempSync(join(tmpdir(), "larkline-hook-"));
  cpSync(join(root, "scripts/hooks"), join(folder, "scripts/hooks"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
}
const removeRepository = () => rmSync(folder, { recursive: true, force: true });

describe("a commit's message", () => {
  beforeAll(createRepository);
  afterAll(removeRepository);

  it.each([
    "feat(ui): a button that waits",
    "fix: keep the order of messages",
    "refactor(content)!: plans have no order of their own",
    "test: the hook\n\nWhy it is needed.",
    "\n# a comment of git's\ndocs(design-tokens): one table\n# another",
    "chore: words\r\n\r\nWindows ends lines like this.\r\n",
    // As from `git commit --verbose`, which appends the changes.
    "fix: words\n# git's advice\n# ------------------------ >8 ------------------------\ndiff --git a/a b/a\n",
    "Merge branch 'main' into words",
    'Revert "feat(ui): a button that waits"',
    "fixup! feat(ui): a button that waits",
    "squash! Something from before the convention",
    "amend! fix: keep the order of messages",
  ])("passes: %s", (message) => {
    expect(check(message)).toMatchObject({ status: 0, stderr: "" });
  });

  it.each([
    ["A button that waits", "not a conventional commit"],
    ["feat a button that waits", "not a conventional commit"],
    ["feat(ui) a button that waits", "not a conventional commit"],
    ["feat(ui):a button that waits", "not a conventional commit"],
    ["feat(): a button that waits", "not a conventional commit"],
    ["feat(UI): a button that waits", "not a conventional commit"],
    ["Feat(ui): a button that waits", "not a conventional commit"],
    ["feature(ui): a button that waits", '"feature" is no type'],
    ["feat(ui): a button that waits.", "ends with a period"],
    [`feat(ui): ${"a".repeat(100)}`, "110 characters; 100 is the maximum"],
    ["feat(ui): a button\nthat waits", "not empty"],
  ])("is refused: %s (reason: %s)", (message, reason) => {
    const { status, stderr } = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr).toContain("type(scope): what changes");
  });
});

describe("npm ci", () => {
  beforeEach(createRepository);
  afterEach(removeRepository);

  it("installs the hook, which then refuses a commit", () => {
    expect(prepare()).toMatchObject({ status: 0, stdout: "", stderr: "" });
    expect(hooksPath()).toBe("scripts/hooks");
    git("add", "scripts/hooks/install.mjs");
    git("commit", "--quiet", "--message=feat: begin");
    expect(() => git("commit", "--allow-empty", "--message=Go on")).toThrow(
      /not a conventional commit/,
    );
    git("revert", "--no-edit", "HEAD");
    git("commit", "--quiet", "--allow-empty", "--fixup=HEAD");
    expect(git("log", "--format=%s")).toBe(
      'fixup! Revert "feat: begin"\nRevert "feat: begin"\nfeat: begin\n',
    );
  });

  it("keeps an existing hooks path of the user", () => {
    git("config", "core.hooksPath", "my-hooks");
    prepare();
    expect(hooksPath()).toBe("my-hooks");
  });

  it("keeps existing hooks in .git", () => {
    mkdirSync(join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(join(folder, ".git/hooks/pre-push"), "#!/bin/sh\n");
    prepare();
    expect(hooksPath()).toBe("");
  });

  it("does not change the configuration of a repository that contains a copy of this one", () => {
    const copy = join(folder, "vendor/larkline");
    cpSync(join(root, "scripts/hooks"), join(copy, "scripts/hooks"), { recursive: true });
    expect(prepare(copy)).toMatchObject({ status: 0, stderr: "" });
    expect(hooksPath()).toBe("");
  });

  it("succeeds outside a repository, without git, and without the folder `scripts`", () => {
    rmSync(join(folder, ".git"), { recursive: true });
    const node = join(process.execPath, "..");
    expect(prepare()).toMatchObject({ status: 0, stderr: "" });
    expect(prepare(folder, `${node}:/nowhere`)).toMatchObject({ status: 0, stderr: "" });
    rmSync(join(folder, "scripts"), { recursive: true });
    expect(prepare()).toMatchObject({ status: 0, stderr: "" });
  });
});
