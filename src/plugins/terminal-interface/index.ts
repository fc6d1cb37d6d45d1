import type { InterfacePlugin } from "../../kernel/plugin.ts";
import { type SharedContext, withResults } from "../../kernel/shared-context.ts";
import { formatAnswer } from "./format-answer.ts";

const MEDIA_TYPE = "text/plain";

/** A question as plain text in, an answer for a terminal out: what `curl --data-binary 'question'` gets. */
export function terminalInterface(): InterfacePlugin {
  return {
    name: "terminal-interface",
    plugin_type: "INTERFACE",
    version: "1.0.0",
    setup() {},
    async execute(context) {
      if (context.payload.asked.inbound.media_type !== MEDIA_TYPE) return context;
      return context.current_state === "LISTENING" ? listen(context) : respond(context);
    },
  };
}

function listen(context: SharedContext): SharedContext {
  const { asked } = context.payload;
  // A conversation of its own, so that what somebody else asks with the same key is no answer.
  const conversation_id = asked.inbound.conversation_id ?? context.session_id;
  const read = withResults(context, { asked: { ...asked, conversation_id } });
  return { ...read, user_input: String(asked.inbound.body).trim() };
}

function respond(context: SharedContext): SharedContext {
  return withResults(context, { answered: { media_type: MEDIA_TYPE, body: formatAnswer(context) } });
}
