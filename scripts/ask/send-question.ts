import type { JsonObject } from "../../src/base/json.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import type { Answer } from "./show-answer.ts";

export interface Question {
  user_query: string;
  user_context_data?: JsonObject;
  /** Set when the user chose a tool because the question was ambiguous. */
  tool?: string;
  arguments?: JsonObject;
  dry_run?: true;
  approval_id?: string;
}

/** Unique per process, so that a question from another terminal with the same key is not answered here. */
const CONVERSATION = `terminal-${crypto.randomUUID()}`;

export async function sendQuestion(client: ToolgateClient, wanted: Question): Promise<Answer> {
  const asked = { ...wanted, conversation_id: CONVERSATION };
  return (await client.call<Answer>("POST", "/functions/v1/agent-query", asked)).body;
}
