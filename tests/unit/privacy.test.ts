/**
 * Tests that the privacy text names every kind of event that the site counts, and that it states how long the server
 * keeps what it stores.
 */
import type { IncomingMessage } from "node:http";

import { footerTopics } from "@larkline/content/footer-topics";
import type { AnalyticsEventName } from "@larkline/contract/analytics";
import { expect, it } from "vitest";

import { readConfiguration } from "../../apps/server/src/configuration/configuration.ts";
import { Visitors } from "../../apps/server/src/visitors/visitors.ts";

const paragraphs = footerTopics.find(({ id }) => id === "privacy")?.paragraphs ?? [];

/** How the privacy text names each event. A new event needs an entry here and in the text. */
const names: Readonly<Record<AnalyticsEventName, string>> = {
  page_view: "page views",
  cta_click: "presses of buttons",
  chat_opened: "chats opened",
  chat_closed: "and closed",
  message_sent: "messages and their length",
  scroll_milestone: "scrolling",
  connection_error: "failed connections",
  support_form_submitted: "support forms sent",
};

it.each(Object.entries(names))("the privacy text says that %s is counted", (_event, name) => {
  const counted = paragraphs.find((paragraph) => paragraph.startsWith("We count"));
  expect(counted).toContain(name);
});

it("the privacy text states the server's retention periods, and that visitors can delete conversations", () => {
  const { keepDays } = readConfiguration({});
  expect(keepDays.uploads).toBe(keepDays.conversations);
  expect(paragraphs.join(" ")).toContain(
    `You can delete a conversation in the chat yourself, with its files. Otherwise we delete conversations and files after ${keepDays.conversations} days, unconfirmed sign-ups after ${keepDays.unconfirmedAccounts} and counts after ${keepDays.analytics}.`,
  );
});

it("the privacy text states how long the visitor's cookie lasts, and what the browser stores", () => {
  // `Visitors` reads only the headers of the request.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const request = { headers: {} } as unknown as IncomingMessage;
  const cookie = new Visitors(["a secret for tests, long enough for anyone"], true).cookieFor(
    request,
  );
  expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60};`);
  const stored = paragraphs.at(-1);
  expect(stored).toContain("one cookie");
  expect(stored).toContain("a year after you last used the chat");
  expect(stored).toContain("Your browser itself stores your login");
});
