import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Project } from "ts-morph";
import { describe, expect, it } from "vitest";

import publicInterface from "../../ui/public-interface.json" with { type: "json" };
import { applyChanges, singleFileOptions } from "./apply-changes.ts";
import { vocabulary } from "./vocabulary.ts";

const fixtures = join(import.meta.dirname, "../fixtures");
const fixture = (name: string) => readFileSync(join(fixtures, name), "utf8");

/** Applies the codemod to a source text. */
function changed(code: string, from = "@larkline/ui") {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: singleFileOptions,
  });
  const file = project.createSourceFile("application.tsx", code);
  const notes = applyChanges(file, vocabulary, from);
  return { code: file.getFullText(), notes: notes.map(({ line, text }) => `${line}: ${text}`) };
}

const imports = (name: string, module: string) =>
  `import { ${name} } from "@larkline/ui/${module}";\n`;

describe("the vocabulary codemod", () => {
  it.each(["renamed", "labels", "fields"])("rewrites outdated code: %s", (name) => {
    const before = fixture(`${name}.before.tsx`);
    expect(changed(before)).toEqual({ code: fixture(`${name}.after.tsx`), notes: [] });
  });

  it.each(["renamed", "labels", "fields"])("changes nothing when it runs again: %s", (name) => {
    const after = fixture(`${name}.after.tsx`);
    expect(changed(after).code).toBe(after);
  });

  it("keeps comments of an object to which it adds a label", () => {
    const code = `${imports("PromoBar", "promo-bar")}export const A = () => (
  <PromoBar
    label="News"
    labels={{
      // Short, for phones.
      close: "Hide", // like the banner
    }}
  />
);\n`;
    const { code: after, notes } = changed(code);
    expect(notes).toEqual([]);
    expect(after).toMatch(
      /\/\/ Short, for phones\.\n\s*close: "Hide", label: "News", \/\/ like the banner\n/,
    );
  });

  it("replaces a renamed value in a template literal", () => {
    const code = `${imports("Tag", "tag")}export const A = () => <Tag hue={\`none\`}>A</Tag>;\n`;
    const { code: after, notes } = changed(code);
    expect(after).toContain('<Tag tone={"default"}>');
    expect(notes).toEqual([]);
  });

  it("reports in the order of the lines", () => {
    const code = `${imports("Hero", "hero")}export const A = (props) => <Hero {...props} />;
export const B = (props) => <Hero {...props} />;\n`;
    expect(changed(code).notes.map((note) => note.split(":")[0])).toEqual(["2", "3"]);
  });

  it("does not change components of the same name from other packages", () => {
    const code = 'import { Hero } from "./hero";\nexport const A = () => <Hero headline="A" />;\n';
    expect(changed(code)).toEqual({ code, notes: [] });
  });

  it.each(["hero", "hero.tsx", "hero.js"])(
    "changes components that shadcn's CLI has copied into the application: %s",
    (module) => {
      const code = `import { Hero } from "@/components/larkline/${module}";\nexport const A = () => <Hero headline="A" />;\n`;
      expect(changed(code, "@/components/larkline").code).toContain('<Hero title="A" />');
    },
  );

  it.each([
    [
      `${imports("Tag", "tag")}export const A = ({ color }) => <Tag hue={color}>A</Tag>;\n`,
      "<Tag tone={color}>",
      '2: Tag: `hue` may be "none", which has been renamed.',
    ],
    [
      `${imports("Tag", "tag")}export const A = () => <Tag hue="none" tone="brand">A</Tag>;\n`,
      '<Tag hue="none" tone="brand">',
      "2: Tag: `hue` is now `tone`, which the element already has.",
    ],
    [
      `${imports("Hero", "hero")}export const A = (props) => <Hero {...props} />;\n`,
      "<Hero {...props} />",
      "2: Hero: the spread object may contain headline.",
    ],
    [
      `${imports("Hero", "hero")}export const A = (props) => <Hero {...props} id="a" />;\n`,
      '<Hero {...props} id="a" />',
      "2: Hero: the spread object may contain headline.",
    ],
    [
      `${imports("Alert", "alert")}export const A = () => <Alert label="Note">A</Alert>;\n`,
      '<Alert label="Note">',
      "2: Alert: `label` goes into `labels`, under its variant: { info: … }.",
    ],
    [
      `${imports("FilterBar", "filter-bar")}export const A = ({ query }) => <FilterBar query={query} />;\n`,
      "<FilterBar query={query} />",
      "2: FilterBar: `query` may contain `onChange`, which is now `onValueChange`.",
    ],
    [
      `${imports("PromoBar", "promo-bar")}export const A = ({ words }) => <PromoBar labels={words} label="News" />;\n`,
      '<PromoBar labels={words} label="News" />',
      "2: PromoBar: `label` goes into `labels.label`: merge it with the value that is there.",
    ],
    [
      `${imports("PostCard", "post-card")}export const A = ({ name, hue }) => <PostCard post={{ category: { name, hue } }} />;\n`,
      "<PostCard post={{ category: { name, tone: hue } }} />",
      "2: PostCard: `post` may contain `category.hue`, which is now `tone`.",
    ],
    [
      `${imports("FilterBar", "filter-bar")}export const A = () => <FilterBar query={{ onChange() {}, value: "" }} />;\n`,
      "query={{ onChange() {}",
      "2: FilterBar: `query` may contain `onChange`, which is now `onValueChange`.",
    ],
    [
      `${imports("FilterBar", "filter-bar")}export const A = () => <FilterBar query={{ "onChange": f }} />;\n`,
      'query={{ "onChange": f }}',
      "2: FilterBar: `query` may contain `onChange`, which is now `onValueChange`.",
    ],
    ...["Don&apos;t miss", "Don't\n miss", "C:\\new"].map((label) => [
      `${imports("PromoBar", "promo-bar")}export const A = () => <PromoBar label="${label}" />;\n`,
      `label="${label}"`,
      "2: PromoBar: `label` goes into `labels.label`: write its text there as a string of JavaScript.",
    ]),
    ...[
      '{ // keep short\n t("x") }',
      '{/* keep short */ t("x")}',
      '{t("x") // keep short\n}',
    ].flatMap((value) =>
      ["", " labels={{}}"].map((labels) => [
        `${imports("PromoBar", "promo-bar")}export const A = () => <PromoBar label=${value}${labels} />;\n`,
        `label=${value}${labels}`,
        "2: PromoBar: `label` goes into `labels.label`: move it there together with its comment.",
      ]),
    ),
    [
      'import * as Tags from "@larkline/ui/tag";\nexport const A = () => <Tags.Tag hue="none" />;\n',
      '<Tags.Tag hue="none" />',
      "1: @larkline/ui/tag: import Tag by name where the elements are, and run the codemod again.",
    ],
    [
      'export { Tag as Label } from "@larkline/ui/tag";\n',
      "Tag as Label",
      "1: @larkline/ui/tag: import Tag by name where the elements are, and run the codemod again.",
    ],
  ])("reports code that it cannot rewrite (case %#)", (code, expected, note) => {
    const { code: after, notes } = changed(code);
    expect(after).toContain(expected);
    expect(notes).toEqual([note]);
  });
});

