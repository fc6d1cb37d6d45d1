import { renderPolicyPrompts } from "../agents/agent-file/render-prompts.ts";
import { chatInScope } from "../contract/chat-in-scope.ts";
import type { ChatModel } from "../contract/ports.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { ASK_USER, NO_TOOL_FITS } from "../planning/model/choose-tool-prompt.ts";
import { chatUnderRules } from "../privacy/scrubber-of.ts";
import { chatWithoutFences } from "../prompt-safety/cut-fences.ts";
import { chatWithoutPrompts } from "../prompt-safety/withhold-prompts.ts";
import type { PluginPorts } from "./plugin-ports.ts";

/** The model of the run's account; null if it has none. */
export function findChat(
  { chat }: Pick<PluginPorts, "chat">,
  { payload }: Pick<SharedContext, "payload">,
): ChatModel | null {
  return chat(payload.asked.policy?.model ?? null);
}

/** The chat model for one run, with its spans, its rules for personal data, its prompts and its timeout. */
export function chatForRun(chat: ChatModel, { payload, telemetry }: SharedContext): ChatModel {
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
