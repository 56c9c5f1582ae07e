/**
 * Tests that lint rejects imports that are no arrows (docs/architecture.md), and styles in the site. Writes
 * files that break the rules of each folder into a temporary folder, and runs lint there.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** For each folder, modules that its files may not import: at least one for each pattern in .oxlintrc.json. */
const forbidden = {
  "packages/tokens/src": [
    "@larkline/content/brand",
    "react",
    "react-dom",
    "react-dom/client",
    "../../ui/src/labels.ts",
    "../../ui/generated/labels.ts",
    "../../../packages/ui/build/labels.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "packages/ui/src": [
    "@larkline/content",
    "@larkline/content/brand",
    "@larkline/contract",
    "@larkline/contract/limits",
    "@larkline/client",
    "@larkline/client/chat",
    "@larkline/site",
    "@larkline/site/routes",
    "@larkline/server",
    "@larkline/server/run",
    "react-router",
    "react-router/dom",
    "react-router-dom",
    "zustand",
    "socket.io-client",
    "../../content/src/brand.ts",
    "../../tokens/generated/tokens.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "packages/content/src": [
    "@larkline/contract/limits",
    "react",
    "react-dom",
    "react-dom/server",
    "../../contract/src/chat.ts",
    "../../tokens/generated/tokens.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "packages/contract/src": ["@larkline/content/plans"],
  "packages/assistant/src": [
    "@larkline/client/chat",
    "react",
    "react-dom",
    "react-dom/server",
    "../../../apps/server/src/logging/logging.ts",
    "../../tokens/generated/tokens.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "packages/client/src": [
    "@larkline/content/brand",
    "@larkline/ui/button",
    "react-dom",
    "react-dom/client",
    "react-router",
    "react-router-dom",
    "../../content/src/brand.ts",
    "../../tokens/generated/tokens.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "apps/server/src": [
    "@larkline/client/chat",
    "react",
    "react-dom",
    "react-dom/server",
    "../../site/src/routes.ts",
    "../../../packages/tokens/generated/tokens.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/site/vite.config.ts",
  ],
  "apps/server/src/mail/templates": [
    "@larkline/ui/button",
    "../../../../site/src/routes.ts",
    "../../../../../packages/tokens/build/tokens.ts",
    "../../../../../apps/site/vite.config.ts",
  ],
  "apps/site/src": [
    "@larkline/server",
    "@larkline/server/run",
    "@larkline/contract",
    "@larkline/contract/limits",
    "@larkline/ui/src/button",
    "@radix-ui/react-dialog",
    "class-variance-authority",
    "../../server/src/configuration.ts",
    "../../../packages/tokens/build/tokens.ts",
    "../../../apps/server/run.ts",
  ],
};

/** Code that lint must reject, with its file and the rule that reports it. */
const broken: readonly (readonly [file: string, code: string, rule: string])[] = [
  ...Object.entries(forbidden).flatMap(([folder, modules]) =>
    modules.map(
      (from, index) =>
        [`${folder}/import-${index}.ts`, imports(from), "no-restricted-imports"] as const,
    ),
  ),
  [
    "packages/ui/src/e.tsx",
    'export const own = () => import("@larkline/contract/limits");\n',
    "no-restricted-imports",
  ],
  ["apps/site/src/c/c.tsx", 'import "./styles/own.css";\n', "no-restricted-imports"],
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
  // Without types, because the imported packages are not installed in the folder.
  const configuration = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  writeFileSync(
    join(folder, ".oxlintrc.json"),
    configuration.replace('"typeCheck": true', '"typeCheck": false'),
  );
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
