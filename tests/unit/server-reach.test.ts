/**
 * Lists the server's files that may start processes, compile code or send requests (docs/security.md, 12.3.5,
 * 12.6.1, 14.2.4, 14.2.6). If a test fails because of a new file, review that file and add it here. Also tests
 * that the lock file has a hash of each package.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const files = globSync(
  ["apps/server/src/**/*.ts", "packages/{assistant,content,contract}/src/**/*.ts"],
  { cwd: root, exclude: ["**/testing/**", "**/*.test.ts"] },
);

/** Files whose code, without comments, matches a pattern. */
function filesWith(pattern: RegExp): string[] {
  return files
    .filter((file) => {
      const code = readFileSync(path.join(root, file), "utf8").replaceAll(
        /^\s*(?:\/?\*|\/\/).*$/gm,
        "",
      );
      return pattern.test(code);
    })
    .map((file) => file.replace("apps/server/src/", ""))
    .toSorted();
}

it("starts processes and compiles code in known places only", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(filesWith(/child_process|node:cluster/)).toEqual(["database/unpack-database.ts"]);
  expect(filesWith(/node:vm|new Function\(|(?<!\.)\beval\(/)).toEqual([
    "assistant/release-memory.ts",
  ]);
});

it("sends requests in known places only", () => {
  expect(
    filesWith(/\bfetch\(|\.fetch\b|node:https"|undici|node:dgram|node:tls|http\.request\(/),
  ).toEqual([
    "assistant/model/limited-response.ts",
    "commands/running-server.ts",
    "uploads/s3-storage.ts",
  ]);
  expect(filesWith(/import \{[^}]*\b(?:connect|createConnection)\b[^;]*"node:net"/)).toEqual([]);
});

it("imports the packages of each external service in known places only", () => {
  const packages = {
    nodemailer: ["mail/smtp.ts"],
    pg: ["database/database.ts", "database/postgres-pool.ts"],
    "@electric-sql/pglite": [
      "database/database.ts",
      "database/empty-database.ts",
      "database/parsers.ts",
    ],
    redis: ["database/redis.ts"],
    aws4fetch: ["uploads/s3-storage.ts"],
    "@ai-sdk/openai-compatible": ["assistant/model-engine.ts"],
    "@opentelemetry/exporter-trace-otlp-proto": ["observability/tracing.ts"],
  };
  const found = Object.keys(packages).map((name) => [
    name,
    filesWith(new RegExp(`^(?!import type).*(?:from |import\\()"${name}"`, "m")),
  ]);
  expect(Object.fromEntries(found)).toEqual(packages);
});

it("installs packages by their hashes, from the registry that npm is configured to use", () => {
  interface Entry {
    link?: boolean;
    integrity?: string;
    resolved?: string;
  }
  const lock: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(path.join(root, "package-lock.json"), "utf8"),
  );
  const installed = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && link !== true,
  );
  expect(installed.length).toBeGreaterThan(500);
  const withoutHash = installed.filter(
    ([, { integrity = "" }]) => !integrity.startsWith("sha512-"),
  );
  expect(withoutHash.map(([place]) => place)).toEqual([]);
  // A URL in the lock file would override the registry of npm's configuration.
  const withUrl = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(withUrl.map(([place]) => place)).toEqual([]);
});
