/**
 * A component's status: experimental, ready or deprecated. Only the element `<Status … />` on the component's
 * docs page states it. The index of all components, the Markdown pages and the tests read that element.
 */

/** Placeholder for the version of the next release. `npm run release:version` replaces it. */
export const nextRelease = "next";

const statusValues = ["experimental", "ready", "deprecated"] as const;
/** A value of the status. */
export type StatusValue = (typeof statusValues)[number];

export interface Status {
  value: StatusValue;
  /** The version since which the component has this status: "0.1.0", or `next`. */
  since: string;
  /** What to use in place of a deprecated component. */
  instead?: string | undefined;
}

const statusElement = /<Status\b([^>]*)\/>/;

const isStatusValue = (value: string | undefined): value is StatusValue =>
  statusValues.some((known) => known === value);

/** The status that a docs page (MDX) states; null if the status is missing or incomplete. */
export function statusOf(page: string): Status | null {
  const [, attributes = ""] = statusElement.exec(page) ?? [];
  const valueByName = new Map(
    Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", text = ""]) => [name, text]),
  );
  const value = valueByName.get("value");
  const since = valueByName.get("since");
  if (!isStatusValue(value) || since === undefined) return null;
  return { value, since, instead: valueByName.get("instead") };
}

/** The version since which a status applies, as text: "since 0.1.0". */
export const sinceText = (since: string) =>
  since === nextRelease ? "from the next release on" : `since ${since}`;

/**
 * The status to be shown: "ready" becomes "not ready" while stories of the component fail.
 *
 * @param failed Number of failing stories.
 */
export const standing = (value: StatusValue, failed: number): StatusValue | "not ready" =>
  value === "ready" && failed > 0 ? "not ready" : value;

/** The docs page with `next` replaced by the released version. */
export const releasedWith = (page: string, version: string) =>
  page.replace(statusElement, (text) =>
    text.replace(`since="${nextRelease}"`, `since="${version}"`),
  );
