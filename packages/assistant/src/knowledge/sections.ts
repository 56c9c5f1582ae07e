import { listen } from "@larkline/content/calls/listen";
import { recordingLinks } from "@larkline/content/calls/recording-links";
import { footerTopics } from "@larkline/content/footer-topics";
import { industries } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";
import { automotivePage } from "@larkline/content/industry-pages/automotive";
import { login } from "@larkline/content/login";
import { confirmPage } from "@larkline/content/mails";
import { pageTexts } from "@larkline/content/page-texts";
import { lostPassword } from "@larkline/content/password-reset";
import { pricing } from "@larkline/content/pricing";
import { products } from "@larkline/content/products";
import { signUp } from "@larkline/content/sign-up";
import { solutions } from "@larkline/content/solutions";
import type { Source } from "@larkline/content/source";
import { contactOptions, support } from "@larkline/content/support";
import { pageName } from "@larkline/content/trail";
import { isJsonObject } from "@larkline/contract/json-object";
import { passwordResetMinutes, verificationLinkHours } from "@larkline/contract/timings";

import { inWords } from "../format.ts";

/** A piece of a page's text with its heading. */
export interface Section {
  id: string; // Page, part, and index or name (`law-firms/features/2`), or a fixed id (`topic/careers`).
  /** The id. `sectionsOf` replaces the index, which may change, by the title's slug: `law-firms/features/intake`. */
  key: string;
  heading: string; // The heading of the part.
  title: string;
  text: string;
  points?: readonly string[]; // The entries of a list, from which `text` is joined.
  source: Source;
}

/** Parts without facts of their own: invented calls, buttons, repeated texts; and `metrics`, which `sections` adds. */
const skippedParts = new Set(["meta", "call", "cta", "results", "story", "metrics"]);

const textOf = (value: unknown, key: string): string | undefined => {
  const text = isJsonObject(value) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
};
const listOf = (value: unknown, key: string): readonly unknown[] => {
  const list: unknown = isJsonObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
};
const strings = (list: readonly unknown[]): string[] =>
  list.filter((entry) => typeof entry === "string");

/** A title as a part of an id: 'Names for the conflict check' is `names-for-the-conflict-check`. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Splits a page into sections; all pages consist of the same kinds of parts. */
function sectionsOf(id: string, page: object, place: Source): Section[] {
  return Object.entries(page).flatMap(([part, value]): Section[] => {
    if (skippedParts.has(part) || !isJsonObject(value)) return [];
    const heading = textOf(value, "title") ?? textOf(value, "headline") ?? place.title;
    const anchor = textOf(value, "anchor");
    const source: Source =
      anchor === undefined ? place : { title: place.title, href: `${place.href}#${anchor}` };
    const section = (point: string, title: string, text: string): Section => ({
      id: `${id}/${part}/${point}`,
      key: `${id}/${part}/${/^\d+$/.test(point) ? slug(title) : point}`,
      heading,
      title,
      text,
      source,
    });
    const lists = ["solutions", "items"].flatMap((name): Section[] => {
      const points = strings(listOf(value, name));
      const whole = section(name, heading, `${points.join(". ")}.`);
      return points.length > 0 ? [{ ...whole, points }] : [];
    });
    const names = strings([...listOf(value, "names"), ...listOf(value, "tools")]);
    const lede = textOf(value, "lede");
    // The names of an industry's specialties, as one list.
    const specialties = part === "specialties" ? listOf(value, "items") : [];
    const titles = specialties.flatMap((item) => textOf(item, "title") ?? []);
    return [
      ...(lede === undefined ? [] : [section("lede", heading, lede)]),
      ...lists,
      ...(titles.length > 2 ? [section("titles", heading, `${titles.join(", ")}.`)] : []),
      ...(names.length > 0 ? [section("names", heading, `${names.join(", ")}.`)] : []),
      ...listOf(value, "items").flatMap((item, index) => {
        const title = textOf(item, "title") ?? textOf(item, "name");
        const texts = ["description", "practice"].flatMap((key) => textOf(item, key) ?? []);
        const text = [...texts, ...strings(listOf(item, "questions"))].join(" ");
        return title === undefined || text === "" ? [] : [section(String(index), title, text)];
      }),
    ];
  });
}

const placeOf = (href: Source["href"]): Source => ({ title: pageName(href), href });
const supportPlace: Source = { ...placeOf("/support"), href: `/support#${support.contact.anchor}` };

/** A section whose title is also its heading. */
const point = (id: string, title: string, text: string, source: Source) =>
  ({ id, heading: title, title, text, source }) satisfies Omit<Section, "key">;

const { cta: otherTrade } = industriesOverview;
const password = lostPassword(passwordResetMinutes);
const recordedPages = [...products, ...solutions].filter(({ id }) => id in recordingLinks);

/** The pages' texts beyond products, plans, claims and FAQ answers; `siteSections` adds missing keys. */
const sections: readonly Omit<Section, "key">[] = [
  ...[...products, ...solutions, ...industries].flatMap(({ id, source }) => {
    const page = pageTexts[id];
    return page === undefined ? [] : sectionsOf(id, page, source);
  }),
  point("pricing/change", pricing.cta.title, pricing.cta.description, placeOf("/pricing")),
  point("industries/other", otherTrade.title, otherTrade.description, placeOf("/industries")),
  {
    id: "automotive/metrics/points",
    heading: automotivePage.metrics.heading,
    title: automotivePage.metrics.title,
    text: `${automotivePage.metrics.lede} ${inWords(automotivePage.metrics.points.map(({ label, value }) => `${label} ${value}%`))}. ${automotivePage.metrics.note}`,
    source: industries.find(({ id }) => id === "automotive")?.source ?? supportPlace,
  },
  ...contactOptions.map(({ id, title, description, detail }) => ({
    ...point(`contact/${id}`, title, `${description} ${detail}.`, supportPlace),
    heading: support.contact.title,
  })),
  point(
    "recordings",
    listen.hearCall,
    `A recorded call can be played on each of the pages ${inWords(recordedPages.map(({ name }) => name))}.`,
    recordedPages[0]?.source ?? supportPlace,
  ),
  point("support/session", support.cta.title, support.cta.description, placeOf("/support")),
  point("topic/password", password.title, password.text, placeOf("/login")),
  point("topic/login", login.headline, `${login.headline} ${login.description}`, placeOf("/login")),
  point("topic/sign-up", signUp.form.heading, signUp.inShort, placeOf("/signup")),
  point(
    "topic/expired-link",
    confirmPage.expired.headline.replace(/\.$/, ""),
    confirmPage.expired.lede.replace("{hours}", String(verificationLinkHours)),
    supportPlace,
  ),
  ...footerTopics.flatMap(({ id, title, paragraphs }) => {
    const topic = { heading: title, title, source: { title, href: `/#${id}` } as const };
    return [
      { ...topic, id: `topic/${id}`, text: paragraphs.join(" ") },
      // Each paragraph is also a section by itself, since it answers another question.
      ...(paragraphs.length > 1
        ? paragraphs.map((text, index) => ({ ...topic, id: `topic/${id}/${index}`, text }))
        : []),
    ];
  }),
];

export const siteSections: readonly Section[] = sections.map((section) => ({
  key: section.id,
  ...section,
}));
