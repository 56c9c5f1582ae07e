/** Tests that the examples in deploy/ match the server's environment variables, paths, ports and timeouts. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { chatSocketPath, healthPaths } from "@larkline/contract/addresses";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

import { readConfiguration } from "../../apps/server/src/configuration/configuration.ts";
import { settingNames } from "../../apps/server/src/configuration/environment.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");
const dockerfile = read("Dockerfile");
const unit = read("larkline@.service");
const caddy = read("Caddyfile");
const nginx = read("nginx/larkline.conf");

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  lifecycle: { preStop: { exec: { command: string[] } } };
}
interface Pod {
  terminationGracePeriodSeconds: number;
  containers: [Container];
  volumes: { name: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec: {
    selector: { app?: string; matchLabels?: { app: string } };
    replicas?: number;
    minAvailable?: number;
    ports: { targetPort: string; port: number; name: string }[];
    template: { metadata: { labels: { app: string } }; spec: Pod };
    rules: {
      http: {
        paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[];
      };
    }[];
  };
}
const manifests = globSync("kubernetes/*.yaml", { cwd: path.join(root, "deploy") })
  .flatMap((file) => parseAllDocuments(read(file)))
  .map((document): Manifest => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
const manifest = (kind: string) => {
  const [found, ...more] = manifests.filter((each) => each.kind === kind);
  expect(more).toEqual([]);
  if (found === undefined) throw new Error(`The manifests contain no ${kind}.`);
  return found;
};
const ingresses = manifests.filter(({ kind }) => kind === "Ingress");
const deployment = manifest("Deployment").spec;
const [container] = deployment.template.spec.containers;

interface Compose {
  services: Record<
    string,
    {
      build?: { dockerfile: string; context: string; args: Record<string, string> };
      environment?: Record<string, string>;
      ports?: string[];
      volumes?: string[];
      depends_on?: Record<string, { condition: string }>;
      healthcheck?: { test: string[] };
      stop_grace_period?: string;
    }
  >;
  volumes: Record<string, unknown>;
}
const compose: Compose = parse(read("compose.yaml"));
const server = compose.services["larkline"];

/** The variables that a line such as `ENV A=1 B=2` or `env A=1 …` sets: their values by name. */
const assignments = (line = "") =>
  Object.fromEntries(
    [...line.matchAll(/\b([A-Z][A-Z0-9_]*)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
/** The environment variables that the image sets. */
const imageVariables = assignments(/^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1]);
/** Required settings that the examples leave to the operator. */
const secrets = { SESSION_SECRET: "s".repeat(32), SMTP_URL: "smtp://mail.example.com" };
/** Replaces `${NAME:-default}` by the default, and variables without a default by the text "secret". */
const filledIn = (value: string) =>
  value.replaceAll(
    /\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, defaultValue?: string) => defaultValue ?? "secret",
  );
/** The number at the beginning of a duration such as "25s". */
const seconds = (text = "") => Number.parseInt(text, 10);
const drainSeconds = readConfiguration({}).drainMs / 1000;
/** Maximum duration of a graceful stop, as in apps/server/src/start/run.ts: the drain and 8 more seconds. */
const stopSeconds = drainSeconds + 8;

describe("the image", () => {
  it("contains the bundle, and .dockerignore does not list the sources or the manifests", () => {
    expect(dockerfile).toContain("RUN npm run bundle -- /srv/larkline");
    expect(dockerfile).toContain("COPY --from=build /srv/larkline .");
    const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
    for (const needed of ["apps", "packages", "scripts", "package.json", "package-lock.json"])
      expect(ignored, needed).not.toContain(needed);
  });

  it("starts an existing program, with environment variables that the server reads", () => {
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [program, entry]: string[] = JSON.parse(command);
    expect(program).toBe("node");
    expect(existsSync(path.join(root, entry ?? ""))).toBe(true);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(imageVariables)));
    const { port, host } = readConfiguration({
      ...imageVariables,
      ...secrets,
      PUBLIC_URL: "https://www.example.com",
    });
    expect({ port, host }).toEqual({ port: 3000, host: "0.0.0.0" });
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    expect(dockerfile).toContain("'/livez'");
  });

  it("runs the commands of docs/deploy.md without further settings", () => {
    const documentation = readFileSync(path.join(root, "docs/deploy.md"), "utf8");
    const [, volume, command = ""] =
      /docker run --rm --volume larkline:(\S+) .* larkline node (\S+)/.exec(documentation) ?? [];
    expect(existsSync(path.join(root, command))).toBe(true);
    const { dataDirectory } = readConfiguration(imageVariables, { serves: false });
    expect(dataDirectory).toBe(volume);
  });
});

