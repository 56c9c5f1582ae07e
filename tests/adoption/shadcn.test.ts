/** Tests that shadcn's CLI can add the kit's components to empty applications of Vite and Next.js. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { colors } from "@larkline/tokens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { painted } from "../kit/painted.ts";
import { createApplication } from "./application.ts";
import type { Framework, Application } from "./application.ts";
import { withPage } from "./pages.ts";
import { serveRegistry } from "./registry-server.ts";
import type { RegistryServer } from "./registry-server.ts";

let registry: RegistryServer;
beforeAll(async () => {
  registry = await serveRegistry();
});
afterAll(() => registry?.close());

it("every item is valid by shadcn's own schema", async () => {
  const schemas = join(import.meta.dirname, "node_modules/shadcn/dist/schema/index.js");
  const { registryItemSchema } = await import(pathToFileURL(schemas).href);
  const wrong = registry.items.flatMap((item) => {
    const { success, error } = registryItemSchema.safeParse(item);
    return success ? [] : [`${item.name}: ${error.message}`];
  });
  expect(wrong).toEqual([]);
});

const page = `import { Button } from "@/components/larkline/button";
import { PlanCard } from "@/components/larkline/plan-card";

export function App() {
  return (
    <PlanCard
      name="Basic"
      price={{ monthly: 299, annual: 2990 }}
      description="For an office that misses calls every week."
      calls={200}
      features={["Books appointments"]}
      actions={<Button lamp className="rounded-none">Select Plan</Button>}
    />
  );
}
`;

const stylesOf = (element: Element) => {
  const { backgroundColor, borderTopWidth, borderRadius } = getComputedStyle(element);
  return { backgroundColor, borderTopWidth, borderRadius };
};

const templates = {
  vite: { source: "src/", page: "src/App.tsx", text: page },
  next: {
    source: "",
    page: "app/page.tsx",
    text: page.replace("export function App", "export default function Page"),
  },
} as const;

describe.each<Framework>(["vite", "next"])("in an empty application of %s", (kind) => {
  const template = templates[kind];
  let application: Application;
  beforeAll(async () => {
    application = await createApplication(kind);
  });
  afterAll(() => application?.remove());

  it("`shadcn add …/plan-card.json …/button.json` adds the components with all modules that they import, and no more", async () => {
    await registry.add(application, "plan-card", "button");
    const added = globSync(`${template.source}{components,lib}/**/*.{ts,tsx}`, {
      cwd: application.folder,
    }).map((path) => path.slice(template.source.length));
    const expectedItems = new Set<string>();
    const addWithDependencies = (name: string) => {
      if (expectedItems.has(name)) return;
      expectedItems.add(name);
      const item = registry.items.find((each) => each.name === name);
      for (const url of item?.registryDependencies ?? [])
        // The name of the item at the URL: "http://127.0.0.1:1234/button.json" to "button".
        addWithDependencies(url.replace(/^.*\/|\.json$/g, ""));
    };
    ["plan-card", "button"].forEach(addWithDependencies);
    const expected = registry.items
      .filter(({ name }) => expectedItems.has(name))
      .flatMap(({ files }) => files.filter(({ type }) => type !== "registry:file"))
      .map(({ path }) => path);
    expect(added.toSorted()).toEqual(expected.toSorted());
    expect(added.length).toBeLessThan(60);
  });

  it("an application with the added components passes the type check, builds, and shows them with the kit's styles", async () => {
    await application.write(template.page, template.text);
    // Next.js checks the types during its build.
    if (kind === "vite") await application.run("npm", "run", "check");
    await application.run("npm", "run", "build");
    await withPage(kind, application, async (opened, consoleProblems) => {
      const plan = opened.getByRole("article", { name: "Basic" });
      await plan.waitFor();
      const button = opened.getByRole("button", { name: "Select Plan" });
      // Both have the tokens' colors. The button also has the application's own class, `rounded-none`.
      expect(await plan.evaluate(stylesOf)).toEqual({
        backgroundColor: painted(colors.light.page.surface),
        borderTopWidth: "1px",
        borderRadius: "12px",
      });
      expect(await button.evaluate(stylesOf)).toMatchObject({
        backgroundColor: painted(colors.light.page.action),
        borderRadius: "0px",
      });
      // The lamp lights on hover, by a utility class of the kit.
      const lamp = button.locator('[data-slot="lamp"]');
      const colorOf = () => lamp.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await colorOf()).not.toBe(painted(colors.light.page.signal));
      await button.hover();
      await expect.poll(colorOf).toBe(painted(colors.light.page.signal));
      await opened.locator("html").evaluate((element) => {
        element.dataset["theme"] = "dark";
      });
      expect((await plan.evaluate(stylesOf)).backgroundColor).toBe(
        painted(colors.dark.page.surface),
      );
      expect(consoleProblems).toEqual([]);
    });
  });

  it("the whole kit can be added, without a type error", async () => {
    await registry.add(application, ...registry.items.map(({ name }) => name));
    await application.run("npm", "run", "check");
  });
});
