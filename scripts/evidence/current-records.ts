/** Selects the measurements whose sources have not changed since, for `npm run evidence`. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { fingerprints, type Sources } from "../../tests/kit/machinery/node/sources.ts";
import { root } from "../build/stamp.ts";
import { sortedByKey } from "../sorted-by-key.ts";

/** A selection: records without their sources, which share the table `sources`. */
export function openSelection() {
  const shared: Record<string, string> = {};

  /**
   * A record without its sources; undefined if one of them has changed since it was measured. Adds the
   * sources' fingerprints to the shared table.
   */
  function ifCurrent<T extends { sources?: Sources }>(
    record: T | undefined,
  ): Omit<T, "sources"> | undefined {
    if (!record?.sources) return undefined;
    const { sources, ...measurements } = record;
    const files = Object.keys(sources).filter((path) => existsSync(join(root, path)));
    const current = fingerprints(files.map((path) => join(root, path)));
    if (Object.entries(sources).some(([path, measured]) => current[path] !== measured))
      return undefined;
    Object.assign(shared, current);
    return measurements;
  }

  return {
    ifCurrent,

    /** The current ones of several records, sorted by name. */
    allCurrent: <T extends { sources?: Sources }>(parts: Readonly<Record<string, T>>) =>
      Object.fromEntries(
        Object.entries(sortedByKey(parts)).flatMap(([name, part]) => {
          const current = ifCurrent(part);
          return current ? [[name, current] as const] : [];
        }),
      ),

    /** Fingerprints of the sources of all records selected so far, sorted by path. */
    sources: (): Sources => sortedByKey(shared),
  };
}
