import { once } from "node:events";
import { createServer, type Server } from "node:http";

import type { Metrics } from "./metrics.ts";

/** Address of the metrics server. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves `GET /metrics` on its own host and port. The default host is reachable from this machine only. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Metrics are at /metrics\n");
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
