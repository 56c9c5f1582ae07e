/**
 * Where a component stands in its life. Its docs page states it, in one element, and nothing else does:
 * the page itself, the index of all components, their pages in Markdown and the tests read it there.
 */

/** `next` until the release that brings it: `npm run release:version` puts the version in its place. */
export const nextRelease = "next";

const stages = ["experimental", "ready", "deprecated"] as const;
export type Stage = (typeof stages)[number];

export interface Status {
  value: Stage;
  /** The version with which it became so: "0.1.0", or `next`. */
  since: string;
  /** What to use in place of a deprecated component. */
  instead?: string | undefined;
}

const element = /<Status\b([^>]*)\/>/;

const isStage = (value: string | undefined): value is Stage =>
  stages.some((stage) => stage === value);

/** The status that a docs page states; null where it states none, or not all of it. */
export function statusOf(page: string): Status | null {
  const [, written = ""] = element.exec(page) ?? [];
  const given = new Map(
    Array.from(written.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", text = ""]) => [name, text]),
  );
  const value = given.get("value");
  const since = given.get("since");
  if (!isStage(value) || since === undefined) return null;
  return { value, since, instead: given.get("instead") };
}

/** "since 0.1.0" */
export const sinceText = (since: string) =>
  since === nextRelease ? "from the next release on" : `since ${since}`;

/** What the status amounts to now: "ready" holds only while none of the component's stories fails. */
export const standing = (value: Stage, failed: number): Stage | "not ready" =>
  value === "ready" && failed > 0 ? "not ready" : value;

/** A docs page whose status came with this version. */
export const releasedWith = (page: string, version: string) =>
  page.replace(element, (text) => text.replace(`since="${nextRelease}"`, `since="${version}"`));
