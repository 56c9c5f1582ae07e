/**
 * Screenshots that were found equal to their baselines, kept beside these as fingerprints of both.
 *
 * The pinned browser writes the same file for the same pixels, so that most pictures of a run need not be
 * decoded. A fingerprint covers the baseline too: a line that is out of date proves nothing and costs
 * the comparison it would have saved.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Screenshots of a run that wrote baselines, until these have got their final bytes. */
const takenFolder = (folder: string) => join(folder, ".taken");

const listPath = (folder: string) => join(folder, "known-equal.txt");

const hash = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** @param files all that the baseline is decoded from. */
const fingerprint = (screenshot: string, files: readonly string[]) =>
  hash([screenshot, ...files.map((file) => hash(readFileSync(file)))].join(" ")).slice(0, 24);

const lists = new Map<string, ReadonlyMap<string, string>>();

function readList(folder: string): ReadonlyMap<string, string> {
  const known = lists.get(folder);
  if (known) return known;
  const text = existsSync(listPath(folder)) ? readFileSync(listPath(folder), "utf8") : "";
  const list = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [name, print] = line.split(" ");
    if (name && print) list.set(name, print);
  }
  lists.set(folder, list);
  return list;
}

/** Whether this very screenshot was compared with this very baseline, and nothing differed. */
export function isKnownEqual(
  screenshot: Uint8Array,
  folder: string,
  name: string,
  files: readonly string[],
): boolean {
  const known = readList(folder).get(name);
  return known !== undefined && known === fingerprint(hash(screenshot), files);
}

/** Notes a screenshot that its baseline now shows, for `writeKnownEqual`. */
export function noteTaken(screenshot: Uint8Array, folder: string, name: string): void {
  mkdirSync(takenFolder(folder), { recursive: true });
  writeFileSync(join(takenFolder(folder), name), hash(screenshot));
}

/**
 * Writes the list anew, once the baselines have their final bytes.
 *
 * @param filesOf all that the baseline of a name is decoded from, none if there is no such baseline.
 */
export function writeKnownEqual(folder: string, filesOf: (name: string) => readonly string[]) {
  const list = new Map(readList(folder));
  const taken = existsSync(takenFolder(folder)) ? readdirSync(takenFolder(folder)) : [];
  for (const name of taken) {
    const screenshot = readFileSync(join(takenFolder(folder), name), "utf8");
    list.set(name, fingerprint(screenshot, filesOf(name)));
  }
  rmSync(takenFolder(folder), { recursive: true, force: true });
  const lines = [...list]
    .filter(([name]) => filesOf(name).length > 0)
    .map((line) => line.join(" "))
    .toSorted();
  writeFileSync(listPath(folder), `${lines.join("\n")}\n`);
}
