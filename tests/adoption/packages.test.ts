/** The packages as npm would publish them, installed into empty applications of Vite and Next.js. */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { colors, fonts } from "@larkline/tokens";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { publishedPackages } from "../../scripts/release/packages.ts";
import { root } from "../kit/kit-package.ts";
import { painted } from "../kit/painted.ts";
import { onPage } from "./pages.ts";
import { makeStranger, runIn } from "./stranger.ts";
import type { Kind, Stranger } from "./stranger.ts";

let folder: string;
let said: string;
/** By package. */
const tarballs = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "larkline-packages-"));
  said = await runIn(root, "npm", ["run", "release", "--", "--dry-run"]);
  for (const { name, folder: published } of publishedPackages) {
    const printed = await runIn(published, "npm", ["pack", "--pack-destination", folder, "--json"]);
    const file = /"filename": "([^"]+)"/.exec(printed)?.[1];
    if (file === undefined) throw new Error(`npm pack named no file:\n${printed}`);
    tarballs.set(
      name,
      join(
        folder,
        file.replace(/^@|\//g, (sign) => (sign === "/" ? "-" : "")),
      ),
    );
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(publishedPackages)("$name", ({ name, version, folder: published }) => {
  it("is what npm would publish", () => {
    expect(said).toContain(`+ ${name}@${version}`);
  });

  it("says what it is, under which license, and what has changed", () => {
    const texts = ["README.md", "LICENSE", "CHANGELOG.md"];
    expect(texts.filter((text) => !existsSync(join(published, text)))).toEqual([]);
    expect(said).toMatch(/npm notice \S+ CHANGELOG\.md/);
  });

  it("has nothing that publint complains of", async () => {
    const { messages, pkg } = await publint({ pkgDir: published, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

const page = `import { Button } from "@larkline/ui/button";
import { PlanCard } from "@larkline/ui/plan-card";
import { colors } from "@larkline/tokens";

const paper: string = colors.light.page.surface;

export function App() {
  return (
    <PlanCard
      name="Basic"
      price={{ monthly: 299, annual: 2990 }}
      description={paper}
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

const applications = {
  vite: { source: "src", page: "src/App.tsx", text: page, styles: "src/index.css" },
  next: {
    source: "app",
    page: "app/page.tsx",
    text: page.replace("export function App", "export default function Page"),
    styles: "app/globals.css",
  },
} as const;

describe.each<Kind>(["vite", "next"])("in an empty application of %s", (kind) => {
  const application = applications[kind];
  let stranger: Stranger;
  beforeAll(async () => {
    stranger = await makeStranger(kind);
    await stranger.run("npm", "install", ...tarballs.values(), "--no-audit", "--no-fund");
  });
  afterAll(() => stranger?.remove());

  it("the kit and the tokens are checked, built, and look as they should", async () => {
    await stranger.write(application.page, application.text);
    await stranger.write(application.styles, styles);
    // Next.js checks the types as it builds.
    if (kind === "vite") await stranger.run("npm", "run", "check");
    await stranger.run("npm", "run", "build");
    await onPage(kind, stranger, async (opened, complaints) => {
      const plan = opened.getByRole("article", { name: "Basic" });
      await plan.waitFor();
      await opened.getByText(colors.light.page.surface).waitFor();
      const button = opened.getByRole("button", { name: "Select Plan" });
      const look = await button.evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily };
      });
      expect(look).toEqual({
        backgroundColor: painted(colors.light.page.action),
        borderRadius: "0px",
        fontFamily: expect.stringContaining(fonts.text.family),
      });
      expect(complaints).toEqual([]);
    });
  });

  it("the codemod rewrites what was written for an older kit", async () => {
    await stranger.write(
      application.page,
      application.text.replace("<PlanCard", '<PlanCard hue="none" level={2}'),
    );
    const printed = await stranger.run(
      "npx",
      "larkline-codemods",
      "vocabulary",
      application.source,
    );
    expect(printed).toContain(`changed  ${application.page}`);
    const after = await stranger.read(application.page);
    expect(after).toContain('<PlanCard tone="default" headingLevel={2}');
  });
});

it("tokens alone style a page without a framework", async () => {
  const stranger = await makeStranger("vite");
  try {
    const tokens = tarballs.get("@larkline/tokens") ?? "";
    await stranger.run("npm", "install", tokens, "--no-audit", "--no-fund");
    await stranger.write(
      "src/index.css",
      `@import "@larkline/tokens/variables.css";
@import "@larkline/tokens/fonts.css";
p { color: var(--color-ink); font: var(--text-body) var(--font-text); }
`,
    );
    await stranger.run("npm", "run", "build");
    await onPage("vite", stranger, async (opened) => {
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
    await stranger.remove();
  }
});
