import type { ComponentPropsWithRef, ReactNode } from "react";

export interface DescriptionListItem {
  /** What the value describes: "Booked". */
  readonly term: string;
  /** The value: "Thu, 7:30 AM". For a drawn switch its accessible name: "On". */
  readonly value: ReactNode;
  /** Draws a switch in this state instead of the value, to show a setting. It is not a control. */
  readonly switched?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** Terms and their values, one row each. */
  items: readonly DescriptionListItem[];
  /**
   * `columns`: small terms, and values in a column beside them, for a record. `ends`: values at the end of
   * the row, for settings.
   * @default "columns"
   */
  variant?: "columns" | "ends" | undefined;
}

/** A switch that cannot be operated, drawn like `Switch`. */
function DrawnSwitch({ on, label }: { on: boolean; label: ReactNode }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 42 24"
        width="42"
        height="24"
        fill="none"
        stroke="currentColor"
        className={`ll-mirrored ${on ? "text-on-action" : "text-edge"}`}
      >
        <rect
          x=".75"
          y=".75"
          width="40.5"
          height="22.5"
          rx="11.25"
          strokeWidth={on ? 0 : 1.5}
          // A class, because the site's inlined styles contain only the variables that classes use.
          className={on ? "fill-action" : ""}
        />
        <circle cx={on ? 29.5 : 12.5} cy="12" r={on ? 5.25 : 7} strokeWidth={on ? 5.5 : 2} />
      </svg>
    </>
  );
}

/** A panel of terms and values: a record, or settings shown in an illustration. */
export function DescriptionList({
  items,
  variant = "columns",
  className = "",
  ...props
}: DescriptionListProps) {
  const inColumns = variant === "columns";
  return (
    <dl
      data-slot="description-list"
      data-variant={variant}
      {...props}
      className={`flex h-full flex-col rounded-control border border-line bg-surface px-4 py-1 text-small text-ink ${className}`}
    >
      {items.map(({ term, value, switched }) => (
        <div
          key={term}
          className="flex flex-1 items-center gap-4 border-line py-2 wrap-anywhere not-last:border-b"
        >
          <dt
            className={
              inColumns
                ? "flex-none basis-20 font-plate text-fine text-ink-muted"
                : // As wide as the terms in columns, at least: the value wraps before a word of the term breaks.
                  "min-w-20 flex-auto"
            }
          >
            {term}
          </dt>
          <dd className={inColumns ? "font-semibold" : "font-plate text-fine font-semibold"}>
            {switched === undefined ? value : <DrawnSwitch on={switched} label={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
