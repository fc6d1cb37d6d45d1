import type { Policy } from "../contract/policy.ts";
import type { ChatModel } from "../contract/ports.ts";
import { chatInScope } from "../contract/telemetry.ts";
import { CONVERSATION_LIMITS, type ConversationLimits } from "../orchestration/limits.ts";
import { MAX_FUNCTIONS, type OfferedTools, offerTools } from "../orchestration/offer-tools.ts";
import type { ConversationParts } from "../orchestration/run-conversation.ts";
import { MAX_FINDS, SEARCH_TOOLS } from "../orchestration/search-tools.ts";
import { writeMessages } from "../orchestration/write-messages.ts";
import { chatWithoutFences } from "../policy/cut-fences.ts";
import { createFence } from "../policy/fence-text.ts";
import { renderPolicyPrompts } from "../policy/render-policy-prompts.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";
import { chatWithoutPrompts } from "../policy/withhold-prompts.ts";
import { searchTools } from "./choose-tools.ts";
import type { ConverseParts, ConverseTask } from "./converse.ts";

/**
 * The tools offered in a conversation: the chosen ones or, when it is resumed, those offered before, under
 * names that are unique in the conversation.
 */
export function offerChosenTools(task: ConverseTask): OfferedTools {
  const { chosen, taken } = task;
  const search = searchName(task);
  return offerTools(chosen.tools, createFence(), {
    reserved: [...clientNamesOf(task), ...(search === null ? [] : [search])],
    ...(taken && { remembered: taken.state.offered }),
  });
}

/** The model, messages and limits of a conversation, under the caller's policy. */
export function conversationParts(
  parts: ConverseParts,
  model: ChatModel,
  task: ConverseTask,
  offer: OfferedTools,
): Omit<ConversationParts, "execute"> {
  const { caller, chosen, question, taken, telemetry } = task;
  const { policy } = chosen;
  const prompts = renderPolicyPrompts(policy, question);
  const approvalId = taken?.state.approval?.["approval_id"];
  const search = searchName(task);
  return {
    chat: chatWithoutFences(
      chatWithoutPrompts(chatUnderRules(chatInScope(model, telemetry), policy), prompts),
    ),
    messages: writeMessages(task.messages, prompts),
    offer,
    limits: limitsFor(policy),
    signal: task.signal,
    clientFunctions: task.clientFunctions ?? [],
    ...(search !== null && {
      search: { name: search, find: (query: string) => searchTools(parts, caller, policy, query) },
    }),
    ...(taken && { state: taken.state.conversation }),
    clientNames: task.clientNames ?? [],
    ...(typeof approvalId === "string" && { approvalId }),
  };
}

/** Names of the client's functions: those it offers and those with pending calls. */
export function clientNamesOf({ clientFunctions = [], clientNames = [] }: ConverseTask): string[] {
  return [...new Set([...clientNames, ...clientFunctions.map(({ name }) => name)])];
}

/**
 * Null if everything is offered already, or if the client's own functions leave no room for search
 * results.
 */
function searchName(task: ConverseTask): string | null {
  const names = clientNamesOf(task);
  const isPossible = task.chosen.hasMore && names.length + 1 + MAX_FINDS <= MAX_FUNCTIONS;
  return isPossible ? uniqueName(SEARCH_TOOLS, names) : null;
}

/** The client's functions keep their names. */
export function uniqueName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? uniqueName(`${name}_`, taken) : name;
}

/** Applies the time limit of the agent's file, if there is one. */
function limitsFor({ tools, timeout_ms }: Policy): ConversationLimits {
  if (tools === null) return CONVERSATION_LIMITS;
  return { ...CONVERSATION_LIMITS, totalMs: Math.min(CONVERSATION_LIMITS.totalMs, timeout_ms) };
}
