import type { PlannedContext, SharedContext } from "./shared-context.ts";
import type { BuiltRequest, Gated } from "./stages.ts";

/**
 * Checks every call once, after its arguments were validated. `build` returns the request, which is built once and is
 * exactly what is sent if the gate allows it.
 */
export interface Gate {
  /** An exception rejects the call. */
  check(context: PlannedContext, build: () => Promise<BuiltRequest>): Promise<Gated>;
  /** Receives the result of a call that it allowed, if the run continues after it. */
  settle?(context: SharedContext<"asked" | "call" | "called">): Promise<void>;
}
