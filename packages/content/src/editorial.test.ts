import { describe, expect, test } from "vitest";

import { blog } from "./blog.ts";
import { caseStudies, caseStudiesPage, caseStudyFilters } from "./case-studies.ts";
import { claims } from "./claims.ts";
import { faqCategories } from "./faq.ts";
import { postCategories, posts } from "./posts.ts";
import { contactOptions, support, supportTopics } from "./support.ts";

// The numbers and texts that the specification prescribes (sections 2, 3, 8 and 9), repeated here by hand. Some,
// such as the filter's values, are only in the original specification, which is not in this repository.

test.each(Object.entries({ caseStudies, posts, postCategories, supportTopics, contactOptions }))(
  "ids of %s are unique",
  (_name, list) => {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

describe("case studies", () => {
  test("there are six; the first two, home services and a law firm, are featured", () => {
    expect(caseStudies).toHaveLength(6);
    expect(caseStudies.filter(({ featured }) => featured)).toEqual(caseStudies.slice(0, 2));
    expect(caseStudies.slice(0, 2).map(({ industry }) => industry)).toEqual([
      "Home Services",
      "Law Firms",
    ]);
  });

  test("the filter has exactly the specification's values, each with a story", () => {
    expect(caseStudyFilters).toEqual([
      "All Industries",
      "Home Services",
      "Law Firms",
      "Healthcare",
      "Real Estate",
      "SaaS & Software",
      "Mortgage",
    ]);
    expect(caseStudies.map(({ industry }) => industry)).toEqual(caseStudyFilters.slice(1));
  });

  test("a featured story's week has seven days of 24 hours", () => {
    for (const { week } of caseStudies.filter(({ featured }) => featured)) {
      expect(week).toHaveLength(7);
      for (const day of week ?? []) expect(day).toMatch(/^\d{24}$/);
    }
  });

  // The page shows the sentence beside the drawing of the week, which states both numbers.
  test("most calls of the first story's week come after hours, as its text says", () => {
    const [{ challenge, week, officeHours } = {}] = caseStudies;
    const { from, to } = officeHours ?? { from: 0, to: 0 };
    const calls = (week ?? []).flatMap((hours, day) =>
      Array.from(hours, (count, hour) => ({
        count: Number(count),
        after: day >= 5 || hour < from || hour >= to,
      })),
    );
    const sum = (counted: typeof calls) => counted.reduce((total, { count }) => total + count, 0);
    expect(challenge).toContain("Over half of the calls came after hours.");
    expect(sum(calls.filter(({ after }) => after)) / sum(calls)).toBeGreaterThan(0.5);
  });

  test("the figures over all stories are the specification's four", () => {
    expect(caseStudiesPage.stats.claims).toEqual([
      claims.averageReturn,
      claims.fasterResponse,
      claims.satisfaction,
      claims.availability,
    ]);
  });

  test("the empty result has exactly the specification's text", () => {
    expect(caseStudiesPage.empty).toEqual({
      title: "No case studies found",
      description: "Try selecting a different industry or view all case studies",
    });
  });
});

describe("blog", () => {
  test("there are eight posts, newest first; the first one is featured", () => {
    expect(posts).toHaveLength(8);
    expect(posts.filter((post) => post.featured)).toEqual([posts[0]]);
    const dates = posts.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("there is a new one every other week, as the text for subscribers says", () => {
    expect(blog.sidebar.subscribe.description).toContain("every other week");
    const days = posts.map(({ publishedAt }) => Date.parse(publishedAt) / 86_400_000);
    for (const [index, day] of days.slice(1).entries()) {
      const pause = (days[index] ?? 0) - day;
      expect(Math.abs(pause - 14), posts[index]?.slug).toBeLessThanOrEqual(2);
    }
  });

  test("reading takes four to nine minutes", () => {
    for (const { readingTime, slug } of posts) {
      expect(readingTime, slug).toBeGreaterThanOrEqual(4);
      expect(readingTime, slug).toBeLessThanOrEqual(9);
    }
  });

  test("there are five topics, each with a post", () => {
    expect(postCategories.map(({ slug }) => slug)).toEqual([
      "ai-voice",
      "outbound-marketing",
      "customer-communications",
      "industry-insights",
      "automation",
    ]);
    for (const { slug } of postCategories) {
      expect(
        posts.some(({ category }) => category === slug),
        slug,
      ).toBe(true);
    }
  });

  test("each topic has its own cord color, or the default one", () => {
    expect(postCategories.map(({ color }) => color)).toEqual([
      "blue",
      "plum",
      "green",
      "default",
      "default",
    ]);
  });

  test("the texts are the specification's", () => {
    expect(blog.search.placeholder).toBe("Search articles...");
    expect([blog.allTopics, blog.latest, blog.filtered]).toEqual([
      "All Topics",
      "Latest Articles",
      "Filtered Articles",
    ]);
    expect(blog.count).toEqual({ one: "article found", other: "articles found" });
    expect(blog.empty).toEqual({
      title: "No articles found",
      description: "Try adjusting your search terms or browse all topics",
      button: "Clear Filters",
    });
  });
});

describe("support", () => {
  test("the four topics are the FAQ's categories, with the specified numbers of articles", () => {
    expect(supportTopics.map(({ id }) => id)).toEqual(faqCategories.map(({ id }) => id));
    expect(supportTopics.map(({ articles }) => articles)).toEqual([12, 18, 15, 8]);
  });

  test("there are three ways to reach people", () => {
    expect(contactOptions.map(({ title, action }) => [title, action])).toEqual([
      ["Live Chat", "chat"],
      ["Email Support", "email"],
      ["Schedule Call", "schedule"],
    ]);
  });

  test("the texts are the specification's", () => {
    expect(support.form.title).toBe("Send us a Message");
    expect(support.form.sent).toBe("Thank you! We'll get back to you within 24 hours.");
    expect(support.empty.title).toBe("No questions found");
    expect(support.empty.button).toBe("Clear Filters");
    expect([support.cta.button, support.cta.backToTop]).toEqual([
      "Book Free Session",
      "Back to Top",
    ]);
  });
});
