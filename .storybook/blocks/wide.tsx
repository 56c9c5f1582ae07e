import type { ReactNode } from "react";

/** A scroll container for a table that may be wider than the page. It can be scrolled by keyboard. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section className="sb-unstyled my-6 overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
