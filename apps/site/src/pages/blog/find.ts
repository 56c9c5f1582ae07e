/** Filters the content's posts, and describes them for cards, for the blog and the articles. */
import { articlePath, type Post, postCategories, posts } from "@larkline/content/posts";
import type { PostSummary } from "@larkline/ui/post-card";

import type { Filter } from "../shared/use-kept-filter.ts";

/**
 * Filters posts by topic (a category's slug) and query: case-insensitive in title, excerpt and tags (specification,
 * section 5).
 */
export function findPosts({ query, topic }: Filter): readonly Post[] {
  const wanted = query.trim().toLowerCase();
  return posts.filter(
    ({ category, excerpt, tags, title }) =>
      (topic === null || category === topic) &&
      [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The topics, each with its number of posts. */
export const topics = postCategories.map(({ name, slug }) => ({
  id: slug,
  name,
  count: posts.filter(({ category }) => category === slug).length,
}));

/** A topic's name and color. */
export function topicOf({ category }: Post): PostSummary["category"] {
  const topic = postCategories.find(({ slug }) => slug === category);
  return { name: topic?.name ?? category, tone: topic?.color };
}

/** A post in the form that the kit's cards and article page expect. */
export const summaryOf = (post: Post) => ({
  ...post,
  category: topicOf(post),
  fullTextHref: articlePath(post.slug),
});
