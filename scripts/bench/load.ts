// The other side of `static.ts`, in a process of its own: asks for one address over and over on connections
// that stay open, one request at a time on each, and prints how many were answered. Written on bare
// sockets, because a client library would need more of a processor than the servers that are measured.
import { connect } from "node:net";

/** What is asked for; as JSON in the first argument. */
export interface Load {
  port: number;
  /** The request as it is sent. */
  request: string;
  /** What every answer must have. */
  status: number;
  connections: number;
  ms: number;
}

/** What came of it; as JSON on the standard output. */
export interface LoadResult {
  answers: number;
  /** Of one answer, with its headers. */
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
