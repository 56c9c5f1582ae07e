import type { Post } from "@larkline/content/posts";

import type { AssistantContent } from "../content.ts";
import { bullets, inWords, longDate } from "../format.ts";
import type { Understanding } from "../understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "../words.ts";
import { type Answer, compose } from "./answer.ts";

const blogWords =
  /^(?:blogs?|articles?|posts?|piece|writ\w+|wrote|reads?|latest|newest|authors?|published)$/;

/** 'Your newest article', but not 'the newest articles'. */
const asksNewest =
  /\b(?:latest|newest|most recent|last|featured) (?:\w+ )?(?:article|post|blog|piece|one)\b(?! posts)/;

const asksWho =
  /\b(?:who|whose|authors?|writers?|writes?|wrote|written by|head|by whom|what (?:do|does) (?:they|she|he) do|(?:job )?title|job|position|role)\b/;
const asksElse =
  /\b(?:what|anything|something|which) else\b|\b(?:more|others?) (?:by|from|of) (?:her|him|them|the same)\b|\bother (?:articles|posts|ones|pieces)\b/;
const asksTopics =
  /\b(?:topics?|categor(?:y|ies)|subjects?|themes?|sections?)\b|\bwhat (?:do|does) (?:you|it|the blog|they) (?:write|cover|blog)\b/;
const asksLength =
  /\b(?:how (?:long|many minutes)|minutes|reading time|(?:long|quick|short) read)\b/;
const asksDate = /\b(?:when|what (?:day|date|month|year)|how old|date|published|how recent)\b/;

/** 'Got a newsletter?', 'how often do you post?' */
const asksHowOften =
  /\b(?:newsletters?|subscri\w+|mailing list|how (?:often|frequently|regularly)|(?:every|each|once a) (?:week|month))\b/;

/** What the blog has, and who writes it; of an article that is named, what is asked of it. */
export function composeBlog(
  content: AssistantContent,
  { words }: Understanding,
): Answer | undefined {
  const { posts, blogPage } = content;
  const [newest] = posts;
  if (newest === undefined) return undefined;
  const text = words.join(" ");
  const ofTopic = composeTopic(content, text);
  if (ofTopic !== undefined) return ofTopic;
  if (asksTopics.test(text)) return composeTopics(content);
  if (asksHowOften.test(text)) return composeUpdates(content);
  if (asksNewest.test(text)) return composeDetail(content, newest, text) ?? tell(content, newest);
  const found = articlesAbout(content, words);
  const about = found.map(({ post }) => post);
  // 'The article about no-shows': one clearly is, though others have a word of it.
  const [best, second] = found;
  const isOne = best !== undefined && best.met > (second?.met ?? 0);
  const detail = isOne ? composeDetail(content, best.post, text) : undefined;
  if (detail !== undefined) return detail;
  if (best !== undefined && second === undefined) return tell(content, best.post);
  const ofWriters = asksWho.test(text);
  const listed = about.length > 0 ? about : posts;
  const authors = [...new Map(posts.map(({ author }) => [author.name, author])).values()];
  return compose(
    content,
    [
      ofWriters
        ? `Our blog is written by ${inWords(authors.map(({ name, title }) => `**${name}** (${title})`))}.`
        : undefined,
      ofWriters ? undefined : about.length > 0 ? "On our blog:" : "On our blog, newest first:",
      ofWriters
        ? undefined
        : bullets(listed.map(({ title, author }) => `${title} (${author.name})`)),
      "The full articles are on their way; ask me about what they promise in the meantime.",
    ],
    [blogPage],
  );
}

/** The articles on what is named, those that say most of it first: 'anything about no-shows?', 'what has Nora written?' */
function articlesAbout({ posts }: AssistantContent, words: readonly string[]) {
  const sought = words
    .filter((word) => !isStopWord(word) && !isEveryday(word) && !blogWords.test(word))
    .map(stem);
  const found = posts
    .map((post) => ({ post, met: metOf(post, sought, words) }))
    .toSorted((one, other) => other.met - one.met);
  // What has less than half of it only happens to use a word.
  const most = found[0]?.met ?? 0;
  return found.filter(({ met }) => met > 0 && met > most / 2);
}

/** The article that says most of what is named, where one does. */
export function composeArticlesAbout(
  content: AssistantContent,
  { words }: Understanding,
): Answer | undefined {
  const [best] = articlesAbout(content, words);
  return best && tell(content, best.post);
}

/** More than words of chance come to. */
const titleWeight = 10;

