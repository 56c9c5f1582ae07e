import { expect, test } from "vitest";

import { rss, rssDate } from "./rss.ts";

// tests/e2e/articles.spec.ts checks with a browser's parser that the feed is well-formed XML.

const feed = {
  title: "Calls & answers",
  description: "What callers <want>",
  language: "en-US",
  page: "https://x.test/blog",
  address: "https://x.test/blog/rss.xml",
  items: [
    {
      title: "Calls < 5 & more",
      description: 'Say "hello"',
      address: "https://x.test/blog/calls?a&b",
      author: "Dana Ruiz",
      category: "AI Voice",
      publishedAt: "2026-11-05",
    },
  ],
};

test("a date has the format that RSS requires, at midnight UTC", () => {
  expect(rssDate("2026-10-29")).toBe("Thu, 29 Oct 2026 00:00:00 +0000");
  expect(rssDate("2026-03-01")).toBe("Sun, 01 Mar 2026 00:00:00 +0000");
});

test("texts are escaped, so that they cannot end their element", () => {
  const xml = rss(feed);
  expect(xml).toContain("<title>Calls &amp; answers</title>");
  expect(xml).toContain("<title>Calls &lt; 5 &amp; more</title>");
  expect(xml).toContain('<guid isPermaLink="true">https://x.test/blog/calls?a&amp;b</guid>');
});

test("the channel states its own URL, and when it last changed", () => {
  const xml = rss(feed);
  expect(xml).toContain(
    '<atom:link href="https://x.test/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain("<lastBuildDate>Thu, 05 Nov 2026 00:00:00 +0000</lastBuildDate>");
  expect(rss({ ...feed, items: [] })).not.toContain("lastBuildDate");
});
