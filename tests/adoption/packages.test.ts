/**
 * Tests the packages as npm would publish them: their files, and their installation into empty applications
 * of Vite and Next.js.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { colors, fonts } from "@larkline/tokens";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { publishedPackages } from "../../scripts/release/packages.ts";
import { root } from "../kit/kit-package.ts";
import { painted } from "../kit/painted.ts";
import { createApplication, runIn } from "./application.ts";
import type { Framework, Application } from "./application.ts";
import { withPage } from "./pages.ts";

let folder: string;
/** What the dry run of publishing prints. */
let output: string;
/** Paths of the tarballs, by package name. */
const tarballs = new Map<string, string>();
/** Paths of the files in each tarball, by package name. */
const packedFiles = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "larkline-packages-"));
  output = await runIn(root, "npm", ["run", "release", "--", "--dry-run"]);
  for (const { name, folder: packageFolder } of publishedPackages) {
    const printed = await runIn(packageFolder, "npm", [
      "pack",
      "--pack-destination",
      folder,
      "--json",
    ]);
    // Not parsed as JSON, because `runIn` also returns what npm writes to stderr.
    const file = /"filename": "([^"]+)"/.exec(printed)?.[1];
    if (file === undefined) throw new Error(`npm pack named no file:\n${printed}`);
    packedFiles.set(
      name,
      Array.from(printed.matchAll(/"path": "([^"]+)"/g), ([, path = ""]) => path),
    );
    tarballs.set(name, join(folder, file));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(publishedPackages)("$name", ({ name, version, folder: packageFolder }) => {
  it("passes npm's dry run of publishing", () => {
    expect(output).toContain(`+ ${name}@${version}`);
  });

  it("has a readme, a license and a changelog", () => {
    expect(packedFiles.get(name)).toEqual(
      expect.arrayContaining(["README.md", "LICENSE", "CHANGELOG.md"]),
    );
  });

  it("has no problems that publint finds", async () => {
    const { messages, pkg } = await publint({ pkgDir: packageFolder, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

const page = `import { Button } from "@larkline/ui/button";
import { PlanCard } from "@larkline/ui/plan-card";
import { colors } from "@larkline/tokens";

// Shows that the tokens' values and types resolve.
const surfaceColor: string = colors.light.page.surface;

export function App() {
  return (
    <PlanCard
      name="Basic"
      price={{ monthly: 299, annual: 2990 }}
      description={surfaceColor}
      calls={200}
      features={["Books appointments"]}
      actions={<Button lamp className="rounded-none">Select Plan</Button>}
    />
  );
}
`;

const styles = `@import "tailwindcss";
@import "@larkline/ui/styles.css";
@import "@larkline/ui/theme.css";
`;

const templates = {
  vite: { source: "src", page: "src/App.tsx", text: page, styles: "src/index.css" },
  next: {
    source: "app",
    page: "app/page.tsx",
    text: page.replace("export function App", "export default function Page"),
    styles: "app/globals.css",
  },
} as const;

/** The first block of code in a document of this repository that contains `text`. */
async function exampleWith(text: string, document: string): Promise<string> {
  const markdown = await readFile(join(root, document), "utf8");
  const blocks = Array.from(markdown.matchAll(/```\w+\n(.*?)```/gs), ([, code = ""]) => code);
  const example = blocks.find((code) => code.includes(text));
  if (example === undefined) throw new Error(`${document} has no code that contains ${text}.`);
  return example.trim();
}

/** Two high pages, which the kit's links connect, in a Next.js application as the docs describe it. */
const linkedPages = {
  "app/ready.tsx": `"use client";
import { useEffect, useState } from "react";

export function Ready() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p>{ready ? "Ready" : "Loading"}</p>;
}
`,
  "app/page.tsx": `import { Link } from "@larkline/ui/link";
import { Ready } from "./ready";

export default function Page() {
  return (
    <main className="h-[300vh]">
      <Link href="/hours" className="fixed top-0">Hours</Link>
      <Ready />
    </main>
  );
}
`,
  "app/hours/page.tsx": `export default function Page() {
  return <main className="h-[300vh]"><h1>Hours</h1></main>;
}
`,
};

describe.each<Framework>(["vite", "next"])("in an empty application of %s", (kind) => {
  const template = templates[kind];
  let application: Application;
  beforeAll(async () => {
    application = await createApplication(kind);
    await application.run("npm", "install", ...tarballs.values(), "--no-audit", "--no-fund");
  });
  afterAll(() => application?.remove());

  it("a page with the kit and the tokens passes the type check, builds, is styled and logs no errors", async () => {
    await application.write(template.page, template.text);
    await application.write(template.styles, styles);
    // Next.js checks the types during its build.
    if (kind === "vite") await application.run("npm", "run", "check");
    await application.run("npm", "run", "build");
    await withPage(kind, application, async (opened, messages) => {
      const plan = opened.getByRole("article", { name: "Basic" });
      await plan.waitFor();
      await opened.getByText(colors.light.page.surface).waitFor();
      const button = opened.getByRole("button", { name: "Select Plan" });
      const computedStyles = await button.evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily };
      });
      expect(computedStyles).toEqual({
        backgroundColor: painted(colors.light.page.action),
        borderRadius: "0px",
        fontFamily: expect.stringContaining(fonts.text.family),
      });
      expect(messages).toEqual([]);
    });
  });

  it.runIf(kind === "next")(
    "a link shows another page at its top, without a reload and without visible scrolling",
    async () => {
      const html = await exampleWith("data-scroll-behavior", "packages/ui/README.md");
      const links = await exampleWith("NextLink", "packages/ui/src/foundations/link/link.mdx");
      await application.write("app/router-links.tsx", links);
      await application.write(
        "app/layout.tsx",
        `import "./globals.css";
import { RouterLinks } from "./router-links";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    ${html}
      <body><RouterLinks>{children}</RouterLinks></body>
    </html>
  );
}
`,
      );
      for (const [path, text] of Object.entries(linkedPages)) await application.write(path, text);
      await application.write(template.styles, styles);
      await application.run("npm", "run", "build");
      await application.run("npm", "run", "check", "--", "--exactOptionalPropertyTypes");
      await withPage(kind, application, async (opened, messages) => {
        await opened.getByText("Ready").waitFor();
        // A reload would make this handle invalid.
        const positions = await opened.evaluateHandle(async () => {
          const seen: number[] = [];
          scrollTo({ top: 900, behavior: "instant" });
          // The event of this scroll comes before the next frame.
          await new Promise(requestAnimationFrame);
          addEventListener("scroll", () => seen.push(scrollY));
          return seen;
        });
        await opened.getByRole("link", { name: "Hours" }).click();
        await opened.getByRole("heading", { name: "Hours" }).waitFor();
        await opened.waitForFunction((seen) => seen.at(-1) === 0, positions);
        expect(await positions.jsonValue()).toEqual([0]);
        expect(messages).toEqual([]);
      });
    },
  );

  it.runIf(kind === "vite")("components can be tested in jsdom", async () => {
    const setUp = await exampleWith("ResizeObserver", "packages/ui/README.md");
    await application.write("jsdom/set-up.ts", setUp);
    await application.run("npx", "vitest", "run");
  });

  it("the codemod updates code that was written for an older version of the kit", async () => {
    await application.write(
      template.page,
      template.text.replace("<PlanCard", '<PlanCard hue="none" level={2}'),
    );
    const printed = await application.run(
      "npx",
      "larkline-codemods",
      "vocabulary",
      template.source,
    );
    expect(printed).toContain(`changed  ${template.page}`);
    const after = await application.read(template.page);
    expect(after).toContain('<PlanCard tone="default" headingLevel={2}');
  });
});

it("the tokens style an application that does not have the kit", async () => {
  const application = await createApplication("vite");
  try {
    const tokens = tarballs.get("@larkline/tokens") ?? "";
    await application.run("npm", "install", tokens, "--no-audit", "--no-fund");
    await application.write(
      "src/index.css",
      `@import "@larkline/tokens/variables.css";
@import "@larkline/tokens/fonts.css";
p { color: var(--color-ink); font: var(--text-body) var(--font-text); }
`,
    );
    await application.run("npm", "run", "build");
    await withPage("vite", application, async (opened) => {
      // The only text in the application (`vite/src/App.tsx`).
      const text = opened.getByText("Nothing yet.");
      await text.waitFor();
      const colorOf = () => text.evaluate((element) => getComputedStyle(element).color);
      expect(await colorOf()).toBe(painted(colors.light.page.ink));
      await opened.emulateMedia({ colorScheme: "dark" });
      expect(await colorOf()).toBe(painted(colors.dark.page.ink));
      const loaded = await opened.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === "loaded").length;
      });
      expect(loaded).toBeGreaterThan(0);
    });
  } finally {
    await application.remove();
  }
});
