/**
 * Checks every page's structured data against schema.org's definitions and the requirements of
 * search engines.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { CallScript } from "@larkline/content/calls/call-script";
import { callFilms } from "@larkline/content/calls/films";
import { filmFiles } from "@larkline/content/calls/manifest";
import type { FilmFiles, RecordingFiles } from "@larkline/content/calls/media-file";
import { callsPublishedOn } from "@larkline/content/calls/published";
import { recordingFiles } from "@larkline/content/calls/recording-files";
import { recordings } from "@larkline/content/calls/recordings";
import { industries } from "@larkline/content/industries";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "apps/site/dist");

interface Data {
  "@context": string;
  "@graph": { "@type": string; [property: string]: unknown }[];
}

/** Each page's structured data, by the page's path. */
const data = new Map<string, Data>();

beforeAll(async () => {
  const site: { folder: string; pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  for (const [path, { file }] of Object.entries(site.pages)) {
    const html = await readFile(join(dist, site.folder, "client", file), "utf8");
    const [, json = "null"] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    data.set(path, JSON.parse(json));
  }
});

/**
 * TypeScript's errors for values that are declared as a `Graph` of schema-dts, a package of types that are
 * generated from schema.org. Errors are unknown types, unknown properties and values of the wrong type.
 *
 * @param values Structured data by name, such as the page's path. Each error begins with the name.
 */
function errorsOf(values: ReadonlyMap<string, unknown>): string[] {
  const file = join(root, "structured-data.ts");
  const names = [...values.keys()];
  const source = [
    'import type { Graph } from "schema-dts";',
    ...[...values.values()].map(
      (value, index) => `export const page${index}: Graph = ${JSON.stringify(value)};`,
    ),
  ].join("\n");
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  /** Adds the source, which is not on the disk. */
  const hostWithSource: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
        : host.getSourceFile(name, ...rest),
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, hostWithSource))
    .map(({ file: at, messageText, start }) => {
      // Each value is on a line of its own after the import.
      const line = at?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      const where = start === undefined ? "" : source.slice(start, start + 60);
      return `${names[line - 1]}: ${where}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
    });
}

/** Structured data with mistakes that the compiler must find, by the kind of mistake. */
const planted = {
  "an unknown type": { "@type": "Organisation", name: "x" },
  "a property that the type does not have": { "@type": "VideoObject", name: "x", runtime: "PT1S" },
  "a value of the wrong type": { "@type": "Question", acceptedAnswer: { "@type": "Person" } },
  "a mistake in a nested object": {
    "@type": "Product",
    name: "x",
    offers: [{ "@type": "Offer", cost: 3 }],
  },
};

describe("against schema.org", () => {
  let faults: readonly string[];
  // In one run, because the compiler takes seconds to read schema.org's definitions.
  beforeAll(() => {
    const graphs = Object.entries(planted).map(
      ([name, statement]) =>
        [name, { "@context": "https://schema.org", "@graph": [statement] }] as const,
    );
    faults = errorsOf(new Map<string, unknown>([...data, ...graphs]));
  }, 60_000);

  const isPlanted = (fault: string) =>
    Object.keys(planted).some((name) => fault.startsWith(`${name}: `));

  test("every page has only properties that schema.org defines for its types", () => {
    expect(data.size).toBeGreaterThan(20);
    expect(faults.filter((fault) => !isPlanted(fault))).toEqual([]);
  });

  test.each(Object.keys(planted))("the compiler finds %s", (name) => {
    expect(faults.join("\n")).toContain(`${name}: `);
  });
});

/**
 * Properties that every object of a type must have: those that search engines require to show a result, and
 * others that they recommend or that our pages always have. schema.org itself requires none. Add an entry if
 * the site uses a new type. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  Article: ["author", "datePublished", "headline"],
  AudioObject: ["contentUrl", "duration", "encodingFormat", "name", "transcript"],
  Blog: ["blogPost", "name"],
  BlogPosting: ["author", "datePublished", "headline"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  ListItem: ["item", "name", "position"],
  Offer: ["name", "priceSpecification"],
  Organization: ["name", "url"],
  Person: ["name"],
  PostalAddress: ["addressLocality"],
  Product: ["description", "name", "offers", "url"],
  Question: ["acceptedAnswer", "name"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  VideoObject: ["contentUrl", "description", "name", "thumbnailUrl", "transcript", "uploadDate"],
};

/** All objects with a `@type` in a value: the value itself and nested objects. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return "@type" in value ? [{ ...value }, ...inner] : inner;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

test("every object has the properties that `required` lists for its type", () => {
  const missing = [...data].flatMap(([path, { "@graph": graph }]) =>
    objectsIn(graph).flatMap((object) => {
      const type = String(object["@type"]);
      const properties = required[type];
      if (properties === undefined)
        return [`${path}: ${type} has no entry in \`required\`: add the properties that it needs`];
      return properties
        .filter((property) => isEmpty(object[property]))
        .map((property) => `${path}: ${type} without ${property}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** The statements of one type in a page's structured data, without nested objects. */
const statementsAt = (path: string, type: string) =>
  (data.get(path)?.["@graph"] ?? []).filter((statement) => statement["@type"] === type);

/** Matches the statement of a call's film or recording. Another host may serve the files (`MEDIA_BASE_URL`). */
function statementOf(
  script: CallScript | undefined,
  files: Pick<FilmFiles | RecordingFiles, "duration" | "sources"> | undefined,
) {
  return {
    name: script?.label,
    contentUrl: expect.stringMatching(new RegExp(`^https?://.+${files?.sources[0]?.path}$`)),
    duration: `PT${Math.round(files?.duration ?? Number.NaN)}S`,
    transcript: script?.lines.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n"),
  };
}

test("the structured data of a page describes its films and recordings", () => {
  const films: Readonly<Record<string, FilmFiles>> = filmFiles;
  const filmScripts: Readonly<Record<string, CallScript>> = callFilms;
  const filmsOf = (ids: readonly string[]) =>
    ids
      .filter((id) => Object.hasOwn(films, id))
      .map((id) =>
        expect.objectContaining({
          ...statementOf(filmScripts[id], films[id]),
          description: filmScripts[id]?.outcome,
          thumbnailUrl: expect.stringMatching(new RegExp(`^https?://.+${films[id]?.poster.path}$`)),
          uploadDate: callsPublishedOn,
        }),
      );
  expect(statementsAt("/", "VideoObject")).toEqual(filmsOf(industries.map(({ id }) => id)));
  expect(statementsAt("/solutions/lead-generation", "VideoObject")).toEqual(
    filmsOf(["lead-generation"]),
  );

  const recorded: Readonly<Record<string, RecordingFiles>> = recordingFiles;
  const recordedScripts: Readonly<Record<string, CallScript>> = recordings;
  const listed = [...data.keys()].filter((path) => statementsAt(path, "AudioObject").length > 0);
  expect(listed.toSorted()).toEqual([
    "/products/ai-receptionist",
    "/products/outbound-ai-agents",
    "/solutions/appointment-scheduling",
    "/solutions/call-screening",
    "/solutions/crm-integration",
    "/solutions/lead-generation",
  ]);
  for (const path of listed) {
    const id = path.slice(path.lastIndexOf("/") + 1);
    expect(statementsAt(path, "AudioObject"), path).toEqual([
      expect.objectContaining(statementOf(recordedScripts[id], recorded[id])),
    ]);
  }
});

test("no URL is relative", () => {
  const strings = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  const all = [...data.values()].flatMap(({ "@graph": graph }) => strings(graph));
  expect(all.filter((text) => text.startsWith("/"))).toEqual([]);
});
