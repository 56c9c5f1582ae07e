import { useEffect, useState } from "react";

const importLater = () => import("./later.ts");

type Later = Awaited<ReturnType<typeof importLater>>;

/**
 * Hook: loads the parts of the chat in `later.ts` when the chat opens, and after a failure when `connected` changes.
 * Undefined until they have loaded: the chat works without them.
 */
export function useLater(open: boolean, connected: boolean): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (!open || later) return undefined;
    let isCurrent = true;
    importLater().then(
      (module) => isCurrent && setLater(module),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [open, connected, later]);
  return later;
}
