/** A TCP proxy between a server and its database, with which tests simulate network failures. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** One connection through the proxy. */
interface ProxiedConnection {
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
  readonly #connections = new Set<ProxiedConnection>();
  #mode: "open" | "cut" | "stalled" = "open";
  #stallAt: string | undefined;

  private constructor(target: URL, defaultPort: number) {
    this.#target = target;
    this.#defaultPort = defaultPort;
    this.#server = createServer((near) => this.#accept(near));
  }

  /**
   * Starts a proxy on a free port.
   *
   * @param url The service's URL. The proxy's `url` differs from it only in host and port.
   * @param defaultPort The service's port, if its URL names none.
   */
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
    for (const connection of this.#connections) this.#reset(connection);
  }

  /** Holds back all data without closing connections. New connections are accepted. */
  stall(): void {
    this.#mode = "stalled";
    for (const connection of this.#connections) connection.stalled = true;
  }

  /**
   * Stalls the next connection on which the client sends this text. The data with the text is held back, too.
   * Other connections are not affected.
   */
  stallNext(text: string): void {
    this.#stallAt = text;
  }

  /** Number of stalled connections. */
  get stalled(): number {
    return [...this.#connections].filter((connection) => connection.stalled).length;
  }

  /** Forwards everything again, including the data held back. */
  heal(): void {
    this.#mode = "open";
    this.#stallAt = undefined;
    for (const connection of this.#connections) {
      connection.stalled = false;
      if (connection.near.destroyed) this.#reset(connection);
      else this.#join(connection);
    }
  }

  /** Resets all connections and stops listening. */
  close(): void {
    this.cut();
    this.#server.close();
  }

  #accept(near: Socket): void {
    const connection: ProxiedConnection = {
      near,
      far: undefined,
      stalled: this.#mode === "stalled",
      heldBack: [],
    };
    near.on("error", () => undefined);
    if (this.#mode === "cut") {
      near.resetAndDestroy();
      return;
    }
    this.#connections.add(connection);
    near.on("data", (data) => {
      if (this.#stallAt !== undefined && data.includes(this.#stallAt)) {
        this.#stallAt = undefined;
        connection.stalled = true;
      }
      this.#forward(connection, "far", data);
    });
    near.on("close", () => {
      if (!connection.stalled) this.#reset(connection);
    });
    if (!connection.stalled) this.#join(connection);
  }

  /** Connects to the service, if it is not connected yet, and forwards the data held back. */
  #join(connection: ProxiedConnection): void {
    if (connection.far === undefined) {
      const far = connect(Number(this.#target.port) || this.#defaultPort, this.#target.hostname);
      connection.far = far;
      far.on("error", () => undefined);
      far.on("data", (data) => this.#forward(connection, "near", data));
      far.on("close", () => {
        if (!connection.stalled) this.#reset(connection);
      });
    }
    for (const { to, data } of connection.heldBack.splice(0)) this.#forward(connection, to, data);
  }

  #forward(connection: ProxiedConnection, to: "near" | "far", data: Buffer): void {
    if (connection.stalled || connection[to] === undefined) connection.heldBack.push({ to, data });
    else connection[to]?.write(data);
  }

  #reset(connection: ProxiedConnection): void {
    this.#connections.delete(connection);
    connection.near.resetAndDestroy();
    connection.far?.resetAndDestroy();
  }
}
