/**
 * A client of Storybook's MCP server (Model Context Protocol): JSON-RPC over HTTP, as agents and editors
 * use it.
 */

/** A JSON-RPC response, with the fields that the tests read. */
interface Answer {
  result?: {
    content?: readonly { text?: string }[];
    isError?: boolean;
    tools?: { name: string }[];
  };
  error?: { message: string };
}

/** The last message of a response, which is JSON or an event stream. */
function lastMessage(text: string): Answer {
  const events = Array.from(text.matchAll(/^data: (.+)$/gm), ([, data = ""]) => data);
  return JSON.parse(events.at(-1) ?? text);
}

/** One session with the server. */
export class McpClient {
  readonly #url: string;
  #session: string | null = null;
  #id = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async #send(method: string, params: object): Promise<Answer> {
    this.#id += 1;
    const response = await fetch(this.#url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...(this.#session !== null && { "Mcp-Session-Id": this.#session }),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: this.#id, method, params }),
    });
    this.#session = response.headers.get("Mcp-Session-Id") ?? this.#session;
    const answer = lastMessage(await response.text());
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer;
  }

  /** Initializes the session. Required before any other call. */
  async open(): Promise<void> {
    const clientInfo = { name: "the kit's tests", version: "1" };
    await this.#send("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo,
    });
  }

  /** Names of the server's tools. */
  async tools(): Promise<string[]> {
    const { result } = await this.#send("tools/list", {});
    return (result?.tools ?? []).map(({ name }) => name);
  }

  /** Calls a tool and returns its text. */
  async call(name: string, given: object = {}): Promise<string> {
    const { result } = await this.#send("tools/call", { name, arguments: given });
    const text = (result?.content ?? []).map((part) => part.text ?? "").join("\n");
    if (result?.isError) throw new Error(`${name}: ${text}`);
    return text;
  }
}
