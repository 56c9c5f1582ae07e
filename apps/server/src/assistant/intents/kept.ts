import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";

/**
 * What `make` made in an earlier process, else what it makes now, kept for the next.
 * @param file a file that may be missing, and lost at any time.
 * @param fingerprint a hash over all that the result depends on.
 * @param make anything that survives the structured clone.
 */
export function kept<T>(file: string, fingerprint: string, make: () => T): T {
  const known = read(file, fingerprint);
  if (known !== undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below, from `make` of the same fingerprint.
    return known as T;
  }
  const made = make();
  write(file, fingerprint, made);
  return made;
}

function read(file: string, fingerprint: string): unknown {
  try {
    const bytes = readFileSync(file);
    const { length } = fingerprint;
    return bytes.toString("latin1", 0, length) === fingerprint
      ? deserialize(bytes.subarray(length))
      : undefined;
  } catch {
    // Missing or damaged: it is made again.
    return undefined;
  }
}

/** Written beside and moved, so that nobody reads half of it. What can't be kept is made again next time. */
function write(file: string, fingerprint: string, made: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    return;
  }
  const beside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(beside, fingerprint, "latin1");
    appendFileSync(beside, serialize(made));
    renameSync(beside, file);
  } catch {
    rmSync(beside, { force: true });
  }
}
