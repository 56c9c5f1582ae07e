/**
 * Checks the parts of the built site that search engines and language models read: head, structured data,
 * Markdown versions, llms.txt, site map, feed and links.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";
import { faqItems } from "@larkline/content/faq";
import { footerTopics } from "@larkline/content/footer-topics";
import { industries } from "@larkline/content/industries";
import type { PageMeta } from "@larkline/content/page-meta";
import { pages } from "@larkline/content/pages";
import { currency, planCategories } from "@larkline/content/plans";
import { type Post, articlePath, postCategories, posts } from "@larkline/content/posts";
import { products } from "@larkline/content/products";
import { solutions } from "@larkline/content/solutions";
import { pageName } from "@larkline/content/trail";
import { beforeAll, describe, expect, test } from "vitest";

import { routes } from "../../apps/site/src/routes.ts";

const dist = join(import.meta.dirname, "../../apps/site/dist");

let client: string;
let paths: readonly string[];
/** The pages that search engines may list. */
let listed: readonly string[];
/** HTML of each page, by its path. */
const html = new Map<string, string>();

const page = (path: string): string => {
  const found = html.get(path);
  if (found === undefined) throw new Error(`The site has no page ${path}.`);
  return found;
};
const file = (name: string) => readFile(join(client, name), "utf8");
const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What the first group of `pattern` matches in the page at `path`, decoded; empty without a match. */
const read = (path: string, pattern: RegExp) => decode(pattern.exec(page(path))?.[1] ?? "");
const addressOf = (path: string) => read(path, /<link rel="canonical" href="([^"]*)"/);
const descriptionOf = (path: string) => read(path, /<meta name="description" content="([^"]*)"/);
/** The name of a post's topic. */
const topicOf = ({ category }: Post) => postCategories.find(({ slug }) => slug === category)?.name;
/** Path of a page's Markdown version. */
const markdownOf = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);

/** The ids on a page in a browser that runs scripts, so without those in `noscript`. */
const idsOf = (path: string) =>
  Array.from(
    page(path)
      .replaceAll(/<noscript>.*?<\/noscript>/gs, "")
      .matchAll(/\sid="([^"]+)"/g),
    ([, id = ""]) => id,
  );

/**
 * Matches a price per unit of time in structured data. `unitCode` is the unit's UN/CEFACT code: `MON` is a
 * month, `ANN` is a year.
 */
const priceOf = (unitCode: string, amount: number | null) =>
  expect.objectContaining({ price: amount, priceCurrency: currency, unitCode });

/** An object in a page's structured data. */
interface Statement {
  "@type": string;
  [name: string]: unknown;
}

/** The structured data of one type on the page at `path`. */
function structuredData(path: string, type: string): Statement[] {
  const blocks = [
    ...page(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json = ""]) => json);
  expect(blocks, path).toHaveLength(1);
  const data: { "@context": string; "@graph": Statement[] } = JSON.parse(blocks[0] ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"].filter((statement) => statement["@type"] === type);
}

beforeAll(async () => {
  if (!existsSync(join(dist, "site.json")))
    throw new Error("The site is not built. Run `npm run build` first.");
  const site: {
    folder: string;
    pages: Record<string, { file: string }>;
    notFound: { file: string };
  } = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  client = join(dist, site.folder, "client");
  paths = Object.keys(site.pages);
  const metas: Readonly<Record<string, PageMeta>> = pages;
  listed = paths.filter((path) => !metas[path]?.unlisted);
  for (const [path, record] of Object.entries({ ...site.pages, "/404": site.notFound }))
    html.set(path, await file(record.file));
});

test("every route was built", () => {
  expect(paths).toEqual(routes.map(({ path }) => path));
});

