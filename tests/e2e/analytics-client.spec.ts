/**
 * Tests which analytics events the site sends, and when (specification, section 1, and section 3, "Analytics
 * events").
 */
import type { Page } from "@playwright/test";

import { fillSignUp } from "./account.ts";
import { collectEvents, type CountedEvent } from "./analytics-events.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { mockAccountCalls, submit } from "./sign-up-page.ts";

const eventsNamed = (events: readonly CountedEvent[], event: string) =>
  events.filter((each) => each.event === event);

test("a page view is counted without an interaction, and so is each further page", async ({
  page,
}) => {
  const events = await collectEvents(page);
  await page.goto("/");
  const title = await page.title();
  // A long timeout, because the browser may still be starting.
  await expect
    .poll(() => events, { timeout: 30_000 })
    .toEqual([{ event: "page_view", path: "/", title }]);

  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => eventsNamed(events, "page_view").length).toBe(2);
  expect(eventsNamed(events, "page_view")[1]).toMatchObject({ path: "/pricing" });
});

// industries.spec.ts, case-studies.spec.ts and home.spec.ts check further calls to action.
test("a call to action is counted as a click and opens the chat, whose events are counted, too", async ({
  page,
}) => {
  const events = await collectEvents(page);
  for (const [path, button, label, location] of [
    ["/", "Talk to Sales", "Home - Talk to Sales", "home-page"],
    [
      "/products/ai-receptionist",
      "Try AI Receptionist",
      "AI Receptionist - Try AI Receptionist",
      "ai-receptionist-page",
    ],
    ["/industries", "Find Your Industry", "Industries - Find Your Industry", "industries-page"],
  ] as const)
    await test.step(label, async () => {
      events.length = 0;
      await page.goto(path);
      await page.getByRole("main").getByRole("button", { name: button }).first().click();
      await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect.poll(() => eventsNamed(events, "chat_closed").length).toBe(1);
      expect(eventsNamed(events, "cta_click")).toEqual([{ event: "cta_click", label, location }]);
      expect(eventsNamed(events, "chat_opened")).toHaveLength(1);
    });
});

test("a link that looks like a button is counted as a click on the page that contains it", async ({
  page,
}) => {
  const events = await collectEvents(page);
  await page.goto("/pricing");
  await hydrate(page);
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await expect(page).toHaveURL(/\/signup/);
  await expect
    .poll(() => eventsNamed(events, "cta_click"))
    .toEqual([
      { event: "cta_click", label: "Pricing - Start Free Trial", location: "pricing-page" },
    ]);
});

