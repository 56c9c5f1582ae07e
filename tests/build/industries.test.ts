/** Tests the content of the industries' built pages (specification, section 2). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { claims } from "@larkline/content/claims";
import { industries } from "@larkline/content/industries";
import { beforeAll, describe, expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../apps/site/dist");

const overview = "/industries";

/** HTML of the sections of the overview and of each industry's page, in order, without drawings, by path. */
const sections = new Map<string, readonly string[]>();

beforeAll(async () => {
  const site: { folder: string; pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  for (const path of [overview, ...industries.map((industry) => industry.path)]) {
    const { file = "" } = site.pages[path] ?? {};
    const html = await readFile(join(dist, site.folder, "client", file), "utf8");
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    sections.set(
      path,
      main.replaceAll(/<svg\b.*?<\/svg>/gs, "").match(/<section\b.*?<\/section>/gs) ?? [],
    );
  }
});

/** Number of a section's elements with this tag. */
const count = (section: string, tag: string) =>
  section.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0;
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");
/** Texts of a section's elements with this tag. */
const texts = (section: string, tag: string) =>
  Array.from(section.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs")), ([each]) =>
    textOf(each),
  );

/** The section of a page whose second-level heading matches. Fails unless there is exactly one. */
function sectionOf(path: string, heading: RegExp): string {
  const found = (sections.get(path) ?? []).filter((section) =>
    heading.test(texts(section, "h2")[0] ?? ""),
  );
  expect(found, `${path}: ${String(heading)}`).toHaveLength(1);
  return found[0] ?? "";
}

test("the overview says of each result who reports it", () => {
  const cards = texts(sectionOf(overview, /in their callers’ words$/), "article");
  expect(cards).toHaveLength(industries.length);
  for (const [index, { stat }] of industries.entries()) {
    expect(cards[index]).toContain(stat.label + stat.attribution);
  }
  const { label, attribution } = claims.staffingCost;
  const [hero = ""] = sections.get(overview) ?? [];
  expect(texts(hero, "dt").join("\n")).toContain(`${label}, ${attribution}`);
});

describe.each(industries)("$name", ({ path }) => {
  test("shows a call, then four challenges, each with its solution", () => {
    const [hero = "", comparison = ""] = sections.get(path) ?? [];
    expect(hero).toMatch(/<figure[^>]* aria-label="A call in progress/);
    expect(count(comparison, "dt")).toBe(4);
    expect(count(comparison, "dd")).toBe(4);
  });

  test("names four features and three results", () => {
    expect(count(sectionOf(path, /^What it does/), "li")).toBe(4);
    expect(count(sectionOf(path, /report$/), "dd")).toBe(3);
  });

  test("the last section's first button opens the chat", () => {
    const [button] = /<button[^>]*>/.exec(sections.get(path)?.at(-1) ?? "") ?? [];
    expect(button).toContain('form="reach-us"');
  });
});

test("the law firms' page names eight practice areas", () => {
  expect(count(sectionOf("/industries/law-firms", /^Practice areas/), "li")).toBe(8);
});

test("a link in the mortgage page's hero leads to the compliance block with TRID, RESPA and fair lending", () => {
  const block = sectionOf("/industries/mortgage", /^Kept to the rules, on every call$/);
  expect(texts(block, "h3")).toEqual([
    expect.stringMatching(/^TRID/),
    expect.stringMatching(/^RESPA/),
    expect.stringMatching(/^Fair lending/),
  ]);
  const [, id = "none"] = /^<section[^>]* id="([^"]+)"/.exec(block) ?? [];
  const [hero = ""] = sections.get("/industries/mortgage") ?? [];
  expect(hero).toMatch(new RegExp(`<a [^>]*href="#${id}"[^>]*>(?:<[^>]*>)*See how it complies`));
});

test("the automotive page has a chart with its figures, six dealer systems and two buttons for a consultation", () => {
  const path = "/industries/automotive";
  const chart = sectionOf(path, /^Six months on one line$/);
  expect(texts(chart, "figure")[0]).toContain("Calls that somebody answered");
  const rows = texts(chart, "tr");
  expect(rows).toHaveLength(7);
  expect(rows.at(-1)).toBe("June97%");
  const systems = texts(sectionOf(path, /^Plugged into the dealer system$/), "li");
  expect(systems).toHaveLength(6);
  expect(systems).toContain("Reynolds and Reynolds");
  const buttons = (sections.get(path) ?? []).flatMap((section) => texts(section, "button"));
  expect(buttons.filter((name) => name === "Book a Consultation")).toHaveLength(2);
});
