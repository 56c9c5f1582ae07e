/**
 * Templates for Figma Code Connect (https://developers.figma.com/docs/code-connect/template-files/), from
 * which Figma shows the code of a selected component. A template has the props that a designer can set and
 * that the stories file names in its `meta` or Playground story. Their types are from the public interface.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { committedInterface } from "../../tests/kit/interface/read-interface.ts";
import { kit, kitExports } from "../../tests/kit/kit-package.ts";

/** The template of one component. */
export interface FigmaTemplate {
  /** Name of the kit's export: "plan-card". */
  name: string;
  text: string;
}

const quoted = (text: string) => JSON.stringify(text);

/**
 * The code that reads a prop from Figma, such as `instance.getBoolean("selected")`; undefined for a prop that
 * a designer cannot set.
 *
 * @param text The prop's type and default in the public interface: `"sm" | "md" = "md"`.
 */
function readExpression(prop: string, text: string): string | undefined {
  const [type = ""] = text.split(" = ");
  if (type === "boolean") return `instance.getBoolean(${quoted(prop)})`;
  if (type === "string") return `instance.getString(${quoted(prop)})`;
  const values = type.split(" | ");
  if (!values.every((value) => /^"[\w-]+"$/.test(value))) return undefined;
  const entries = values.map((value) => `${value}: ${value}`).join(", ");
  return `instance.getEnum(${quoted(prop)}, { ${entries} })`;
}

const attributeTemplate = (prop: string, text: string) =>
  text.startsWith("boolean")
    ? `\${${prop} ? figma.code\` ${prop}\` : ""}`
    : `\${${prop} ? figma.code\` ${prop}="\${${prop}}"\` : ""}`;

/** Source of a stories file's `meta` and Playground story. The template contains the props named in it. */
function playgroundSource(source: string): string {
  const stories = join(kit, dirname(source), basename(source).replace(/\.tsx?$/, ".stories.tsx"));
  if (!existsSync(stories)) return "";
  const text = readFileSync(stories, "utf8");
  const meta = /const meta = [^]*?\n\}/.exec(text)?.[0] ?? "";
  return meta + (/export const Playground[^]*?\n?\};?$/m.exec(text)?.[0] ?? "");
}

/** The URL from Figma's “Copy link to selection”. Code Connect reads file and node from it. */
const nodeAddress =
  /^https:\/\/(?:www\.)?figma\.com\/(?:design|file)\/[^?]+\?(?:[^#]*&)?node-id=\d+[-:]\d+/;

/**
 * Creates a template for each component that has a node in Figma.
 *
 * @param nodes URLs of nodes by export name: `{ "plan-card": "https://www.figma.com/…" }`.
 * @throws If the kit has no export with one of the names, or if a URL does not lead to a node.
 */
export function figmaTemplates(nodes: Readonly<Record<string, string>>): FigmaTemplate[] {
  const unknown = Object.keys(nodes).find((name) => !kitExports.some((each) => each.name === name));
  if (unknown !== undefined) throw new Error(`The kit has no ${unknown}.`);
  for (const [name, url] of Object.entries(nodes))
    if (!nodeAddress.test(url))
      throw new Error(
        `${name}: ${quoted(url)} leads to no node. Copy the link to the component in Figma: it ends in ?node-id=1-2.`,
      );
  return kitExports.flatMap(({ name, source }) => {
    const url = nodes[name];
    const [component] = Object.entries(committedInterface()[name]?.components ?? {});
    if (url === undefined || !component) return [];
    const [names, props] = component;
    const [tag = ""] = names.split(", ");
    const playground = playgroundSource(source);
    const templateProps = Object.entries(props)
      .map(([written, text]) => [written.replace("?", ""), text] as const)
      // The template has the children between the tags, not as an attribute.
      .filter(([prop]) => prop !== "children" && new RegExp(`\\b${prop}\\b`).test(playground))
      .flatMap(([prop, text]) => {
        const code = readExpression(prop, text);
        return code === undefined ? [] : [{ prop, text, code }];
      });
    const hasChildren = "children" in props || "children?" in props;
    const attributes = templateProps
      .map(({ prop, text }) => attributeTemplate(prop, text))
      .join("");
    const close = hasChildren ? `>\${figma.code\`\${children}\`}</${tag}>` : " />";
    return [
      {
        name,
        text: [
          `// url=${url}`,
          `// source=packages/ui/${source}`,
          `// component=${tag}`,
          'import figma from "figma";',
          "",
          "const instance = figma.selectedInstance;",
          ...templateProps.map(({ prop, code }) => `const ${prop} = ${code};`),
          ...(hasChildren ? ['const children = instance.getString("children");'] : []),
          "",
          "export default {",
          `  id: ${quoted(name)},`,
          `  imports: [${quoted(`import { ${tag} } from "@larkline/ui/${name}";`)}],`,
          `  example: figma.code\`<${tag}${attributes}${close}\`,`,
          "};",
          "",
        ].join("\n"),
      },
    ];
  });
}
