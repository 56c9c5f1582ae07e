/**
 * Checks that the list of calls to action is complete: it contains every page's chat buttons, links that look
 * like buttons and links of industry cards, and the buttons of the blog's cards and of the support form. The
 * server counts only clicks on listed calls to action.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { blog } from "@larkline/content/blog";
import { callsToAction } from "@larkline/content/calls-to-action";
import { support } from "@larkline/content/support";
import { expect, test } from "vitest";

/** Folder of the site's builds. */
const dist = join(import.meta.dirname, "../../apps/site/dist");

interface Site {
  folder: string;
  pages: Record<string, { file: string }>;
  notFound: { file: string };
}

/**
 * The labels of a page's calls to action: buttons that open the chat by the form `reach-us`, and links in the
 * main content that look like buttons or belong to industry cards. Leaves out links to another place of the same
 * page. Does not find the
 * buttons of the blog's cards and of the support form, which call `trackCta` themselves.
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
          /data-slot="?(?:button|industry-card-action)/.test(attributes) &&
          !/href="?#/.test(attributes);
    if (!isCallToAction) return [];
    // Of a link, only the visible text is counted (`start-analytics.ts`).
    const [, visible = content] = (tag === "a" && /<span[^>]*>([^<]*)/.exec(content)) || [];
    const label = visible
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
    // A recording's length is not part of the counted label.
    return [label.trim().replace(/, \d+:\d\d$/, "")];
  }).flat();
}

/** Labels of the buttons that `labelsOf` does not find. */
const otherLabels = [blog.readMore, support.form.submit];

test("the list contains the labels of all pages' calls to action", async () => {
  const site: Site = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  const labels = new Set<string>(otherLabels);
  for (const { file } of [...Object.values(site.pages), site.notFound]) {
    const page = await readFile(join(dist, site.folder, "client", file), "utf8");
    for (const label of labelsOf(page)) labels.add(label);
  }
  expect(labels).toContain("Chat with us");
  expect(labels).toContain("Select Plan");
  expect(labels).toContain("Learn More");
  expect([...labels].filter((each) => !callsToAction.has(each))).toEqual([]);
});
