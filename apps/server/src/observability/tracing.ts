import { FastifyOtelInstrumentation } from "@fastify/otel";
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

import type { Logger } from "../logging.ts";
import { within } from "../realtime/within.ts";
import { CarefulExporter } from "./careful-exporter.ts";

/** Asked all the time by balancers, monitors and Prometheus. */
const probes = /^\/(?:livez|readyz|healthz|metrics)$/;

/** How long a collector may take for the last spans when the server stops, in milliseconds. */
const lastSpansMs = 2000;

export interface Tracing {
  /** Sends what is left. Takes no longer than two seconds. */
  stop(): Promise<void>;
}

/**
 * Sends OpenTelemetry traces to OTEL_EXPORTER_OTLP_ENDPOINT. The library reads the variables itself
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 * Only modules that are loaded after this are watched.
 * @param trustedProxies how many proxies there are; without one nobody's `traceparent` is believed.
 */
export function startTracing(log: Logger, trustedProxies: number): Tracing {
  const exporter = new CarefulExporter(new OTLPTraceExporter(), (isSending) => {
    if (isSending) log.info("Traces are sent again");
    else log.warn("OTEL_EXPORTER_OTLP_ENDPOINT does not take traces; the server goes on without");
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
        ignoreIncomingRequestHook: ({ url = "" }) => probes.test(url.replace(/\?.*/s, "")),
      }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        recordExceptions: false,
      }),
      // Work that timers start every second belongs to no request.
      new PgInstrumentation({ requireParentSpan: true }),
      new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: () => "" }),
    ],
  });
  return {
    stop: async () => {
      // A collector that is away keeps nobody from stopping.
      await within(
        lastSpansMs,
        provider.shutdown().catch(() => undefined),
      );
    },
  };
}
