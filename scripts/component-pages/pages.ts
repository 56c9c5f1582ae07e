/**
 * Creates a Markdown page for each component, and `llms.txt`, which lists them, for coding agents and
 * editors. The pages are derived from the sources of Storybook: docs, types and stories.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import ts from "typescript";

import { propsOf, readKitTypes } from "../../tests/kit/interface/kit-types.ts";
import type { KitModule, KitTypes } from "../../tests/kit/interface/kit-types.ts";
import { committedInterface } from "../../tests/kit/interface/read-interface.ts";
import { kit } from "../../tests/kit/kit-package.ts";
import { toMarkdown } from "./markdown.ts";

/** The Markdown page of one export of the kit. */
export interface ComponentPage {
  /** Name of the kit's export: "plan-card". */
  name: string;
  title: string;
  /** The first paragraph of the docs page. */
  summary: string;
  /** The folder of the kit's sources that contains the component: "marketing". */
  group: string;
  text: string;
}

/** A text for a cell of a Markdown table: in one line, with its vertical bars escaped. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** The docstring of each prop, by component and prop. */
function descriptions(types: KitTypes, module: KitModule): Map<string, Map<string, string>> {
  return new Map(
    module.exports.flatMap((symbol) => {
      const forms = propsOf(types, module, symbol);
      if (!forms) return [];
      const documented = forms
        .flatMap((form) => form.getProperties())
        .map(
          (prop) =>
            [
              prop.name,
              inOneLine(ts.displayPartsToString(prop.getDocumentationComment(types.checker))),
            ] as const,
        );
      return [[symbol.name, new Map(documented.filter(([, text]) => text !== ""))] as const];
    }),
  );
}

const committedComponents = (name: string): Readonly<Record<string, Record<string, string>>> =>
  committedInterface()[name]?.components ?? {};

/** A table of props for each component that the module exports. */
function propTables(name: string, documented: Map<string, Map<string, string>>): string {
  const components = committedComponents(name);
  return Object.entries(components)
    .map(([component, props]) => {
      // Components with the same props share an entry, "ArrowRightIcon, ArrowDownIcon", and their docstrings.
      const meanings = documented.get(component.split(", ")[0] ?? component);
      const rows = Object.entries(props).map(([key, text]) => {
        const prop = key.replace(/\?$/, "");
        const [type = "", defaultValue = ""] = text.split(/ = (.*)/s);
        const defaultText = key.endsWith("?") ? inOneLine(defaultValue) : "required";
        return `| \`${prop}\` | \`${inOneLine(type)}\` | ${defaultText} | ${meanings?.get(prop) ?? ""} |`;
      });
      const head = ["| prop | type | default | meaning |", "| --- | --- | --- | --- |"];
      return [
        `### ${component}`,
        rows.length > 0
          ? [...head, ...rows].join("\n")
          : "No props of its own, only those of its native element.",
      ].join("\n\n");
    })
    .join("\n\n");
}

const tsx = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``;

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Source of the story's fields that determine its appearance, as opposed to its tests. */
const appearanceSources = (story: ts.ObjectLiteralExpression) =>
  story.properties
    .filter(({ name }) => !["play", "tags", "parameters"].includes(name?.getText() ?? ""))
    .map((property) => property.getText());

/** Source of the `args` that all stories of a file share, from its `meta`. */
function commonArgsSource(variables: readonly ts.VariableStatement[]): string | undefined {
  const meta = variables
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === "meta")?.initializer;
  const fields = meta && ts.isSatisfiesExpression(meta) ? meta.expression : meta;
  if (!fields || !ts.isObjectLiteralExpression(fields)) return undefined;
  const args = fields.properties.find(({ name }) => name?.getText() === "args");
  return args && `${args.getText()},`;
}

/** Source code of a component's stories, with the sample data that they use. */
function storiesOf(path: string): string {
  if (!existsSync(path)) return "";
  const text = readFileSync(path, "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const variables = file.statements.filter((statement) => ts.isVariableStatement(statement));
  const samples = variables.filter(
    (statement) =>
      !isExported(statement) &&
      statement.declarationList.declarations[0]?.name.getText() !== "meta",
  );
  const common = commonArgsSource(variables);
  const stories = variables
    .filter(isExported)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) return [];
      const fields = appearanceSources(initializer);
      const code = fields.length > 0 ? tsx(`{\n  ${fields.join(",\n  ")},\n}`) : "The common args.";
      return [`### ${name.getText()}\n\n${code}`];
    });
  return [
    ...(samples.length > 0 ? [tsx(samples.map((each) => each.getText()).join("\n\n"))] : []),
    ...(common === undefined ? [] : [`Common to all:\n\n${tsx(common.replace(/^ {2}/gm, ""))}`]),
    ...stories,
  ].join("\n\n");
}

/** The pages of all exports that have docs. Takes seconds, because it compiles the kit's types. */
export function componentPages(): ComponentPage[] {
  const types = readKitTypes();
  return types.modules.flatMap((module) => {
    const folder = join(kit, dirname(module.source));
    const file = basename(module.source).replace(/\.tsx?$/, "");
    const docs = join(folder, `${file}.mdx`);
    if (!existsSync(docs)) return [];
    const page = toMarkdown(readFileSync(docs, "utf8"));
    const [heading = "", ...bodyLines] = page.split("\n");
    const summary = bodyLines.find((line) => /^\w/.test(line) && !line.startsWith("Status:")) ?? "";
    const names = Object.keys(committedComponents(module.name)).flatMap((each) => each.split(", "));
    const use = `\`\`\`tsx\nimport { ${names.join(", ")} } from "@larkline/ui/${module.name}";\n\`\`\``;
    const stories = storiesOf(join(folder, `${file}.stories.tsx`));
    return [
      {
        name: module.name,
        title: heading.replace(/^# /, ""),
        summary,
        group: module.source.split("/")[1] ?? "",
        text: [
          heading,
          use,
          bodyLines.join("\n").trim(),
          "## Props",
          propTables(module.name, descriptions(types, module)),
          ...(stories === "" ? [] : ["## Stories", stories]),
          "",
        ].join("\n\n"),
      },
    ];
  });
}

/** The content of `llms.txt`, an index of all pages: https://llmstxt.org/ */
export function llmsText(pages: readonly ComponentPage[]): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return [
    "# The Larkline kit",
    "> React 19 components with four themes. One import for each: `@larkline/ui/<name>`. Tokens are CSS variables and Tailwind names: `@larkline/tokens`.",
    "Each page has what the component is for and what not, its wording, keyboard, accessibility, props and stories.",
    ...groups.map((group) =>
      [
        `## ${group.charAt(0).toUpperCase()}${group.slice(1)}`,
        "",
        ...pages
          .filter((page) => page.group === group)
          .map(({ name, title, summary }) => `- [${title}](components/${name}.md): ${summary}`),
      ].join("\n"),
    ),
    "",
  ].join("\n\n");
}
