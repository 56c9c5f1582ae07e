import { expect, test } from "vitest";

import { articleParts } from "../article-list.ts";
import { metaLimits } from "../page-meta.ts";
import { posts } from "../posts.ts";
import type { Article, ArticleBlock } from "./article.ts";

/** Assumed reading speed, in words per minute. */
const wordsPerMinute = 200;

const modules = import.meta.glob<Record<string, Article>>(
  ["./*.ts", "!./article.ts", "!./*.test.ts"],
  { eager: true },
);
const articles = Object.entries(modules).map(
  ([file, module]) => [file.slice(2, -3), Object.values(module)[0]] as const,
);

/** All texts of a block. */
function textsOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case "heading":
    case "text":
      return [block.text];
    case "speech":
      return [block.text, block.note];
    case "list":
    case "steps":
      return [...block.items];
    case "call":
      return [
        block.caption,
        ...block.lines.flatMap(({ speaker, text, done = "" }) => [speaker, text, done]),
      ];
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [block.label];
  }
}

const wordsOf = ({ blocks }: Article) =>
  blocks.flatMap(textsOf).flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []);

test("every post has an article, in the module with its slug", () => {
  expect(articles.map(([file]) => file).toSorted()).toEqual(
    posts.map(({ slug }) => slug).toSorted(),
  );
  for (const [file, article] of articles) expect(article?.slug).toBe(file);
});

test("the chat can quote every article", () => {
  const quoted = new Set(articleParts.map(({ slug }) => slug));
  expect([...quoted].toSorted()).toEqual(articles.map(([file]) => file).toSorted());
});

test("the chat quotes a table with its column headings", () => {
  const quotes = articleParts.map(({ text }) => text);
  for (const block of articles.flatMap(([, article]) => article?.blocks ?? []))
    if (block.kind === "table") {
      const [quote] = quotes.filter((text) => text.startsWith(block.caption));
      for (const heading of block.head) expect(quote).toContain(heading);
    }
});

test.each(articles)("%s: has 700 to 1,200 words, and the reading time fits", (_slug, article) => {
  if (article === undefined) throw new Error("The module exports no article.");
  const post = posts.find(({ slug }) => slug === article.slug);
  const words = wordsOf(article).length;
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1200);
  expect(post, `posts.ts has no post "${article.slug}"`).toBeDefined();
  expect(post?.readingTime).toBe(Math.ceil(words / wordsPerMinute));
});

test.each(articles)("%s: begins with text, has headings, ends with a link", (_slug, article) => {
  const kinds = article?.blocks.map(({ kind }) => kind) ?? [];
  expect(kinds[0]).toBe("text");
  expect(kinds.at(-1)).toBe("link");
  expect(kinds.filter((kind) => kind === "heading").length).toBeGreaterThanOrEqual(3);
  // Two adjacent headings would be a section without text.
  expect(kinds.join(" ")).not.toContain("heading heading");
});

test.each(articles)("%s: its headings are unique", (_slug, article) => {
  const headings = article?.blocks.flatMap((each) => (each.kind === "heading" ? [each.text] : []));
  expect(new Set(headings).size).toBe(headings?.length);
});

test.each(articles)(
  "%s: every row of a table has as many cells as the table has column headings",
  (_slug, article) => {
    for (const block of article?.blocks ?? [])
      if (block.kind === "table")
        for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  },
);

test.each(articles)("%s: title and description fit a search result", (_slug, article) => {
  if (article === undefined) throw new Error("The module exports no article.");
  const { title, description } = article.meta;
  expect(title.length, title).toBeLessThanOrEqual(metaLimits.title);
  expect(description.length, description).toBeGreaterThanOrEqual(metaLimits.description.min);
  expect(description.length, description).toBeLessThanOrEqual(metaLimits.description.max);
});
