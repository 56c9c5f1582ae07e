/**
 * Creates a copy of the repository, like a fresh clone with its packages installed, in which tests run
 * commands that write files.
 */
import { execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Baselines and the documents' pictures. They are not copied, because they are most of the repository's size.
 * Without baselines, the stories' pictures are not compared.
 */
const excluded = /^(?:tests\/visual\/|docs\/pictures\/)/;

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Hard links are impossible between file systems.
    copyFileSync(from, to);
  }
}

/** Copies a folder by hard links, which is fast and needs no space. No command may change these files. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) link(source, target);
    // Caches are left out, because tools write to them.
    else if (!/node_modules\/\.(?:cache|vite[^/]*)$/.test(source)) linkTree(source, target);
  }
}

/**
 * Results of earlier builds that a build in the copy can reuse: the pages' preview pictures, cached by
 * content, and the empty database with its stamp, which shows that it is up to date (scripts/build/stamp.ts).
 */
function reusableResults(): string[] {
  const database = globSync("apps/server/dist/empty-database-*.tar.gz", { cwd: root });
  const stamp = ".cache/build/empty-database.json";
  return [".cache/open-graph", ...(database.length > 0 ? [...database, stamp] : [])].filter(
    (path) => existsSync(join(root, path)),
  );
}

/** Copies all files that git tracks or would add, and links the packages. Returns the copy's path. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "larkline-new-"));
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.split("\0").filter((path) => path !== "" && !excluded.test(path))) {
    // Git lists a deleted file until the deletion is staged.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const path of reusableResults())
    cpSync(join(root, path), join(copy, path), { recursive: true });
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  for (const folder of [".", "apps/site", "apps/server", ...folders]) {
    const from = join(root, folder, "node_modules");
    if (existsSync(from)) linkTree(from, join(copy, folder, "node_modules"));
  }
  return copy;
}

/** The result of a program that has ended. */
export interface Ended {
  status: number | null;
  /** Standard output and standard error. */
  output: string;
}

/**
 * Runs a script (`*.ts`) with this Node.js, or an installed tool, in the copy. Empties `NODE_ENV` and
 * `VITEST`, which Vitest has set, and sets `INIT_CWD` to the copy, as npm would.
 */
export function runIn(copy: string, command: string, ...args: string[]): Promise<Ended> {
  const isScript = command.endsWith(".ts");
  const child = spawn(
    isScript ? process.execPath : join(copy, "node_modules/.bin", command),
    isScript ? [command, ...args] : args,
    { cwd: copy, env: { ...process.env, NODE_ENV: "", VITEST: "", INIT_CWD: copy } },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}
