import { useId } from "react";
import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Plate } from "../../board/plate/plate.tsx";

export interface IncludedStripProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "title"
> {
  /** Heading: "All plans include". */
  title: string;
  /** Three to five items, two to four words each. */
  items: readonly string[];
}

/** What all plans include, in one line if there is enough space. */
export function IncludedStrip({ title, items, className = "", ...props }: IncludedStripProps) {
  const id = useId();
  return (
    <div
      data-slot="included-strip"
      {...props}
      className={`flex flex-wrap items-center gap-x-module gap-y-4 py-4 text-small font-medium text-ink ${className}`}
    >
      <Plate variant="line" id={id}>
        {title}
      </Plate>
      <ul
        aria-labelledby={id}
        className="grid min-w-0 grow grid-cols-1 gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:flex lg:flex-wrap lg:justify-between"
      >
        {items.map((item) => (
          <li key={item} className="flex min-w-0 items-center gap-2.5">
            <Jack size="sm" state="plugged" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
