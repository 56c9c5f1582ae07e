/** Tests the built kit as other teams install it: package, types, imports on a server, styles. */
import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { colors, fonts } from "@larkline/tokens";
import { compile } from "@tailwindcss/node";
import type { Browser, Page } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openBrowser, openConsumer } from "./consumer/consumer.ts";
import type { Consumer } from "./consumer/consumer.ts";
import { kit, kitExports, root } from "./kit-package.ts";
import { painted } from "./painted.ts";
import { looksOf, samplesOf, stylesheetsOf, wholeStylesheet } from "./split-styles.ts";

const run = promisify(execFile);

/** Runs a Node program and returns its output. If it fails, throws an error that contains the output. */
async function node(...args: string[]) {
  return nodeWith("", ...args);
}

/** The same as `node`, with this text as the program's standard input. */
async function nodeWith(input: string, ...args: string[]) {
  try {
    const running = run(process.execPath, args, { cwd: kit, maxBuffer: 50_000_000 });
    running.child.stdin?.end(input);
    return await running;
  } catch (error) {
    const printed = error instanceof Error ? Object.entries(error) : [];
    const outputs = printed.filter(([name]) => name === "stdout" || name === "stderr");
    throw new Error([...args, ...outputs.map(([, text]) => String(text))].join("\n"), {
      cause: error,
    });
  }
}

beforeAll(async () => {
  await node(join(root, "node_modules/tsdown/dist/run.mjs"));
  await node(join(kit, "build/styles.ts"));
});

