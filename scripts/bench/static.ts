/**
 * Benchmark of static files: our server compared with nginx on the same folder. Measures requests per second
 * of CPU time, and per second of wall time with the load generator on the same machine. The limit applies to
 * CPU time, on which other processes have little influence. Takes a minute. Runs only on Linux, because it
 * reads /proc.
 */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { root } from "../build/stamp.ts";
import { buildStale } from "../build/steps.ts";
import { ProductProcess } from "../product-process.ts";
import { machine } from "./figures.ts";
import type { Load, LoadResult } from "./load.ts";
import { type PlainNginx, startPlainNginx } from "./plain-nginx.ts";

const run = promisify(execFile);

/** Minimum number of requests for a document that one processor must answer per second. */
const minimumPerSecond = 5000;
const connections = 32;
const warmUpMs = 2000;
const measuredMs = 5000;

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const ticksBySecond = 100;

const siteBuild = join(root, "apps/site/dist/current/client");

/** Processor time of all threads of a process, user and kernel, in seconds. */
function processorSeconds(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name in parentheses may contain spaces; fields 14 and 15 are the 12th and 13th after it.
  const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksBySecond;
}

/** Answered requests per second of processor time and of wall time, and the bytes of one answer. */
interface Measured {
  perProcessorSecond: number;
  perSecond: number;
  bytes: number;
}

/** A running server: its port, and the id of its process. */
interface Target {
  port: number;
  pid: number;
}

async function load({ port }: Target, request: string, status: number, ms: number) {
  const options: Load = { port, request, status, connections, ms };
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, "load.ts"),
    JSON.stringify(options),
  ]);
  const result: LoadResult = JSON.parse(stdout);
  return result;
}

async function measure(target: Target, request: string, status: number): Promise<Measured> {
  await load(target, request, status, warmUpMs);
  const before = processorSeconds(target.pid);
  const { answers, bytes, ms } = await load(target, request, status, measuredMs);
  const seconds = processorSeconds(target.pid) - before;
  return { perProcessorSecond: answers / seconds, perSecond: (answers / ms) * 1000, bytes };
}

/** A request that accepts gzip, the only compression that nginx supports without additional modules. */
const requestFor = (address: string, more = "") =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n${more}\r\n`;

async function etagOf({ port }: Target): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { "accept-encoding": "gzip" },
  });
  await answer.arrayBuffer();
  return answer.headers.get("etag") ?? "";
}

/** Path of a typical script: the largest one below 20 kB. */
function typicalScript(): string {
  const scripts = readdirSync(join(siteBuild, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, size: readFileSync(join(siteBuild, "assets", name)).length }))
    .filter(({ size }) => size < 20_000)
    .toSorted((a, b) => b.size - a.size);
  return `/assets/${scripts[0]?.name ?? ""}`;
}

const number = (value: number) => Math.round(value).toLocaleString("en-US").padStart(9);

function printResult(
  name: string,
  server: string,
  { perProcessorSecond, perSecond, bytes }: Measured,
): void {
  const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
  console.log(
    `${name.padEnd(24)} ${server.padEnd(9)} ${size} ${number(perProcessorSecond)} per CPU second ${number(perSecond)} per second`,
  );
}

/** Measures, and prints the results. True if Larkline keeps the limit. */
export async function benchStatic(): Promise<boolean> {
  await buildStale();
  console.log(machine());
  const larkline = await ProductProcess.begin({ LOG_LEVEL: "error" });
  let nginx: PlainNginx | undefined;
  try {
    nginx = await startPlainNginx(siteBuild);
    if (nginx === undefined) console.log("nginx is missing or did not start: measured without it");
    const own: Target = { port: Number(new URL(larkline.url).port), pid: larkline.pid };
    const servers = new Map<string, Target>([
      ["Larkline", own],
      ...(nginx === undefined ? [] : [["nginx", nginx] as const]),
    ]);
    let isFastEnough = true;
    for (const [name, server] of servers) {
      const document = await measure(server, requestFor("/"), 200);
      printResult("the home page", name, document);
      const etag = await etagOf(server);
      const unchanged = await measure(server, requestFor("/", `If-None-Match: ${etag}\r\n`), 304);
      printResult("the home page, unchanged", name, unchanged);
      printResult("a script", name, await measure(server, requestFor(typicalScript()), 200));
      if (server === own) isFastEnough = document.perProcessorSecond >= minimumPerSecond;
    }
    if (!isFastEnough) console.log(`Fewer than ${minimumPerSecond} documents per CPU second.`);
    return isFastEnough;
  } finally {
    await nginx?.close();
    await larkline.finish();
  }
}
