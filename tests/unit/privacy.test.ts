/** Tests that the privacy text names every kind of event that the site counts. */
import { footerTopics } from "@larkline/content/footer-topics";
import type { AnalyticsEventName } from "@larkline/contract/analytics";
import { expect, it } from "vitest";

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
  const privacy = footerTopics.find(({ id }) => id === "privacy");
  const counted = privacy?.paragraphs.find((paragraph) => paragraph.startsWith("We count"));
  expect(counted).toContain(name);
});
