import type { Config } from "../contract/config.ts";
import type { Platform } from "../contract/ports.ts";
import { createBackground, createWakeWorker } from "../platform/supabase/background.ts";
import { createCallHost, createCallSlices, createCallWorkspace } from "../platform/supabase/call-function.ts";
import { createDatabase } from "../platform/supabase/database.ts";
import { createVerifyUser } from "../platform/supabase/verify-user.ts";
import { createForwardingTracer } from "../platform/telemetry/create-tracer.ts";
import { createLogger, logUncaughtErrors } from "../platform/telemetry/logger.ts";
import { maskPersonal } from "../privacy/built-in-scrubber.ts";
import { readConfig } from "./config.ts";

/** The composition root: creates the adapters for the ports from the environment. */
export function createPlatform(config: Config = readConfig()): Platform {
  const logger = createLogger({}, { scrub: maskPersonal });
  logUncaughtErrors(logger);
  const background = createBackground(logger);
  return {
    config,
    logger,
    background,
    database: createDatabase(config),
    wakeWorker: createWakeWorker(config, background, logger),
    verifyUser: createVerifyUser(config),
    tracer: createForwardingTracer(),
    workspace: createCallWorkspace(config),
    slices: createCallSlices(config),
    host: createCallHost(config),
  };
}