type Fields = Readonly<Record<string, string>>;
type FieldsByName = Readonly<Record<string, Fields>>;
type Modules = Readonly<Record<string, { components: FieldsByName; types: FieldsByName }>>;

describe("the table of renames", () => {
  const modules: Modules = publicInterface;
  /** Types that a module uses, but only another module exports, such as `PostTopic`. */
  const sharedTypes: FieldsByName = Object.assign(
    {},
    ...Object.values(modules).map(({ types }) => types),
  );
  const changes = Object.entries(vocabulary).flatMap(([module, components]) =>
    Object.entries(components).flatMap(([component, props]) =>
      Object.entries(props).map(([prop, change]) => ({
        where: `${component}.${prop}`,
        module,
        component,
        prop,
        change,
      })),
    ),
  );

  /**
   * The fields of a type that is given as source text, such as `Partial<KitLabels["banner"]>`:
   * the fields of all types and of all parts of `KitLabels` that the text mentions.
   */
  function fieldsOf(type: string, types: FieldsByName): Fields {
    const kitLabels = modules["labels-en"]?.types["KitLabels"] ?? {};
    const labels = [...type.matchAll(/KitLabels\["(\w+)"\]/gu)].flatMap(([, key = ""]) =>
      (kitLabels[key] ?? "").split(", ").map((label) => [label, "string"] as const),
    );
    const fields = (type.match(/\w+/gu) ?? []).flatMap((name) =>
      Object.entries(types[name] ?? sharedTypes[name] ?? {}),
    );
    return Object.fromEntries([...labels, ...fields]);
  }

  it.each(changes)(
    "$where: the kit has the new prop, and the new field",
    ({ module, component, prop, change }) => {
      const { components, types } = modules[module] ?? { components: {}, types: {} };
      const names = component === "*" ? Object.keys(components) : [component];
      expect(names).not.toEqual([]);
      const outerPath = prop.split(".").slice(0, -1);
      // Every instruction of the table tells a person to use the prop `labels`.
      const newName = "instruction" in change ? "labels" : change.to;
      for (const name of names) {
        let fields = components[name] ?? {};
        for (const step of [...outerPath, ...newName.split(".")]) {
          // `public-interface.json` writes a question mark after the name of an optional field.
          const key = step in fields ? step : `${step}?`;
          expect(Object.keys(fields)).toContain(key);
          fields = fieldsOf(fields[key] ?? "", types);
        }
      }
    },
  );
});
