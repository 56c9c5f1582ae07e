/** Tests what the examples in deploy/ allow: the size of uploads, which files, users and privileges, and what they log. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { uploadMaxBytes } from "@larkline/contract/limits";
import { expect, it } from "vitest";
import { parse } from "yaml";

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, "../../deploy", file), "utf8");
const dockerfile = read("Dockerfile");
const unit = read("larkline@.service");
const caddy = read("Caddyfile");
const nginx = read("nginx/larkline.conf");

interface Service {
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  command?: string[];
}
const { services }: { services: Record<string, Service> } = parse(read("compose.yaml"));
const { larkline, redis } = services;

/** The number that the pattern finds in a file, times the bytes of its unit. */
const bytesOf = (file: string, pattern: RegExp, unitBytes: number) =>
  Number(pattern.exec(file)?.[1]) * unitBytes;

it.each([
  ["Caddy", bytesOf(caddy, /^\t\tmax_size (\d+)MB$/m, 1_000_000)],
  ["nginx", bytesOf(nginx, /^ {2}client_max_body_size (\d+)m;$/m, 1024 ** 2)],
  [
    "the ingress",
    bytesOf(read("kubernetes/larkline.yaml"), /\/proxy-body-size: (\d+)m$/m, 1024 ** 2),
  ],
])("%s lets the largest upload through, with its multipart form around it", (_, bytes) => {
  expect(bytes).toBeGreaterThan(uploadMaxBytes);
});

it("Caddy serves only files whose names contain a hash: others may change", () => {
  const [, built = ""] = caddy.split("@built {");
  expect(/^\t\tpath (.*)$/m.exec(built)?.[1]).toBe("/assets/* /media/*");
});

it("nginx does not repeat a request that may already have had an effect", () => {
  expect(nginx).not.toContain("non_idempotent");
});

it("nginx logs no address with a mail's token", () => {
  const [, format = ""] = /log_format larkline ([^;]+);/.exec(nginx) ?? [];
  expect(format.match(/\$(?:request|args|query_string)\b|\w*uri\b|\$larkline_path\b/g)).toEqual([
    "$larkline_path",
  ]);
  const [, query = ""] = /^map \$uri \$larkline_path \{\s+"~([^"]+)"/m.exec(nginx) ?? [];
  const pattern = new RegExp(query);
  for (const address of [
    "/auth/confirm?token=secret",
    "/auth/confirm%3Ftoken=secret",
    "/auth/confirm#a",
  ])
    expect(pattern.exec(address)?.groups?.["before_query"]).toBe("/auth/confirm");
  const [, auth = ""] = nginx.split("location /auth/ {");
  expect(auth.split("}")[0]).toMatch(/^ *error_log \S+ crit;$/m);
});

it("the image runs as a user without privileges, who owns the data", () => {
  expect(dockerfile.match(/^USER .*$/gm)).toEqual(["USER node"]);
  expect(dockerfile).toMatch(/^RUN install --directory --owner=node --group=node \/data$/m);
});

it("the compose file's server cannot change its image, has no capabilities, and trusts one proxy", () => {
  expect(larkline).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(larkline?.environment["TRUSTED_PROXIES"]).toBe("${TRUSTED_PROXIES:-1}");
});

it("the compose file's Redis keeps nothing: it has no volume for it", () => {
  expect(redis?.command).toEqual(["redis-server", "--save", "", "--appendonly", "no"]);
});

it("the unit's data is readable by its own user only, and it restarts after a crash", () => {
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^Restart=on-failure$/m);
});