describe("the head", () => {
  test("every page has its canonical URL and its language", () => {
    const origin = new URL(addressOf("/")).origin;
    for (const path of paths) {
      expect(addressOf(path), path).toBe(new URL(path, origin).href);
      expect(page(path).match(/rel="canonical"/g), path).toHaveLength(1);
      expect(read(path, /<html lang="([^"]*)"/), path).toBe("en-US");
    }
  });

  test("every page shows its name above the headline, except home, articles and accounts", () => {
    const others = new Set(["/", "/login", "/signup", "/auth/reset", "/auth/verify"]);
    for (const { slug } of posts) others.add(articlePath(slug));
    for (const path of paths) {
      const group = /<hgroup[^>]*>(.*?)<h1/s.exec(page(path))?.[1];
      expect(group === undefined ? undefined : decode(group.replaceAll(/<[^>]*>/g, "")), path).toBe(
        others.has(path) ? undefined : pageName(path),
      );
    }
  });

  test("previews have the page's title and description", () => {
    for (const path of paths) {
      const preview = (name: string) =>
        read(path, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
      expect(preview("title"), path).toBe(read(path, /<title>([^<]*)/));
      expect(preview("description"), path).toBe(descriptionOf(path));
      expect(preview("url"), path).toBe(addressOf(path));
      expect(preview("site_name"), path).toBe(brand.name);
    }
  });

  test("every page has exactly one first-level heading", () => {
    for (const path of paths) expect(page(path).match(/<h1[\s>]/g), path).toHaveLength(1);
  });
});

describe("structured data", () => {
  test("every page describes the organization", () => {
    for (const path of paths) {
      expect(structuredData(path, "Organization"), path).toEqual([
        expect.objectContaining({ name: brand.name, url: expect.stringMatching(/\/$/) }),
      ]);
    }
    const [organization] = structuredData("/", "Organization");
    expect(organization).toMatchObject({
      slogan: brand.tagline,
      email: brand.contact.email,
      telephone: brand.contact.phoneUri.slice("tel:".length),
      address: { addressLocality: brand.contact.location },
    });
    const logo = new URL(String(organization?.["logo"]));
    expect(existsSync(join(client, logo.pathname)), logo.href).toBe(true);
  });

  test("the pricing page lists every plan that has a price, with that price", () => {
    expect(structuredData("/pricing", "Product")).toEqual(
      planCategories.map(({ name, subtitle, source, plans }) =>
        expect.objectContaining({
          name,
          description: subtitle,
          url: new URL(source.href, addressOf("/")).href,
          offers: plans
            .filter((plan) => plan.price.monthly !== null)
            .map((plan) =>
              expect.objectContaining({
                name: plan.name,
                priceSpecification: [
                  priceOf("MON", plan.price.monthly),
                  priceOf("ANN", plan.price.annual),
                ],
              }),
            ),
        }),
      ),
    );
  });

  test("the support page has every question with its answer", () => {
    const [faq, ...more] = structuredData("/support", "FAQPage");
    expect(more).toEqual([]);
    expect(faq?.["mainEntity"]).toEqual(
      faqItems.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
  });

  test("the blog lists every post", () => {
    const [list, ...more] = structuredData("/blog", "Blog");
    expect(more).toEqual([]);
    expect(list?.["blogPost"]).toEqual(
      posts.map((post) =>
        expect.objectContaining({
          "@type": "BlogPosting",
          headline: post.title,
          url: addressOf(articlePath(post.slug)),
          datePublished: post.publishedAt,
          author: { "@type": "Person", name: post.author.name },
          articleSection: topicOf(post),
        }),
      ),
    );
  });

  test("every page except home has the breadcrumbs that it shows, which lead to existing pages", () => {
    for (const path of paths) {
      const [trail, ...more] = structuredData(path, "BreadcrumbList");
      expect(more, path).toEqual([]);
      const shown = /<nav[^>]* aria-label="Breadcrumbs".*?<\/nav>/s.exec(page(path))?.[0] ?? "";
      if (path === "/") {
        expect(trail).toBeUndefined();
        expect(shown).toBe("");
        continue;
      }
      const items = Array.from(shown.matchAll(/<li.*?<\/li>/gs), ([item]) => decode(item));
      const names = items.map((item) => item.replaceAll(/<[^>]*>/g, ""));
      const links = items.slice(0, -1).map((item) => /href="([^"]*)"/.exec(item)?.[1] ?? "");
      expect(items.at(-1), path).toContain('aria-current="page"');
      const article = posts.find(({ slug }) => articlePath(slug) === path);
      expect(names.at(-1), path).toBe(article?.title ?? pageName(path));
      expect(trail?.["itemListElement"], path).toEqual(
        [...links, path].map((href, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: names[index],
          item: addressOf(href),
        })),
      );
    }
  });

  test("every article has its headline, description, author, publisher, date, topic, language and picture", () => {
    for (const post of posts) {
      const path = articlePath(post.slug);
      const [article, ...more] = structuredData(path, "Article");
      expect(more, path).toEqual([]);
      expect(article, path).toMatchObject({
        headline: post.title,
        description: post.excerpt,
        datePublished: post.publishedAt,
        inLanguage: "en-US",
        publisher: { "@type": "Organization", name: brand.name, url: addressOf("/") },
        author: { "@type": "Person", name: post.author.name, jobTitle: post.author.title },
        articleSection: topicOf(post),
        image: read(path, /<meta property="og:image" content="([^"]*)"/),
        mainEntityOfPage: addressOf(path),
      });
      expect(page(path)).toContain(`dateTime="${post.publishedAt}"`);
      expect(page(path)).toContain(`${post.readingTime} min read`);
      expect(read(path, /<meta property="og:type" content="([^"]*)"/)).toBe("article");
    }
    expect(paths.filter((path) => structuredData(path, "Article").length > 0)).toHaveLength(
      posts.length,
    );
  });

  test("the 404 page has none", () => {
    expect(page("/404").includes("ld+json")).toBe(false);
  });
});

