// `npm run review`: serves Storybook with the review room, in which changed pictures are approved or
// rejected. It serves the last build, and builds Storybook only if there is none; `-- --build` always builds
// it first, `-- --dev` starts the development server instead, and `-- --port 7000` uses another port. Listens
// on this machine only.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { openStore } from "./review/open-store.ts";
import { serveReview } from "./review/server.ts";

/** The review room's query string in Storybook's URL. */
const roomQuery = "?path=/story/review-changes--room";

const usage = `npm run review                   the review room in the last build of Storybook
npm run review -- --build        builds Storybook first
npm run review -- --dev          in Storybook's development server
npm run review -- --port 7000    on another port than 6007`;
const { values } = readCommandLine(usage, {
  options: {
    build: { type: "boolean", default: false },
    dev: { type: "boolean", default: false },
    port: { type: "string", default: "6007" },
  },
});
const port = Number(values.port);
// With port 0 the system chooses a free port. The review server prints it. Storybook's development server does
// not, so the address of the review room would be unknown.
const lowestPort = values.dev ? 1 : 0;
if (!Number.isInteger(port) || port < lowestPort || port > 65_535) {
  const condition = values.dev ? " with --dev" : "";
  console.error(
    `--port takes a number from ${lowestPort} to 65535${condition}, not "${values.port}".`,
  );
  process.exit(1);
}

const storybook = (...args: string[]): number | null =>
  spawnSync(join(root, "node_modules/.bin/storybook"), args, { cwd: root, stdio: "inherit" })
    .status;

if (values.dev) {
  console.log(`The review room: http://127.0.0.1:${port}/${roomQuery}`);
  const options = ["--host", "127.0.0.1", "--port", String(port), "--exact-port", "--no-open"];
  process.exit(storybook("dev", ...options) ?? 1);
}

const folder = join(root, "storybook-static");
const index = join(folder, "index.html");
if (values.build || !existsSync(index)) {
  console.log("Building Storybook, which takes a minute …");
  const status = storybook("build", "--disable-telemetry", "--output-dir", folder);
  if (status !== 0) process.exit(status ?? 1);
}

const store = openStore();
const { server, address } = await serveReview({ folder, store, port }).catch((error: unknown) => {
  const isPortTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(
    isPortTaken
      ? `Port ${port} is taken. Choose another one, or let the system choose: \`npm run review -- --port 0\`.`
      : error,
  );
  return process.exit(1);
});
const changes = store.list();
const count = changes.length === 1 ? "1 picture differs" : `${changes.length} pictures differ`;
const built = statSync(index).mtime.toISOString().slice(0, 16).replace("T", ", ");
console.log(`${count} from the approved ones.`);
console.log(`The review room: ${address}${roomQuery}`);
console.log(`Storybook was built at ${built} UTC (\`npm run review -- --build\` builds it again).`);
if (store.compared() === null)
  console.log(
    "No picture has differed here yet, or none was compared: `npm run test:stories` compares all.",
  );
process.once("SIGINT", () => server.close());
process.once("SIGTERM", () => server.close());
