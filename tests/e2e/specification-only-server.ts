/**
 * A mock chat backend that implements the specification's section 7 without our extensions: no
 * acknowledgements, sequence numbers, client-generated ids, resuming or error codes. The site's chat has
 * to work with it.
 *
 * In tests: `startSpecificationServer({ site: larkline.url })`, then open the page at its `url`.
 * Manually: `node tests/e2e/specification-only-server.ts <port> [URL of a running site]`.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

import { Server, type Socket } from "socket.io";

/** A tool that an answer calls before its text, and the result. */
interface ToolUse {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

export interface SpecificationServerOptions {
  /** Default: a free port. */
  readonly port?: number;
  /**
   * Origin of a running site. This server proxies all requests except the chat's to it, so that the site and
   * the chat have one origin. Default: those requests are answered with 404.
   */
  readonly site?: string;
  /** The answer. Default: repeats the question. */
  readonly answer?: (question: string) => string;
  /** Tools that an answer uses. Default: none. */
  readonly tools?: (question: string) => readonly ToolUse[];
  /** Milliseconds between two words. Default: 20. */
  readonly wordPauseMs?: number;
  /** Whether a regenerated answer keeps its id; the specification leaves this open. Default: false. */
  readonly regeneratesInPlace?: boolean;
  /** Text of the message with the id `welcome`, which is sent to each new connection. Default: none. */
  readonly welcome?: string;
}

export interface SpecificationServer {
  readonly url: string;
  /** Every frame that arrived, in order. */
  readonly frames: readonly Record<string, unknown>[];
  /** Closes every connection, as a network failure does. */
  cut(): void;
  stop(): Promise<void>;
}

interface Message {
  readonly id: string;
  readonly role: "user" | "assistant";
  content: string;
}

/**
 * The conversation of one connection. It ends with the connection, because the specification does not say how
 * conversations are stored.
 */
class Conversation {
  readonly #socket: Socket;
  readonly #options: SpecificationServerOptions;
  #sessionId: string | undefined;
  #messages: Message[] = [];
  #timer: NodeJS.Timeout | undefined;
  #answering: Message | undefined;

  constructor(socket: Socket, options: SpecificationServerOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  /** Handles a frame of the client, as section 7 describes. */
  take(frame: Record<string, unknown>): void {
    const { type, title, metadata, content, messageId } = frame;
    const target = this.#messages.findIndex(({ id }) => id === messageId);
    switch (type) {
      case "create_session": {
        this.end();
        this.#messages = [];
        this.#sessionId = randomUUID();
        this.#socket.emit("session_started", {
          session: { id: this.#sessionId, title, metadata },
        });
        return;
      }
      case "send_message": {
        if (this.#sessionId === undefined) return this.#refuse("No session was created");
        if (this.#answering !== undefined) return this.#refuse("A reply is being written");
        const question: Message = { id: randomUUID(), role: "user", content: String(content) };
        this.#messages.push(question);
        this.#show(question);
        return this.#reply(question.content);
      }
      case "abort_generation":
        return this.end();
      case "regenerate_message": {
        const question = this.#messages[target - 1];
        if (question === undefined) return this.#refuse("No such message");
        const [old] = this.#messages.splice(target);
        return this.#reply(
          question.content,
          this.#options.regeneratesInPlace === true ? old?.id : undefined,
        );
      }
      case "edit_message": {
        const question = this.#messages[target];
        if (question?.role !== "user") return this.#refuse("No such message");
        question.content = String(content);
        this.#messages.splice(target + 1);
        this.#show(question);
        return this.#reply(question.content);
      }
      default:
        return this.#refuse("Unknown type");
    }
  }

  /** Ends the answer being written, if there is one. */
  end(): void {
    clearTimeout(this.#timer);
    const answer = this.#answering;
    this.#answering = undefined;
    if (answer !== undefined) this.#socket.emit("stream_complete", { messageId: answer.id });
  }

  #refuse(message: string): void {
    this.#socket.emit("error", { message });
  }

  /** Sends the message with the id `welcome`, which answers no question. */
  greet(content: string): void {
    this.#show({ id: "welcome", role: "assistant", content });
  }

  #show(message: Message): void {
    this.#socket.emit("message_added", {
      message: {
        id: message.id,
        sessionId: this.#sessionId,
        content: message.content,
        contentType: "text",
        role: message.role,
        timestamp: new Date().toISOString(),
        streaming: false,
        metadata: message.role === "user" ? { state: "pending" } : {},
      },
    });
  }

  #reply(question: string, id: string = randomUUID()): void {
    const answer: Message = { id, role: "assistant", content: "" };
    this.#messages.push(answer);
    this.#answering = answer;
    this.#socket.emit("message_state_update", { messageId: id, state: "first_token" });
    for (const { name, arguments: given, result } of this.#options.tools?.(question) ?? []) {
      const toolCall = { id: randomUUID(), name, arguments: given };
      this.#socket.emit("tool_call_start", { toolCall });
      this.#socket.emit("tool_call_result", { toolCall, result });
    }
    const text = this.#options.answer?.(question) ?? `You said: ${question}`;
    const words = text.match(/\S+\s*/g) ?? [];
    const sendNextWord = () => {
      const word = words.shift();
      if (word === undefined) return this.end();
      const isNew = answer.content === "";
      answer.content += word;
      this.#socket.emit("stream_chunk", {
        messageId: id,
        content: word,
        accumulated: answer.content,
        isNew,
      });
      this.#timer = setTimeout(sendNextWord, this.#options.wordPauseMs ?? 20);
    };
    sendNextWord();
  }
}

/** Proxies a request to the site. */
function proxyTo(site: string, request: IncomingMessage, response: ServerResponse): void {
  const forwarded = httpRequest(
    new URL(request.url ?? "/", site),
    { method: request.method, headers: { ...request.headers, host: new URL(site).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on("error", () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(forwarded);
}

function isFrame(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Starts the server on a loopback address. Stop it by `stop`. */
export async function startSpecificationServer(
  options: SpecificationServerOptions = {},
): Promise<SpecificationServer> {
  const frames: Record<string, unknown>[] = [];
  const http = createServer((request, response) => {
    // The specification defines no body for the answer to an upload: any 2xx answer is a success.
    if (request.url === "/api/v1/upload") {
      request.resume().on("end", () => {
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
    } else if (options.site === undefined) response.writeHead(404).end();
    else proxyTo(options.site, request, response);
  });
  const sockets = new Server(http, { path: "/api/v1/socket.io/", serveClient: false });
  sockets.on("connection", (socket) => {
    const conversation = new Conversation(socket, options);
    socket.emit("connected");
    if (options.welcome !== undefined) conversation.greet(options.welcome);
    socket.on("chat_message", (frame: unknown) => {
      if (!isFrame(frame)) return;
      frames.push(frame);
      conversation.take(frame);
    });
    socket.on("disconnect", () => conversation.end());
  });
  http.listen(options.port ?? 0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  return {
    url: `http://127.0.0.1:${address.port}`,
    frames,
    cut: () => sockets.sockets.sockets.forEach(({ conn }) => conn.close()),
    stop: async () => {
      await sockets.close();
    },
  };
}

if (import.meta.main) {
  const [port, site] = process.argv.slice(2);
  const server = await startSpecificationServer({
    ...(port !== undefined && { port: Number(port) }),
    ...(site !== undefined && { site }),
  });
  process.stdout.write(`Listening at ${server.url}\n`);
}
