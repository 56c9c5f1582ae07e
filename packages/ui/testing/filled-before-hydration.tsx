import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

interface FilledBeforeHydrationProps {
  /**
   * Changes the first input or select, as a visitor would before the page's scripts have loaded. What it uses of an
   * input must exist in a select as well, if the field has one.
   */
  fill: (input: HTMLInputElement) => void;
  /** The field under test. */
  children: ReactNode;
}

/** For stories of fields: renders a field as a server does, has `fill` change its input or select, then hydrates it. */
export function FilledBeforeHydration(props: FilledBeforeHydrationProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ fill, children }] = useState(props);
  // Each root has its own ids, because a story may have several.
  const identifierPrefix = useId();
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    container.innerHTML = renderToString(children, { identifierPrefix });
    const input = container.querySelector<HTMLInputElement>("input, select");
    if (input) fill(input);
    // Not unmounted with the story, because React complains about a root that is unmounted before it is hydrated.
    hydrateRoot(container, children, { identifierPrefix });
  }, [fill, children, identifierPrefix]);
  return <div ref={box} />;
}
