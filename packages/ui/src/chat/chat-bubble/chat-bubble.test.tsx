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
