/** The kit as others install it: built, packed, typed, and safe to import on a server. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, it } from "vitest";

import { kit, kitExports, root } from "./kit-package.ts";

const run = promisify(execFile);

/** Runs a program with Node; what it printed is the message if it fails. */
async function node(...args: string[]) {
  try {
    return await run(process.execPath, args, { cwd: kit, maxBuffer: 50_000_000 });
  } catch (error) {
    const printed = error instanceof Error ? Object.entries(error) : [];
    const said = printed.filter(([name]) => name === "stdout" || name === "stderr");
    throw new Error([...args, ...said.map(([, text]) => String(text))].join("\n"), {
      cause: error,
    });
  }
}

beforeAll(() => node(join(root, "node_modules/tsdown/dist/run.mjs")));

it("publint finds nothing to say", async () => {
  const { messages, pkg } = await publint({ pkgDir: kit, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it("types resolve for every export", async () => {
  const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const styles = ["styles.css", "theme.css", "package.json"];
  await node(attw, "--pack", ".", "--profile", "esm-only", "--exclude-entrypoints", ...styles);
});

describe.each(kitExports)("@larkline/ui/$name", ({ source, built }) => {
  it("keeps its client directive", () => {
    const directive = /^\s*["']use client["']/;
    expect(existsSync(join(kit, built)), `${built} is missing`).toBe(true);
    expect(directive.test(readFileSync(join(kit, built), "utf8"))).toBe(
      directive.test(readFileSync(join(kit, source), "utf8")),
    );
  });
});

it("every export can be imported on a server, without a window", async () => {
  const imports = kitExports.map(({ name }) => `await import("@larkline/ui/${name}");`);
  await node("--input-type=module", "--eval", imports.join("\n"));
});

it("every export can be imported by Server Components", async () => {
  const imports = kitExports.map(({ name }) => `await import("@larkline/ui/${name}");`);
  const hooks = join(import.meta.dirname, "react-server/client-references.ts");
  await node(
    "--conditions=react-server",
    "--import",
    hooks,
    "--input-type=module",
    "--eval",
    imports.join("\n"),
  );
});
