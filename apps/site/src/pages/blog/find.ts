import { type Post, postCategories, posts } from "@larkline/content/posts";
import type { PostSummary } from "@larkline/ui/post-card";

export interface BlogFilter {
  query: string;
  /** Slug of a topic, or none. */
  topic: string | null;
}

export const noFilter: BlogFilter = { query: "", topic: null };

/**
 * The posts of a topic whose title, excerpt or tags contain the query, in any case (specification,
 * section 5).
 */
export function findPosts({ query, topic }: BlogFilter): readonly Post[] {
  const wanted = query.trim().toLowerCase();
  return posts.filter(
    ({ category, excerpt, tags, title }) =>
      (topic === null || category === topic) &&
      [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The topics with how many posts each has. */
export const topics = postCategories.map(({ name, slug }) => ({
  id: slug,
  name,
  count: posts.filter(({ category }) => category === slug).length,
}));

/** Name and color of a post's topic. */
export function topicOf({ category }: Post): PostSummary["category"] {
  const topic = postCategories.find(({ slug }) => slug === category);
  return { name: topic?.name ?? category, tone: topic?.color };
}
