import { type ReactEventHandler, useState } from "react";
import { evidence } from "virtual:kit-evidence";

import { sinceText, standing } from "../docs/status-of.ts";
import type { Evidence } from "../evidence-plugin.ts";

/** The groups of components, in the order of the sidebar (preview.tsx). */
const groups = [
  "Foundations",
  "Board",
  "Layout",
  "Components",
  "Frame",
  "Marketing",
  "Media",
  "Chat",
];

const groupOf = ({ title }: Evidence) => title.split("/")[0] ?? "";
const nameOf = ({ title }: Evidence) => title.split("/").at(-1) ?? title;

/**
 * The preview picture of a component: a picture of its story `Default`, otherwise of its first story with
 * pictures. The picture in the light theme is preferred.
 */
function pictureOf({ pictures }: Evidence): string | undefined {
  const story = pictures.find(({ name }) => name === "Default") ?? pictures[0];
  return story?.files.find((file) => file.includes("-light-")) ?? story?.files[0];
}

/** Maximum height, in pixels, of a wide picture of which only the left part is shown. */
const maxCroppedHeight = 64;

/**
 * A picture, scaled to fit. A picture that is more than five times as wide as high would become unreadable.
 * Only its left part is shown, larger, and fades out at the right.
 */
function Picture({ name }: { name: string }) {
  const [height, setHeight] = useState<number>();
  const measure: ReactEventHandler<HTMLImageElement> = ({ currentTarget }) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalWidth > 5 * naturalHeight) setHeight(Math.min(naturalHeight, maxCroppedHeight));
  };
  return (
    <img
      src={`./pictures/${name}.webp`}
      alt=""
      loading="lazy"
      onLoad={measure}
      style={height === undefined ? undefined : { height }}
      className={
        height === undefined
          ? "max-h-full max-w-full object-contain"
          : "w-full mask-[linear-gradient(90deg,#000_80%,transparent)] object-cover object-left"
      }
    />
  );
}

/** A component's status, and since which version it applies. */
function StatusText({ facts: { status, stories } }: { facts: Evidence }) {
  if (status === null) return null;
  const current = standing(status.value, stories.failed.length);
  return (
    <p className="text-fine text-ink-muted">
      {current === "ready" ? (
        "Ready"
      ) : (
        <span
          className={`me-1 inline-block rounded-plate border px-2 py-0.5 font-plate text-plate font-semibold first-letter:uppercase ${current === "not ready" ? "border-danger text-danger" : "border-edge text-ink"}`}
        >
          {current}
        </span>
      )}{" "}
      {current !== "not ready" && sinceText(status.since)}
    </p>
  );
}

function Card({ facts }: { facts: Evidence }) {
  const picture = pictureOf(facts);
  return (
    <li className="grid min-w-0 content-start gap-2">
      <a
        href={facts.docs === null ? undefined : `./?path=/docs/${facts.docs}`}
        target="_top"
        className="group grid min-w-0 gap-2 rounded-panel text-ink outline-offset-4 focus-visible:outline-[2.5px] focus-visible:outline-focus"
      >
        <span
          data-theme="light"
          className="flex h-44 items-center justify-center overflow-hidden rounded-panel border border-line bg-page p-3 group-hover:border-edge"
        >
          {picture === undefined ? (
            <span className="text-fine text-ink-muted">Draws nothing</span>
          ) : (
            <Picture name={picture} />
          )}
        </span>
        <span className="text-small font-semibold underline decoration-edge underline-offset-[0.2em] group-hover:decoration-current">
          {nameOf(facts)}
        </span>
      </a>
      <StatusText facts={facts} />
    </li>
  );
}

/** The content of the page “All components”: every component by group, with picture, status and version. */
export function ComponentIndex() {
  const all = Object.values(evidence).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const groupNames = [
    ...groups,
    ...new Set(all.map(groupOf).filter((name) => !groups.includes(name))),
  ];
  return (
    <div className="sb-unstyled font-text text-ink">
      {groupNames.map((group) => {
        const members = all.filter((facts) => groupOf(facts) === group);
        if (members.length === 0) return null;
        const id = `group-${group.toLowerCase()}`;
        return (
          <section key={group} aria-labelledby={id} className="my-10">
            <h2 id={id} className="mb-4 font-display text-heading-3 font-semibold">
              {group} <span className="text-ink-muted">{members.length}</span>
            </h2>
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-6">
              {members.map((facts) => (
                <Card key={facts.name} facts={facts} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
