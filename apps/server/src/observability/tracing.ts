import { FastifyOtelInstrumentation } from "@fastify/otel";
import { healthPaths } from "@larkline/contract/addresses";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { RedisInstrumentation } from "@opentelemetry/instrumentation-redis";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

import type { Logger } from "../logging/logging.ts";
import { within } from "../timing/within.ts";
import { CarefulExporter } from "./careful-exporter.ts";

/** Paths of health checks and metrics, which are polled regularly and not traced. */
const probes: readonly string[] = [...Object.values(healthPaths), "/metrics"];

/** Time limit for exporting the last spans when the server stops, in milliseconds. */
const lastSpansMs = 2000;

export interface Tracing {
  /** Exports the remaining spans, within two seconds. */
  stop(): Promise<void>;
}

/**
 * Exports OpenTelemetry traces to OTEL_EXPORTER_OTLP_ENDPOINT. The SDK reads its environment variables itself
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). Only modules that are
 * loaded afterwards are instrumented, so run.ts calls this function before it loads the server.
 *
 * @param trustedProxies Number of proxies; if it is 0, `traceparent` headers are ignored.
 */
export function startTracing(log: Logger, trustedProxies: number): Tracing {
  const exporter = new CarefulExporter(new OTLPTraceExporter(), (isSending) => {
    if (isSending) log.info("Traces are sent again");
    else
      log.warn("OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces; the server works without them");
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "larkline" }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register(trustedProxies > 0 ? {} : { propagator: null });
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = "" }) => probes.includes(url.replace(/\?.*/s, "")),
      }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        recordExceptions: false,
      }),
      // Only queries with a parent span are traced. Queries of scheduled work have none.
      new PgInstrumentation({ requireParentSpan: true }),
      // The texts of Redis commands are left out: PUBLISH commands contain visitors' messages.
      new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: () => "" }),
    ],
  });
  return {
    stop: async () => {
      // An unavailable collector must not delay the stop.
      await within(
        lastSpansMs,
        provider.shutdown().catch(() => undefined),
      );
    },
  };
}
