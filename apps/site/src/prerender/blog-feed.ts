import { blog } from "@larkline/content/blog";
import { articlePath, postCategories, posts } from "@larkline/content/posts";

import { type Feed } from "./rss.ts";

/** The data of the blog's RSS feed, from the content. `rss.ts` renders it. */
export function blogFeed(publicUrl: string, language: string): Feed {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    title: blog.feed.title,
    description: blog.meta.description,
    language,
    page: absolute("/blog"),
    address: absolute(blog.feed.path),
    items: posts.map(({ author, category, excerpt, publishedAt, slug, title }) => ({
      title,
      description: excerpt,
      address: absolute(articlePath(slug)),
      author: author.name,
      category: postCategories.find((each) => each.slug === category)?.name ?? category,
      publishedAt,
    })),
  };
}

/** Dates of the last change of the blog and its articles, by path, for the site map. */
export const changedOn: ReadonlyMap<string, string> = new Map([
  // Posts are sorted, newest first.
  ...posts.slice(0, 1).map(({ publishedAt }) => ["/blog", publishedAt] as const),
  ...posts.map(({ publishedAt, slug }) => [articlePath(slug), publishedAt] as const),
]);
