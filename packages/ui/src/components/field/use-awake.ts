import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server and while its markup is hydrated, true from then on. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
