// A mock of an OpenAI-compatible endpoint, for the tests of the model engine.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The endpoint's behavior for one request. */
export type Step =
  /** Streams an answer in pieces. `finish` is why it ends: by default because it is complete (`stop`). */
  | { type: "text"; pieces: readonly string[]; finish?: "stop" | "length" | "content_filter" }
  /**
   * Requests calls of tools, after a text if there is one. Arguments as a string are sent unchanged, for
   * example invalid JSON. A call without `id` has one that is unique in the conversation.
   */
  | {
      type: "tools";
      text?: string;
      calls: readonly { name: string; arguments: object | string; id?: string }[];
    }
  /** Responds with an HTTP status, by default with an error body. */
  | { type: "status"; status: number; body?: string }
  /** Responds with status 200 and a body that is no event stream. */
  | { type: "garbage" }
  /** Accepts the request and sends nothing. */
  | { type: "hang" }
  /** Sends some text, then closes the connection. */
  | { type: "cut"; pieces: readonly string[] }
  /** Sends some text, then hangs. */
  | { type: "stall"; pieces: readonly string[] };

/** A request of the engine under test. */
export interface ReceivedRequest {
  authorization: string | undefined;
  body: { messages: { role: string; content: unknown }[]; tools?: unknown[]; model: string };
}

/** A mock of OpenAI's chat completions on loopback, with scripted behavior. */
export interface ModelEndpoint {
  baseUrl: string;
  requests: readonly ReceivedRequest[];
  /** Resolves when the client disconnects during an answer. */
  disconnected: Promise<void>;
  close(): Promise<void>;
}

/** An event of the stream, as OpenAI's API sends it. */
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 0,
    model: "test",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** Starts the mock. It performs one step per request, in order. Further requests get status 500. */
export async function startModelEndpoint(script: readonly Step[]): Promise<ModelEndpoint> {
  const requests: ReceivedRequest[] = [];
  const steps = [...script];
  let onDisconnect: (() => void) | undefined;
  const disconnected = new Promise<void>((resolve) => {
    onDisconnect = resolve;
  });
  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += String(part);
    requests.push({
      authorization: request.headers.authorization,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only our own engine writes here
      body: JSON.parse(text) as ReceivedRequest["body"],
    });
    response.on("close", () => {
      if (!response.writableFinished) onDisconnect?.();
    });
    const step = steps.shift() ?? { type: "status", status: 500 };
    if (step.type === "hang") return;
    if (step.type === "status") {
      response.writeHead(step.status, { "content-type": "application/json" });
      response.end(step.body ?? JSON.stringify({ error: { message: "No" } }));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (step.type === "garbage") {
      response.end("<html>data: {nonsense</html>\n\n");
      return;
    }
    if (step.type === "tools") {
      if (step.text !== undefined) response.write(chunk({ role: "assistant", content: step.text }));
      for (const [index, call] of step.calls.entries()) {
        const argumentsText =
          typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments);
        response.write(
          chunk({
            role: "assistant",
            tool_calls: [
              {
                index,
                id: call.id ?? `call-${requests.length}-${index}`,
                type: "function",
                function: { name: call.name, arguments: argumentsText },
              },
            ],
          }),
        );
      }
      response.write(chunk({}, "tool_calls"));
      response.end("data: [DONE]\n\n");
      return;
    }
    for (const content of step.pieces) response.write(chunk({ role: "assistant", content }));
    if (step.type === "stall") return;
    if (step.type === "cut") {
      // After the last write, so that the text arrives before the connection closes.
      response.write("", () => response.destroy());
      return;
    }
    response.write(chunk({}, step.finish ?? "stop"));
    response.end("data: [DONE]\n\n");
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    disconnected,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
