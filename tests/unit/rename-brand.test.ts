/** Tests the renaming of texts for another brand, and the options of `npm run brand`. */
import { describe, expect, test } from "vitest";

import { refuseUsedName } from "../../scripts/brand/name-in-use.ts";
import { readOptions } from "../../scripts/brand/options.ts";
import {
  domainOf,
  renamed,
  rescoped,
  scopeOf,
  slugOf,
  linesNaming,
} from "../../scripts/brand/rename.ts";

const from = { name: "Ringwood", slug: "ringwood", domain: "ringwood.example" };
const to = { name: "Acme Voice", slug: "acmevoice", domain: "voice.acme.com" };

describe("a text of the old brand", () => {
  test.each([
    ["Ringwood’s board", "Acme Voice’s board"],
    ["mailto:hello@ringwood.example", "mailto:hello@voice.acme.com"],
    ["https://docs.ringwood.example/a", "https://docs.voice.acme.com/a"],
    ["__Host-ringwood_visitor=", "__Host-acmevoice_visitor="],
    ["var ringwoodRealKeys; RINGWOOD_BASELINES", "var acmevoiceRealKeys; ACMEVOICE_BASELINES"],
    ["systemctl enable ringwood@3001", "systemctl enable acmevoice@3001"],
    ["hello@ringwood.com", "hello@acmevoice.com"],
    ["deploy/nginx/ringwood.conf", "deploy/nginx/acmevoice.conf"],
    [String.raw`/^<.+@ringwood\.example>$/`, String.raw`/^<.+@voice\.acme\.com>$/`],
    [String.raw`"A=1\nRINGWOOD_B=2\n"`, String.raw`"A=1\nACMEVOICE_B=2\n"`],
    [String.raw`"Hello\nRingwood"`, String.raw`"Hello\nAcme Voice"`],
  ])("%s becomes %s", (text, expected) => {
    expect(linesNaming(text, from)).toHaveLength(1);
    expect(renamed(text, from, to)).toBe(expected);
    expect(linesNaming(expected, from)).toEqual([]);
  });

  test("is renamed once, also if the new domain contains the old name", () => {
    const next = { name: "Voxly", slug: "voxly", domain: "voice.ringwood.com" };
    expect(renamed("Ringwood: hello@RINGWOOD.example", from, next)).toBe(
      "Voxly: hello@voice.ringwood.com",
    );
  });

  test.each([
    'import { Button } from "@ringwood/ui/button";',
    String.raw`noExternal: [/^@ringwood\//]`,
    'scope: "@ringwood"',
    "springwood",
  ])("%s is not renamed: it is the packages' scope, or another word", (text) => {
    expect(renamed(text, from, to)).toBe(text);
    expect(linesNaming(text, from)).toEqual([]);
  });
});

describe("a short name", () => {
  const ring = { name: "Ring", slug: "ring", domain: "ring.example" };

  test.each(["Bring your license", "a String", "STRING_LENGTH", "Ringing", "ringing", "springs"])(
    "is not found inside another word: %s",
    (text) => {
      expect(renamed(text, ring, to)).toBe(text);
    },
  );

  test.each([
    ['colors["lamp-ring"]', "ring"],
    ["--RING_PORT", "RING"],
    ["The Ring of two lines", "Ring"],
  ])("that is already a word of the sources is refused: %s", (line, word) => {
    const sources = [
      { path: "a.ts", text: "Bring a String" },
      { path: "b.ts", text: `first line\n${line}` },
      { path: "src/ring.css", text: "" },
    ];
    expect(() => refuseUsedName(sources, from, ring)).toThrow(
      `Ring cannot be the name: b.ts:2 has the word "${word}" (files with such a word: 2). A later rename could not tell them apart. If the word already means the new brand, remove it, and write it again afterwards; otherwise choose another name.`,
    );
  });

  test("may be part of the new domain, which may be configured before", () => {
    const sources = [{ path: "a.yaml", text: "PUBLIC_URL: https://www.ring.example/" }];
    expect(() => refuseUsedName(sources, from, { ...ring, domain: "ring.example" })).not.toThrow();
  });

  test("may be part of the old brand’s names, which are replaced", () => {
    const text = "Acme Voice at voice.acme.com";
    const voice = { name: "Voice", slug: "voice", domain: "voice.example" };
    expect(() => refuseUsedName([{ path: "a.ts", text }], to, voice)).not.toThrow();
  });

  test("stays possible if only the domain changes", () => {
    const sources = [{ path: "a.md", text: "Ring" }];
    expect(() => refuseUsedName(sources, ring, { ...ring, domain: "ring.com" })).not.toThrow();
  });

  test.each(["Voxly", "Acme Voice"])("may be an example of the docs: %s", (name) => {
    const example = { name, slug: slugOf(name), domain: `${slugOf(name)}.example` };
    const sources = [{ path: "a.md", text: `\`--name ${name}\`, ${example.slug}` }];
    expect(() => refuseUsedName(sources, from, example)).not.toThrow();
  });
});

