/**
 * Tests that lint rejects the imports that docs/architecture.md forbids (its "arrows"). Writes files that
 * break each rule once into a temporary folder, and runs lint there.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Code that imports a module and uses the import. */
const imports = (from: string) => `import { it } from "${from}";\nexport const own = it;\n`;

/** Two files that import each other. One of the two imports is that of a type only. */
function circle(folder: string): (readonly [file: string, code: string, rule: string])[] {
  const value = 'import { second } from "./second.ts";\nexport const first = () => second;\n';
  const type =
    'import type { first } from "./first.ts";\nexport const second = (other: typeof first) => other;\n';
  return [
    [`${folder}/src/first.ts`, value, "no-cycle"],
    [`${folder}/src/second.ts`, type, "no-cycle"],
  ];
}

/** Code that lint must reject, with its file and the rule that reports it. */
const broken: readonly (readonly [file: string, code: string, rule: string])[] = [
  ["packages/tokens/src/a.ts", imports("@larkline/content/brand"), "no-restricted-imports"],
  ["packages/tokens/src/b.ts", imports("react-dom/client"), "no-restricted-imports"],
  ["packages/tokens/src/c.ts", imports("../../ui/src/labels.ts"), "no-restricted-imports"],
  ["packages/ui/src/a.tsx", imports("@larkline/content/brand"), "no-restricted-imports"],
  ["packages/ui/src/b.tsx", imports("@larkline/client/chat"), "no-restricted-imports"],
  ["packages/ui/src/c.tsx", imports("react-router-dom"), "no-restricted-imports"],
  ["packages/ui/src/d/d.tsx", imports("../../../content/src/brand.ts"), "no-restricted-imports"],
  [
    "packages/ui/src/e.tsx",
    'export const own = () => import("@larkline/contract/limits");\n',
    "no-restricted-imports",
  ],
  ["packages/content/src/a.ts", imports("@larkline/contract/limits"), "no-restricted-imports"],
  ["packages/content/src/b.ts", imports("../../contract/src/chat.ts"), "no-restricted-imports"],
  ["packages/contract/src/a.ts", imports("@larkline/content/plans"), "no-restricted-imports"],
  ["packages/assistant/src/a.ts", imports("@larkline/client/chat"), "no-restricted-imports"],
  [
    "packages/assistant/src/b.ts",
    imports("../../../apps/server/src/logging.ts"),
    "no-restricted-imports",
  ],
  ["packages/client/src/a.ts", imports("@larkline/content/brand"), "no-restricted-imports"],
  ["packages/client/src/b.ts", imports("@larkline/ui/button"), "no-restricted-imports"],
  ["packages/client/src/c.ts", imports("../../content/src/brand.ts"), "no-restricted-imports"],
  ["apps/server/src/a.ts", imports("@larkline/client/chat"), "no-restricted-imports"],
  ["apps/server/src/b.ts", imports("../../site/src/routes.ts"), "no-restricted-imports"],
  ["apps/server/src/http/c.ts", imports("react"), "no-restricted-imports"],
  ["apps/server/src/mail/templates/d.ts", imports("@larkline/ui/button"), "no-restricted-imports"],
  ["apps/site/src/a.tsx", imports("@larkline/contract/limits"), "no-restricted-imports"],
  ["apps/site/src/b.tsx", imports("../../server/src/configuration.ts"), "no-restricted-imports"],
  ["apps/site/src/c/c.tsx", 'import "./styles/own.css";\n', "no-restricted-imports"],
  ["apps/site/src/d.tsx", imports("class-variance-authority"), "no-restricted-imports"],
  [
    "apps/site/src/e.tsx",
    'import { createElement } from "react";\nexport const Own = () => createElement("p", { className: "p-4" });\n',
    "no-restricted-imports",
  ],
  [
    "apps/site/src/f.tsx",
    'export const Own = () => <p className="p-4">Larkline</p>;\n',
    "forbid-dom-props",
  ],
  ["apps/site/src/g.tsx", "export const Own = () => <p style={{}} />;\n", "forbid-dom-props"],
  [
    "apps/site/src/h.tsx",
    'import { Text } from "@larkline/ui/text";\nexport const Own = () => <Text className="p-4">Larkline</Text>;\n',
    "forbid-component-props",
  ],
  ...["packages/ui", "apps/site", "apps/server", "scripts"].flatMap(circle),
];

/** Code that lint must accept. */
const valid: readonly (readonly [file: string, code: string])[] = [
  ["packages/ui/src/z.tsx", imports("@larkline/tokens")],
  ["packages/ui/src/y/y.tsx", imports("../labels.ts")],
  ["packages/tokens/src/y/y.ts", imports("../../generated/tokens.ts")],
  ["packages/client/src/z.ts", imports("@larkline/contract/limits")],
  ["apps/server/src/z.ts", imports("@larkline/content/brand")],
  ["apps/server/src/x.ts", imports("@larkline/tokens")],
  ["apps/server/src/mail/templates/z.ts", imports("react")],
  ["apps/server/src/y.test.ts", imports("@larkline/client/chat")],
  ["apps/site/src/y.tsx", imports("@larkline/client/chat")],
  ["apps/site/src/z.tsx", 'import "@larkline/ui/styles.css";\n'],
];

type Report = { diagnostics: { code: string; filename: string }[] };

let folder: string;
/** The rules that lint reports, by file. */
const reportedRules = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-arrows-"));
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [file, code] of [...broken, ...valid]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json"],
    { cwd: folder, encoding: "utf8" },
  );
  let report: Report;
  try {
    report = JSON.parse(stdout);
  } catch {
    throw new Error(`oxlint wrote no report:\n${stdout}\n${stderr}`);
  }
  for (const { code, filename } of report.diagnostics) {
    reportedRules.set(filename, [...(reportedRules.get(filename) ?? []), code]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("lint", () => {
  it.each(broken)("refuses %s: %s", (file, _code, rule) => {
    expect(reportedRules.get(file)?.join(" ") ?? "").toContain(rule);
  });

  it.each(valid)("accepts %s: %s", (file) => {
    expect(reportedRules.get(file)).toBeUndefined();
  });
});
