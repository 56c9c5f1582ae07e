import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { filmFiles } from "@larkline/content/calls/manifest";
import { callsPublishedOn } from "@larkline/content/calls/published";
import { recordingFiles } from "@larkline/content/calls/recording-files";
import { type RecordingId, recordings } from "@larkline/content/calls/recordings";
import { faqItems } from "@larkline/content/faq";
import { industries } from "@larkline/content/industries";
import { currency, planCategories } from "@larkline/content/plans";
import { articlePath, postCategories, posts } from "@larkline/content/posts";
import { pageName, pagesAbove } from "@larkline/content/trail";
import {
  type Statement,
  articleStatement,
  breadcrumbsStatement,
  faqStatement,
  filmStatement,
  plansStatement,
  recordingStatement,
} from "@larkline/ui/json-ld";

import { summaryOf } from "../pages/blog/find.ts";
import { mediaSource, mediaUrl } from "../pages/shared/media-url.ts";

/** The page to describe. */
interface DescribedPage {
  path: string;
  /** Language tag (BCP 47). */
  language: string;
  /** URL path of the page's preview picture. */
  picture: string;
}

/** Converts a URL path to an absolute URL. */
type Absolute = (path: string) => string;

/** The organization: complete on the home page, short elsewhere. */
function organization(path: string, toAbsolute: Absolute): Statement {
  const summary = { "@type": "Organization", name: brand.name, url: toAbsolute("/") };
  if (path !== "/") return summary;
  return {
    ...summary,
    logo: toAbsolute("/favicon.svg"),
    slogan: brand.tagline,
    email: brand.contact.email,
    telephone: brand.contact.phoneUri.replace("tel:", ""),
    address: { "@type": "PostalAddress", addressLocality: brand.contact.location },
  };
}

/** The plans of each category, with their prices. */
const productOffers = (absolute: Absolute): Statement[] =>
  planCategories.map(({ name, subtitle, source, plans }) =>
    plansStatement(
      { name, description: subtitle, url: absolute(source.href) },
      plans.map((plan) => ({ ...plan, currency })),
    ),
  );

/** The list of articles, for the blog. */
function articles(absolute: Absolute): Statement {
  return {
    "@type": "Blog",
    name: blog.headline,
    blogPost: posts.map(({ title, slug: postSlug, publishedAt, author, category }) => ({
      "@type": "BlogPosting",
      headline: title,
      url: absolute(articlePath(postSlug)),
      datePublished: publishedAt,
      author: { "@type": "Person", name: author.name },
      articleSection: postCategories.find(({ slug }) => slug === category)?.name,
    })),
  };
}

/** The post whose article is at `path`. */
const postAt = (path: string) => posts.find(({ slug }) => articlePath(slug) === path);

/** The data of the article at a page; empty for all other pages. */
function article({ path, language, picture }: DescribedPage, absolute: Absolute): Statement[] {
  const post = postAt(path);
  if (post === undefined) return [];
  const context = {
    url: absolute(path),
    image: absolute(picture),
    language,
    publisher: { name: brand.name, url: absolute("/") },
  };
  return [articleStatement(summaryOf(post), context)];
}

/** The breadcrumbs that the page at `path` shows. */
function breadcrumbs(path: string, absolute: Absolute): Statement[] {
  const items = pagesAbove(path);
  return items.length === 0
    ? []
    : [
        breadcrumbsStatement(
          { items, current: postAt(path)?.title ?? pageName(path) },
          absolute(path),
        ),
      ];
}

/** A film; empty if none was generated for this brand. */
function film(id: FilmId, absolute: Absolute): Statement[] {
  const { label, lines, outcome } = callFilms[id];
  const files = filmFiles[id];
  if (!files) return [];
  const { captions: _captions, poster, sources, ...file } = files;
  const statement = filmStatement(
    {
      ...file,
      label,
      description: outcome,
      sources: sources.map(mediaSource),
      poster: mediaUrl(poster.path),
      transcript: lines.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n"),
      uploadDate: callsPublishedOn,
    },
    absolute("/"),
  );
  return [statement];
}

/** A recorded call, with its transcript. */
function recording(id: RecordingId, absolute: Absolute): Statement {
  const { label, lines } = recordings[id];
  const { at, duration, sources } = recordingFiles[id];
  return recordingStatement(
    {
      label,
      duration,
      sources: sources.map(mediaSource),
      transcript: lines.map((line, index) => ({ ...line, at: at[index] ?? 0 })),
    },
    absolute("/"),
  );
}

const isFilm = (id: string): id is FilmId => Object.hasOwn(callFilms, id);
const isRecording = (id: string): id is RecordingId => Object.hasOwn(recordings, id);

/** Films and recordings of a page. Outside the home page, their id is the last part of the page's path. */
function callMedia(path: string, absolute: Absolute): Statement[] {
  const lastPart = path.slice(path.lastIndexOf("/") + 1);
  const onHome = industries.filter((industry) => industry.onHome).map(({ id }) => id);
  const films = path === "/" ? onHome : path.startsWith("/solutions/") ? [lastPart] : [];
  return [
    ...films.filter(isFilm).flatMap((id) => film(id, absolute)),
    ...[lastPart].filter(isRecording).map((id) => recording(id, absolute)),
  ];
}

/**
 * Structured data of a page for search engines (JSON-LD, schema.org), from the content. Describes only what
 * the page also shows, because every visitor downloads the data.
 */
export function statementsOf(page: DescribedPage, publicUrl: string): Statement[] {
  const { path } = page;
  const absolute: Absolute = (address) => new URL(address, publicUrl).href;
  const byPath: Record<string, () => Statement[]> = {
    "/pricing": () => productOffers(absolute),
    "/support": () => [faqStatement({ items: faqItems })],
    "/blog": () => [articles(absolute)],
  };
  return [
    organization(path, absolute),
    ...breadcrumbs(path, absolute),
    ...(Object.hasOwn(byPath, path) ? (byPath[path]?.() ?? []) : []),
    ...article(page, absolute),
    ...callMedia(path, absolute),
  ];
}
