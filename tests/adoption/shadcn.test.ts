/** shadcn's CLI takes the kit's components into empty applications of Vite and Next.js. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { colors } from "@larkline/tokens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { painted } from "../kit/painted.ts";
import { onPage } from "./pages.ts";
import { serveRegistry } from "./registry-server.ts";
import type { RegistryServer } from "./registry-server.ts";
import { makeStranger } from "./stranger.ts";
import type { Kind, Stranger } from "./stranger.ts";

let registry: RegistryServer;
beforeAll(async () => {
  registry = await serveRegistry();
});
afterAll(() => registry?.close());

it("every item is one by shadcn's own schema", async () => {
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

const lookOf = (element: Element) => {
  const { backgroundColor, borderTopWidth, borderRadius } = getComputedStyle(element);
  return { backgroundColor, borderTopWidth, borderRadius };
};

const applications = {
  vite: { source: "src/", page: "src/App.tsx", text: page },
  next: {
    source: "",
    page: "app/page.tsx",
    text: page.replace("export function App", "export default function Page"),
  },
} as const;

describe.each<Kind>(["vite", "next"])("in an empty application of %s", (kind) => {
  const application = applications[kind];
  let stranger: Stranger;
  beforeAll(async () => {
    stranger = await makeStranger(kind);
  });
  afterAll(() => stranger?.remove());

  it("`shadcn add …/plan-card.json` brings the component with all it stands on, and no more", async () => {
    await registry.add(stranger, "plan-card", "button");
    const has = globSync(`${application.source}{components,lib}/**/*.{ts,tsx}`, {
      cwd: stranger.folder,
    }).map((path) => path.slice(application.source.length));
    const met = new Set<string>();
    const follow = (name: string) => {
      if (met.has(name)) return;
      met.add(name);
      const item = registry.items.find((each) => each.name === name);
      for (const url of item?.registryDependencies ?? []) follow(url.replace(/^.*\/|\.json$/g, ""));
    };
    ["plan-card", "button"].forEach(follow);
    const expected = registry.items
      .filter(({ name }) => met.has(name))
      .flatMap(({ files }) => files.filter(({ type }) => type !== "registry:file"))
      .map(({ path }) => path);
    expect(has.toSorted()).toEqual(expected.toSorted());
    expect(has.length).toBeLessThan(60);
  });

  it("the application with it is checked, built, and shows it in the kit's look", async () => {
    await stranger.write(application.page, application.text);
    // Next.js checks the types as it builds.
    if (kind === "vite") await stranger.run("npm", "run", "check");
    await stranger.run("npm", "run", "build");
    await onPage(kind, stranger, async (opened, complaints) => {
      const plan = opened.getByRole("article", { name: "Basic" });
      await plan.waitFor();
      const button = opened.getByRole("button", { name: "Select Plan" });
      // The button has the tokens' colors and the application's own class.
      expect(await plan.evaluate(lookOf)).toEqual({
        backgroundColor: painted(colors.light.page.surface),
        borderTopWidth: "1px",
        borderRadius: "12px",
      });
      expect(await button.evaluate(lookOf)).toMatchObject({
        backgroundColor: painted(colors.light.page.action),
        borderRadius: "0px",
      });
      // A utility class of the kit: the lamp lights on hover.
      const lamp = button.locator('[data-slot="lamp"]');
      const colorOf = () => lamp.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await colorOf()).not.toBe(painted(colors.light.page.signal));
      await button.hover();
      await expect.poll(colorOf).toBe(painted(colors.light.page.signal));
      await opened.locator("html").evaluate((element) => {
        element.dataset["theme"] = "dark";
      });
      expect((await plan.evaluate(lookOf)).backgroundColor).toBe(painted(colors.dark.page.surface));
      expect(complaints).toEqual([]);
    });
  });

  it("the whole kit is taken, and has no type error there", async () => {
    await registry.add(stranger, ...registry.items.map(({ name }) => name));
    await stranger.run("npm", "run", "check");
  });
});
