import type { ChatModel } from "../contract/ports.ts";
import { chatInScope } from "../contract/telemetry.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { ASK_USER, NO_TOOL_FITS } from "../planning/prompts/choose-tool.ts";
import { chatWithoutFences } from "../policy/cut-fences.ts";
import { renderPolicyPrompts } from "../policy/render-policy-prompts.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";
import { chatWithoutPrompts } from "../policy/withhold-prompts.ts";

/** The model for one run: in its spans, under its rules for personal data and its prompts, and given up when its time is over. */
export function runChat(chat: ChatModel, { payload, telemetry }: SharedContext): ChatModel {
  const { policy, signal } = payload.asked;
  const governed = chatWithoutFences(
    chatWithoutPrompts(
      chatUnderRules(chatInScope(chat, telemetry), policy),
      policy && renderPolicyPrompts(policy, ""),
      [ASK_USER, NO_TOOL_FITS],
    ),
  );
  return {
    ...governed,
    complete: (request) => governed.complete({ ...request, signal: request.signal ?? signal }),
  };
}
