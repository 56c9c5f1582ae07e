import { blog } from "@larkline/content/blog";
import { articlePath, posts } from "@larkline/content/posts";
import { BoardCover } from "@larkline/ui/board-cover";
import { Container } from "@larkline/ui/container";
import { FilterBar } from "@larkline/ui/filter-bar";
import { Link } from "@larkline/ui/link";
import { PostFeature } from "@larkline/ui/post-feature";
import { PostSidebar } from "@larkline/ui/post-sidebar";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";

import { kept } from "../../kept-sections.tsx";
import { ChatButton } from "../../shell/chat-button.tsx";
import { counted } from "../shared/counted.ts";
import { focusSearchField } from "../shared/focus-search-field.ts";
import { noFilter, useKeptFilter } from "../shared/use-kept-filter.ts";
import { findPosts, summaryOf, topicOf, topics } from "./find.ts";
import { openArticle } from "./open-article.ts";
import { PostList } from "./post-list.tsx";

export const meta = blog.meta;

const { sidebar } = blog;

const sections = () => import("./kept.tsx");
// The last argument of `kept` is the number of sections that the component renders.
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 1);

export const keptSections = [Opening, Closing];

const featured = posts.find((post) => post.featured);

/** A click on a recent post opens the chat, as on the cards, so each has a link to its own page. */
const recentPosts = posts.slice(0, sidebar.recentCount).map((post) => ({
  ...post,
  action: (
    <Link
      variant="standalone"
      href={articlePath(post.slug)}
      aria-label={`${blog.readArticle} ${post.title}`}
    >
      {blog.readArticle}
    </Link>
  ),
}));

/** The topics without their numbers of posts, which the sidebar shows (specification, section 2, "Blog"). */
const choices = topics.map(({ id, name }) => ({ id, name }));

/** Blog (specification, section 2, "Blog"). A click on an article opens the chat. */
export default function Blog() {
  const [filter, setFilter] = useKeptFilter();
  const filtered = filter.query.trim() !== "" || filter.topic !== null;
  const found = findPosts(filter);
  const setTopic = (topic: string | null) => setFilter({ topic });

  return (
    <>
      <Opening />
      <Section space="compact" joined aria-label={blog.filterLabel}>
        <Container>
          <Stack gap="xl">
            <FilterBar
              query={{
                ...blog.search,
                value: filter.query,
                onValueChange: (query) => setFilter({ query }),
              }}
              choice={{
                label: blog.topicsLabel,
                all: blog.allTopics,
                options: choices,
                value: filter.topic,
                onValueChange: setTopic,
              }}
              count={counted(found.length, blog.count)}
            />
            {featured && !filtered && (
              <PostFeature
                post={summaryOf(featured)}
                cover={
                  <BoardCover
                    seed={featured.featuredImage}
                    ratio="wide"
                    tone={topicOf(featured).tone}
                  />
                }
                onOpen={openArticle}
              />
            )}
          </Stack>
        </Container>
      </Section>
      <Section joined aria-labelledby="articles">
        <Container>
          <Split
            ratio="start"
            align="stretch"
            first={
              <PostList
                id="articles"
                title={filtered ? blog.filtered : blog.latest}
                posts={filtered ? found : found.filter((post) => post !== featured)}
                onClear={() => {
                  setFilter(noFilter);
                  focusSearchField();
                }}
              />
            }
            second={
              <PostSidebar
                posts={recentPosts}
                onOpen={openArticle}
                topics={topics}
                topic={filter.topic}
                onTopicChange={setTopic}
                subscribe={{
                  title: sidebar.subscribe.title,
                  text: (
                    <>
                      {sidebar.subscribe.text}{" "}
                      <Link href={blog.feed.path}>{sidebar.subscribe.feed}</Link>.
                    </>
                  ),
                  action: <ChatButton>{sidebar.subscribe.button}</ChatButton>,
                }}
              />
            }
          />
        </Container>
      </Section>
      <Closing />
    </>
  );
}
