/** Tests the templates for Figma Code Connect that `npm run figma` writes. */
import { expect, it } from "vitest";

import { figmaTemplates } from "../../scripts/figma/templates.ts";
import { kitExports } from "../kit/kit-package.ts";

const button = "https://www.figma.com/design/abc/Kit?m=dev&node-id=1-2";

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

it("every component's template is valid JavaScript", () => {
  const nodes = Object.fromEntries(kitExports.map(({ name }) => [name, button]));
  const templates = figmaTemplates(nodes);
  expect(templates.length).toBeGreaterThan(50);
  for (const { name, text } of templates) {
    const code = text.replace(/^import .*/m, "").replace("export default", "return");
    // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text, which is only parsed
    expect(() => new Function("figma", code), name).not.toThrow();
  }
});

it.each(["https://www.figma.com/design/abc/Kit", "https://example.com/?node-id=1-2", "button"])(
  "%s is rejected, because it is not the URL of a node",
  (address) => {
    expect(() => figmaTemplates({ button: address })).toThrow(/leads to no node/);
  },
);

it("throws for a component that the kit does not have", () => {
  expect(() => figmaTemplates({ buton: button })).toThrow("The kit has no buton.");
});
