import { describe, expect, test } from "vitest";

import { markdownPage, markdownPath } from "./markdown.ts";

/** The Markdown of a page with this content of `main`, without the front matter. */
const markdown = (main: string) =>
  markdownPage({
    title: "T",
    description: "D",
    address: "https://larkline.example/support",
    body: `<header><a href="/">Logo</a></header><main id="main" tabindex="-1">${main}</main>`,
  })
    .replace(/^---\n.*?\n---\n\n/s, "")
    .trimEnd();

test("a page begins with its title, description and URL", () => {
  const text = markdownPage({
    title: 'A "quoted" title',
    description: "One: two",
    address: "https://larkline.example/pricing",
    body: "<main><h1>Prices</h1></main>",
  });
  expect(text).toBe(
    '---\ntitle: "A \\"quoted\\" title"\ndescription: "One: two"\nurl: "https://larkline.example/pricing"\n---\n\n# Prices\n',
  );
});

test.each([
  ["/", "/index.md"],
  ["/pricing", "/pricing.md"],
  ["/industries/law-firms", "/industries/law-firms.md"],
])("the Markdown version of %s is at %s", (path, file) => {
  expect(markdownPath(path)).toBe(file);
});

describe("converts to Markdown", () => {
  test.each([
    ["headings", "<h2><span>Every call</span></h2><h3>Two</h3>", "## Every call\n\n### Two"],
    ["drawings", '<div role="img" aria-label="5 * 3 [x]"><i>5</i></div>', "5 \\* 3 \\[x\\]"],
    ["paragraphs", "<div><p>One &amp; two</p><p>Three</p></div>", "One & two\n\nThree"],
    ["emphasis", "<p><strong>Now</strong>, <em>please</em></p>", "**Now**, _please_"],
    ["escaped special characters of Markdown", "<p>5 * 3 [x]_</p>", String.raw`5 \* 3 \[x\]\_`],
    [
      "links, made absolute",
      '<p>See <a href="/pricing#custom">the plans</a>.</p>',
      "See [the plans](https://larkline.example/pricing#custom).",
    ],
    [
      "links within the page in a list, as plain text",
      '<ol><li><a href="#two-rings">Two rings</a> <time>May 1</time></li></ol>',
      "1. Two rings May 1",
    ],
    ["lists", "<ul><li>One</li><li><p>Two</p></li></ul>", "- One\n- Two"],
    [
      "list items with several blocks",
      "<ol><li><h3>First</h3><p>Do it</p></li><li>Second</li></ol>",
      "1. ### First\n\n   Do it\n\n2. Second",
    ],
    [
      "description lists, with term and description in either order",
      "<dl><div><dt>calls</dt><dd>500</dd></div><div><dd>9</dd><dt>trades</dt></div></dl>",
      "- **calls**: 500\n- **trades**: 9",
    ],
    [
      "description lists, with several descriptions of a term",
      "<dl><div><dt>Mon</dt><dd>7 at night</dd><dd>10 by day</dd></div><div><dt>Tue</dt><dd>6 at night</dd></div></dl>",
      "- **Mon**: 7 at night; 10 by day\n- **Tue**: 6 at night",
    ],
    [
      "description lists without groups",
      "<dl><dt>Mon</dt><dd>7 at night</dd><dd>10 by day</dd><dt>Tue</dt><dd>6 at night</dd></dl>",
      "- **Mon**: 7 at night; 10 by day\n- **Tue**: 6 at night",
    ],
    [
      "list items that begin with a button, by its text",
      "<ol><li><button>Two rings</button><span><time>May 1</time></span></li><li><button>Play</button></li></ol>",
      "1. Two rings May 1",
    ],
    ["quotations", "<blockquote><p>Yes.</p><p>Always.</p></blockquote>", "> Yes.\n>\n> Always."],
    [
      "tables with a heading row in the middle",
      '<table><thead><tr><td>Feature</td><th>Starter<span>$99</span></th></tr></thead><tbody><tr><th colSpan="2">Calls</th></tr><tr><th>A month</th><td>50</td></tr></tbody></table>',
      "| Feature | Starter $99 |\n| --- | --- |\n| **Calls** |  |\n| A month | 50 |",
    ],
    [
      "the caption of a table, in bold above it",
      "<table><caption>What to ask</caption><tr><th>Field</th><th>For</th></tr><tr><td>Name</td><td>All</td></tr></table>",
      "**What to ask**\n\n| Field | For |\n| --- | --- |\n| Name | All |",
    ],
    [
      "texts drawn as images, by their accessible name",
      '<p><span role="img" aria-label="$99"><span>9</span></span> a month</p>',
      "$99 a month",
    ],
    [
      "adjacent texts that only the layout separates",
      "<p>50 calls<span>$2 each</span>a month</p>",
      "50 calls $2 each a month",
    ],
    [
      "text around a comment of React",
      "<p>Burst pipe<span>, <!-- -->live</span></p>",
      "Burst pipe, live",
    ],
    [
      "a tab panel below the label of its tab",
      '<div role="tablist"><button role="tab" id="a">Agents</button></div><div role="tabpanel" aria-labelledby="a"><p>Text</p></div>',
      "**Agents**\n\nText",
    ],
    [
      "closed answers with their questions",
      '<h3><button>How long?</button></h3><div hidden="until-found"><p>Not long.</p></div>',
      "### How long?\n\nNot long.",
    ],
  ])("%s", (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

test.each([
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  '<p aria-hidden="true">00:47</p>',
  "<p hidden>Later</p>",
  "<form><label>Name<input/></label></form>",
  "<button>Chat with us</button>",
  '<p><a href="#top">Back to Top</a></p>',
  "<noscript>Without scripts</noscript>",
])("drawings without a label, hidden elements and controls are left out: %s", (html) => {
  expect(markdown(`<p>One</p>${html}<p>Two</p>`)).toBe("One\n\nTwo");
});

test("throws if the markup has unbalanced tags", () => {
  expect(() => markdown("<p><b>One</p></b>")).toThrow("closes <p> where <b> is open");
});
