/** Drives WebKit's MiniBrowser by classic WebDriver, on its own virtual screen (Xvfb). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../../../apps/server/src/testing/free-port.ts";
import type { WebKitPrograms } from "../../../scripts/engines.ts";
import { inPage } from "./driven-page.ts";
import type { DrivenPage, PageOptions } from "./driven-page.ts";
import { Processes } from "./processes.ts";

/** WebKit reads the preference for reduced motion from the settings of GTK. */
const gtkSettings = ({ motion }: PageOptions) =>
  `[Settings]\ngtk-enable-animations=${motion === "reduce" ? 0 : 1}\n`;

/** Starts a virtual screen, WebKit's driver and MiniBrowser, and returns its page. */
export async function openWebKit(
  programs: WebKitPrograms,
  options: PageOptions,
): Promise<DrivenPage> {
  const processes = new Processes();
  try {
    const display = await processes.start(
      [programs.screen, "-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      { fd: 3, readyPattern: /^(\d+)\n/ },
    );
    const config = join(processes.folder, "config");
    mkdirSync(join(config, "gtk-3.0"), { recursive: true });
    writeFileSync(join(config, "gtk-3.0", "settings.ini"), gtkSettings(options));
    const port = Number(await freePort());
    processes.run([programs.driver, `--port=${port}`, "--host=127.0.0.1"], {
      DISPLAY: `:${display}`,
      HOME: processes.folder,
      XDG_CONFIG_HOME: config,
      XDG_DATA_HOME: join(processes.folder, "data"),
      XDG_CACHE_HOME: join(processes.folder, "cache"),
      GDK_BACKEND: "x11",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    });
    const driver = `http://127.0.0.1:${port}`;
    const { sessionId } = await open(driver, programs.browser);
    const send = <Result>(method: string, path: string, body?: object) =>
      request<Result>(method, `${driver}/session/${sessionId}${path}`, body);
    await send("POST", "/timeouts", { script: 120_000, pageLoad: 120_000 });
    return {
      async goto(url) {
        await send("POST", "/url", { url });
      },
      async evaluate(run, argument) {
        const script = `const done = arguments[1];
          (${inPage(run)})(arguments[0]).then(
            (value) => done({ value }),
            (error) => done({ error: String(error) }),
          );`;
        const { value, error } = await send<{ value?: string; error?: string }>(
          "POST",
          "/execute/async",
          { script, args: [JSON.stringify(argument ?? null)] },
        );
        if (error !== undefined) throw new Error(error);
        return JSON.parse(value ?? "null");
      },
      async perform(sources) {
        await send("POST", "/actions", { actions: sources });
      },
      async setViewport(width, height) {
        // WebDriver sets the size of the window, which includes its toolbars. So the page inside the window
        // is measured, and the window is enlarged by the difference.
        const rect = { x: 0, y: 0, width, height };
        await send("POST", "/window/rect", rect);
        const [pageWidth = 0, pageHeight = 0] = await send<number[]>("POST", "/execute/sync", {
          script: "return [innerWidth, innerHeight]",
          args: [],
        });
        if (pageWidth === width && pageHeight === height) return;
        await send("POST", "/window/rect", {
          ...rect,
          width: 2 * width - pageWidth,
          height: 2 * height - pageHeight,
        });
      },
      async close() {
        // Ends MiniBrowser: it is a child process of the driver, and the driver ends it with the session.
        await send("DELETE", "").catch(() => undefined);
        await processes.close();
      },
    };
  } catch (error) {
    await processes.close();
    throw error;
  }
}

/** Opens a WebDriver session. The driver prints nothing when it is ready, so its status is polled. */
async function open(driver: string, binary: string): Promise<{ sessionId: string }> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await request("GET", `${driver}/status`);
      break;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return request("POST", `${driver}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
    },
  });
}

/** Sends a WebDriver command. @throws If the driver responds with an error. */
async function request<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, {
    method,
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol has no types here
  const { value } = (await answer.json()) as {
    value: Result & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}
