import { useEffect, useState } from "react";

const importLater = () => import("./later.ts");

type Later = Awaited<ReturnType<typeof importLater>>;

/**
 * Loads the later parts of the chat when it opens. Undefined until then, and if loading fails: the
 * chat works without them.
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
