/** Tests of the Markdown renderer: elements, untrusted text, streaming, and time limits. */
import * as fc from "fast-check";
import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";

import { markdownLabels } from "../chat-labels.ts";
import { blockElement } from "./block-element.tsx";
import type { RenderContext } from "./block-element.tsx";
import { IncrementalRenderer } from "./incremental-renderer.tsx";
import { GrowingText, lex } from "./lexer.ts";
import { Markdown, plainText } from "./markdown.tsx";
import { closeOpenSyntax } from "./open-syntax.ts";
import { hrefKind } from "./safe-href.ts";

const render = (source: string, streaming = false) =>
  renderToStaticMarkup(createElement(Markdown, { source, streaming }));

/** The text of HTML without its tags. Of the character references, only those of `'` and `&` are decoded. */
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

describe("a complete text", () => {
  it("is rendered as the elements of its syntax", () => {
    const html = render(answer);
    expect(html).toContain("<strong");
    expect(html).toMatch(/<a [^>]*href="\/pricing"[^>]*>Pricing<\/a>/);
    expect(html).toContain("<ol");
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*>Monthly<\/th>/);
    expect(html).toContain("<blockquote");
    expect(html).toContain("const calls = 50; // **not bold**");
    expect(html).toContain('href="tel:+15125550100"');
  });

  it("has headings from level 4 on, below the level of the conversation's own headings", () => {
    expect(render("# Plans\n\n###### Small")).toMatch(/<h4[^>]*>Plans<\/h4><h6[^>]*>Small<\/h6>/);
  });

  it("has its character references decoded", () => {
    expect(visible(render("Larkline &amp; you, 5 &gt; 4, &#36;99 &unknown;"))).toBe(
      "Larkline & you, 5 &gt; 4, $99 &unknown;",
    );
  });

  it("has references to tabs and line breaks decoded, and NUL replaced (CommonMark, section 2.5)", () => {
    // The lexer decodes them only beside inline syntax.
    for (const source of ["a&#9;b&#10;c&#0;d", "*a*&#9;b&#10;c&#0;d"])
      expect(visible(render(source))).toBe("a\tb\nc\ufffdd");
  });

  it("has its character references decoded once, also in a block without inline tokens", () => {
    const token = { type: "text", raw: "&amp;lt;", text: "&amp;lt;" };
    const context: RenderContext = {
      headingLevel: 4,
      labels: markdownLabels,
      cached: () => undefined,
      cache: (_, element) => element,
    };
    // The text "&lt;", as React escapes it.
    const written = "<p>&amp;lt;</p>";
    expect(markup([blockElement(token, undefined, 0, context)])).toContain(written);
    expect(render("&amp;lt;")).toContain(written);
  });

  it("can be converted to plain text without syntax", () => {
    expect(plainText("**$99** a month, see [Pricing](/pricing).\n\n- 50 calls\n- one line")).toBe(
      "$99 a month, see Pricing. 50 calls one line",
    );
  });

  it("shows the alternative text of an image without its syntax", () => {
    expect(visible(render("![A *plan* `P` \\_x](/a.png)"))).toBe("A plan P _x");
  });

  it("has code as it was written, also lines that begin like quotes", () => {
    const conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main";
    expect(lex(`\`\`\`\n${conflict}\n\`\`\``)[0]?.token).toMatchObject({ text: conflict });
  });

  it("has a space between the paragraphs of a quote in the plain text", () => {
    expect(plainText("> One.\n>\n> Two.")).toBe("One. Two.");
  });

  it("has its character references decoded in the plain text, except in code", () => {
    expect(plainText("Tom &amp; Ann write `&amp;`")).toBe("Tom & Ann write &amp;");
    expect(plainText("```\n&lt;b&gt;\n```")).toBe("&lt;b&gt;");
  });
});

/** 80 levels of lists, more than are rendered. */
const indentedLists = Array.from({ length: 80 }, (_, i) => `${"  ".repeat(i)}- a`).join("\n");

