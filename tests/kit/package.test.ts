/** The kit as others install it: built, packed, typed, and safe to import on a server. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { compile } from "@tailwindcss/node";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openConsumer } from "./consumer/consumer.ts";
import type { Consumer } from "./consumer/consumer.ts";
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

beforeAll(async () => {
  await node(join(root, "node_modules/tsdown/dist/run.mjs"));
  await node(join(kit, "build/styles.ts"));
});

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

describe("installed from its tarball into an application without Tailwind", () => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await openConsumer();
  });
  afterAll(() => consumer.close());

  it("a button has the kit's look, with the shipped styles and fonts", async () => {
    const button = consumer.page.getByRole("button", { name: "Open" });
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontFamily };
    });
    // The action's color, a control's radius, the face that explains (packages/tokens).
    expect(look).toEqual({
      backgroundColor: "rgb(14, 59, 46)",
      borderRadius: "8px",
      fontFamily: expect.stringContaining("Hanken Grotesk"),
    });
    const faces = await consumer.page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === "loaded").length;
    });
    expect(faces).toBeGreaterThan(0);
  });

  it("a dialog opens and closes", async () => {
    await consumer.page.getByRole("button", { name: "Open" }).click();
    const dialog = consumer.page.getByRole("dialog", { name: "Book a call" });
    await dialog.waitFor();
    await consumer.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("an answer unfolds", async () => {
    await consumer.page.getByRole("button", { name: "How long does setup take?" }).press("Enter");
    await consumer.page.getByText("One to two days.").waitFor();
  });

  it("nothing is complained of", () => {
    expect(consumer.complaints).toEqual([]);
  });
});

it("an application's own Tailwind finds the kit's classes through theme.css", async () => {
  const theme = join(kit, "dist/theme.css");
  const compiler = await compile(`@import "tailwindcss" source(none);\n@import "${theme}";`, {
    base: root,
    onDependency: () => {},
  });
  expect(compiler.sources.map(({ base, pattern }) => resolve(base, pattern))).toEqual([
    join(kit, "dist"),
  ]);
  expect(compiler.build(["rounded-control"])).toContain("--radius-control");
});
