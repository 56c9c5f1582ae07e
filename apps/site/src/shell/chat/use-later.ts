import { useEffect, useState } from "react";

const importLater = () => import("./later.ts");

type Later = Awaited<ReturnType<typeof importLater>>;

/**
 * What the conversation needs after its first moment, fetched once it opens. Undefined until then, and
 * for good if it cannot be fetched: the conversation is complete without it.
 */
export function useLater(open: boolean): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (!open || later) return undefined;
    let waits = true;
    importLater().then(
      (module) => waits && setLater(module),
      () => undefined,
    );
    return () => {
      waits = false;
    };
  }, [open, later]);
  return later;
}