describe("untrusted text", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<b onclick=alert(1)>bold</b>",
    "<iframe src='https://example.com'></iframe>",
    "<!-- hidden -->",
    "<svg/onload=alert(1)>",
  ])("has its HTML shown as text: %s", (source) => {
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
    "java&#9;script:alert(1)",
    "&#1;javascript:alert(1)",
    "data:text/html,hello",
    "vbscript:x",
    "file:///etc/passwd",
    "//example.com/x",
    "/\\example.com",
    "\\\\example.com",
    "relative/path",
  ])("has unsafe links shown as text: %s", (href) => {
    expect(render(`[press me](<${href}>)`)).not.toContain("href");
    expect(render(`[press me](${href})`)).not.toMatch(/href="(?!\/)/);
    expect(render(`[press me][1]\n\n[1]: ${href}`)).not.toContain("href");
  });

  it("opens other sites in a new tab without access to this window", () => {
    const html = render("[docs](https://docs.example.com/a)");
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain("(opens in a new tab)");
  });

  it("loads no images", () => {
    const html = render("![a tracker](https://example.com/x.png) and ![](//example.com/y)");
    expect(html).not.toContain("<img");
    expect(html).not.toContain("example.com");
    expect(html).toContain("a tracker");
  });

  it("shows the alternative text of an image, and no link to it, also while streaming", () => {
    const html = render("![a tracker](https://example.com/x.png) and", true);
    expect(html).not.toContain("<a ");
    expect(visible(html)).toContain("a tracker and");
  });

  it.each([
    ["quotes", ">".repeat(4000)],
    ["lists", "- ".repeat(2000) + "a"],
    ["ordered lists", "1. ".repeat(1300) + "a"],
    ["quotes in a list", `- ${">".repeat(4000)}`],
    ["lists in a quote", `> ${"- ".repeat(2000)}a`],
    ["quotes and lists by turns", "> - ".repeat(1000)],
    ["indented lists", indentedLists],
    ["brackets", "[".repeat(4000)],
    ["closed brackets", "[".repeat(2000) + "]".repeat(2000)],
    ["emphasis", "*a _b ".repeat(700)],
    ["stars", "*".repeat(4000)],
    ["backticks", "`a``b```".repeat(500)],
    ["backslashes", "\\".repeat(4001)],
    ["cells", "|".repeat(4000)],
    ["pictures", "![".repeat(2000)],
    ["references", "&".repeat(4000)],
  ])("does not break the renderer with endless %s, complete and streaming", (_, source) => {
    expect(() => render(source)).not.toThrow();
    expect(() => render(source, true)).not.toThrow();
  });
});

/** What has arrived of a text after each of its characters. */
const prefixesOf = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1));

