import type { JsonObject } from "../../src/contract/json.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import type { Answer } from "./show-answer.ts";

export interface Question {
  user_query: string;
  user_context_data?: JsonObject;
  /** That somebody chose when the question alone did not tell which. */
  tool?: string;
  arguments?: JsonObject;
  dry_run?: true;
  approval_id?: string;
}

/** Of this process alone: what another terminal is asked with the same key is not answered here. */
const CONVERSATION = `terminal-${crypto.randomUUID()}`;

export async function sendQuestion(client: ToolgateClient, wanted: Question): Promise<Answer> {
  const asked = { ...wanted, conversation_id: CONVERSATION };
  return (await client.call<Answer>("POST", "/functions/v1/agent-query", asked)).body;
}
