import type { ResponsesRequest } from "../../contract/api/hydra-orchestrator.ts";
import { invalidRequest } from "../read-body.ts";

/** What needs things that OpenAI keeps, and what to do without. */
const REFUSED = {
  previous_response_id: "answers are not stored under their ids: send the whole conversation as `input`",
  conversation: "conversations are not stored: send the whole conversation as `input`",
  prompt: "prompts are not stored here: send `instructions` and `input`",
  background: "nothing is answered later: leave it out, or ask with `stream`",
} as const satisfies Partial<Record<keyof ResponsesRequest, string>>;

/** @throws ToolgateError INVALID_REQUEST {errors} */
export function refuseStored(body: ResponsesRequest): void {
  const names = Object.keys(REFUSED) as (keyof typeof REFUSED)[];
  // Clients send null, false and empty texts for what they leave out.
  const errors = names
    .filter((name) => body[name])
    .map((name) => ({ pointer: `/${name}`, message: REFUSED[name] }));
  if (errors.length > 0) throw invalidRequest(errors);
}
