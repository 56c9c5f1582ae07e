import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";

export interface PartOptions<Props extends object> {
  /** Fetches its module. The same function each time. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Whether it is to be seen now. */
  wanted: boolean;
  /** Told if it cannot be fetched, so that it may be wanted again. */
  onFailure?: () => void;
  props: Props;
}

/** A part of the frame that is fetched when it is first wanted, and stays from then on. */
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
        // The press that asked for it is shown first: a large part takes several frames on a phone.
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
