/** Finds the posts of an article's page. Not in `find.ts`, so that the blog's overview does not load it. */
import { blog } from "@larkline/content/blog";
import { type Post, posts } from "@larkline/content/posts";

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
