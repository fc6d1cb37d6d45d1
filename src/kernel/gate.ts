import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "./shared-context.ts";

/**
 * Asked once before every call, after its arguments were validated.
 * Lets the call pass by returning; refuses by throwing a ToolgateError.
 */
export interface Gate {
  check(call: ToolCall, context: SharedContext): Promise<void>;
}
