/** Lists the font families, weights and characters that the product ships. */
import { fontId, fontRoles, ownFonts } from "./roles.ts";
import type { FontRole } from "./roles.ts";

/** A part of the weight axis, both ends included. */
interface Weights {
  readonly min: number;
  readonly max: number;
}

/** A font family. */
export interface FontFamily {
  /** Name in CSS. */
  readonly family: string;
  /** The folder in `@fontsource-variable`, and the start of the file's name. */
  readonly id: string;
  /** The range of the weight axis that is kept: all weights that the kit uses. */
  readonly weight: Weights;
  /** Font faces from the system that are shown until the font is loaded, each for a range of weights. */
  readonly fallbacks: readonly {
    readonly weight: Weights;
    /** The weight of our font whose metrics the fallback gets. */
    readonly matchedAt: number;
    /** Whether the system's bold font is used. */
    readonly bold: boolean;
  }[];
}

/** The weights and fallbacks that the kit needs for each font role, independent of the family. */
const roleRequirements: Readonly<Record<FontRole, Pick<FontFamily, "weight" | "fallbacks">>> = {
  display: {
    weight: { min: 500, max: 700 },
    fallbacks: [{ weight: { min: 500, max: 700 }, matchedAt: 600, bold: true }],
  },
  text: {
    weight: { min: 400, max: 700 },
    fallbacks: [
      { weight: { min: 400, max: 500 }, matchedAt: 400, bold: false },
      { weight: { min: 600, max: 700 }, matchedAt: 600, bold: true },
    ],
  },
  plate: {
    weight: { min: 500, max: 600 },
    fallbacks: [
      { weight: { min: 500, max: 549 }, matchedAt: 500, bold: false },
      { weight: { min: 550, max: 600 }, matchedAt: 600, bold: true },
    ],
  },
};

/** Width of the weight range that a role uses. */
const weightSpan = (role: FontRole) =>
  roleRequirements[role].weight.max - roleRequirements[role].weight.min;

/** The families of the roles. A family with several roles is listed once, with its widest weight range. */
export function familiesOf(names: Readonly<Record<FontRole, string>>): readonly FontFamily[] {
  return [...new Set(fontRoles.map((role) => names[role]))].map((family) => {
    const [widest = "text"] = fontRoles
      .filter((role) => names[role] === family)
      .toSorted((one, other) => weightSpan(other) - weightSpan(one));
    return { family, id: fontId(family), ...roleRequirements[widest] };
  });
}

/** The families of the current brand. */
export const families: readonly FontFamily[] = familiesOf(ownFonts());

/**
 * OpenType features that are kept. With tabular figures (`tnum`) all digits have the same width, so
 * numbers in meters and tables do not move when they change. (Some families' digits are tabular
 * without a feature.) The other features are for spacing, proportional figures, ligatures, accents, and
 * variants of letters by language or weight.
 */
export const features = ["kern", "tnum", "pnum", "liga", "ccmp", "locl", "mark", "rvrn"];

/** A range of Unicode in a separate file, which browsers load when a page uses it. */
export interface Subset {
  /** The end of the file's name. */
  readonly name: "latin" | "latin-1" | "latin-ext";
  /** Which of Fontsource's files contains the glyphs. */
  readonly source: "latin" | "latin-ext";
  /** Inclusive code point ranges. */
  readonly ranges: readonly (readonly [number, number])[];
  /** Whether every page needs the file. Such files count against `firstPageBudget` and may be preloaded. */
  readonly firstPage: boolean;
}

/**
 * `latin` has the characters of most pages, `latin-1` the rest of ASCII and of ISO 8859-1 (without the soft
 * hyphen) with ı, Œ and œ, and `latin-ext` letters of other European languages and Turkish.
 */
export const subsets: readonly Subset[] = [
  {
    name: "latin",
    source: "latin",
    firstPage: true,
    ranges: [
      [0x20, 0x5a],
      [0x61, 0x7a],
      [0xa0, 0xa0], // no-break space
      [0xa9, 0xa9], // ©
      [0xbf, 0xbf], // ¿, in the recorded Spanish greeting
      [0xd7, 0xd7], // ×
      [0xe1, 0xe1], // á, in the recorded Portuguese greeting
      [0xe9, 0xe9], // é: café, José
      [0xf1, 0xf1], // ñ, in the Spanish lines of an article
      [0x2013, 0x2014], // – —
      [0x2018, 0x2019], // ‘ ’
      [0x201c, 0x201d], // “ ”
      [0x2022, 0x2022], // •
      [0x2026, 0x2026], // …
      [0x20ac, 0x20ac], // €
      [0x2122, 0x2122], // ™
      [0x2212, 0x2212], // −
    ],
  },
  {
    name: "latin-1",
    source: "latin",
    firstPage: false,
    ranges: [
      [0x5b, 0x60], // [ \ ] ^ _ `
      [0x7b, 0x7e], // { | } ~
      [0xa1, 0xa8],
      [0xaa, 0xac],
      [0xae, 0xbe],
      [0xc0, 0xd6],
      [0xd8, 0xe0],
      [0xe2, 0xe8],
      [0xea, 0xf0],
      [0xf2, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
    ],
  },
  {
    name: "latin-ext",
    source: "latin-ext",
    firstPage: false,
    ranges: [
      [0x100, 0x130],
      [0x134, 0x148],
      [0x14a, 0x151],
      [0x154, 0x17e],
      [0x218, 0x21b],
    ],
  },
];

/** Maximum size of all files of the first page together, in bytes. */
export const firstPageBudget = 50_000;

/** Every character of a subset. */
export const charactersOf = (subset: Subset): readonly string[] =>
  subset.ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );

/** Name of the file that holds a subset of a family. */
export const fileName = (font: FontFamily, subset: Subset): string =>
  `${font.id}-${subset.name}.woff2`;
