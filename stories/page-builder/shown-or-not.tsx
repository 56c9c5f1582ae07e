import { Component, type ReactNode } from "react";

interface ShownOrNotProps {
  /** The data that is rendered. When it changes, rendering is tried again. */
  of: unknown;
  children: ReactNode;
}

interface ShownOrNotState {
  of: unknown;
  failed: boolean;
}

/**
 * Error boundary: a section that cannot be rendered shows a message, and the other sections stay.
 */
export class ShownOrNot extends Component<ShownOrNotProps, ShownOrNotState> {
  override state: ShownOrNotState = { of: this.props.of, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ShownOrNotProps, before: ShownOrNotState) {
    return of === before.of ? null : { of, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="bg-sunk p-10 text-center text-ink">
        This section cannot be shown before its fields are mended.
      </section>
    );
  }
}
