import { exceptionFor } from "../calling/egress/guard-address.ts";
import { createSender } from "../calling/egress/send-request.ts";
import type { Platform } from "../contract/ports.ts";
import { createTracer } from "../platform/telemetry/create-tracer.ts";
import { createExporter } from "../platform/telemetry/export-spans.ts";
import { maskPersonal } from "../privacy/built-in-scrubber.ts";

/** The spans of a request are dropped after this time. Milliseconds. */
const EXPORT_TIMEOUT_MS = 10_000;

/**
 * The platform with a recording tracer, if a collector is configured. Separate from `createPlatform`
 * because it needs the sender, and most functions trace nothing.
 */
export function withTracer(platform: Platform): Platform {
  const { otel, environment } = platform.config;
  if (otel === null) return platform;
  const { background, logger } = platform;
  // The configured collector may be in a private network; the exception applies to this sender only.
  const sender = createSender(
    { allow: [exceptionFor(otel.endpoint)], allowHttp: false },
    { limits: { totalMs: EXPORT_TIMEOUT_MS, maxRedirects: 0 } },
  );
  const attributes = { "service.name": otel.serviceName, "deployment.environment.name": environment };
  const { endpoint, headers } = otel;
  const send = createExporter({ endpoint, headers, attributes, scrub: maskPersonal<string> }, sender, logger);
  return { ...platform, tracer: createTracer({ ratio: otel.ratio, send, background }) };
}