/** How many of the words sought an article has; those of its title and its topics count twice. */
function metOf(
  { title, excerpt, tags, author }: Post,
  sought: readonly string[],
  words: readonly string[],
): number {
  const named = new Set(toWords([title, ...tags, author.name].join(" ")).map(stem));
  const told = new Set(toWords(excerpt).map(stem));
  // 'The article about two rings' says how its title begins.
  const [head = ""] = title.split(":");
  const saysTitle = ` ${words.join(" ")} `.includes(` ${toWords(head).join(" ")} `);
  return sought.reduce(
    (sum, word) => sum + (named.has(word) ? 2 : told.has(word) ? 1 : 0),
    saysTitle ? titleWeight : 0,
  );
}

/**
 * Who wrote the article that was just told, how long it reads, or when it came: 'who wrote it?' Undefined
 * where several were told and none is picked.
 */
export function composeArticleDetail(
  content: AssistantContent,
  told: string,
  words: readonly string[],
): Answer | undefined {
  const text = words.join(" ");
  const ofTopic = composeTopic(content, text);
  if (ofTopic !== undefined) return ofTopic;
  if (asksHowOften.test(text)) return composeUpdates(content);
  const named = content.posts
    .filter(({ title }) => told.includes(title))
    .toSorted((one, other) => told.indexOf(one.title) - told.indexOf(other.title));
  const picked = named.length === 1 ? named[0] : named.at(placeIn(text) ?? named.length);
  if (picked !== undefined && asksElse.test(text)) return composeOthersBy(content, picked);
  return picked && composeDetail(content, picked, text);
}

/** What else somebody wrote: 'what else did she write?' */
function composeOthersBy(content: AssistantContent, { id, author }: Post): Answer {
  const others = content.posts.filter((post) => post.author.name === author.name && post.id !== id);
  return compose(
    content,
    others.length === 0
      ? [`Nothing else on our blog is by **${author.name}**.`]
      : [`Also by **${author.name}**:`, bullets(others.map(({ title }) => title))],
    [content.blogPage],
  );
}

/** How often something new comes, and how to hear of it. */
const composeUpdates = (content: AssistantContent): Answer =>
  compose(content, [content.blogUpdates], [content.blogPage]);

/** What the blog writes about, topic by topic. */
const composeTopics = (content: AssistantContent): Answer =>
  compose(
    content,
    [
      "The topics of our blog:",
      bullets(
        content.postCategories.map(
          ({ name, slug, description }) =>
            `**${name}** (${content.posts.filter(({ category }) => category === slug).length}): ${description}`,
        ),
      ),
    ],
    [content.blogPage],
  );

/** The articles of a topic that is named: 'what's in AI Voice?' */
function composeTopic(content: AssistantContent, text: string): Answer | undefined {
  const topic = content.postCategories.find(({ name }) => text.includes(name.toLowerCase()));
  if (topic === undefined) return undefined;
  const articles = content.posts.filter(({ category }) => category === topic.slug);
  return compose(
    content,
    [
      `Under **${topic.name}** on our blog: ${topic.description}`,
      bullets(articles.map(({ title, author }) => `${title} (${author.name})`)),
    ],
    [content.blogPage],
  );
}

/** 'The second one', of a list; -1 is the last. */
function placeIn(text: string): number | undefined {
  const places = [/\b(?:first|top|newest|latest)\b/, /\bsecond\b/, /\bthird\b/, /\bfourth\b/];
  if (/\b(?:last|oldest|bottom)\b/.test(text)) return -1;
  const place = places.findIndex((each) => each.test(text));
  return place < 0 ? undefined : place;
}

/** What is asked of one article; undefined where that is not who, how long or when. */
function composeDetail(
  content: AssistantContent,
  { title, author, readingTime, publishedAt }: Post,
  text: string,
): Answer | undefined {
  const sentences = [
    asksWho.test(text) ? `was written by **${author.name}** (${author.title})` : undefined,
    asksLength.test(text) ? `takes ${readingTime} minutes to read` : undefined,
    asksDate.test(text) ? `is from ${longDate(publishedAt)}` : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0
    ? undefined
    : compose(content, [`**${title}** ${inWords(sentences)}.`], [content.blogPage]);
}

/** An article in a few lines. */
const tell = (content: AssistantContent, post: Post): Answer =>
  compose(content, [articleText(post)], [content.blogPage]);

/** An article, who wrote it, how long it reads, and what it is about. */
export const articleText = ({ title, author, readingTime, excerpt }: Post): string =>
  `An article on our blog, **${title}** (${author.name}, ${readingTime} minutes): ${excerpt}`;
