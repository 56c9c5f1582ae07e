import { blog } from "@larkline/content/blog";
import type { Post } from "@larkline/content/posts";
import { BoardCover } from "@larkline/ui/board-cover";
import { Button } from "@larkline/ui/button";
import { EmptyState } from "@larkline/ui/empty-state";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { PostCard } from "@larkline/ui/post-card";
import { Stack } from "@larkline/ui/stack";

import { summaryOf } from "./find.ts";
import { openArticle } from "./open-article.ts";

interface PostListProps {
  /** Id of the heading. */
  id: string;
  title: string;
  posts: readonly Post[];
  /** Clears every filter. */
  onClear: () => void;
}

/** The filtered articles, two per row. If their number is odd, the first one has its own row. */
export function PostList({ id, title, posts, onClear }: PostListProps) {
  const wideCount = posts.length % 2;
  return (
    <Stack gap="xl">
      <Heading level={2} size={2} id={id}>
        {title}
      </Heading>
      {posts.length === 0 && (
        <EmptyState
          title={blog.empty.title}
          action={
            <Button variant="outline" onClick={onClear}>
              {blog.empty.button}
            </Button>
          }
        >
          {blog.empty.description}
        </EmptyState>
      )}
      {posts.slice(0, wideCount).map((post) => (
        <Card key={post.id} post={post} variant="row" />
      ))}
      {posts.length > wideCount && (
        <Grid columns={2} gap="xl">
          {posts.slice(wideCount).map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function Card({ post, variant }: { post: Post; variant?: "row" }) {
  const summary = summaryOf(post);
  return (
    <PostCard
      post={summary}
      cover={
        <BoardCover
          seed={post.featuredImage}
          tone={summary.category.tone}
          ratio={variant === "row" ? "square" : "card"}
        />
      }
      variant={variant}
      onOpen={openArticle}
    />
  );
}
