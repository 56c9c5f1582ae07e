import { readFile } from "node:fs/promises";

import { integrations } from "@larkline/content/integrations";
import { expect, test } from "vitest";

import { logoSprite } from "../../scripts/logos/sprite.ts";

const file = new URL("../../apps/site/src/integrations/logos.svg", import.meta.url);
const committed = () => readFile(file, "utf8");

test("the file of logos is what `npm run logos` writes", async () => {
  expect(await committed()).toBe(await logoSprite());
});

test("each integration has its symbol, or is said to be a wordmark", async () => {
  const sprite = await committed();
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(integrations.flatMap(({ logo }) => logo ?? []));
  // Their owners have no free drawing in the collection; Zoho's is too fine at this size.
  expect(integrations.filter(({ logo }) => logo === null).map(({ name }) => name)).toEqual([
    "Salesforce",
    "Dynamics 365",
    "Pipedrive",
    "Zoho CRM",
    "Outlook",
    "Slack",
    "Microsoft Teams",
  ]);
});

test("logos take the color of the words beside them, and fetch nothing", async () => {
  const sprite = await committed();
  expect(sprite).not.toMatch(/fill=|stroke=|style|href|url\(|<image|<script/);
  expect(sprite.length).toBeLessThan(14_000);
});
