import { expect, test } from "vitest";

import { reportText } from "./report-text.ts";

const row = { path: null, label: null, location: null, percent: null, reason: null };

test("shows the funnel, views by page, clicks by label and the other events as tables", () => {
  const text = reportText({
    from: "2026-11-01",
    to: "2026-11-20",
    rows: [
      { ...row, event: "page_view", path: "/pricing", count: 200 },
      { ...row, event: "page_view", path: "/", count: 1000 },
      {
        ...row,
        event: "cta_click",
        label: "Home - Talk to Sales",
        location: "home-page",
        count: 120,
      },
      {
        ...row,
        event: "cta_click",
        label: "Pricing - Select Plan",
        location: "pricing-page",
        count: 180,
      },
      { ...row, event: "chat_opened", count: 150 },
      { ...row, event: "message_sent", count: 420 },
      { ...row, event: "scroll_milestone", percent: 25, count: 900 },
      { ...row, event: "connection_error", reason: "timeout", count: 3 },
    ],
  });
  expect(text).toBe(`Larkline, 2026-11-01 to 2026-11-20 (days in UTC)

Funnel           Count  Of the step before
---------------  -----  ------------------
Page views       1,200
Calls to action    300  25%
Chats opened       150  50%
Messages           420  2.8 per chat

Page      Views
--------  -----
/         1,000
/pricing    200

Call to action         Clicks  Location
---------------------  ------  ------------
Pricing - Select Plan     180  pricing-page
Home - Talk to Sales      120  home-page

Other events                Count
--------------------------  -----
Pages scrolled to 25%         900
Pages scrolled to 50%           0
Pages scrolled to 75%           0
Pages scrolled to 100%          0
Chats closed                    0
Support forms sent              0
Connection failed: timeout      3
`);
});

test("without any counts, says that no events were recorded", () => {
  const text = reportText({ from: null, to: null, rows: [] });
  expect(text).toMatch(/no events were recorded/);
});
