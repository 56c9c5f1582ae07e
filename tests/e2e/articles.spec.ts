/**
 * Tests the blog's articles: the links to them and to their parts, the feed and the sitemap. pages.spec.ts
 * checks the overflow and the console messages of every page, and the accessibility of one article.
 */
import { posts } from "@larkline/content/posts";
import type { Page } from "@playwright/test";

import { hydrate, expect, test } from "./fixtures.ts";

const [featured] = posts;
const path = `/blog/${featured?.slug}`;

/** Waits until the page has not scrolled for ten frames. */
const waitUntilScrollEnds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [lastPosition, frames] = [scrollY, 0];
        const checkFrame = () => {
          frames = scrollY === lastPosition ? frames + 1 : 0;
          lastPosition = scrollY;
          if (frames > 10) resolve();
          else requestAnimationFrame(checkFrame);
        };
        checkFrame();
      }),
  );

test("the blog leads to an article by keyboard, and the article to its parts and to others", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrate(page);
  const link = page
    .getByRole("article", { name: featured?.title })
    .getByRole("link", { name: `Read the article ${featured?.title}` });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(featured?.title ?? "");
  const article = page.getByRole("article", { name: featured?.title });
  await expect(article.getByText(featured?.author.name ?? "")).toBeVisible();
  await expect(article.locator("time")).toHaveAttribute("datetime", featured?.publishedAt ?? "");

  const parts = article.getByRole("navigation", { name: "In this article" });
  const part = parts.getByRole("link").last();
  const heading = article.getByRole("heading", { level: 2, name: await part.innerText() });
  await part.focus();
  // Focusing the link may scroll the page. In Chromium, a scroll in progress cancels one that starts
  // meanwhile, so the link would not scroll to its heading.
  await waitUntilScrollEnds(page);
  await page.keyboard.press("Enter");
  await expect(heading).toBeInViewport();

  const others = page.getByRole("region", { name: "Read on" }).getByRole("article");
  await expect(others).toHaveCount(3);
  await others.first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(`${path}(#.*)?$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the button at an article's end opens the chat", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("main").getByRole("button", { name: "Talk to Sales" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the Spanish part of a greeting is marked as Spanish", async ({ page }) => {
  await page.goto("/blog/spanish-at-night");
  await expect(page.getByText("Buenas noches.", { exact: true })).toHaveAttribute("lang", "es");
});

test("an unknown article is answered with the 404 page", async ({ request }) => {
  expect((await request.get("/blog/no-such-article")).status()).toBe(404);
});

test("the feed and the sitemap are well-formed XML, and their links work", async ({
  page,
  request,
}) => {
  await page.goto("/blog");
  for (const [address, element] of [
    ["/blog/rss.xml", "item > link"],
    ["/sitemap.xml", "url > loc"],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toMatch(/xml/);
    const found = await page.evaluate(
      ([xml, selector]) => {
        const tree = new DOMParser().parseFromString(xml, "application/xml");
        if (tree.querySelector("parsererror")) throw new Error("Not well-formed XML.");
        return Array.from(tree.querySelectorAll(selector), (each) => each.textContent ?? "");
      },
      [await answer.text(), element] as const,
    );
    expect(found.length).toBeGreaterThanOrEqual(posts.length);
    for (const each of found)
      expect((await request.get(new URL(each).pathname)).status(), each).toBe(200);
  }
});
