import { blog } from "@larkline/content/blog";
import { articlePath, postCategories, posts } from "@larkline/content/posts";

import { type Feed } from "./rss.ts";

/** The blog's feed, made from the content. */
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

/** Last modification dates of the blog's pages, by path, as far as the content has dates. */
export const changedOn: ReadonlyMap<string, string> = new Map([
  // Posts are sorted, newest first.
  ...posts.slice(0, 1).map(({ publishedAt }) => ["/blog", publishedAt] as const),
  ...posts.map(({ publishedAt, slug }) => [articlePath(slug), publishedAt] as const),
]);