describe("a name", () => {
  test("becomes a slug of lower-case letters and digits", () => {
    expect(slugOf("Zoë Voice 2")).toBe("zoevoice2");
  });

  test("may contain a dot, but not end with one, as the message says", () => {
    expect(slugOf("Acme 2.0")).toBe("acme20");
    expect(() => slugOf("Acme Inc.")).toThrow("a letter or a digit last");
  });

  test("may contain an ampersand, and lines may break between its words", () => {
    const next = { name: "Acme & Voice", slug: slugOf("Acme & Voice"), domain: "voice.acme.com" };
    expect(next.slug).toBe("acmevoice");
    const text = renamed("<p>Ringwood answers.</p>", from, next);
    expect(text).toBe("<p>Acme & Voice answers.</p>");
    expect(renamed(text.replaceAll(" ", "\n      "), next, to)).toBe(
      "<p>Acme Voice\n      answers.</p>",
    );
  });

  test.each(["", " ", "A &", "O'Neill", '"quoted"', "<b>", "24/7", "声", "Ægir"])(
    "%j is not valid",
    (name) => {
      expect(() => slugOf(name)).toThrow("cannot be a name");
    },
  );
});

test.each(["voxly", "https://voxly.example", "a b.com", "-a.com"])("%j is not a domain", (text) => {
  expect(() => domainOf(text)).toThrow("is not a domain");
});

describe("the packages' scope", () => {
  test.each([
    ['import { Button } from "@ringwood/ui/button";', 'import { Button } from "@acme/ui/button";'],
    [String.raw`noExternal: [/^@ringwood\//]`, String.raw`noExternal: [/^@acme\//]`],
    ['scope: "@ringwood"', 'scope: "@acme"'],
  ])("%s becomes %s", (text, expected) => {
    expect(rescoped(text, "ringwood", "acme")).toBe(expected);
  });

  test.each([
    "hello@ringwood.example",
    String.raw`/@ringwood\.example/`,
    "ringwood@3001",
    "@ringwood-voice/ui",
    "@ringwood_1",
  ])("%s is not renamed", (text) => {
    expect(rescoped(text, "ringwood", "acme")).toBe(text);
  });

  test.each(["", "@", "a b", "@a/b", "-a"])("%j is not valid", (text) => {
    expect(() => scopeOf(text)).toThrow("is not a scope");
  });
});

describe("the arguments", () => {
  const fonts = { display: "Alder Grotesk", text: "Birch Sans", plate: "Cedar" };
  const scope = "ringwood";
  const own = { names: from, seed: { color: "#0e3b2e", accent: "#ffb21a" }, fonts, scope };

  test("keep the values of missing options", () => {
    expect(readOptions(["--accent", "#ffaa00"], own)).toEqual({
      names: from,
      seed: { color: "#0e3b2e", accent: "#ffaa00" },
      fonts,
      scope,
    });
  });

  test("a new color resets the accent, and a new name sets the domain", () => {
    expect(readOptions(["--name", "Voxly", "--color", "#1f4fbf"], own)).toEqual({
      names: { name: "Voxly", slug: "voxly", domain: "voxly.example" },
      seed: { color: "#1f4fbf" },
      fonts,
      scope,
    });
  });

  test("the current name keeps the domain", () => {
    const names = { ...from, domain: "voice.ringwood.com" };
    expect(readOptions(["--name", "Ringwood"], { ...own, names }).names).toEqual(names);
  });

  test("the current name is not checked, as brand.ts may contain any", () => {
    const names = { ...from, name: "O'Neill" };
    const { seed } = readOptions(["--color", "#1f4fbf", "--name", "O'Neill"], { ...own, names });
    expect(seed).toEqual({ color: "#1f4fbf" });
    expect(readOptions(["--domain", "oneill.example"], { ...own, names }).names).toEqual({
      ...names,
      domain: "oneill.example",
    });
  });

  test("the packages' scope may be written with its at sign", () => {
    expect(readOptions(["--scope", "@voxly"], own)).toEqual({ ...own, scope: "voxly" });
  });

  test("each font role can have another family", () => {
    expect(readOptions(["--font", "Inter", "--plate-font=Inter"], own).fonts).toEqual({
      display: "Alder Grotesk",
      text: "Inter",
      plate: "Inter",
    });
  });

  test("an unknown option is refused", () => {
    expect(() => readOptions(["--colour", "#1f4fbf"], own)).toThrow("--colour");
  });
});
