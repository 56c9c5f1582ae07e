"use client";

import type { ComponentPropsWithRef } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import { skeletonLabels } from "../../labels.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children" | "role"> {
  /**
   * What is loading: lines of `text`, a `block` such as a picture or a card, a `circle` such as an
   * avatar.
   * @default "text"
   */
  variant?: "text" | "block" | "circle" | undefined;
  /**
   * Number of lines, for `text`. The last of several lines is shorter.
   * @default 3
   */
  lines?: number | undefined;
  /**
   * Text that screen readers read in place of the content. Set it on one skeleton of a group and `null`
   * on the others.
   * @default "Loading"
   */
  label?: string | null | undefined;
}

/** A placeholder for loading content, without animation. */
export function Skeleton({
  variant = "text",
  lines = 3,
  label: labelOverride,
  className = "",
  ...props
}: SkeletonProps) {
  const labels = useLabels("skeleton", skeletonLabels);
  const label = labelOverride === undefined ? labels.label : labelOverride;
  return (
    <div
      data-slot="skeleton"
      data-variant={variant}
      aria-hidden={label === null ? true : undefined}
      {...props}
      className={`${variant === "circle" ? "w-fit" : "w-full"} ${className}`}
    >
      {label !== null && <span className="sr-only">{label}</span>}
      {variant === "text" ? (
        <div className="grid text-body">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className="flex h-[1lh] items-center">
              <span
                className={`h-[0.7em] rounded-plate bg-line forced-colors:border ${line > 0 && line === lines - 1 ? "w-3/5" : "w-full"}`}
              />
            </span>
          ))}
        </div>
      ) : (
        <div
          className={`bg-line forced-colors:border ${variant === "circle" ? "size-[3rem] rounded-full" : "aspect-[16/9] w-full rounded-panel"}`}
        />
      )}
    </div>
  );
}
