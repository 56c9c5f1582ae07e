import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Markdown, plainText } from "./markdown.tsx";
import { closeOpenSyntax } from "./open-syntax.ts";
import { hrefKind } from "./safe-href.ts";

const render = (source: string, streaming = false) =>
  renderToStaticMarkup(createElement(Markdown, { source, streaming }));

/** What a reader sees, without the elements. */
const visible = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const answer = `**Receptionist Starter** costs **$99 a month** and holds _50 calls_. See [Pricing](/pricing).

| Plan | Monthly | Calls |
| --- | ---: | :---: |
| Starter | **$99** | 50 |
| [Basic](/pricing) | $299 | 200 |

1. Pick a plan
2. Forward your number
   - before *hours*
   - after **hours**

> What \`customers\` report

### Then

\`\`\`js
const calls = 50; // **not bold**
\`\`\`

Call [us](tel:+15125550100) or write to ~~sales~~ [support](mailto:hello@larkline.example).`;

describe("a whole text", () => {
  it("becomes the elements that its signs mean", () => {
    const html = render(answer);
    expect(html).toContain("<strong");
    expect(html).toMatch(/<a [^>]*href="\/pricing"[^>]*>Pricing<\/a>/);
    expect(html).toContain("<ol");
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*>Monthly<\/th>/);
    expect(html).toContain("<blockquote");
    expect(html).toContain("const calls = 50; // **not bold**");
    expect(html).toContain('href="tel:+15125550100"');
  });

  it("starts its headlines below those of the conversation", () => {
    expect(render("# Plans\n\n###### Small")).toMatch(/<h4[^>]*>Plans<\/h4><h6[^>]*>Small<\/h6>/);
  });

  it("reads character references", () => {
    expect(visible(render("Larkline &amp; you, 5 &gt; 4, &#36;99 &unknown;"))).toBe(
      "Larkline & you, 5 &gt; 4, $99 &unknown;",
    );
  });

  it("reads as plain text without signs", () => {
    expect(plainText("**$99** a month, see [Pricing](/pricing).\n\n- 50 calls\n- one line")).toBe(
      "$99 a month, see Pricing. 50 calls one line",
    );
  });
});

describe("a text that means harm", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<b onclick=alert(1)>bold</b>",
    "<iframe src='https://example.com'></iframe>",
    "<!-- hidden -->",
    "<svg/onload=alert(1)>",
  ])("shows the HTML %s as text", (source) => {
    for (const html of [render(source), render(`Well ${source} then`)]) {
      expect(html).not.toMatch(/<(script|img|b|iframe|svg|!--)/);
      expect(html).toContain("&lt;");
    }
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "&#x6A;avascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,hello",
    "vbscript:x",
    "file:///etc/passwd",
    "//example.com/x",
    "/\\example.com",
    "\\\\example.com",
    "relative/path",
  ])("makes no link to %s", (href) => {
    expect(render(`[press me](<${href}>)`)).not.toContain("href");
    expect(render(`[press me](${href})`)).not.toMatch(/href="(?!\/)/);
    expect(render(`[press me][1]\n\n[1]: ${href}`)).not.toContain("href");
  });

  it("opens other sites in a new tab that knows nothing of this one", () => {
    const html = render("[docs](https://docs.example.com/a)");
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain("(opens in a new tab)");
  });

  it("fetches no pictures", () => {
    const html = render("![a tracker](https://example.com/x.png) and ![](//example.com/y)");
    expect(html).not.toContain("<img");
    expect(html).not.toContain("example.com");
    expect(html).toContain("a tracker");
  });

  it.each([
    ["quotes", ">".repeat(4000)],
    ["lists", "- ".repeat(2000) + "a"],
    ["ordered lists", "1. ".repeat(1300) + "a"],
    ["indented lists", Array.from({ length: 80 }, (_, i) => `${"  ".repeat(i)}- a`).join("\n")],
    ["brackets", "[".repeat(4000)],
    ["closed brackets", "[".repeat(2000) + "]".repeat(2000)],
    ["emphasis", "*a _b ".repeat(700)],
    ["stars", "*".repeat(4000)],
    ["backticks", "`a``b```".repeat(500)],
    ["backslashes", "\\".repeat(4001)],
    ["cells", "|".repeat(4000)],
    ["pictures", "![".repeat(2000)],
    ["references", "&".repeat(4000)],
  ])("survives endless %s, whole and arriving", (_, source) => {
    expect(() => render(source)).not.toThrow();
    expect(() => render(source, true)).not.toThrow();
  });
});

describe("a text under way", () => {
  const prefixes = Array.from({ length: answer.length }, (_, index) => answer.slice(0, index + 1));

  it("shows no sign of its syntax at any moment", () => {
    for (const prefix of prefixes) {
      const html = render(prefix, true);
      const shown = visible(html.replaceAll(/<code.*?<\/code>/gs, ""));
      expect(shown, JSON.stringify(prefix.slice(-40))).not.toMatch(/\*|\]|\[|~~|`|\||^#|\(\//m);
    }
  });

  it("never takes back what a reader has already seen, but for the last word", () => {
    let before = "";
    for (const prefix of prefixes) {
      const shown = visible(render(prefix, true));
      const settled = before.slice(0, Math.max(0, before.length - 24));
      expect(shown.startsWith(settled), JSON.stringify(prefix.slice(-40))).toBe(true);
      before = shown;
    }
  });

  it("ends as the whole text", () => {
    expect(render(`${answer}\n`, true)).toBe(render(answer));
  });

  it.each([
    ["**bo", "**bo**"],
    ["**", ""],
    ["a *b", "a *b*"],
    ["a `co", "a `co`"],
    ["see [Pri", "see Pri"],
    ["see [Pricing]", "see Pricing"],
    ["see [Pricing](/pri", "see Pricing"],
    ["see [Pricing](/pricing)", "see [Pricing](/pricing)"],
    ["**bold *and", "**bold *and***"],
    ["2 * 3", "2 * 3"],
    ["snake_case", "snake_case"],
    ["Costs\n-", "Costs"],
    ["| Plan", "| Plan\n| --- |"],
  ])("closes %j as %j", (open, closed) => {
    expect(closeOpenSyntax(open)).toBe(closed);
  });
});

describe("addresses", () => {
  it.each([
    ["/pricing#plans", "site"],
    ["#plans", "site"],
    ["?a=b", "site"],
    ["https://example.com", "external"],
    ["HTTP://example.com", "external"],
    ["mailto:a@b.example", "contact"],
    ["tel:+1", "contact"],
    ["javascript:alert(1)", "unsafe"],
    [" javascript:alert(1)", "unsafe"],
    ["//example.com", "unsafe"],
    ["", "unsafe"],
  ])("%j is %s", (href, kind) => {
    expect(hrefKind(href)).toBe(kind);
  });
});
