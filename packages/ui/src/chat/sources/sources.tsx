"use client";

import type { ComponentPropsWithRef } from "react";

import { JackShape } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { sourcesLabels } from "../chat-labels.ts";
import { hrefKind } from "../markdown/safe-href.ts";

/** A page that an answer cites. */
export interface ChatSource {
  /** The page's name: "Pricing". */
  readonly title: string;
  /** Its URL on this site, with the section's fragment if there is one. */
  readonly href: string;
  /** The section's name, shown after the page's: "AI receptionist". */
  readonly section?: string | undefined;
}

export interface SourcesProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The pages. Only pages of this site are shown. If there are none, nothing is rendered. */
  sources: readonly ChatSource[];
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["sources"]> | undefined;
}

/** The sources of an answer, each a link with a plugged jack. */
export function Sources({
  sources,
  labels: labelOverrides,
  className = "",
  ...props
}: SourcesProps) {
  const labels = useLabels("sources", sourcesLabels, labelOverrides);
  const cited = sources.filter(({ href }) => hrefKind(href) === "site");
  if (cited.length === 0) return null;
  const label = cited.length === 1 ? labels.source : labels.sources;
  return (
    <div
      data-slot="sources"
      {...props}
      className={`flex flex-wrap gap-x-3 gap-y-1.5 font-text text-fine text-ink ${className}`}
    >
      <span className="text-ink-muted">{label}</span>
      <ul
        // Safari exposes a list without markers as a list only with this role.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        aria-label={label}
        className="flex min-w-0 flex-wrap gap-x-4 gap-y-1.5"
      >
        {cited.map(({ title, section, href }, index) => (
          // Index keys: an answer may cite the same page twice.
          <li key={index} className="flex min-w-0 gap-2">
            <svg
              viewBox="-12 -12 24 24"
              aria-hidden="true"
              className="mt-[0.35em] size-[0.75em] flex-none"
            >
              <JackShape state="plugged" />
            </svg>
            <Link href={href} className="min-w-0 font-semibold wrap-anywhere">
              {section === undefined ? title : `${title}, ${section}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