describe("streaming text", () => {
  /** The markup after each character. */
  let rendered: readonly { prefix: string; html: string }[] = [];
  beforeAll(() => {
    rendered = prefixesOf(answer).map((prefix) => ({ prefix, html: render(prefix, true) }));
  });

  it("never shows a delimiter of its syntax", () => {
    for (const { prefix, html } of rendered) {
      const shown = visible(html.replaceAll(/<code.*?<\/code>/gs, ""));
      expect(shown, JSON.stringify(prefix.slice(-40))).not.toMatch(/\*|\]|\[|~~|`|\||^#|\(\//m);
    }
  });

  it("never changes visible text except the last word", () => {
    let before = "";
    for (const { prefix, html } of rendered) {
      const shown = visible(html);
      // The last word, with some syntax around it, is in the last 24 characters.
      const settled = before.slice(0, Math.max(0, before.length - 24));
      expect(shown.startsWith(settled), JSON.stringify(prefix.slice(-40))).toBe(true);
      before = shown;
    }
  });

  it("stays in a code block after a line that begins like the block", () => {
    const source = "```\n```js\n*a";
    expect(visible(render(source, true))).toContain("*a");
  });

  it.each([
    ["lists nested too deeply", indentedLists],
    ["a quote of only a link definition", "> [a]: /b"],
  ])("has its streaming indicator at the end of %s", (_, source) => {
    expect(visible(growing()(source, "more").drawn)).toMatch(/more$/);
  });

  it("has the same result at its end as the complete text", () => {
    expect(render(`${answer}\n`, true)).toBe(render(answer));
  });

  it.each([
    ["**bo", "**bo**"],
    ["**", ""],
    ["a *b", "a *b*"],
    ["a `co", "a `co`"],
    ["```code``` and **bo", "```code``` and **bo**"],
    ["```\ncode\n```", "```\ncode\n```"],
    ["```\na\n\n**b\n```", "```\na\n\n**b\n```"],
    ["see [Pri", "see Pri"],
    ["see [Pricing]", "see Pricing"],
    ["[Pricing](/pri", "Pricing"],
    ["- [Pricing", "- Pricing"],
    ["> 1. [Pricing](/pri", "> 1. Pricing"],
    ["- [x] don", "- [x] don"],
    ["- [ ] op", "- [ ] op"],
    ["see [Pricing](/pri", "see Pricing"],
    ["see [Pricing](/pricing)", "see [Pricing](/pricing)"],
    ["see ![a pla", "see a pla"],
    ["see ![a plan](/pl", "see a plan"],
    ["see ![a plan](/plan.png)", "see ![a plan](/plan.png)"],
    ["see [![a plan](/plan.png)](/pri", "see ![a plan](/plan.png)"],
    ["**bold *and", "**bold *and***"],
    ["2 * 3", "2 * 3"],
    ["snake_case", "snake_case"],
    ["Costs\n-", "Costs"],
    ["| Plan", "| Plan\n| --- |"],
    ["| a \\| b | c |", "| a \\| b | c |\n| --- | --- |"],
    ["- **", ""],
    ["1. **", ""],
    ["## __", ""],
    ["Hi:\n- **", "Hi:"],
    ["Hi:\n\n1. **", "Hi:\n\n"],
    ["- a\n  - **", "- a"],
    ["- `", ""],
    ["[Foo](https://a.example/Foo_(b", "Foo"],
    ["[Foo](https://a.example/Foo_(bar)", "Foo"],
    ["[Foo](https://a.example/Foo_(bar))", "[Foo](https://a.example/Foo_(bar))"],
    ['[docs](https://a.example "Ti', "docs"],
    ['[docs](https://a.example "Title" ', "docs"],
    ['[docs](https://a.example "Title")', '[docs](https://a.example "Title")'],
    ["1. Run:\n\n    ```sh\n    a *b", "1. Run:\n\n    ```sh\n    a *b"],
    ["1. Run:\n\n    ```sh\n    a\n    ``", "1. Run:\n\n    ```sh\n    a"],
    [
      "1. Run:\n\n    ```sh\n    a\n    ```\n\n2. **b",
      "1. Run:\n\n    ```sh\n    a\n    ```\n\n2. **b**",
    ],
    ["- ```sh\n  a[0", "- ```sh\n  a[0"],
    ["> ```js\n> a\n>\n> [b", "> ```js\n> a\n>\n> [b"],
    ["```\n    ```\n*a", "```\n    ```\n*a"],
    ["```\n- ```\n*a", "```\n- ```\n*a"],
    ["```md\n> ```js\n> x\n> ```\na[0", "```md\n> ```js\n> x\n> ```\na[0"],
    ["> ```js\n> x\n> ```\n>\n> *a", "> ```js\n> x\n> ```\n>\n> *a*"],
  ])("%j is temporarily closed as %j", (open, closed) => {
    expect(closeOpenSyntax(open)).toBe(closed);
  });
});

const markup = (elements: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement("div", null, ...elements));

/**
 * Returns a function that renders the part of a text that has arrived so far, in two ways: incrementally
 * (`drawn`), and in one pass with a new renderer (`atOnce`).
 */
function growing() {
  const text = new GrowingText();
  const drawing = new IncrementalRenderer();
  return (source: string, trailing?: string) => {
    const blocks = text.read(source, closeOpenSyntax);
    const draw = (into: IncrementalRenderer) =>
      markup(into.render(blocks, trailing, 4, markdownLabels));
    return { drawn: draw(drawing), atOnce: draw(new IncrementalRenderer()) };
  };
}

/** Every supported element in one short text. */
const everything = `# Plans *and* calls

Larkline\\_s line \\*answers\\*, 5 \\> 4, a backslash \\\\ and \\[no link\\](/x).
A line with two spaces  
and one with a backslash\\
broken.

Setext, too
===

| Plan | Price | \`Code | in cells\` |
| :--- | ---: | :---: |
| **Starter** | $99 | a \\| b |
| [Basic](/pricing "with a title") | $299 | ~~old~~ |

- one
  - two, *with **both***
    1. three
    2. four

       a paragraph in four
  - [x] done
  - [ ] open
- five
  > quoted in a list
  > - and a list in the quote

+ another list

1) first
2) second

> A quote
> > in a quote, with \`code\`
lazily continued

\`\`\`js
const fence = "**not bold** | not a cell";

\`\`\`

~~~
another \`\`\` fence
~~~

    indented code
    [not](a link)

***

![A picture](https://example.com/x.png) and <https://example.com/a_b> and https://example.com/c_d.
A [reference][ref], a [shortcut], and a [missing][one].

<div>HTML &amp; &copy; text</div>

The end, *open`;

/** The same text, followed by the definitions of its reference links. */
const everythingWithDefinitions = `${everything}\n\n[ref]: /pricing "Pricing"\n[shortcut]: https://example.com\n`;

describe("a document, streamed character by character", { timeout: 60_000 }, () => {
  // The document without definitions is one of these prefixes.
  const prefixes = prefixesOf(everythingWithDefinitions);

  it("is rendered without an error after every character", () => {
    for (const prefix of prefixes) {
      expect(() => render(prefix, true), JSON.stringify(prefix.slice(-30))).not.toThrow();
    }
  });

  it("gives the same blocks when parsed incrementally as when parsed in one pass", () => {
    const streamed = new GrowingText();
    const complete = new GrowingText();
    for (const prefix of prefixes) {
      const where = JSON.stringify(prefix.slice(-30));
      expect(streamed.read(prefix, closeOpenSyntax), where).toEqual(lex(closeOpenSyntax(prefix)));
      expect(complete.read(prefix), where).toEqual(lex(prefix));
    }
  });

  it("gives the same markup when rendered incrementally as when rendered in one pass", () => {
    const draw = growing();
    for (const [index, prefix] of prefixes.entries()) {
      // `trailing` appears, moves and disappears.
      const trailing = index % 7 < 5 ? "more" : undefined;
      const { drawn, atOnce } = draw(prefix, trailing);
      expect(drawn, JSON.stringify(prefix.slice(-30))).toBe(atOnce);
    }
  });

  // A browser's translation replaces text nodes. React then no longer changes a text that has siblings.
  it("has no text beside an element, so that words also appear in a translated page", () => {
    const trailing = createElement("i");
    for (const prefix of prefixes) {
      const html = renderToStaticMarkup(
        createElement(Markdown, { source: prefix, streaming: true, trailing }),
      );
      // Links to other sites end with a constant text for screen readers.
      const withoutConstants = html.replaceAll(/<span class="sr-only">.*?<\/span>/g, "");
      const beside = /(?:<\/[^>]*>|\/>)[^<]+|[^<>]+<(?!\/)/;
      expect(beside.exec(withoutConstants)?.[0], prefix.slice(-30)).toBeUndefined();
    }
  });

  it.each([
    ["without definitions", everything],
    ["with definitions at its end", everythingWithDefinitions],
  ])("has the same result at its end as the complete text %s", (_, document) => {
    const streamed = new GrowingText();
    for (const prefix of prefixesOf(document)) streamed.read(prefix, closeOpenSyntax);
    expect(streamed.read(document)).toEqual(lex(document));
    // At the end unclosed syntax is shown as text.
    expect(visible(render(document))).toContain("The end, *open");
  });
});

describe("any text, streamed in chunks of any size", { timeout: 60_000 }, () => {
  const fragment = fc.constantFrom(
    ..."# > - * + _ ` ~ | [ ] ( ) ! \\ < & = : 1. a b word".split(" "),
    ..."``` ~~~ [a](/b) ** [x] --- === https://a.b/c".split(" "),
    "\n",
    "\n\n",
    "\n\n\n",
    " ",
    "    ",
    "\t",
    "\r\n",
    "| a | b |\n| - | - |\n",
    "\n\n[a]: /b\n",
  );
  /** Fixed, so that a failure can be reproduced. */
  const seed = 20_261_120;
  const pieces = fc.array(fc.array(fragment, { maxLength: 12 }), { maxLength: 12 });

  it("gives the same blocks when parsed incrementally as when parsed in one pass", () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const streamed = new GrowingText();
        const complete = new GrowingText();
        let text = "";
        for (const piece of all) {
          text += piece.join("");
          streamed.read(text, closeOpenSyntax);
          expect(complete.read(text)).toEqual(lex(text));
        }
        expect(streamed.read(text)).toEqual(lex(text));
      }),
      { seed, numRuns: 600 },
    );
  });

  it("gives the same markup when rendered incrementally as when rendered in one pass", () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const draw = growing();
        let text = "";
        for (const [index, piece] of all.entries()) {
          text += piece.join("");
          const trailing = index % 3 === 0 ? undefined : "more";
          const { drawn, atOnce } = draw(text, trailing);
          expect(drawn).toBe(atOnce);
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it("reuses the elements of finished blocks", () => {
    const drawing = new IncrementalRenderer();
    const draw = (source: string) => drawing.render(lex(source), undefined, 4, markdownLabels);
    const before = draw(answer);
    expect(draw(answer)).toBe(before);
    const long = Array.from({ length: 25 }, (_, index) => `Paragraph ${index}`).join("\n\n");
    const [first, second, third] = draw(long);
    const after = draw(`${long} goes on`);
    expect(after.slice(0, 2)).toEqual([first, second]);
    expect(after[0]).toBe(first);
    expect(after[1]).toBe(second);
    expect(after[2]).not.toBe(third);
  });

  it("renders a link whose definition is still streaming", () => {
    const draw = growing();
    const links = "[Pricing][p]\n\n- [Pricing][p]\n\n";
    for (const source of [links, `${links}[p]: /pri`, `${links}[p]: /pricing`]) {
      const { drawn, atOnce } = draw(source);
      expect(drawn).toBe(atOnce);
    }
  });

  it("renders without an error, complete and streaming", () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const text = all.flat().join("");
        render(text);
        render(text, true);
      }),
      { seed, numRuns: 200 },
    );
  });

  it("may be replaced by another text", () => {
    const streamed = new GrowingText();
    streamed.read(everything);
    expect(streamed.read(answer)).toEqual(lex(answer));
  });
});

