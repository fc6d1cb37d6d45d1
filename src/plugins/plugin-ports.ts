import { DEFAULT_LIMITS } from "../calling/egress/sender-options.ts";
import type { Config } from "../contract/config.ts";
import type { Database, Embedders, FindChat, Sender, Workspace } from "../contract/ports.ts";
import type { ActingContext } from "../kernel/shared-context.ts";

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
 * The sender for one run. It aborts with the run and keeps the account's limits of one call. Under an idempotency key or an approval, it never repeats a request
 * that may have reached the API, regardless of the method.
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
