import type { Article as ArticleText } from "@larkline/content/articles/article";
import { blog } from "@larkline/content/blog";
import { articlePath } from "@larkline/content/posts";
import { pagesAbove } from "@larkline/content/trail";
import { Article } from "@larkline/ui/article";
import { BoardCover } from "@larkline/ui/board-cover";
import { Breadcrumbs } from "@larkline/ui/breadcrumbs";
import { Container } from "@larkline/ui/container";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { PostCard } from "@larkline/ui/post-card";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";

import { ChatBand } from "../shared/chat-band.tsx";
import { ArticleBody, headingId } from "./article-body.tsx";
import { postOf, relatedPosts } from "./article-posts.ts";
import { summaryOf } from "./find.ts";

/** An article's page: the text, related articles, and the call to action. */
export function ArticlePage({ article: { blocks, cta, slug } }: { article: ArticleText }) {
  const post = postOf(slug);
  const summary = summaryOf(post);
  const tableOfContents = blocks.flatMap((block) =>
    block.kind === "heading" ? [{ id: headingId(block.text), title: block.text }] : [],
  );
  return (
    <>
      <Article
        post={summary}
        trail={<Breadcrumbs items={pagesAbove(articlePath(slug))} current={post.title} />}
        cover={
          // The cover is generated: `featuredImage` is its seed, not a file.
          <BoardCover seed={post.featuredImage} tone={summary.category.tone} ratio="banner" />
        }
        parts={tableOfContents}
      >
        <ArticleBody blocks={blocks} />
      </Article>
      <Section joined aria-labelledby="related">
        <Container>
          <Stack gap="xl">
            <Heading level={2} size={2} id="related">
              {blog.related.title}
            </Heading>
            <Grid minItemWidth="sm" gap="xl">
              {relatedPosts(post).map((related) => {
                // The card itself opens the article, so it needs no second link to the full text.
                const { fullTextHref, ...card } = summaryOf(related);
                return (
                  <PostCard
                    key={related.id}
                    post={{ ...card, href: fullTextHref }}
                    labels={blog.related.labels}
                    cover={<BoardCover seed={related.featuredImage} tone={card.category.tone} />}
                  />
                );
              })}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <ChatBand
        title={cta.title}
        ends={blog.cta.ends}
        button={blog.cta.button}
        backToTop={blog.cta.backToTop}
      >
        {cta.description}
      </ChatBand>
    </>
  );
}
