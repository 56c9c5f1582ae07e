import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { PostCard } from "./post-card.tsx";

const post = {
  title: "Calling a lead back",
  excerpt: "What to ask first.",
  category: { name: "Outbound Marketing" },
  publishedAt: "2026-11-05",
  readingTime: 6,
  tags: ["Lead response", "Scripts", "Not shown"],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["Pacific/Honolulu", "Pacific/Kiritimati"])(
  "the date does not depend on the reader's time zone: %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const html = renderToString(<PostCard post={post} />);
    expect(html).toContain('<time dateTime="2026-11-05">November 5, 2026</time>');
  },
);

test("the date is formatted for the locale, also if it is given as a Date", () => {
  const html = renderToString(
    <PostCard post={{ ...post, publishedAt: new Date(Date.UTC(2026, 10, 5)) }} locale="es" />,
  );
  expect(html).toContain("5 de noviembre de 2026");
});

test("shows the first two tags, and no link or button without `href` and `onOpen`", () => {
  const html = renderToString(<PostCard post={post} />);
  expect(html).toContain("Scripts");
  expect(html).not.toContain("Not shown");
  expect(html).not.toMatch(/<(a|button)\b/);
});