describe("the compose file", () => {
  it("sets variables that the server and the image's build read", () => {
    const args = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name = ""]) => name);
    expect(args.toSorted()).toEqual(Object.keys(server?.build?.args ?? {}).toSorted());
    const environment = server?.environment ?? {};
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(() =>
      readConfiguration({
        ...imageVariables,
        ...Object.fromEntries(
          Object.entries(environment).map(([name, value]) => [name, filledIn(value)]),
        ),
        ...secrets,
        PUBLIC_URL: "https://www.example.com",
      }),
    ).not.toThrow();
    const context = path.join(root, "deploy", server?.build?.context ?? "");
    expect(existsSync(path.join(context, server?.build?.dockerfile ?? ""))).toBe(true);
  });

  it("waits for healthy services, declares its volumes, and stops gracefully", () => {
    const neededServices = Object.entries(server?.depends_on ?? {});
    expect(neededServices.map(([name]) => name)).toEqual(["postgres", "redis"]);
    for (const [name, { condition }] of neededServices) {
      expect(condition).toBe("service_healthy");
      expect(compose.services[name]).toHaveProperty("healthcheck");
    }
    // At the very first start PostgreSQL's image runs a temporary server without TCP, which is not ready.
    expect(compose.services["postgres"]?.healthcheck?.test.join(" ")).toContain("--host=127.0.0.1");
    const persistentVolumes = Object.values(compose.services).flatMap(
      ({ volumes = [] }) => volumes,
    );
    expect(persistentVolumes.map((volume) => volume.replace(/:.*/, "")).toSorted()).toEqual(
      Object.keys(compose.volumes).toSorted(),
    );
    expect(server?.volumes).toEqual([`files:${imageVariables["DATA_DIR"]}`]);
    expect(server?.ports).toEqual([`127.0.0.1:3000:${imageVariables["PORT"]}`]);
    expect(seconds(server?.stop_grace_period)).toBeGreaterThanOrEqual(stopSeconds);
  });
});

describe("the Kubernetes manifests", () => {
  it("set only variables that the server reads, and all that it requires", () => {
    const data = manifest("ConfigMap").data ?? {};
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(data)));
    // A comment in larkline.yaml has the command that creates the secret.
    const text = read("kubernetes/larkline.yaml");
    const secret = [...text.matchAll(/--from-literal=(\w+)=/g)].map(([, name = ""]) => name);
    expect(settingNames).toEqual(expect.arrayContaining(secret));
    const addresses: Record<string, string> = {
      DATABASE_URL: "postgres://postgres/larkline",
      REDIS_URL: "redis://redis",
      SMTP_URL: "smtp://mail",
    };
    const { metrics, port, ...services } = readConfiguration({
      ...imageVariables,
      ...data,
      ...Object.fromEntries(secret.map((name) => [name, addresses[name] ?? "x".repeat(32)])),
    });
    // Without these, each replica would have a database of its own, or send no mails.
    expect(services).toMatchObject({
      databaseUrl: addresses["DATABASE_URL"],
      redisUrl: addresses["REDIS_URL"],
      smtpUrl: addresses["SMTP_URL"],
    });
    const ports = Object.fromEntries(
      container.ports.map(({ name, containerPort }) => [name, containerPort]),
    );
    expect(ports).toEqual({ http: port, metrics: metrics?.port });
  });

  it("probe paths that the server has, and allow a graceful stop", () => {
    const { startupProbe, livenessProbe, readinessProbe } = container;
    expect(startupProbe.httpGet).toEqual({ path: "/livez", port: "http" });
    expect(livenessProbe.httpGet).toEqual({ path: "/livez", port: "http" });
    expect(readinessProbe.httpGet).toEqual({ path: "/readyz?exclude=database", port: "http" });
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(Object.values(healthPaths)).toContain(httpGet.path.replace(/\?.*/, ""));
    const pause = seconds(container.lifecycle.preStop.exec.command[1]);
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      pause + stopSeconds,
    );
  });

  it("have matching selectors, ports and volumes, and allow one replica to be unavailable", () => {
    const { app } = deployment.template.metadata.labels;
    expect(deployment.selector.matchLabels?.app).toBe(app);
    expect(manifest("Service").spec.selector.app).toBe(app);
    expect(manifest("PodDisruptionBudget").spec.selector.matchLabels?.app).toBe(app);
    const { minAvailable = 0 } = manifest("PodDisruptionBudget").spec;
    expect(deployment.replicas).toBeGreaterThan(minAvailable);
    const service = manifest("Service");
    expect(service.spec.ports[0]?.targetPort).toBe("http");
    for (const { spec } of ingresses)
      expect(spec.rules[0]?.http.paths[0]?.backend.service).toEqual({
        name: service.metadata.name,
        port: { name: service.spec.ports[0]?.name },
      });
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(
      deployment.template.spec.volumes.map(({ name }) => name),
    );
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(
      imageVariables["DATA_DIR"],
    );
  });

  it("wait longer for a response than an answer in the chat may take", () => {
    const model = { ASSISTANT_BASE_URL: "https://models.example/v1", ASSISTANT_MODEL: "small" };
    const { assistantModel } = readConfiguration(model);
    const limits = ingresses.map(({ metadata: { annotations } }) =>
      seconds(annotations?.["nginx.ingress.kubernetes.io/proxy-read-timeout"]),
    );
    expect(Math.min(...limits) * 1000).toBeGreaterThan(assistantModel?.answerMs ?? Infinity);
  });

  it("keep only the sockets on one replica", () => {
    const sticky = ingresses.filter(
      ({ metadata: { annotations = {} } }) => "nginx.ingress.kubernetes.io/affinity" in annotations,
    );
    const paths = sticky.flatMap(({ spec }) => spec.rules[0]?.http.paths.map((each) => each.path));
    expect(paths).toEqual([chatSocketPath]);
  });
});

