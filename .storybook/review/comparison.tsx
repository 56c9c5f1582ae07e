// Storybook compiles its own interface with the classic JSX transform, which needs `React` in scope.
import * as React from "react";
import type { CSSProperties } from "react";

import type { Change, PictureKind } from "../../scripts/review/change.ts";
import { nameOf } from "./words.ts";

/** The ways to show a change. */
export const views = [
  { id: "beside", name: "Both" },
  { id: "before", name: "Before" },
  { id: "after", name: "After" },
  { id: "difference", name: "Difference" },
  { id: "overlay", name: "Overlay" },
] as const;

export type View = (typeof views)[number]["id"];

/** The views of a change. A new picture has only the view `after`. */
export const viewsOf = ({ before }: Pick<Change, "before">) =>
  before ? views : views.filter(({ id }) => id === "after");

interface ComparisonProps {
  change: Omit<Change, "decision">;
  view: View;
  /** In the overlay: percentage of the width that shows the previous picture, 0 to 100. */
  share: number;
  /** Whether the picture is shown at its actual size instead of the available width. */
  actualSize: boolean;
  /** URL of a picture. */
  address: (kind: PictureKind) => string;
}

const altTexts: Readonly<Record<PictureKind, string>> = {
  before: "before",
  after: "after",
  difference: "what differs is red, the rest is faint",
};

/**
 * The pictures of a change, in one of the views. Styled inline, because the component is used both in the
 * review room and in Storybook's own interface, which has no styles of the kit.
 */
export function Comparison({ change, view, share, actualSize, address }: ComparisonProps) {
  const { before, after } = change;
  const width = Math.max(before?.width ?? 0, after.width);
  const height = Math.max(before?.height ?? 0, after.height);
  const size = { before: before ?? after, after, difference: { width, height } };
  const sheet: CSSProperties = { width, maxWidth: actualSize ? "none" : "100%" };

  const picture = (kind: PictureKind, style?: CSSProperties) => (
    <img
      key={kind}
      src={address(kind)}
      alt={`${nameOf(change)}: ${altTexts[kind]}`}
      width={size[kind].width}
      height={size[kind].height}
      style={{
        display: "block",
        // Relative to the wider picture, so that both have the same scale.
        width: `${(100 * size[kind].width) / width}%`,
        height: "auto",
        ...style,
      }}
    />
  );

  if (view === "beside" && before) {
    const columns = actualSize
      ? "max-content max-content"
      : `repeat(auto-fit, minmax(min(100%, ${Math.min(width, 480)}px), 1fr))`;
    return (
      <div style={{ display: "grid", gap: 24, gridTemplateColumns: columns, alignItems: "start" }}>
        {(["before", "after"] as const).map((kind) => (
          <figure key={kind} style={{ margin: 0, minWidth: 0 }}>
            <figcaption style={{ paddingBottom: 8 }}>
              {kind === "before" ? "Before" : "After"}
            </figcaption>
            <div style={sheet}>{picture(kind)}</div>
          </figure>
        ))}
      </div>
    );
  }
  if (view === "overlay" && before) {
    const place = { gridArea: "1 / 1" };
    return (
      <div style={{ ...sheet, display: "grid", position: "relative" }}>
        {picture("after", place)}
        {picture("before", { ...place, clipPath: `inset(0 ${100 - share}% 0 0)` })}
        <div
          aria-hidden
          style={{
            position: "absolute",
            insetBlock: 0,
            left: `${share}%`,
            width: 2,
            // Black with a white border is visible on every picture.
            background: "#000",
            outline: "1px solid #fff",
          }}
        />
      </div>
    );
  }
  const kind = view === "before" || view === "difference" ? view : "after";
  return <div style={sheet}>{picture(before ? kind : "after")}</div>;
}
