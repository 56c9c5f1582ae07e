/** Tests that the scripts explain how they are used, and refuse input without a stack trace. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { root } from "../kit/kit-package.ts";

/** Runs a script, such as "release". */
function run(script: string, ...args: readonly string[]) {
  const file = join(root, `scripts/${script}.ts`);
  return spawnSync(process.execPath, [file, ...args], { cwd: root, encoding: "utf8" });
}

// None of these may write anything: they are run in the repository.
describe.each([
  ["baselines", "npm run baselines"],
  ["bench", "npm run bench"],
  ["brand", "npm run brand"],
  ["build", "npm run build"],
  ["bundle", "npm run bundle"],
  ["component-pages", "node scripts/component-pages.ts"],
  ["defects", "npm run defects"],
  ["dev", "npm run dev"],
  ["drawings", "npm run drawings"],
  ["evidence", "npm run evidence"],
  ["figma", "npm run figma"],
  ["logos", "npm run logos"],
  ["media", "npm run media"],
  ["public-interface", "npm run interface"],
  ["registry-build", "npm run registry:build"],
  ["release", "npm run release"],
  ["release-version", "npm run release:version"],
  ["review", "npm run review"],
])("%s", (script, usage) => {
  test("--help shows how it is used", () => {
    const { status, stdout, stderr } = run(script, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(usage);
  });

  test("an unknown option is refused, with the usage", () => {
    const { status, stdout, stderr } = run(script, "--unknown");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^Unknown option '--unknown'\.\n\n/u);
    expect(stderr).toContain(usage);
  });
});

test.each([
  ["bench", "nothing", "There is no benchmark called nothing.\n\n"],
  ["bundle", "", "Name one folder.\n\n"],
  ["defects", "--only=nothing", "There is no planted defect called nothing.\n\n"],
  ["figma", "missing.json", "There is no file missing.json.\n\n"],
  ["figma", "docs", "docs is a folder.\n\n"],
  ["figma", "README.md", "README.md is not JSON: "],
  ...["here", "localhost:8080/r"].map((address) => [
    "registry-build",
    `--address=${address}`,
    `--address is not a URL with https:// or http://: ${address}\n\n`,
  ]),
  ["registry-build", "--out=", "Name the folder after --out.\n\n"],
  ["review", "--port", "Option '--port <value>' argument missing.\n\n"],
])("%s %s is refused without a stack trace", (script, argument, message) => {
  const { status, stderr } = run(script, argument);
  expect(status).toBe(1);
  expect(stderr.slice(0, message.length)).toBe(message);
  expect(stderr).not.toContain("    at ");
});

test.each([
  ["bundle", ["one", "two"], "Name one folder.\n\n"],
  ["component-pages", ["one", "two"], "Name one folder at most.\n\n"],
  ["component-pages", [""], "Name one folder at most.\n\n"],
  ["figma", ["README.md", "one", "two"], "Name one file, and one folder at most.\n\n"],
  ["figma", ["README.md", ""], "Name one file, and one folder at most.\n\n"],
])("%s refuses wrong arguments: %j", (script, args, message) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.slice(0, message.length)).toBe(message);
});

test.each([{ args: [] }, { args: [""] }])(
  "npm run ask without a question is refused, with the usage: $args",
  ({ args }) => {
    const file = join(root, "packages/assistant/ask.ts");
    const options = { cwd: root, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^Ask a question\.\n\nnpm run ask -- /u);
  },
);

test.each([
  ["PUBLIC_URL", "www.example.com"],
  ["DOCS_URL", "docs"],
])("a build with a wrong %s is refused in one line", (name, value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/build.ts")], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, [name]: value },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^${name} must be an address such as .*, got "${value}"\\n$`));
});