it("publint reports nothing", async () => {
  const { messages, pkg } = await publint({ pkgDir: kit, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it("types resolve for every export", async () => {
  const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const styles = ["styles.css", "theme.css", "theme-strict.css", "package.json"];
  await node(attw, "--pack", ".", "--profile", "esm-only", "--exclude-entrypoints", ...styles);
});

describe.each(kitExports)("@larkline/ui/$name", ({ source, built }) => {
  it("has the `use client` directive if and only if its source has it", () => {
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

/** Runs a Node program like a framework with React Server Components (react-server/client-references.ts). */
const reactServer = (...args: string[]) =>
  node(
    "--conditions=react-server",
    "--import",
    join(import.meta.dirname, "react-server/client-references.ts"),
    ...args,
  );

it("every export can be imported by Server Components", async () => {
  const imports = kitExports.map(({ name }) => `await import("@larkline/ui/${name}");`);
  await reactServer("--input-type=module", "--eval", imports.join("\n"));
});

it("Server Components can call isThemeChoice", async () => {
  const calls = `
    const { isThemeChoice } = await import("@larkline/ui/theme-switch");
    console.log(isThemeChoice("dark"), isThemeChoice("blue"));
  `;
  const { stdout } = await reactServer("--input-type=module", "--eval", calls);
  expect(stdout.trim()).toBe("true false");
});

describe("a page of Server Components with a client component", () => {
  let browser: Browser;
  let page: Page;
  let html = "";
  beforeAll(async () => {
    // Fails if the page passes a function or a class to a client component, which React cannot serialize.
    const sent = await reactServer(join(import.meta.dirname, "react-server/flight.js"));
    const read = await nodeWith(sent.stdout, join(import.meta.dirname, "react-server/html.js"));
    html = read.stdout;
    browser = await openBrowser();
    page = await browser.newPage();
    await page.setContent(html);
  });
  afterAll(() => browser?.close());

  it("contains the server's elements, including those inside the client component", async () => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Anruf von Dana Ruiz");
    expect(await page.getByRole("link", { name: "alle Anrufe" }).getAttribute("href")).toBe(
      "/calls",
    );
    expect(await page.getByText("Vom Server in der Insel.").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Senden" }).getAttribute("aria-busy")).toBe(
      "true",
    );
    for (const [name, popup] of [
      ["Löschen", "dialog"],
      ["Mehr", "menu"],
      ["Ordnen", "menu"],
    ] as const) {
      const trigger = page.getByRole("button", { name });
      expect(await trigger.getAttribute("aria-haspopup")).toBe(popup);
      expect(await trigger.getAttribute("aria-expanded")).toBe("false");
    }
    const asLink = page.getByText("Weiterleiten").locator("xpath=ancestor::a");
    expect(await asLink.getAttribute("aria-haspopup")).toBe("dialog");
  });

  it("Tab reaches every control, and a row of tabs is one tab stop", async () => {
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (stop === stops[0] || stops.length > 20) break;
      stops.push(stop);
    }
    // Leaves out the body, which has the focus after the last control: its text is that of the whole page.
    expect(stops.filter((stop) => stop.length < 100)).toEqual([
      "alle Anrufe",
      "Senden",
      "Termin buchen",
      "Löschen",
      "Weiterleiten",
      "Wie lange dauert es?",
      "Was kostet es?",
      "Ausgehend",
      "Drei Anrufe.",
      "Mehr",
      "Ordnen",
      "Calls: 0",
    ]);
  });

  it("closed panels are in the markup, and page search can find them", async () => {
    const closed = page.locator('[hidden="until-found"]');
    expect(await closed.allTextContents()).toEqual(["Ab 99 Dollar.", "Zwölf Anrufe."]);
  });

  it("has no style attributes, which a strict Content-Security-Policy would refuse", () => {
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });
});

describe.each(["plain", "tailwind"] as const)("in an application with %s styles", (styles) => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await openConsumer(styles);
  });
  afterAll(() => consumer.close());

  // Only in one application, because the result would be the same in both.
  if (styles === "plain") {
    it("a button has the kit's styles and font", async () => {
      const button = consumer.page.getByRole("button", { name: "Open" });
      await button.waitFor();
      const look = await button.evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily };
      });
      // The action color, the radius of controls, and the text font (packages/tokens).
      expect(look).toEqual({
        backgroundColor: painted(colors.light.page.action),
        borderRadius: "8px",
        fontFamily: expect.stringContaining(fonts.text.family),
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

    it("an accordion's answer opens", async () => {
      await consumer.page.getByRole("button", { name: "How long does setup take?" }).press("Enter");
      await consumer.page.getByText("One to two days.").waitFor();
    });

    it("the console has no errors or warnings", () => {
      expect(consumer.complaints).toEqual([]);
    });
  }

  it("the application's classes override the kit's", async () => {
    const button = consumer.page.getByRole("button", { name: "Own look" });
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { borderRadius, color, padding } = getComputedStyle(element);
      return { borderRadius, color, padding };
    });
    expect(look).toEqual({
      borderRadius: "0px",
      color: "oklch(0.637 0.237 25.331)",
      padding: "16px",
    });
  });

  it("the kit's elements have only prefixed classes, which the application's styles cannot match", async () => {
    const names = await consumer.page
      .locator("[data-slot]")
      .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
    const own = new Set(["own", "rounded-none", "p-4", "text-red-500"]);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !name.startsWith("ll-") && !own.has(name))).toEqual([]);
  });

  it("a button without the application's classes has the kit's corner radius", async () => {
    const button = consumer.page.getByRole("button", { name: "Open" });
    const radius = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    expect(radius).toBe("8px");
  });

  // The types are the same in both applications.
  if (styles === "plain")
    it.each(["true", "false"])(
      "the settings page and the uses of types compile, with exactOptionalPropertyTypes %s",
      async (exact) => {
        const tsc = join(root, "node_modules/typescript/bin/tsc");
        const exactOption = ["--exactOptionalPropertyTypes", exact];
        await node(tsc, "--project", consumer.folder, ...exactOption);
      },
    );

  it("the settings page builds, looks as in the kit and works", async () => {
    const { page, address } = consumer;
    await page.goto(`${address}settings.html`);
    await page.getByRole("textbox", { name: "Name" }).fill("Alder & Sons");
    await page.getByText("Unsaved changes").waitFor();
    const save = page.getByRole("button", { name: "Save Changes" });
    expect(await save.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      painted(colors.light.page.action),
    );
    await save.click();
    await page.getByText("Settings saved.").waitFor();
    expect(consumer.complaints).toEqual([]);
  });
});

