import { Component, type ReactNode } from "react";

interface SectionErrorBoundaryProps {
  /** The page's sections. If they change, rendering is tried again, because the error may be corrected. */
  data: unknown;
  children: ReactNode;
}

interface SectionErrorBoundaryState {
  data: unknown;
  failed: boolean;
}

/** Error boundary: shows a message in place of a section that cannot be rendered. The other sections stay. */
export class SectionErrorBoundary extends Component<
  SectionErrorBoundaryProps,
  SectionErrorBoundaryState
> {
  override state: SectionErrorBoundaryState = { data: this.props.data, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { data }: SectionErrorBoundaryProps,
    before: SectionErrorBoundaryState,
  ) {
    return data === before.data ? null : { data, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="bg-sunk p-10 text-center text-ink">
        This section cannot be shown. Correct its fields to see it again.
      </section>
    );
  }
}
