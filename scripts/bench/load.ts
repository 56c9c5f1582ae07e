// The load generator of `static.ts`, as a separate process: requests one URL repeatedly on
// keep-alive connections, one request at a time on each, and prints the number of answers. Written
// on plain sockets, because an HTTP client would need more processor time than the measured
// servers.
import { connect } from "node:net";

/** The request, as JSON in the first argument. */
export interface Load {
  port: number;
  /** The request as it is sent. */
  request: string;
  /** Required properties of every answer. */
  status: number;
  connections: number;
  ms: number;
}

/** The result, as JSON on the standard output. */
export interface LoadResult {
  answers: number;
  /** Bytes of one answer, with its headers. */
  bytes: number;
  ms: number;
}

const separator = "\r\n\r\n";

async function run({ port, request, status, connections, ms }: Load): Promise<LoadResult> {
  let answers = 0;
  let bytes = 0;
  const began = performance.now();
  const until = began + ms;
  const onLine = Buffer.from(request);
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect({ port, host: "127.0.0.1", noDelay: true });
          let missing = 0;
          let head: Buffer = Buffer.alloc(0);
          socket.on("connect", () => socket.write(onLine));
          socket.on("error", reject);
          socket.on("data", (data: Buffer) => {
            if (missing === 0) {
              head = head.length === 0 ? data : Buffer.concat([head, data]);
              const end = head.indexOf(separator);
              if (end === -1) return;
              const said = head.toString("latin1", 0, end);
              if (!said.startsWith(`HTTP/1.1 ${status} `)) {
                reject(new Error(`Unexpected: ${said}`));
                return;
              }
              const body = Number(/\ncontent-length: *(\d+)/i.exec(said)?.[1] ?? 0);
              bytes = end + separator.length + body;
              missing = bytes - head.length;
              head = Buffer.alloc(0);
            } else missing -= data.length;
            if (missing > 0) return;
            answers += 1;
            if (performance.now() < until) socket.write(onLine);
            else {
              socket.destroy();
              resolve();
            }
          });
        }),
    ),
  );
  return { answers, bytes, ms: performance.now() - began };
}

const [given = ""] = process.argv.slice(2);
const load: Load = JSON.parse(given);
process.stdout.write(JSON.stringify(await run(load)));