describe("the systemd unit and the proxies", () => {
  it("the unit starts the bundle with variables that the server reads, and allows a graceful stop", () => {
    const [, command = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(assignments(command))));
    expect(existsSync(path.join(root, command.split(" ").at(-1) ?? ""))).toBe(true);
    expect(seconds(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(stopSeconds);
  });

  it("the unit's advice on metrics gives each process a port of its own", () => {
    const [, port = ""] = /METRICS_PORT=(\S+) to ExecStart/.exec(unit) ?? [];
    const ports = ["3001", "3002"].map(
      (instance) => readConfiguration({ METRICS_PORT: port.replace("%i", instance) }).metrics?.port,
    );
    expect(ports).toEqual([13_001, 13_002]);
  });

  it("the proxies serve the bundle's folder, and Caddy checks the server's health", () => {
    const site = "/srv/larkline/apps/site/dist/current/client";
    expect(caddy).toContain(site);
    expect(nginx).toContain(site);
    expect(caddy).toContain("health_uri /readyz?exclude=database");
  });

  it("Caddy's log, which has the requests that no server answers, contains no token of a mail's link", () => {
    const [globalOptions = ""] = caddy.split("(servers) {");
    const [, cut = "$^"] =
      /^\tlog \{\n[^}]*request>uri regexp "([^"]+)" ""$/m.exec(globalOptions) ?? [];
    for (const query of [
      "?token=secret",
      "?token%3Dsecret",
      "%3Ftoken=secret",
      "%253Ftoken=secret",
      "%23?a#b",
    ])
      expect(`/auth/confirm${query}`.replaceAll(new RegExp(cut, "g"), "")).toBe("/auth/confirm");
  });

  it("the proxies use sticky sessions for polling only", () => {
    const [, afterPolling = ""] = caddy.split("handle @polling {");
    const [pollingBlock] = afterPolling.split("handle {");
    expect(pollingBlock).toContain("lb_policy ip_hash");
    expect(caddy.match(/ip_hash/g)).toHaveLength(1);
    expect(nginx.match(/^ {2}hash /gm)).toHaveLength(1);
    expect(nginx).toMatch(/"websocket:" larkline;\n\s*default larkline_polling;/);
  });
});

it("every documented createdb names an owner: PostgreSQL lets only the owner create tables", () => {
  const files = globSync(["docs/**/*.md", "*.md", "deploy/**/*", "apps/server/src/**/*.ts"], {
    cwd: root,
    exclude: (name) => name.endsWith(".test.ts"),
  });
  const commands = files
    .filter((file) => statSync(path.join(root, file)).isFile())
    .flatMap((file) => readFileSync(path.join(root, file), "utf8").match(/\bcreatedb\b.*/g) ?? []);
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) expect(command).toMatch(/^createdb --owner=/);
});
