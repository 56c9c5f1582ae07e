import { expect, it } from "vitest";

import type { ChatEntry } from "./messages.ts";
import { transcriptOf } from "./transcript.ts";

const base = { sessionId: "s", contentType: "text", streaming: false } as const;
const entries: ChatEntry[] = [
  {
    ...base,
    id: "u1",
    role: "user",
    content: "What does\nBasic cost?",
    timestamp: Date.UTC(2026, 0, 5, 14, 31),
    view: "sent",
    attachments: [{ id: "f1", name: "calls.csv" }],
  },
  {
    ...base,
    id: "a1",
    role: "assistant",
    content: "It is **$299** a month.",
    timestamp: Date.UTC(2026, 0, 5, 14, 32),
    view: "complete",
    sources: [{ title: "Pricing", href: "/pricing#receptionist" }],
  },
  {
    ...base,
    id: "u2",
    role: "user",
    content: "And?",
    timestamp: Date.UTC(2026, 0, 5, 14, 32),
    view: "failed",
  },
  {
    ...base,
    id: "a2",
    role: "assistant",
    content: "It",
    timestamp: Date.UTC(2026, 0, 5, 14, 33),
    view: "aborted",
  },
];

it("contains every message with its time, speaker, files and sources", () => {
  const text = transcriptOf(entries, {
    title: "Conversation with Larkline",
    names: { assistant: "Larkline", user: "You" },
    origin: "https://larkline.example",
    labels: { sources: "Source:", attachments: "Attached:" },
    endings: { failed: "(not sent)", aborted: "(stopped)" },
    timeZone: "UTC",
  });
  expect(text).toBe(`Conversation with Larkline

You, Jan 5, 2026, 2:31 PM
What does
Basic cost?
Attached: calls.csv

Larkline, Jan 5, 2026, 2:32 PM
It is **$299** a month.
Source: Pricing, https://larkline.example/pricing#receptionist

You, Jan 5, 2026, 2:32 PM
And?
(not sent)

Larkline, Jan 5, 2026, 2:33 PM
It
(stopped)
`);
});
