import type { ReactNode } from "react";

/** Two columns for a good and a bad example, `Do` and `Dont`. */
export function DoDont({ children }: { children: ReactNode }) {
  return (
    <div className="docs-examples sb-unstyled my-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {children}
    </div>
  );
}

type ExampleProps = {
  /** What is right or wrong, in one or two short sentences. */
  caption: string;
  /** The example itself, as rendered components. */
  children: ReactNode;
};

/** A good example. */
export function Do(props: ExampleProps) {
  return <Example {...props} verdict="Do" />;
}

/** A bad example. */
export function Dont(props: ExampleProps) {
  return <Example {...props} verdict="Don’t" />;
}

function Example({ verdict, caption, children }: ExampleProps & { verdict: string }) {
  const tone = verdict === "Do" ? "border-success text-success" : "border-danger text-danger";
  return (
    <figure className="row-span-2 mb-3 grid grid-rows-subgrid">
      <div className="docs-example grid min-h-32 grid-cols-1 place-items-center overflow-hidden rounded-panel border border-line bg-page p-6 text-ink">
        {children}
      </div>
      <figcaption className="text-small text-ink-muted">
        <span className={`me-2 border-b-2 font-semibold ${tone}`}>{verdict}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
