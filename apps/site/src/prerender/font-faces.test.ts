import { describe, expect, test } from "vitest";

import { fontsFor, shortenFaces } from "./font-faces.ts";
import { namesIn } from "./markup.ts";

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(${file})format("woff2");font-style:normal;font-weight:400;unicode-range:${range}}`;

const styles = shortenFaces(
  face("A", "/a.woff2", "U+20-7E") +
    face("A", "/a-more.woff2", "U+100-17F,U+1F0??") +
    '@font-face{font-family:A Fallback;src:local("Arial");size-adjust:90%}' +
    face("B", "/b.woff2", "U+20-7E") +
    face("B", "/b-more.woff2", "U+100-17F"),
);
const fontsOf = (html: string) => fontsFor(styles, namesIn(html).characters);

describe("font faces of a document", () => {
  test("the first file of a family applies to all characters that no later file has", () => {
    expect(styles.match(/unicode-range/g)).toHaveLength(2);
    expect(styles).toContain("@font-face{font-family:A;src:url(/a.woff2);font-weight:400}");
    expect(styles).toContain('local("Arial")');
  });

  test("a page needs the first file of each family, and the files with its characters", () => {
    expect(fontsOf("<p>plain</p>")).toEqual(["/a.woff2", "/b.woff2"]);
    expect(fontsOf("<p>Łódź</p>")).toEqual([
      "/a.woff2",
      "/a-more.woff2",
      "/b.woff2",
      "/b-more.woff2",
    ]);
    expect(fontsOf('<input placeholder="Łódź">')).toHaveLength(4);
    expect(fontsOf('<p data-text="Łódź" />')).toHaveLength(4);
    expect(fontsOf('<p id="Łódź" class="Łódź">plain</p>')).toHaveLength(2);
    expect(fontsOf("<p>\u{1F0A1}</p>")).toEqual(["/a.woff2", "/a-more.woff2", "/b.woff2"]);
  });
});