/** Time of one rendering, in milliseconds. */
function time(source: string, streaming: boolean): number {
  const began = performance.now();
  render(source, streaming);
  return performance.now() - began;
}

describe("a long text", { timeout: 60_000 }, () => {
  const length = 100_000;
  const fill = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

  const ordinary = fill(`${answer}\n\n`);
  const timeOfOrdinary = () => time(ordinary, false);
  let sharedTime: number | undefined;
  /** Measured once for all tests: rendering the ordinary text takes longer than most other texts. */
  const firstTimeOfOrdinary = () => (sharedTime ??= timeOfOrdinary());
  // A renderer with quadratic time took 20 to 300 times as long as for the ordinary text.
  const maxFactor = 10;

  /**
   * Whether rendering a text takes less than `maxFactor` times as long as rendering an ordinary one of the same
   * length. If not, both are measured twice more, because other processes may have disturbed the measurement.
   */
  const isQuick = (source: string, streaming: boolean) =>
    [firstTimeOfOrdinary, timeOfOrdinary, timeOfOrdinary].some(
      (ordinaryTime) => time(source, streaming) < maxFactor * ordinaryTime(),
    );

  it.each([
    ["brackets", fill("[")],
    ["closed brackets", "[".repeat(length / 2) + "]".repeat(length / 2)],
    ["stars", fill("*")],
    ["stars that open", fill("*a ")],
    ["stars that open and close", fill("a*")],
    ["two kinds of emphasis", fill("*_")],
    ["everything that opens", fill("[*_~~")],
    ["underscores", fill("_a ")],
    ["tildes", fill("~~a")],
    ["backticks", fill("`a``b```")],
    ["backticks at the beginning of a line", `${"`".repeat(length - 4)} a \``],
    ["backticks that close nothing", `a \`b ${"`".repeat(length - 6)} c`],
    ["links without an end", fill("[a](")],
    ["pictures", fill("![")],
    ["addresses", fill("<http://a> a@b.c ")],
    ["tags", fill("<a ")],
    ["quotes", fill("> ")],
    ["lists", fill("- ")],
    ["numbers", fill("1. ")],
    ["cells", fill("|a")],
    ["definitions", fill("[a]: b\n")],
    ["spaces", `${" ".repeat(length)}a`],
    ["blank lines", fill("\n")],
    ["fences", fill("```\n")],
  ])("does not take much longer than an ordinary one if it consists of %s", (_, source) => {
    for (const streaming of [false, true])
      expect(isQuick(source, streaming), streaming ? "streaming" : "complete").toBe(true);
  });

  it.each([
    ["quotes", ">".repeat(10_000)],
    ["quotes in a list", `- ${">".repeat(10_000)}`],
    ["lists in a quote", `> ${"- ".repeat(10_000)}`],
    ["quotes and lists by turns", "> - ".repeat(10_000)],
  ])("does not take much longer with thousands of nested %s, and shows no marker", (_, markers) => {
    const source = `${markers}deep`;
    expect(visible(render(source))).toBe("deep");
    expect(plainText(source)).toBe("deep");
    expect(isQuick(source, true)).toBe(true);
  });

  it("shows every word of a long paragraph", () => {
    const words = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(" ");
    expect(visible(render(words))).toBe(words);
    expect(render(`${words} **bold**`)).toContain("<strong");
  });
});

describe("links", () => {
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
  ])("%j is of the kind %s", (href, kind) => {
    expect(hrefKind(href)).toBe(kind);
  });
});
