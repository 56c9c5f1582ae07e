import { expect, test } from "vitest";

import { articleStatement } from "./article-statement.ts";

const post = {
  title: "Calling a lead back",
  excerpt: "What to ask first.",
  category: { name: "Outbound Marketing" },
  publishedAt: "2026-11-05",
  readingTime: 6,
  tags: ["Lead response", "Scripts"],
  author: { name: "Dana Ruiz", title: "Call research" },
};
const place = {
  url: "https://x.test/blog/calling-a-lead-back",
  image: "https://x.test/open-graph/lead.png",
  language: "en-US",
  publisher: { name: "Larkline", url: "https://x.test/" },
};

test("the structured data contains what the article shows", () => {
  expect(articleStatement(post, place)).toEqual({
    "@type": "Article",
    headline: "Calling a lead back",
    description: "What to ask first.",
    datePublished: "2026-11-05",
    author: { "@type": "Person", name: "Dana Ruiz", jobTitle: "Call research" },
    publisher: { "@type": "Organization", name: "Larkline", url: "https://x.test/" },
    image: "https://x.test/open-graph/lead.png",
    articleSection: "Outbound Marketing",
    keywords: ["Lead response", "Scripts"],
    timeRequired: "PT6M",
    inLanguage: "en-US",
    mainEntityOfPage: "https://x.test/blog/calling-a-lead-back",
  });
});

test("the structured data has no properties for a missing picture and a missing author title", () => {
  const { image: _image, ...noPicture } = place;
  const statement = articleStatement({ ...post, author: { name: "Dana Ruiz" } }, noPicture);
  expect(statement).not.toHaveProperty("image");
  expect(statement["author"]).toEqual({ "@type": "Person", name: "Dana Ruiz" });
});