test("after a navigation without a page load, a click is counted on the new page", async ({
  page,
}) => {
  const events = await collectEvents(page);
  await page.goto("/");
  await hydrate(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveTitle(/Pricing/);
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await expect
    .poll(() => eventsNamed(events, "cta_click"))
    .toEqual([
      { event: "cta_click", label: "Pricing - Start Free Trial", location: "pricing-page" },
    ]);
});

test("a link on a card of the chat is counted on the page below", async ({ page }) => {
  const events = await collectEvents(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("On the line")).toBeVisible();
  await dialog.getByPlaceholder(/^Ask/).fill("How much is Receptionist Basic?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("link", { name: /^Select Plan/ }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect
    .poll(() => eventsNamed(events, "cta_click"))
    .toContainEqual({ event: "cta_click", label: "Home - Select Plan", location: "home-page" });
});

test("a click on the button that leaves the site after a sign-up is counted", async ({ page }) => {
  await mockAccountCalls(page, {
    "verification-status": (route) => route.fulfill({ json: { verified: true } }),
  });
  // With this status the browser stays on the page, so that the test sees its requests. Another test covers
  // events that are still queued when a page is left.
  await page.route("https://app.larkline.example/**", (route) => route.fulfill({ status: 204 }));
  const events = await collectEvents(page);
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  await page.getByRole("button", { name: "Login to Your Account" }).click();
  await expect
    .poll(() => eventsNamed(events, "cta_click"))
    .toEqual([
      { event: "cta_click", label: "Sign Up - Login to Your Account", location: "signup-page" },
    ]);
});

test("a message is counted with its length, never with its text", async ({ page }) => {
  const events = await collectEvents(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const field = page.getByRole("dialog").getByPlaceholder(/^Ask/);
  await expect(field).toBeFocused();
  // Messages can be sent only once the chat is connected.
  await expect(page.getByRole("dialog").getByText("On the line")).toBeVisible();
  const words = "What does the receptionist cost?";
  await field.fill(words);
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await field.press("Enter");
  await expect.poll(() => eventsNamed(events, "message_sent").length, { timeout: 15_000 }).toBe(1);
  expect(eventsNamed(events, "message_sent")[0]).toMatchObject({ length: words.length });
  expect(JSON.stringify(events)).not.toContain(words);
});

test("a message that is sent only at the second attempt is counted once", async ({ page }) => {
  const events = await collectEvents(page);
  let wasCut = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      if (wasCut || !frame.toString().includes("send_message")) return server.send(frame);
      wasCut = true;
      void socket.close();
      void server.close();
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("On the line")).toBeVisible();
  await dialog.getByPlaceholder(/^Ask/).fill("Hello");
  await dialog.getByRole("button", { name: "Send" }).click();
  const again = dialog.getByRole("button", { name: "Send again" });
  await expect(again).toBeVisible();
  expect(eventsNamed(events, "message_sent")).toEqual([]);
  await expect(dialog.getByText("On the line")).toBeVisible();
  await again.click();
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await page.keyboard.press("Escape");
  // Events keep their order, so those of the messages have arrived before.
  await expect.poll(() => eventsNamed(events, "chat_closed"), { timeout: 15_000 }).toHaveLength(1);
  expect(eventsNamed(events, "message_sent")).toHaveLength(1);
  expect(eventsNamed(events, "message_sent")[0]).toMatchObject({ length: 5 });
});

test("each scroll milestone is counted once", async ({ page }) => {
  const events = await collectEvents(page);
  await page.goto("/pricing");
  await hydrate(page);
  const scrollToShare = async (share: number) => {
    await page.evaluate(async (part) => {
      const scrollRange = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: scrollRange * part, behavior: "instant" });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }, share);
  };
  for (const share of [0.3, 0.1, 0.6]) await scrollToShare(share);
  await expect
    .poll(async () => {
      // The page may grow when its last sections are rendered, so each attempt scrolls to the end again.
      await scrollToShare(1);
      return eventsNamed(events, "scroll_milestone").map(({ percent }) => percent);
    })
    .toEqual([25, 50, 75, 100]);
});

/** The bodies of the requests that a page sends during a click by a script, and continues if it is left then. */
const sentByClick = (page: Page, selector: string, text: string): Promise<string[]> =>
  page.evaluate(
    ([elements, name]) => {
      const bodies: string[] = [];
      window.fetch = async (_, init) => {
        if (init?.keepalive && typeof init.body === "string") bodies.push(init.body);
        return new Response();
      };
      // A link must not load its page, because this evaluation would then fail.
      addEventListener("click", (event) => event.preventDefault());
      for (const element of document.querySelectorAll<HTMLElement>(elements))
        if (element.textContent === name) element.click();
      return bodies;
    },
    [selector, text] as const,
  );

test("an event is sent at once, so that it is also counted if the page is left", async ({
  page,
}) => {
  await collectEvents(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeVisible();
  await page.keyboard.press("Escape");
  const sent = await sentByClick(page, "main button", "Get Started Today");
  expect(sent.join("\n")).toContain("Home - Get Started Today");
});

test("a link that looks like a button is also counted if its page is left before the application has loaded", async ({
  page,
}) => {
  const events = await collectEvents(page);
  await page.goto("/pricing");
  await expect.poll(() => eventsNamed(events, "page_view").length, { timeout: 30_000 }).toBe(1);
  const sent = await sentByClick(page, "main a", "Start Free Trial");
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { event: "cta_click", label: "Pricing - Start Free Trial", location: "pricing-page" },
  ]);
});

for (const preference of ["doNotTrack", "globalPrivacyControl"] as const) {
  test(`nothing is sent if the browser objects to tracking: ${preference}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
    }, preference);
    const events = await collectEvents(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeFocused();
    await page.keyboard.press("Escape");
    await page.goto("/pricing");
    await page.waitForLoadState("networkidle");
    expect(events).toEqual([]);
  });
}

test("no request goes to another host if no tag manager is configured", async ({ page }) => {
  const foreignRequests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1")) foreignRequests.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeVisible();
  expect(foreignRequests).toEqual([]);
});
