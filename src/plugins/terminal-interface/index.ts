import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { formatAnswer } from "./format-answer.ts";

const MEDIA_TYPE = "text/plain";

/** A question as plain text in, an answer for a terminal out: what `curl --data-binary 'question'` gets. */
export function terminalInterface(): Plugin {
  return {
    name: "terminal-interface",
    plugin_type: "INTERFACE",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      if (context.payload.inbound.media_type !== MEDIA_TYPE) return context;
      return context.current_state === "LISTENING" ? listen(context) : respond(context);
    },
  };
}

function listen(context: SharedContext): SharedContext {
  const { payload, session_id } = context;
  // A conversation of its own, so that what somebody else asks with the same key is no answer.
  payload.conversation_id = payload.inbound.conversation_id ?? session_id;
  return { ...context, user_input: String(context.payload.inbound.body).trim() };
}

function respond(context: SharedContext): SharedContext {
  context.payload.answer = { media_type: MEDIA_TYPE, body: formatAnswer(context) };
  return context;
}
