import { useEffect, useState } from "react";

const importLater = () => import("./later.ts");

type Later = Awaited<ReturnType<typeof importLater>>;

/**
 * Hook: loads the parts of the chat in `later.ts` when `connected` becomes true; after a failure, the next time.
 * Undefined until they have loaded: the chat works without them.
 */
export function useLater(connected: boolean): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (!connected || later) return undefined;
    let isCurrent = true;
    importLater().then(
      (module) => isCurrent && setLater(module),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [connected, later]);
  return later;
}
