import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** One connection through the proxy. */
interface Line {
  /** The socket to the client. */
  near: Socket;
  /** The socket to the service; undefined until it is opened. */
  far: Socket | undefined;
  /** Whether data is held back. */
  stalled: boolean;
  /** Data held back while the connection was stalled. */
  heldBack: { to: "near" | "far"; data: Buffer }[];
}

/** A TCP proxy in front of a service; a test cuts or stalls its connections. */
export class TcpProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #defaultPort: number;
  readonly #lines = new Set<Line>();
  #mode: "open" | "cut" | "stalled" = "open";
  #stallAt: string | undefined;

  private constructor(target: URL, defaultPort: number) {
    this.#target = target;
    this.#defaultPort = defaultPort;
    this.#server = createServer((near) => this.#accept(near));
  }

  /** @param url The service's URL. The proxy's `url` differs from it only in host and port. */
  static async to(url: string, defaultPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url), defaultPort);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The proxy is closed");
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${address.port}`;
    return url.href;
  }

  /** Resets all connections. Resets new connections as soon as they are opened. */
  cut(): void {
    this.#mode = "cut";
    for (const line of this.#lines) this.#reset(line);
  }

  /** Holds back all data without closing connections. New connections are accepted. */
  stall(): void {
    this.#mode = "stalled";
    for (const line of this.#lines) line.stalled = true;
  }

  /**
   * Stalls the next connection on which the client sends this text, from that text on; other
   * connections are not affected.
   */
  stallNext(text: string): void {
    this.#stallAt = text;
  }

  /** Number of stalled connections. */
  get stalled(): number {
    return [...this.#lines].filter((line) => line.stalled).length;
  }

  /** Forwards everything again, including the data held back. */
  heal(): void {
    this.#mode = "open";
    this.#stallAt = undefined;
    for (const line of this.#lines) {
      line.stalled = false;
      if (line.near.destroyed) this.#reset(line);
      else this.#join(line);
    }
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #accept(near: Socket): void {
    const line: Line = { near, far: undefined, stalled: this.#mode === "stalled", heldBack: [] };
    near.on("error", () => undefined);
    if (this.#mode === "cut") {
      near.resetAndDestroy();
      return;
    }
    this.#lines.add(line);
    near.on("data", (data) => {
      if (this.#stallAt !== undefined && data.includes(this.#stallAt)) {
        this.#stallAt = undefined;
        line.stalled = true;
      }
      this.#forward(line, "far", data);
    });
    near.on("close", () => {
      if (!line.stalled) this.#reset(line);
    });
    if (!line.stalled) this.#join(line);
  }

  #join(line: Line): void {
    if (line.far === undefined) {
      const far = connect(Number(this.#target.port) || this.#defaultPort, this.#target.hostname);
      line.far = far;
      far.on("error", () => undefined);
      far.on("data", (data) => this.#forward(line, "near", data));
      far.on("close", () => {
        if (!line.stalled) this.#reset(line);
      });
    }
    for (const { to, data } of line.heldBack.splice(0)) this.#forward(line, to, data);
  }

  #forward(line: Line, to: "near" | "far", data: Buffer): void {
    if (line.stalled || line[to] === undefined) line.heldBack.push({ to, data });
    else line[to]?.write(data);
  }

  #reset(line: Line): void {
    this.#lines.delete(line);
    line.near.resetAndDestroy();
    line.far?.resetAndDestroy();
  }
}
