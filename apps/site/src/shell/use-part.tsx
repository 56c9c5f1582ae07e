import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";

import { loadTwice } from "../module-loading.ts";

export interface PartOptions<Props extends object> {
  /** Imports the module. Must be the same function at every render. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /**
   * Whether the part is needed: the module is loaded when this is truthy for the first time. After a failure, it
   * is loaded again when this changes to another truthy value, or becomes truthy again.
   */
  wanted: unknown;
  /** Called if loading fails twice (`loadTwice`). */
  onFailure?: () => void;
  props: Props;
}

/**
 * Hook: loads a part of a page when it is first needed.
 *
 * @returns The rendered part; null until it has loaded.
 */
export function usePart<Props extends object>({
  load,
  wanted,
  onFailure,
  props,
}: PartOptions<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!wanted || Part) return undefined;
    let isCurrent = true;
    loadTwice(load).then(
      (module) => {
        // In a transition, so that the pressed state of the button that opens the part is painted first.
        // Rendering a large part takes several frames on a phone.
        if (isCurrent) startTransition(() => setPart(() => module.default));
      },
      () => {
        if (isCurrent) onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, Part, load, onFailure]);

  return Part ? <Part {...props} /> : null;
}