it("every class of the shipped styles has the kit's prefix", () => {
  // Removes comments, URLs and names of layers, in which a dot does not begin a class.
  const css = readFileSync(join(kit, "dist/styles.css"), "utf8").replaceAll(
    /\/\*.*?\*\/|url\("[^"]*"\)|@layer [^{;]+/gs,
    "",
  );
  const names = Array.from(
    css.matchAll(/\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g),
    ([, name]) => name,
  );
  expect(names.filter((name) => !name?.startsWith("ll-"))).toEqual([]);
});

/** Names of the built style sheets; empty before the build. */
const files = () =>
  globSync("dist/styles/*.css", { cwd: kit })
    .map((file) => basename(file, ".css"))
    .toSorted();

describe("the styles of single exports", () => {
  it("exist for every export with styles", () => {
    const withoutStyles = /^(?:json-ld$|labels-)/;
    const expected = kitExports.map(({ name }) => name).filter((name) => !withoutStyles.test(name));
    expect(files()).toEqual(["base", ...expected].toSorted());
  });

  it("are within packages/ui/budgets-styles.json (gzip bytes)", () => {
    const budgets: Readonly<Record<string, number>> = JSON.parse(
      readFileSync(join(kit, "budgets-styles.json"), "utf8"),
    );
    const bytes = files().map((name) => {
      const css = readFileSync(join(kit, `dist/styles/${name}.css`));
      return [name, gzipSync(css, { level: 9 }).length] as const;
    });
    expect(Object.keys(budgets).toSorted()).toEqual(files());
    const over = bytes.filter(([name, size]) => size > (budgets[name] ?? 0));
    expect(over.map(([name, size]) => `${name}: ${size} of ${budgets[name]}`)).toEqual([]);
  });

  // Components that consist of other components. Each must look the same with the whole stylesheet, with only
  // the style sheets that it needs, and with those of all exports. The lists are reversed, because the order
  // must not matter.
  const composites = ["chat-composer", "data-table", "faq-accordion", "search-field"];

  it("give the same result as the whole stylesheet, in any order", async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
      const every = files().filter((name) => name !== "base");
      for (const sample of await samplesOf(composites)) {
        const needed = sample.exports.filter((name) => every.includes(name));
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const expected = await looksOf(page, sample.html, wholeStylesheet());
          expect(expected).not.toEqual([]);
          for (const loaded of [needed.toReversed(), every.toReversed()]) {
            const looks = await looksOf(page, sample.html, stylesheetsOf(loaded));
            const differing = expected.filter((look, index) => look !== looks[index]);
            expect(differing, `${sample.name}, ${width} px`).toEqual([]);
          }
        }
      }
    } finally {
      await browser.close();
    }
  }, 300_000);
});

/**
 * The CSS that an application's Tailwind generates for these classes with one of the kit's themes.
 *
 * @param entry The theme's file: "theme.css" or "theme-strict.css".
 */
const compiled = async (entry: string, ...classes: readonly string[]) => {
  const compiler = await compile(
    `@import "tailwindcss" source(none);\n@import "${join(kit, "dist", entry)}";`,
    { base: root, onDependency: () => {} },
  );
  return compiler.build([...classes]);
};
/** The classes for which the CSS has a rule. */
const classesWithRule = (css: string, classes: readonly string[]) =>
  classes.filter((name) => css.includes(`.${name.replace(":", "\\:")} {`));

describe("in an application with its own Tailwind", () => {
  const ordinary = [
    "p-4",
    "text-red-500",
    "max-w-md",
    "rounded-lg",
    "text-xl",
    "font-sans",
    "shadow-md",
    "sm:flex",
  ];

  it("theme.css adds the tokens and changes none of the application's values", async () => {
    const css = await compiled("theme.css", ...ordinary, "rounded-control", "bg-surface");
    expect(classesWithRule(css, ordinary)).toEqual(ordinary);
    expect(classesWithRule(css, ["rounded-control", "bg-surface"])).toHaveLength(2);
    expect(css).toContain("--spacing: 0.25rem");
    expect(css).toContain("@media (width >= 40rem)");
  });

  it("theme-strict.css has only the tokens", async () => {
    const css = await compiled("theme-strict.css", ...ordinary, "rounded-control");
    expect(classesWithRule(css, ordinary)).toEqual(["p-4", "sm:flex"]);
    expect(classesWithRule(css, ["rounded-control"])).toHaveLength(1);
  });
});
