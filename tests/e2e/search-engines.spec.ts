/** Requests the real server as crawlers do, without a browser: Markdown versions and llms.txt. */
import { expect, test } from "./fixtures.ts";

test("pages link to their Markdown version, which is served as text/markdown", async ({
  request,
}) => {
  for (const path of ["/", "/pricing", "/industries/law-firms"]) {
    const html = await (await request.get(path)).text();
    const [, markdownPath = ""] = /type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(markdownPath);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^text\/markdown; ?charset=utf-8$/i);
    expect(answer.headers()["link"]).toBe(`<${path}>; rel="canonical"`);
    expect(await answer.text()).toMatch(/^# \S/m);
  }
});

test("every Markdown version that llms.txt links to is served, as is its page for people", async ({
  request,
}) => {
  const list = await request.get("/llms.txt");
  expect(list.headers()["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await list.text();
  expect(text).toContain('without ".md" the address leads to the page for people');
  expect(text).toContain("for /index.md, that is the home page, /.");
  const addresses = Array.from(text.matchAll(/\]\(([^)]+\.md)\)/g), ([, found]) => String(found));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const forPeople = pathname === "/index.md" ? "/" : pathname.replace(/\.md$/, "");
    for (const path of [pathname, forPeople])
      expect((await request.get(path)).status(), path).toBe(200);
  }
});
