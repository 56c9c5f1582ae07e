import { expect, test } from "vitest";

import { headTags } from "./head.ts";

const site = {
  siteName: "Larkline",
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  language: "en-US",
  themeColor: { light: "#0e3b2e", dark: "#0f2a21" },
};

test("texts are escaped, so that they cannot end their element or attribute", () => {
  const tags = headTags(
    {
      title: "Calls < 5 & more",
      description: 'Say "hello"',
      address: {
        canonical: "https://x.test/a?b&c",
        markdown: "/a.md",
        picture: { address: "https://x.test/a.png", alt: 'Say "hi"', width: 1200, height: 630 },
        statements: [{ "@type": "Thing", name: "</script><script>alert(1)" }],
      },
    },
    site,
  );
  expect(tags).toContain("<title>Calls &lt; 5 &amp; more</title>");
  expect(tags).toContain('content="Say &quot;hello&quot;"');
  expect(tags).toContain('href="https://x.test/a?b&amp;c"');
  expect(tags).toContain('property="og:image:alt" content="Say &quot;hi&quot;"');
  expect(tags).not.toContain("</script><script>alert");
});

test("a page without an address is not indexed and has no canonical link", () => {
  const tags = headTags({ title: "Nobody on this line", description: "No page." }, site);
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toMatch(/canonical|alternate|ld\+json/);
});
