import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { callsToAction } from "@larkline/content/calls-to-action";
import { expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../apps/site/dist");

interface Site {
  folder: string;
  pages: Record<string, { file: string }>;
  notFound: { file: string };
}

/**
 * The labels of a page's calls to action: buttons that open the chat, and links among its texts
 * that look like buttons.
 */
function wordsOf(page: string): string[] {
  const found = page.matchAll(/<(a|button) ([^>]*)>(.*?)<\/\1>/gs);
  const [from, to] = [page.indexOf("<main"), page.indexOf("</main>")];
  return Array.from(found, ({ index, 1: tag, 2: attributes = "", 3: content = "" }) => {
    const calls =
      tag === "button"
        ? /form="?reach-us/.test(attributes)
        : index > from && index < to && /data-slot="?button/.test(attributes) && !/href="?#/.test(attributes);
    if (!calls) return [];
    const words = content
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
    // A recording's length is not counted (`use-analytics.ts`).
    return [words.replace(/, \d+:\d\d$/, "")];
  }).flat();
}

test("the server counts clicks on every call to action of every page", async () => {
  const site: Site = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  const words = new Set<string>();
  for (const { file } of [...Object.values(site.pages), site.notFound]) {
    const page = await readFile(join(dist, site.folder, "client", file), "utf8");
    for (const each of wordsOf(page)) words.add(each);
  }
  expect(words).toContain("Chat with us");
  expect(words).toContain("Select Plan");
  expect([...words].filter((each) => !callsToAction.has(each))).toEqual([]);
});
