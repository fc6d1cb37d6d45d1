import type { PlannedContext, SharedContext } from "./shared-context.ts";
import type { BuiltRequest, Gated } from "./stages.ts";

/**
 * Asked once before every call, after its arguments were validated. What it lets pass is the request that `build` gives,
 * which is built once: nothing else is sent.
 */
export interface Gate {
  /** What it throws is a refusal. */
  check(context: PlannedContext, build: () => Promise<BuiltRequest>): Promise<Gated>;
  /** Receives the result of a call that it allowed, if the run continues after it. */
  settle?(context: SharedContext<"asked" | "call" | "called">): Promise<void>;
}
