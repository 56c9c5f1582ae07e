/** Tests the templates for Figma Code Connect that `npm run figma` writes. */
import ts from "typescript";
import { expect, it } from "vitest";

import { type FigmaTemplate, figmaTemplates } from "../../scripts/figma/templates.ts";
import { InputError } from "../../scripts/input-error.ts";
import { components, kitExports } from "../kit/kit-package.ts";

const button = "https://www.figma.com/design/abc/Kit?m=dev&node-id=1-2";

/** The properties of a component in Figma: its texts, booleans and chosen variants by name. */
interface Properties {
  getString: (name: string) => string;
  getBoolean: (name: string) => boolean;
  getEnum: (name: string, options: Record<string, unknown>) => unknown;
}

const propertiesOf = (values: Readonly<Record<string, string | boolean>>): Properties => ({
  getString: (name) => String(values[name] ?? ""),
  getBoolean: (name) => values[name] === true,
  getEnum: (name, options) => options[String(values[name])],
});

const figmaCode = (strings: TemplateStringsArray, ...values: unknown[]) =>
  String.raw({ raw: strings }, ...values);

const create = (component: string, props: object | null, ...children: unknown[]) => ({
  component,
  props: { ...props },
  children,
});

/** Runs the template as Figma does, then the JSX that it returns. */
function elementOf({ text }: FigmaTemplate, selectedInstance: Properties) {
  const script = text.replace(/^import .*/m, "").replace("export default", "return");
  // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text
  const { example } = new Function("figma", script)({ code: figmaCode, selectedInstance });
  const { outputText } = ts.transpileModule(`return ${example}`, {
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      jsxFactory: "create",
      target: ts.ScriptTarget.ESNext,
    },
  });
  const [, tag = ""] = /^\/\/ component=(\w+)/m.exec(text) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text
  return new Function("create", tag, outputText)(create, tag);
}

/** The element that a developer gets who copies the code of a component with these properties. */
function copied(name: string, values: Readonly<Record<string, string | boolean>> = {}) {
  const [template] = figmaTemplates({ [name]: button });
  if (!template) throw new Error(`There is no template for ${name}.`);
  return elementOf(template, propertiesOf(values));
}

it("a template begins with its node, source and component, and exports its example", () => {
  const [template] = figmaTemplates({ button });
  const lines = template?.text.split("\n") ?? [];
  expect(lines.slice(0, 4)).toEqual([
    `// url=${button}`,
    "// source=packages/ui/src/components/button/button.tsx",
    "// component=Button",
    'import figma from "figma";',
  ]);
  expect(template?.text).toContain("export default {");
  expect(template?.text).toContain("example: figma.code`<Button");
});

it("the code of every component contains Figma's texts unchanged, whatever their characters", () => {
  const odd = 'Say "yes" & </b> {to}\nall';
  const templates = figmaTemplates(
    Object.fromEntries(kitExports.map(({ name }) => [name, button])),
  );
  expect(templates.length).toBeGreaterThanOrEqual(components.length);
  for (const template of templates) {
    const texts: string[] = [];
    const { props, children } = elementOf(template, {
      getString: (name) => {
        texts.push(name);
        return odd;
      },
      getBoolean: () => true,
      getEnum: (_name, options) => Object.values(options)[0],
    });
    for (const name of texts)
      expect(name === "children" ? children[0] : props[name], `${template.name}: ${name}`).toBe(
        odd,
      );
  }
});

it.each([
  ["chip", "Chip"],
  ["icon", "Icon"],
  ["link", "Link"],
  ["radio-group", "RadioGroup"],
  ["segmented-control", "SegmentedControl"],
  ["tabs", "Tabs"],
  ["toast", "Toast"],
])("of the components that %s exports, the code uses %s", (name, component) => {
  expect(copied(name).component).toBe(component);
});

it.each([
  ["search-field", "hideLabel", "true", { label: "" }],
  ["text", "measure", "true for paragraphs", {}],
])("the code of %s says that %s is false, because the default is %s", (name, prop, _, others) => {
  expect(copied(name, { [prop]: false }).props).toEqual({ ...others, [prop]: false });
  expect(copied(name, { [prop]: true }).props).toEqual({ ...others, [prop]: true });
});

it("the code leaves out a prop that is false by default", () => {
  expect(copied("button", { lamp: false }).props).toEqual({});
  expect(copied("button", { lamp: true }).props).toEqual({ lamp: true });
});

it.each([
  ["text-field", { label: "First name", hint: "As your callers know you." }],
  ["dialog", { title: "Move my number" }],
  ["testimonial", { author: "Dana Ruiz", quote: "It answers." }],
  ["chip", { value: "law-firms" }],
])("the code of %s contains its texts", (name, texts) => {
  expect(copied(name, texts).props).toMatchObject(texts);
});

it("the code of a heading contains its level as a number, its size and its text", () => {
  expect(
    copied("heading", { level: "2", size: "display", children: "Where calls get lost" }),
  ).toEqual({
    component: "Heading",
    props: { level: 2, size: "display" },
    children: ["Where calls get lost"],
  });
});

it.each(["https://www.figma.com/design/abc/Kit", "https://example.com/?node-id=1-2", "button"])(
  "%s is rejected, because it is not the URL of a node",
  (address) => {
    expect(() => figmaTemplates({ button: address })).toThrow(/leads to no node/);
  },
);

it.each([null, [], {}, "button", 1].map((nodes) => ({ nodes })))(
  "$nodes instead of the names and URLs is refused",
  ({ nodes }) => {
    expect(() => figmaTemplates(nodes)).toThrow(InputError);
  },
);

it("throws for a component that the kit does not have", () => {
  expect(() => figmaTemplates({ buton: button })).toThrow("The kit has no buton.");
});

it("the code has a required text even if the designer has left it empty", () => {
  expect(copied("text-field", { label: "" }).props).toHaveProperty("label", "");
});

it("the code leaves out a required choice that Figma does not have", () => {
  expect(copied("heading", {}).props).not.toHaveProperty("level");
});
