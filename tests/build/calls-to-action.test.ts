/**
 * Checks that the list of calls to action contains those of every built page, because the server counts only
 * clicks on listed ones.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { callsToAction } from "@larkline/content/calls-to-action";
import { expect, test } from "vitest";

/** Folder of the site's builds. */
const dist = join(import.meta.dirname, "../../apps/site/dist");

interface Site {
  folder: string;
  pages: Record<string, { file: string }>;
  notFound: { file: string };
}

/**
 * The labels of a page's calls to action: buttons that open the chat, and links in its main content that
 * look like buttons, except those to another place of the same page.
 */
function labelsOf(page: string): string[] {
  const found = page.matchAll(/<(a|button) ([^>]*)>(.*?)<\/\1>/gs);
  const [mainStart, mainEnd] = [page.indexOf("<main"), page.indexOf("</main>")];
  return Array.from(found, ({ index, 1: tag, 2: attributes = "", 3: content = "" }) => {
    const isCallToAction =
      tag === "button"
        ? /form="?reach-us/.test(attributes)
        : index > mainStart &&
          index < mainEnd &&
          /data-slot="?button/.test(attributes) &&
          !/href="?#/.test(attributes);
    if (!isCallToAction) return [];
    const label = content
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
    // A recording's length is not part of the counted label (`use-analytics.ts`).
    return [label.replace(/, \d+:\d\d$/, "")];
  }).flat();
}

test("the server counts clicks on every call to action of every page", async () => {
  const site: Site = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  const labels = new Set<string>();
  for (const { file } of [...Object.values(site.pages), site.notFound]) {
    const page = await readFile(join(dist, site.folder, "client", file), "utf8");
    for (const label of labelsOf(page)) labels.add(label);
  }
  expect(labels).toContain("Chat with us");
  expect(labels).toContain("Select Plan");
  expect([...labels].filter((each) => !callsToAction.has(each))).toEqual([]);
});