describe("the Markdown versions, llms.txt and the site map", () => {
  test("every page links to its Markdown version, which has its title and URL, one first-level heading and no markup", async () => {
    for (const path of paths) {
      expect(read(path, /<link rel="alternate" type="text\/markdown" href="([^"]*)"/)).toBe(
        markdownOf(path),
      );
      const text = await file(markdownOf(path));
      expect(text.startsWith(`---\ntitle: ${JSON.stringify(read(path, /<title>([^<]*)/))}\n`)).toBe(
        true,
      );
      expect(text, path).toContain(`\nurl: ${JSON.stringify(addressOf(path))}\n`);
      // Exactly one first-level heading, also counting headings in list items.
      expect(text.match(/^(?:- |\d+\. )?# .+/gm), path).toHaveLength(1);
      // Text only: no tags, no character references, and no values that are not texts.
      expect(text.match(/<\/?[a-z]|class=|undefined|\[object|&[a-z]+;/), path).toBeNull();
      expect(text.length, path).toBeGreaterThan(150);
      expect(existsSync(join(client, `${markdownOf(path)}.br`)), path).toBe(true);
    }
    expect(page("/404").includes("text/markdown")).toBe(false);
  });

  test("the Markdown versions contain prices, answers and posts", async () => {
    const pricing = await file("/pricing.md");
    for (const { name, plans } of planCategories) {
      expect(pricing).toContain(name);
      for (const { price } of plans) {
        if (price.monthly !== null) {
          expect(pricing).toContain(`$${price.monthly.toLocaleString("en-US")} a month`);
        }
      }
    }
    const support = await file("/support.md");
    for (const { question, answer } of faqItems) {
      expect(support).toContain(question);
      expect(support).toContain(answer);
    }
    const articles = await file("/blog.md");
    for (const { title, excerpt } of posts) {
      expect(articles).toContain(title);
      expect(articles).toContain(excerpt);
    }
  });

  test("llms.txt links once to the Markdown version of every listed page, with its description", async () => {
    const text = await file("llms.txt");
    expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> .+\n\n`));
    const named = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): (.+)$/gm)].map(
      ([, address = "", description]) => `${new URL(address).pathname}: ${description}`,
    );
    expect(named.toSorted()).toEqual(
      listed.map((path) => `${markdownOf(path)}: ${descriptionOf(path)}`).toSorted(),
    );
    // Programs skip the pages under this heading (llmstxt.org).
    const optional = text.split("\n## Optional\n")[1] ?? "";
    expect(optional.match(/\/\w+\.md(?=\))/g)).toEqual(["/login.md", "/signup.md"]);
  });

  test("pages that mails lead to are not listed, and have `noindex`", () => {
    expect(paths.filter((path) => !listed.includes(path))).toEqual(["/auth/verify", "/auth/reset"]);
    for (const path of paths)
      expect(page(path).includes('<meta name="robots" content="noindex">'), path).toBe(
        !listed.includes(path),
      );
  });

  test("the site map has the URL of every listed page, and robots.txt links to it", async () => {
    const map = await file("sitemap.xml");
    expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
      listed.map(addressOf),
    );
    // The dates come from the content: an article has its own date, and the blog that of the newest article.
    const changed = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(
      ([, address = "", day]) => [new URL(address).pathname, day],
    );
    expect(Object.fromEntries(changed)).toEqual({
      "/blog": posts[0]?.publishedAt,
      ...Object.fromEntries(posts.map((post) => [articlePath(post.slug), post.publishedAt])),
    });
    const robots = await file("robots.txt");
    expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", addressOf("/")).href}`);
    expect(robots.match(/^Disallow:.*$/gm)).toEqual(["Disallow: /api/"]);
  });
});

/** The text of the first element with a name in a feed or one of its items. */
const textOf = (xml: string, name: string) =>
  decode(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1] ?? "");

