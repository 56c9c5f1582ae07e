import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

const actionBar = cva(
  "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface py-3 ps-5 pe-3 text-ink transition-shadow",
  {
    variants: { sticky: { true: "ll-action-bar-sticky shadow-float", false: "" } },
  },
);

export interface ActionBarProps extends ComponentPropsWithRef<"div"> {
  /** The form's state: "Unsaved changes". Announced when it changes. */
  children: ReactNode;
  /** The `Button`s, the primary one last. */
  actions: ReactNode;
  /**
   * Keeps the bar at the lower edge of the window while the end of the form is below the window. It has no effect in
   * windows lower than 30rem.
   * @default false
   */
  sticky?: boolean | undefined;
}

/** The last row of a form: its state in words, and the buttons that save or discard its changes. */
export function ActionBar({
  actions,
  sticky = false,
  className,
  children,
  ...props
}: ActionBarProps) {
  return (
    <div
      data-slot="action-bar"
      data-state={sticky ? "sticky" : "resting"}
      {...props}
      className={actionBar({ sticky, className })}
    >
      <div
        // Not an `output`: resetting its form would replace React's nodes by plain text.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="status"
        data-slot="action-bar-status"
        className="min-w-0 text-small text-ink-muted"
      >
        {children}
      </div>
      <div
        data-slot="action-bar-actions"
        // Its basis is the width of all buttons in a row: if they do not fit beside the status, they are below it.
        className="flex flex-auto flex-wrap items-center justify-end gap-2"
      >
        {actions}
      </div>
    </div>
  );
}
