import type { Json, JsonObject } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { CallOutcome, SharedContext } from "./shared-context.ts";

/** What came of a call that was carried out before, for somebody who was allowed to have it done. */
export interface EarlierCall {
  result: Json;
  /** Null where the tool said nothing of it. */
  outcome: CallOutcome | null;
}

/**
 * Asked once before every call, after its arguments were validated.
 * `preview` tells the exact request, secrets masked. Lets the call pass by returning null; refuses by throwing a
 * ToolgateError. An earlier call takes the place of this one.
 */
export interface Gate {
  check(
    call: ToolCall,
    context: SharedContext,
    preview: () => Promise<JsonObject>,
  ): Promise<EarlierCall | null>;
  /** Told what came of a call that it has let pass, when the run goes on after it. */
  settle?(context: SharedContext): Promise<void>;
}
