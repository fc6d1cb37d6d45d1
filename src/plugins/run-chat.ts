import type { ChatModel } from "../contract/ports.ts";
import { chatInScope } from "../contract/telemetry.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";

/** The model for one run: in its spans, under its rules for personal data, and given up when its time is over. */
export function runChat(chat: ChatModel, { payload, telemetry }: SharedContext): ChatModel {
  const governed = chatUnderRules(chatInScope(chat, telemetry), payload.policy);
  return {
    ...governed,
    complete: (request) => governed.complete({ ...request, signal: request.signal ?? payload.signal }),
  };
}
