/** Checks that browsers do not paint a page of which they know only the beginning. */
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";

import { expect, test, twoFrames } from "./fixtures.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";

/** The time of the first contentful paint, in ms since the navigation; undefined before it. */
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);

// Another page without the link shows when a browser would paint, so that the test need not wait a fixed time.
test("a page is painted when its first section is complete, so that centered content does not move", async ({
  page,
  context,
  larkline,
}) => {
  const html = await (await fetch(`${larkline.url}/auth/reset`)).text();
  const link = /<link rel="expect"[^>]*>/.exec(html)?.[0] ?? "";
  expect(link).not.toBe("");
  const waiting: (() => void)[] = [];
  /** Sends the document until its first heading, and the rest when `waiting` is called. */
  const send = (answer: ServerResponse, document: string) => {
    const middle = document.indexOf("</h1>");
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    answer.write(document.slice(0, middle));
    waiting.push(() => answer.end(document.slice(middle)));
  };
  const server = createServer(({ url }, answer) => {
    if (url === "/with-link") send(answer, html);
    else if (url === "/without-link") send(answer, html.replace(link, ""));
    else answer.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The address of a TCP server.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const other = await context.newPage();
    await watchShifts(page);
    await watchShifts(other);
    await page.goto(`${origin}/with-link`, { waitUntil: "commit" });
    await page.locator("h1").waitFor({ state: "attached" });
    await other.goto(`${origin}/without-link`, { waitUntil: "commit" });
    await expect.poll(() => firstPaint(other)).toBeDefined();
    expect(await firstPaint(page)).toBeUndefined();

    for (const sendRest of waiting) sendRest();
    for (const each of [page, other]) {
      await each.bringToFront();
      await each.waitForLoadState();
      await expect.poll(() => firstPaint(each)).toBeDefined();
      await twoFrames(each);
    }
    await expect.poll(() => shiftsOf(other)).not.toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  } finally {
    for (const sendRest of waiting) sendRest();
    server.close();
  }
});
