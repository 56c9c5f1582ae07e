/** Stamps: fingerprints of a build's inputs, which show whether its result is up to date. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** The repository's root. */
export const root = join(import.meta.dirname, "../..");

/** Tests, stories and documentation, which do not affect the build's output. */
const notBuilt = /\.(?:test|stories)\.tsx?$|\.mdx?$/;
/** Folders with build output and installed packages. */
const generated = /(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

async function filesOf(path: string): Promise<string[]> {
  const from = join(root, path);
  if (!existsSync(from)) return [];
  if ((await stat(from)).isFile()) return [path];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !notBuilt.test(file) && !generated.test(file));
}

/**
 * A hash of `settings`, and of the names and contents of the files at `paths`. Below a folder, files that do
 * not affect a build are left out: tests, stories, documentation, and generated files.
 */
export async function fingerprint(
  paths: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().toSorted();
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

const stampFile = (name: string) => join(root, ".cache/build", `${name}.json`);

/** The fingerprint of the inputs of the last completed build of `name`; undefined if there is none. */
export async function readStamp(name: string): Promise<string | undefined> {
  try {
    const stamp: unknown = JSON.parse(await readFile(stampFile(name), "utf8"));
    if (stamp && typeof stamp === "object" && "inputs" in stamp && typeof stamp.inputs === "string")
      return stamp.inputs;
  } catch {
    // Missing or damaged: build again.
  }
  return undefined;
}

/** Records that `name` was built from inputs with this fingerprint. */
export async function writeStamp(name: string, inputsFingerprint: string): Promise<void> {
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), `${JSON.stringify({ inputs: inputsFingerprint })}\n`);
}
