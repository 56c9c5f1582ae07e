import { blog } from "@larkline/content/blog";
import { articlePath, type Post, postCategories, posts } from "@larkline/content/posts";
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

/** A post as cards and its own page show it. */
export const summaryOf = (post: Post) => ({
  ...post,
  category: topicOf(post),
  fullTextHref: articlePath(post.slug),
});

/** The post whose article stands at `/blog/<slug>`. */
export function postOf(slug: string): Post {
  const post = posts.find((each) => each.slug === slug);
  if (post === undefined) throw new Error(`No post has the slug ${slug}.`);
  return post;
}

/** How much two posts have in common: the topic, tags, who wrote them. */
const kinship = (one: Post, other: Post): number =>
  2 * Number(one.category === other.category) +
  2 * one.tags.filter((tag) => other.tags.includes(tag)).length +
  Number(one.author.name === other.author.name);

/** What to read after a post: those that have most in common with it, of equals the newest. */
export const relatedPosts = (post: Post): readonly Post[] =>
  posts
    .filter(({ id }) => id !== post.id)
    .toSorted((one, other) => kinship(post, other) - kinship(post, one))
    .slice(0, blog.related.count);