describe("the blog's feed", () => {
  test("describes the blog, and lists every article with its URL, topic, excerpt and date, newest first", async () => {
    const feed = await file("blog/rss.xml");
    // The first element with each name belongs to the channel.
    expect(["title", "link", "description", "language"].map((name) => textOf(feed, name))).toEqual([
      blog.feed.title,
      addressOf("/blog"),
      blog.meta.description,
      "en-us",
    ]);
    const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
    expect(
      items.map((item) => [
        textOf(item, "title"),
        textOf(item, "link"),
        textOf(item, "guid"),
        textOf(item, "dc:creator"),
        textOf(item, "category"),
        textOf(item, "description"),
      ]),
    ).toEqual(
      posts.map((post) => {
        const address = addressOf(articlePath(post.slug));
        return [post.title, address, address, post.author.name, topicOf(post), post.excerpt];
      }),
    );
    expect(
      items.map((item) => new Date(textOf(item, "pubDate")).toISOString().slice(0, 10)),
    ).toEqual(posts.map(({ publishedAt }) => publishedAt));
  });

  test("is linked from the blog's page only", () => {
    const feeds = paths.filter((path) => page(path).includes("application/rss+xml"));
    expect(feeds).toEqual(["/blog"]);
    expect(read("/blog", /type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/)).toBe(
      "/blog/rss.xml",
    );
  });
});

describe("links", () => {
  /**
   * Ids of the footer's topics. Pages have these anchors in `noscript` only, because with scripts a link to a
   * topic opens a sheet.
   */
  const topics = new Set<string>(footerTopics.map(({ id }) => id));

  /** What is wrong with a link on the page at `from`; undefined if nothing is. */
  function linkProblem(from: string, href: string): string | undefined {
    if (/^(?:mailto:|tel:|https?:\/\/)/.test(href)) return undefined;
    const [path = "", anchor = ""] = href.split("#");
    const target = path.split("?")[0] || from;
    if (!target.startsWith("/")) return `${from} links to ${href}, which is no address`;
    if (existsSync(join(client, target)) && /\.\w+$/.test(target)) return undefined;
    if (!html.has(target)) return `${from} links to ${href}, which is no page`;
    if (anchor === "" || anchor === "top" || topics.has(anchor)) return undefined;
    return idsOf(target).includes(anchor)
      ? undefined
      : `${from} links to ${href}, which has no such anchor`;
  }

  test("lead to existing pages and anchors", () => {
    const results = [...html.keys()].flatMap((path) =>
      Array.from(page(path).matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = ""]) =>
        linkProblem(path, decode(href)),
      ),
    );
    expect(results.filter((each) => each !== undefined)).toEqual([]);
    expect(results.length).toBeGreaterThan(100);
  });

  test("in the assistant's citations lead to existing pages and anchors", () => {
    const sources = [...planCategories, ...faqItems, ...products, ...solutions, ...industries].map(
      ({ source }) => source.href,
    );
    const cited = [...sources, ...Object.values(claims).map(({ source }) => source.href)];
    expect(
      cited.map((href) => linkProblem("/", href)).filter((each) => each !== undefined),
    ).toEqual([]);
  });

  test("every id is unique on its page", () => {
    for (const path of html.keys()) {
      const ids = idsOf(path);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });
});
