/** Validates the HTML of every built page with html-validate. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";

import { shownPrice } from "../shown-price.ts";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/**
 * The validator's recommended rules and those for a whole document. Some rules are turned off or changed,
 * each for the reason in the comment above it.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes `popoverTarget` and `<input/>`, the build `required`, which the standard allows.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // The build writes `<!doctype html>`, which the standard allows.
    "doctype-style": ["error", { style: "lowercase" }],
    // Subresource integrity is useful for files of other hosts only, and the pages load none.
    "require-sri": ["error", { target: "crossorigin" }],
    // Ids of React's `useId` begin with an underscore. The standard allows every id without white space.
    "valid-id": ["error", { relaxed: true }],
    // Allows `aria-label` on a list, which is no landmark. Browsers expose the name of a list of figures to
    // screen readers.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The kit uses `<kit-findable role="region">`, because React drops `hidden="until-found"` on a native
    // section.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // SegmentedControl names its group by `aria-label`, because browsers do not lay out a legend like other
    // elements.
    "wcag/h71": "off",
    // A password field keeps `autocapitalize`, which matters when its characters are shown.
    "input-attributes": "off",
    // The kit's CSS decides whether a number may wrap.
    "tel-non-breaking": "off",
    // The same limit as in budgets.test.ts.
    "long-title": ["error", { maxlength: 75 }],
  },
});

let client: string;
let files: readonly string[];

beforeAll(async () => {
  if (!existsSync(join(dist, "site.json")))
    throw new Error("The site is not built. Run `npm run build` first.");
  const site: {
    folder: string;
    pages: Record<string, { file: string }>;
    notFound: { file: string };
  } = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  client = join(dist, site.folder, "client");
  files = [...Object.values(site.pages), site.notFound].map(({ file }) => file);
});

async function errorsOf(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

test("every document is valid HTML", async () => {
  const faults = [];
  for (const file of files)
    for (const fault of await errorsOf(await readFile(join(client, file), "utf8")))
      faults.push(`${file}: ${fault}`);
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

test("the validator finds a planted error", async () => {
  const page = await readFile(join(client, "index.html"), "utf8");
  const broken = page.replace("</main>", '<p id="main"><div>in a paragraph</div></p></main>');
  const faults = await errorsOf(broken);
  expect(faults.some((fault) => fault.startsWith("no-dup-id"))).toBe(true);
  expect(faults.length).toBeGreaterThan(1);
});

test("every aside has a name, and all cells in a table's head are header cells", async () => {
  let asideCount = 0;
  for (const file of files) {
    const text = await readFile(join(client, file), "utf8");
    const asides = text.match(/<aside\b[^>]*>/g) ?? [];
    asideCount += asides.length;
    expect(
      asides.filter((tag) => !/\saria-label(ledby)?=/.test(tag)),
      file,
    ).toEqual([]);
    expect(/<thead>(?:(?!<\/thead>).)*<td/s.test(text), file).toBe(false);
  }
  expect(asideCount).toBeGreaterThan(0);
});

test("a price on a meter is in one text node", async () => {
  const text = await readFile(join(client, "pricing/index.html"), "utf8");
  expect(text.includes(`>${shownPrice("receptionist-basic")}<`)).toBe(true);
});

test("documents with one section delay their first paint until the section is complete", async () => {
  const delayed = [];
  for (const file of files) {
    const text = await readFile(join(client, file), "utf8");
    const target = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(text)?.[1];
    const [, main = "", rest = ""] = /<main\b(.*)<\/main>(.*)/s.exec(text) ?? [];
    expect(target !== undefined, file).toBe(main.match(/<(?:section|article)\b/g)?.length === 1);
    if (target === undefined) continue;
    delayed.push(file);
    // Browsers with scripts create no elements in `noscript`. Without the element, the whole document would
    // block the paint.
    expect(rest.replaceAll(/<noscript>.*?<\/noscript>/gs, ""), file).toContain(` id="${target}"`);
  }
  expect(delayed).toContain("auth/reset/index.html");
  expect(delayed).toContain("404.html");
});
