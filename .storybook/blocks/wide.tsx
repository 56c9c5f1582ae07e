import type { ReactNode } from "react";

/** Holds a table that may be wider than the page; it scrolls, also by keyboard. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section className="sb-unstyled my-6 overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
