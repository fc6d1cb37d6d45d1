import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { PreparedCall, ToolCall } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext, endWith, type SharedContext } from "../kernel/shared-context.ts";
import { type Asked, NOTHING_FOUND } from "../kernel/stages.ts";
import { recordRun } from "./record-run.ts";

interface CallRun {
  asked: Partial<Asked>;
  /** What the call needs, if it is loaded already. */
  prepared: PreparedCall | null;
  /** The request in the trace. */
  user_input: string;
  telemetry?: SpanScope;
  /** By default now. */
  started?: Date;
}

/**
 * Runs a call that was chosen without THINKING. It is validated, gated, executed, traced and audited like that of a request in
 * words.
 *
 * @param call the call, or the failure for which there is none; it is traced as well
 */
export async function actAndRecord(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  call: ToolCall | ToolgateError,
  { started = new Date(), prepared, ...run }: CallRun,
): Promise<SharedContext> {
  const context = createContext({
    ...run,
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    ...(prepared && { found: { ...NOTHING_FOUND, prepared: new Sealed(prepared) } }),
  });
  const done = call instanceof ToolgateError ? endWith(context, call) : await kernel.act(context, call);
  recordRun(platform, done, started);
  return done;
}
