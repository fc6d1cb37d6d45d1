import { renderPolicyPrompts, resolvePolicy } from "../agents/policy.ts";
import { chatInScope } from "../contract/chat.ts";
import type { Config } from "../contract/config.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { ChatModel, Database, Embedders, FindChat, Sender, Workspace } from "../contract/ports.ts";
import { DEFAULT_LIMITS } from "../contract/sender-limits.ts";
import type { ActingContext, SharedContext } from "../kernel/shared-context.ts";
import type { Asked } from "../kernel/stages.ts";
import { ASK_USER, NO_TOOL_FITS } from "../planning/model/choose-tool-prompt.ts";
import { chatUnderRules } from "../privacy/apply-rules.ts";
import { chatWithoutFences, chatWithoutPrompts } from "../prompt-safety/withhold-in-chat.ts";

/** The ports that a plugin's factory receives. */
export interface PluginPorts {
  database: Database;
  embedders: Embedders;
  /** The chat model of an account; `findChat()` returns that of a run. */
  chat: FindChat;
  sender: Sender;
  workspace: Pick<Workspace, "run" | "hasCommands">;
  /** The page where the owner of a connector signs in. */
  connectUrl: (connectorId: string) => string;
  /** The environment of the server. */
  environment: Config["environment"];
}

/**
 * The sender for one run. It aborts with the run and keeps the account's limits of one call. Under an
 * idempotency key or an approval, it never repeats a request that may have reached the API, regardless of the
 * method.
 */
export function senderForRun(sender: Sender, { payload: { asked, gated } }: ActingContext): Sender {
  const { signal, claim, policy } = asked;
  const { ms = null, bytes = null } = policy?.call_limits ?? {};
  return {
    send: (request, options = {}) =>
      sender.send(claim === null && !gated.sends_once ? request : { ...request, idempotent: false }, {
        ...options,
        signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
        ...(ms !== null && { totalMs: Math.min(ms, options.totalMs ?? DEFAULT_LIMITS.totalMs) }),
        ...(bytes !== null && { maxBytes: Math.min(bytes, options.maxBytes ?? DEFAULT_LIMITS.maxBytes) }),
      }),
  };
}

interface Loaded {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
}

/** Completes a request with the caller, the policy and the session that were loaded from the database. */
export function admitCaller(
  asked: Asked,
  { caller, policy: stored }: Loaded,
  environment: Config["environment"],
): Asked & { readonly policy: Policy } {
  const policy = resolvePolicy(stored, environment);
  // The timeout starts with the first step of the run.
  const signal =
    asked.policy === null
      ? AbortSignal.any([asked.signal, AbortSignal.timeout(policy.timeout_ms)])
      : asked.signal;
  return {
    ...asked,
    caller: { ...asked.caller, ...caller, agent_id: policy.agent_id },
    policy,
    signal,
    user_context_data: { ...stored.session, ...asked.user_context_data },
  };
}

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
