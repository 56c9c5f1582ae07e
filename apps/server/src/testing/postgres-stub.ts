// A server that speaks enough of PostgreSQL's protocol to refuse connections as PostgreSQL and PgBouncer do
// (https://www.postgresql.org/docs/current/protocol-message-formats.html).
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** An error of PostgreSQL: its code and message. */
export interface PostgresRefusal {
  code: string;
  message: string;
}

const message = (type: string, ...content: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};

const readyForQuery = message("Z", "I");
const accepted = Buffer.concat([message("R", number(0, 4)), readyForQuery]);
const refusalOf = ({ code, message: text }: PostgresRefusal) =>
  message("E", `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
/** The result of `show server_encoding`, which is the answer to every query. */
const encoding = Buffer.concat([
  message("T", number(1, 2), "server_encoding\0", Buffer.alloc(18)),
  message("D", number(1, 2), number(4, 4), "UTF8"),
  message("C", "SHOW\0"),
  readyForQuery,
]);

/**
 * Starts the stub on a free port.
 *
 * @param refuse Called for each connection with its startup message, which contains the connection's settings. Returns
 * the error with which the connection is refused, or undefined to accept it.
 */
export async function startPostgresStub(
  refuse: (startup: string) => PostgresRefusal | undefined,
): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.once("data", (startup) => {
      const refusal = refuse(startup.toString());
      if (refusal !== undefined) {
        socket.end(refusalOf(refusal));
        return;
      }
      socket.write(accepted);
      socket.on("data", (data) => {
        if (data.toString().startsWith("Q")) socket.write(encoding);
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `postgres://larkline:hunter2@127.0.0.1:${port}/larkline`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
