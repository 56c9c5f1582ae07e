/**
 * Templates for Figma Code Connect (https://developers.figma.com/docs/code-connect/template-files/), from
 * which Figma shows the code of a selected component. A template has the props that are required or that the
 * stories file names in its `meta` or Playground story, if their type can be read from Figma. The types are
 * from the public interface.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { isJsonObject } from "@larkline/contract/json-object";

import { committedInterface, kebab } from "../../tests/kit/interface/read-interface.ts";
import { kit, kitExports } from "../../tests/kit/kit-package.ts";
import { InputError } from "../input-error.ts";

/** The template of one component. */
export interface FigmaTemplate {
  /** Name of the kit's export: "plan-card". */
  name: string;
  text: string;
}

const quoted = (text: string) => JSON.stringify(text);

/**
 * The code that reads a prop from Figma, such as `instance.getBoolean("selected")`; undefined if its type is
 * neither a boolean, nor a text, nor a union of literals.
 *
 * @param type The prop's type in the public interface: `"sm" | "md"`.
 */
function readExpression(prop: string, type: string): string | undefined {
  if (type === "boolean") return `instance.getBoolean(${quoted(prop)})`;
  if (type === "string") return `instance.getString(${quoted(prop)})`;
  const values = type.split(" | ");
  if (!values.every((value) => /^("[\w-]+"|\d+)$/.test(value))) return undefined;
  const entries = values.map((value) => `${value}: ${value}`).join(", ");
  return `instance.getEnum(${quoted(prop)}, { ${entries} })`;
}

/**
 * Source of a function that every template contains. It writes a value as JSX: a text with characters that
 * have a meaning in JSX becomes a string in braces.
 */
const jsxFunction = [
  'const jsx = (value, quote = "") =>',
  String.raw`  typeof value === "number" || /["&<>{}\n\u2028]/.test(value)`,
  '    ? "{" + JSON.stringify(value) + "}"',
  `    : figma.code\`\${quote}\${value}\${quote}\`;`,
];

function attributeTemplate(prop: string, text: string, mayBeEmpty: boolean): string {
  const attribute = `figma.code\` ${prop}=\${jsx(${prop}, '"')}\``;
  if (!text.startsWith("boolean"))
    // A required text may be empty, so it is left out only if Figma has no such property (undefined).
    return `\${${prop}${mayBeEmpty ? " !== undefined" : ""} ? ${attribute} : ""}`;
  // Without the attribute, the prop has its default, which can be true.
  const whenFalse = text.includes("true") ? ` ${prop}={false}` : "";
  return `\${${prop} ? " ${prop}" : "${whenFalse}"}`;
}

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
 * @throws InputError If `nodes` is no such object or is empty, if the kit has no export with one of the names, or if
 * a URL does not lead to a node.
 */
export function figmaTemplates(nodes: unknown): FigmaTemplate[] {
  if (!isJsonObject(nodes) || Object.keys(nodes).length === 0)
    throw new InputError('The file names no component. It must be {"button": "https://…"}.');
  const unknown = Object.keys(nodes).find((name) => !kitExports.some((each) => each.name === name));
  if (unknown !== undefined) throw new InputError(`The kit has no ${unknown}.`);
  for (const [name, url] of Object.entries(nodes))
    if (typeof url !== "string" || !nodeAddress.test(url))
      throw new InputError(
        `${name}: ${JSON.stringify(url)} leads to no node. Copy the link to the component in Figma: it ends in ?node-id=1-2.`,
      );
  const recorded = committedInterface();
  return kitExports.flatMap(({ name, source }) => {
    const url = nodes[name];
    // Components with the same props are one entry, whose key contains all their names.
    const found = Object.entries(recorded[name]?.components ?? {})
      .flatMap(([tags, props]) => tags.split(", ").map((tag) => ({ tag, props })))
      .find(({ tag }) => kebab(tag) === name);
    if (typeof url !== "string" || !found) return [];
    const { tag, props } = found;
    const playground = playgroundSource(source);
    const isNamed = (prop: string) => new RegExp(`\\b${prop}\\b`).test(playground);
    const templateProps = Object.entries(props).flatMap(([written, text]) => {
      const prop = written.replace("?", "");
      const isRequired = prop === written;
      // The template has the children between the tags, not as an attribute.
      if (prop === "children" || !(isRequired || isNamed(prop))) return [];
      const [type = ""] = text.split(" = ");
      // Two more types are read as a text: a required `string | null`, although Figma cannot set `null`, and
      // a ReactNode that the stories set to a string.
      const isText =
        (isRequired && type === "string | null") ||
        (type === "ReactNode" && new RegExp(`\\b${prop}:\\s*"`).test(playground));
      const code = readExpression(prop, isText ? "string" : type);
      const mayBeEmpty = isRequired && type !== "string | null";
      return code === undefined ? [] : [{ prop, text, mayBeEmpty, code }];
    });
    const hasChildren = "children" in props || isNamed("children");
    const attributes = templateProps
      .map(({ prop, text, mayBeEmpty }) => attributeTemplate(prop, text, mayBeEmpty))
      .join("");
    const close = hasChildren ? `>\${jsx(children)}</${tag}>` : " />";
    return [
      {
        name,
        text: [
          `// url=${url}`,
          `// source=packages/ui/${source}`,
          `// component=${tag}`,
          'import figma from "figma";',
          "",
          ...jsxFunction,
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
