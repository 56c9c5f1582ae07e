/** Tests the SVG sprite of the integrations' logos that the site serves. */
import { readFile } from "node:fs/promises";

import { integrations } from "@larkline/content/integrations";
import { expect, test } from "vitest";

import { logoSprite } from "../../scripts/logos/sprite.ts";

const file = new URL("../../apps/site/src/integrations/logos.svg", import.meta.url);
const committed = () => readFile(file, "utf8");

test("the sprite of logos is up to date with `npm run logos`", async () => {
  expect(await committed()).toBe(await logoSprite());
});

test("each integration has a symbol, or is one of those that are shown as text", async () => {
  const sprite = await committed();
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(integrations.flatMap(({ logo }) => logo ?? []));
  // The package simple-icons has no logos of these brands, except Zoho's, whose details are too small at text
  // size.
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

test("logos have the color of the text around them, no external references, and under 14 kB", async () => {
  const sprite = await committed();
  expect(sprite).not.toMatch(/fill=|stroke=|style|href|url\(|<image|<script/);
  expect(sprite.length).toBeLessThan(14_000);
});
