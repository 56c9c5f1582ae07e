import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Hook: false on the server and during hydration, then true. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
