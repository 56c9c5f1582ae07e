/** Tests that the component registry for shadcn's CLI is complete and consistent with the kit's exports. */
import { basename } from "node:path";

import ts from "typescript";
import { describe, expect, it } from "vitest";

import kitManifest from "../../packages/ui/package.json" with { type: "json" };
import type { RegistryItem } from "../../scripts/registry/item.ts";
import { registryItems } from "../../scripts/registry/items.ts";
import { kitExports } from "../kit/kit-package.ts";

const address = "https://design.example.com/r";
const items = await registryItems(address);
const byName = new Map(items.map((item) => [item.name, item]));

const nameIn = (url: string) => url.slice(`${address}/`.length).replace(/\.json$/, "");

/** The imports of an item: modules of the application that installs it (`@/…`), and npm packages. */
function importsOf({ files }: RegistryItem) {
  const specifiers = files
    .filter(({ type }) => type !== "registry:file")
    .flatMap(({ content }) => ts.preProcessFile(content, true, true).importedFiles)
    .map(({ fileName }) => fileName);
  return {
    own: specifiers.filter((each) => each.startsWith("@/")).map((each) => each.slice(2)),
    packages: specifiers.filter((each) => !each.startsWith("@/")),
  };
}

const modulesOf = ({ files }: RegistryItem) => files.map(({ path }) => path.replace(/\.tsx?$/, ""));

describe("the registry", () => {
  it("has an item for every export of the kit", () => {
    const missing = kitExports.filter(({ name }) => !byName.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("has unique names of items and modules, because the CLI resolves imports by name", () => {
    expect(items.map(({ name }) => name)).toHaveLength(byName.size);
    const names = items.flatMap(({ files }) =>
      files.map(({ path }) => basename(path).replace(/\.\w+$/, "")),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("describes each item, and has no paths of this repository in its files", () => {
    for (const item of items) {
      expect(item.title, item.name).not.toBe("");
      expect(item.description, item.name).toMatch(/\w/);
      expect(item.files, item.name).not.toEqual([]);
      for (const { content } of item.files) expect(content).not.toMatch(/packages\/ui|from "\./);
    }
  });

  it("has every module that an item imports, in the item or its dependencies", () => {
    const missing = items.flatMap((item) => {
      const dependencies = (item.registryDependencies ?? []).map((url) => byName.get(nameIn(url)));
      const availableModules = [item, ...dependencies].flatMap((each) =>
        each ? modulesOf(each) : [],
      );
      return importsOf(item)
        .own.filter((path) => !availableModules.includes(path))
        .map((path) => `${item.name} imports ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it("has all items on which others depend", () => {
    const dependencies = items.flatMap(({ registryDependencies = [] }) => registryDependencies);
    expect(dependencies.filter((url) => !url.startsWith(`${address}/`))).toEqual([]);
    expect(dependencies.map(nameIn).filter((name) => !byName.has(name))).toEqual([]);
  });

  it("lists exactly the imported npm packages except React, in the kit's versions", () => {
    const versions: Readonly<Record<string, string>> = kitManifest.dependencies;
    for (const item of items) {
      const names = importsOf(item)
        .packages.map((each) =>
          each
            .split("/")
            .slice(0, each.startsWith("@") ? 2 : 1)
            .join("/"),
        )
        .filter((name) => name !== "react" && name !== "react-dom");
      const expected = [...new Set(names)].toSorted().map((name) => `${name}@${versions[name]}`);
      expect(item.dependencies ?? [], item.name).toEqual(expected);
    }
  });

  it("has tokens and utilities in the theme, on which each component depends", () => {
    const theme = byName.get("theme");
    const [sheet] = theme?.files ?? [];
    expect(sheet?.content).toContain("--color-surface:");
    expect(sheet?.content).toContain("@utility ll-lamp-lit");
    expect(Object.keys(theme?.css ?? {})).toEqual([`@import "../${sheet?.path}"`]);
    const withoutTheme = items.filter(
      ({ type, registryDependencies = [] }) =>
        type === "registry:component" && !registryDependencies.includes(`${address}/theme.json`),
    );
    expect(withoutTheme.map(({ name }) => name)).toEqual([]);
  });
});
