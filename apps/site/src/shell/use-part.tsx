import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";

export interface PartOptions<Props extends object> {
  /** Imports the module. Must be the same function every time. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Whether it should be shown. */
  wanted: boolean;
  /** Called if loading fails. */
  onFailure?: () => void;
  props: Props;
}

/** Loads a part of the shell when it is first needed, and keeps it rendered from then on. */
export function usePart<Props extends object>({
  load,
  wanted,
  onFailure,
  props,
}: PartOptions<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!wanted || Part) return undefined;
    let waits = true;
    load().then(
      (module) => {
        // In a transition, so that the button's pressed state is painted first: a large part takes
        // several frames on a phone.
        if (waits) startTransition(() => setPart(() => module.default));
      },
      () => {
        if (waits) onFailure?.();
      },
    );
    return () => {
      waits = false;
    };
  }, [wanted, Part, load, onFailure]);

  return Part ? <Part {...props} /> : null;
}
