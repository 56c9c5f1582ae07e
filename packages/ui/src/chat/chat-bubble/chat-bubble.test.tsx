import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { chatBubbleLabels } from "../chat-labels.ts";
import { ChatBubble } from "./chat-bubble.tsx";

test.each([undefined, ""])(
  "a failed answer with the problem %j shows the default text",
  (problem) => {
    const html = renderToString(
      <ChatBubble
        from="assistant"
        name="Larkline"
        text="50 calls"
        state="failed"
        problem={problem}
      />,
    );
    expect(html).toContain(chatBubbleLabels.brokeOff);
  },
);

test("the server's markup has the date of a message of today, because it does not know the reader's day", () => {
  const html = renderToString(
    <ChatBubble from="user" name="You" text="50 calls" timestamp={Date.now()} timeZone="UTC" />,
  );
  expect(html).toMatch(/>[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M<\/time>/);
});
