/** Finds and filters the content's posts, for the blog and the articles. */
import { blog } from "@larkline/content/blog";
import { articlePath, type Post, postCategories, posts } from "@larkline/content/posts";
import type { PostSummary } from "@larkline/ui/post-card";

/** The visitor's search and choice of a topic. */
export interface BlogFilter {
  query: string;
  /** A topic's slug; null for all topics. */
  topic: string | null;
}

export const noFilter: BlogFilter = { query: "", topic: null };

/**
 * Filters posts by topic and query: case-insensitive in title, excerpt and tags (specification,
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

/**
 * The post with this slug.
 *
 * @throws If there is none.
 */
export function postOf(slug: string): Post {
  const post = posts.find((each) => each.slug === slug);
  if (post === undefined)
    throw new Error(`No post has the slug ${slug}: add it to the content's posts.ts.`);
  return post;
}

/** Similarity of two posts by topic (weight 2), shared tags (2 each) and author (1). */
const similarity = (a: Post, b: Post): number =>
  2 * Number(a.category === b.category) +
  2 * a.tags.filter((tag) => b.tags.includes(tag)).length +
  Number(a.author.name === b.author.name);

/** Posts to read next, the most similar first. Equally similar posts are in the order of `posts`. */
export const relatedPosts = (post: Post): readonly Post[] =>
  posts
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => similarity(post, b) - similarity(post, a))
    .slice(0, blog.related.count);
