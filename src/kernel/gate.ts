import type { JsonObject } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "./shared-context.ts";

/**
 * Asked once before every call, after its arguments were validated.
 * `preview` tells the exact request, secrets masked. Lets the call pass by returning; refuses by throwing a ToolgateError.
 */
export interface Gate {
  check(call: ToolCall, context: SharedContext, preview: () => Promise<JsonObject>): Promise<void>;
}
