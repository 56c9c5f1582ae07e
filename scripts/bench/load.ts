// The load generator of `static.ts`, as a separate process: requests one URL repeatedly on
// keep-alive connections, one request at a time on each, and prints the number of answers. It uses
// plain sockets, because an HTTP client would need more processor time than the measured servers.
import { connect } from "node:net";

/** The request, as JSON in the first argument. */
export interface Load {
  port: number;
  /** The text of the HTTP request. */
  request: string;
  /** Required status code of every response. */
  status: number;
  /** Number of concurrent connections. */
  connections: number;
  /** Duration of the load in milliseconds. */
  ms: number;
}

/** The result, as JSON on the standard output. */
export interface LoadResult {
  /** Number of responses. */
  answers: number;
  /** Bytes of one response, with its headers. */
  bytes: number;
  /** Actual duration in milliseconds. */
  ms: number;
}

const separator = "\r\n\r\n";

async function run({ port, request, status, connections, ms }: Load): Promise<LoadResult> {
  let answers = 0;
  let bytes = 0;
  const startedAt = performance.now();
  const endAt = startedAt + ms;
  const requestBytes = Buffer.from(request);
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect({ port, host: "127.0.0.1", noDelay: true });
          let missingBytes = 0;
          let head: Buffer = Buffer.alloc(0);
          socket.on("connect", () => socket.write(requestBytes));
          socket.on("error", reject);
          socket.on("data", (data: Buffer) => {
            if (missingBytes === 0) {
              head = head.length === 0 ? data : Buffer.concat([head, data]);
              const end = head.indexOf(separator);
              if (end === -1) return;
              const headText = head.toString("latin1", 0, end);
              if (!headText.startsWith(`HTTP/1.1 ${status} `)) {
                reject(new Error(`Unexpected: ${headText}`));
                return;
              }
              const body = Number(/\ncontent-length: *(\d+)/i.exec(headText)?.[1] ?? 0);
              bytes = end + separator.length + body;
              missingBytes = bytes - head.length;
              head = Buffer.alloc(0);
            } else missingBytes -= data.length;
            if (missingBytes > 0) return;
            answers += 1;
            if (performance.now() < endAt) socket.write(requestBytes);
            else {
              socket.destroy();
              resolve();
            }
          });
        }),
    ),
  );
  return { answers, bytes, ms: performance.now() - startedAt };
}

const [argument = ""] = process.argv.slice(2);
const load: Load = JSON.parse(argument);
process.stdout.write(JSON.stringify(await run(load)));
