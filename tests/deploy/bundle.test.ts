/**
 * Tests the bundle that docs/deploy.md describes, and the errors of `npm start`. If root runs the tests, the
 * bundled server runs as an unprivileged user.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { plans } from "@larkline/content/plans";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { TestVisitor } from "../../apps/server/src/testing/visitor.ts";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");
/**
 * The id of the unprivileged user `nobody`. Only root can start the server as this user. If another user runs
 * the tests, the server runs as that user.
 */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-bundle-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("npm run bundle", () => {
  // A generous limit: the bundle's packages are installed, which takes minutes on a busy machine.
  const slowTest = { timeout: 600_000 };

  it(
    "creates a folder from which an unprivileged user can serve the site and the chat",
    slowTest,
    async () => {
      const bundle = path.join(folder, "bundle");
      // What of the bundle before an update is read.
      const previous = path.join(folder, "previous");
      const previousSite = path.join(previous, "apps/site/dist");
      await mkdir(path.join(previousSite, "builds/old/client/assets"), { recursive: true });
      await writeFile(path.join(previousSite, "site.json"), '{ "folder": "builds/old" }');
      await writeFile(path.join(previousSite, "builds/old/client/assets/old.js"), "// old");
      await run(
        process.execPath,
        [path.join(root, "scripts/bundle.ts"), bundle, "--previous", previous],
        { cwd: root },
      );
      for (const tool of ["vite", "vitest", "storybook", "playwright"]) {
        expect(existsSync(path.join(bundle, "node_modules", tool)), tool).toBe(false);
      }
      const tests: string[] = [];
      for await (const file of glob("{apps,packages}/**/*.test.ts", { cwd: bundle })) {
        tests.push(file);
      }
      expect(tests).toEqual([]);
      // The software bill of materials lists exactly the installed packages.
      const list: { components: { name: string; version: string; purl: string }[] } = JSON.parse(
        await readFile(path.join(bundle, "sbom.json"), "utf8"),
      );
      const installed = new Set<string>();
      // npm installs a package in a workspace's `node_modules` if the bundle's own `node_modules` has another
      // version of it.
      for await (const file of glob("{,apps/*/,packages/*/}node_modules/**/package.json", {
        cwd: bundle,
        exclude: ["node_modules/@larkline"],
      })) {
        // Only the manifests of packages: `node_modules/name/` or `node_modules/@scope/name/`.
        if (!/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file)) continue;
        const { name, version }: { name: string; version: string } = JSON.parse(
          await readFile(path.join(bundle, file), "utf8"),
        );
        installed.add(`${name}@${version}`);
      }
      expect(new Set(list.components.map(({ name, version }) => `${name}@${version}`))).toEqual(
        installed,
      );
      expect(list.components.map(({ purl }) => purl)).toContainEqual(
        expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d/),
      );
      // Without the archive of an empty database, the first start creates the database from scratch, which
      // takes seconds and half a gigabyte of memory.
      const archives: string[] = [];
      for await (const file of glob("apps/server/dist/empty-database-*.tar.gz", { cwd: bundle })) {
        archives.push(file);
      }
      expect(archives).toHaveLength(1);

      const data = path.join(folder, "data");
      const node = path.join(folder, "node");
      // A copy, because `nobody` may have no access to the folder of the original.
      await Promise.all([mkdir(data), cp(process.execPath, node)]);
      if (isRoot) await chown(data, nobody, nobody);
      const port = await freePort();
      const server = spawn(node, ["apps/server/start.mjs"], {
        cwd: bundle,
        env: {
          NODE_ENV: "production",
          PORT: port,
          DATA_DIR: data,
          PUBLIC_URL: `http://127.0.0.1:${port}`,
        },
        stdio: ["ignore", "pipe", "pipe"],
        ...(isRoot && { uid: nobody, gid: nobody }),
      });
      let output = "";
      for (const stream of [server.stdout, server.stderr]) {
        stream.on("data", (text: Buffer) => {
          output += text.toString();
        });
      }
      const url = `http://127.0.0.1:${port}`;
      const ended = once(server, "close");
      try {
        await expect
          .poll(async () => {
            if (server.exitCode !== null) throw new Error(output);
            return (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
          })
          .toBe(200);
        expect(await (await fetch(`${url}/pricing`)).text()).toContain(plans[0]?.name);
        // A page that was opened before the update still loads its script.
        expect(await (await fetch(`${url}/assets/old.js`)).text()).toBe("// old");
        const visitor = await TestVisitor.connect(url);
        await visitor.ask("how much is the receptionist starter?");
        await visitor.event("stream_complete");
        expect(visitor.all("stream_chunk").at(-1)?.accumulated).toContain("(/pricing)");
        await visitor.leave();
      } finally {
        server.kill("SIGTERM");
        await ended;
      }
      expect(server.exitCode).toBe(0);
    },
  );

  it("refuses a folder that is not empty", async () => {
    // The folder contains the files of the test above.
    await expect(
      run(process.execPath, [path.join(root, "scripts/bundle.ts"), folder]),
    ).rejects.toMatchObject({ stderr: expect.stringContaining("is not empty") });
  });
});

/** Runs the script of `npm start` in a folder that contains only that script and the module it imports. */
const start = async (...options: string[]) => {
  const installation = path.join(folder, "plain");
  for (const file of ["scripts/start.mjs", "apps/server/node-version.mjs"]) {
    await cp(path.join(root, file), path.join(installation, file));
  }
  return run(process.execPath, [...options, "scripts/start.mjs"], { cwd: installation }).then(
    () => undefined,
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
};

describe("npm start without development packages", () => {
  const advice = /run npm ci --include=dev && npm start\. docs\/deploy\.md .*\n$/;

  it("says in one line what to do when nothing is built", async () => {
    const ended = await start();
    expect(ended?.code).toBe(1);
    expect(ended?.stderr).toMatch(/^The site is not built, and the packages .*/);
    expect(ended?.stderr).toMatch(advice);
    expect(ended?.stderr.match(/\n/g)).toHaveLength(1);
  });

  it("says in one line what to do with an older Node.js", async () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
    const ended = await start("--import", `data:text/javascript,${encodeURIComponent(older)}`);
    expect(ended?.code).toBe(1);
    expect(ended?.stderr).toMatch(
      /^Larkline runs on Node\.js 24 or newer, and this is 20\.20\.2\. /,
    );
    expect(ended?.stderr).toMatch(advice);
    expect(ended?.stderr.match(/\n/g)).toHaveLength(1);
  });
});
