/** Requests the real server as crawlers do, without a browser: Markdown versions and llms.txt. */
import { expect, test } from "./fixtures.ts";

test("each page links to its Markdown version, which is served as text/markdown", async ({
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

test("llms.txt links to the Markdown version of every page", async ({ request }) => {
  const list = await request.get("/llms.txt");
  expect(list.headers()["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const addresses = Array.from((await list.text()).matchAll(/\]\(([^)]+\.md)\)/g), ([, found]) =>
    String(found),
  );
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  }
});
