import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text as textOf } from "node:stream/consumers";

/**
 * Sends a GET request with an unchanged path: `fetch` and Fastify's `inject` resolve `..` before sending.
 *
 * @param server The server's address, such as "http://127.0.0.1:3000".
 * @throws If the server closes the connection without a response.
 */
export async function sendRaw(
  server: string,
  rawPath: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(server);
  const sent = request({ hostname, port, path: rawPath, headers }).end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("The request got no response.");
  return { status: answer.statusCode, body: await textOf(answer) };
}
