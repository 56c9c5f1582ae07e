/** Starts Storybook's development server on a free port. */
import { spawn } from "node:child_process";
import { join } from "node:path";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { root } from "../kit/kit-package.ts";

/** A running development server. */
export interface RunningStorybook {
  /** Its URL, without a slash at the end. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts the server and waits until it is ready.
 *
 * @param stories Story files and docs pages to load, from the repository's root. Empty for all.
 */
export async function startStorybook(stories: readonly string[]): Promise<RunningStorybook> {
  const port = await freePort();
  const child = spawn(
    join(root, "node_modules/.bin/storybook"),
    ["dev", "--host", "127.0.0.1", "--port", port, "--exact-port", "--no-open", "--ci"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "", VITEST: "", STORYBOOK_STORIES: stories.join(",") },
    },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // When the server is ready, it prints how long it took to start: "… for manager and … for preview".
      if (output.includes("for preview")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`Storybook did not start:\n${output}`)));
  });
  await ready;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
