import type { ComponentPropsWithRef, ReactNode } from "react";

import { JackShape } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";

/** Horizontal centers of the small jacks beside the large empty one, in units of the `viewBox`. */
const jackCenters = [36, 60, 84, 108, 132, 156] as const;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What is missing: "No questions found". */
  title: ReactNode;
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** What the visitor can do about it, in a sentence. */
  children?: ReactNode;
  /** An action: a `Button`. */
  action?: ReactNode;
}

/** Placeholder for an empty list: a drawing of an empty jack, a title, an explanation, an action. */
export function EmptyState({
  title,
  headingLevel = 3,
  action,
  className = "",
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={`flex flex-col items-start py-6 text-start ${className}`}
    >
      <svg
        viewBox="-12 -12 180 24"
        aria-hidden="true"
        className="mb-6 h-6 w-45 max-w-full overflow-visible rtl:-scale-x-100"
      >
        <JackShape state="empty" />
        {jackCenters.map((x) => (
          <circle key={x} cx={x} r={2} className="fill-jack-ghost" />
        ))}
      </svg>
      <Heading level={headingLevel} size={3} className="max-w-full">
        {title}
      </Heading>
      {children && (
        <div className="mt-2 w-full max-w-measure font-text text-body wrap-break-word text-ink-muted">
          {children}
        </div>
      )}
      {action && <div className="mt-6 max-w-full">{action}</div>}
    </div>
  );
}
