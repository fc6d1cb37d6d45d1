import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Caller, Inbound } from "../kernel/shared-context.ts";
import { canonical } from "../policy/digest-call.ts";
import type { RunAnswer } from "./agent-query.ts";
import { hashKey } from "./authenticate.ts";
import { toStorable } from "./to-storable.ts";

interface Claim {
  outcome: "claimed" | "stored" | "in_flight" | "mismatch";
  answer: StoredAnswer | null;
}

type StoredAnswer = {
  media_type: string;
  body: Json;
  failure: { code: ErrorCode; message: string; details: JsonObject | null } | null;
};

/**
 * Runs a query under an idempotency key: a repetition gets the stored answer and sends nothing.
 * The answer of a success, and of a write that may have reached the API, is kept for 24 hours; otherwise the key is free again.
 * @throws ToolgateError CONFLICT while the first is still running (or broke off), or when the key was used for another request
 */
export async function answerOnce(
  { database }: Platform,
  caller: Caller,
  key: string,
  inbound: Inbound,
  run: () => Promise<RunAnswer>,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  const owner = { p_user_id: caller.user_id, p_key_hash: caller.key_hash, p_key: key };
  const claim = await database.call<Claim>("claim_idempotency_key", {
    ...owner,
    p_request_hash: await hashKey(canonical(withoutKey(inbound.body))),
  });
  if (claim.outcome === "stored" && claim.answer) return restore(claim.answer);
  if (claim.outcome !== "claimed") throw conflict(claim.outcome);
  const done = await run();
  const keep = done.failure === null || done.wrote;
  await database.call("finish_idempotency_key", {
    ...owner,
    p_answer: keep ? toStorable(toStored(done)) : null,
  });
  return done;
}

/** An approval is given between two attempts at the same request, so it is no part of it. */
function withoutKey(body: Json): Json {
  if (!isJsonObject(body)) return body;
  const { idempotency_key: _key, approval_id: _approval, ...rest } = body;
  return rest;
}

function toStored({ answer, failure }: RunAnswer): StoredAnswer {
  return {
    ...answer,
    failure: failure && { code: failure.code, message: failure.message, details: failure.details ?? null },
  };
}

function restore({ media_type, body, failure }: StoredAnswer): Pick<RunAnswer, "answer" | "failure"> {
  const known = failure !== null && Object.hasOwn(ERROR_STATUS, failure.code);
  return {
    answer: { media_type, body },
    failure: known
      ? new ToolgateError(failure.code, failure.message, failure.details ? { details: failure.details } : {})
      : null,
  };
}

function conflict(outcome: Claim["outcome"]): ToolgateError {
  const message =
    outcome === "mismatch"
      ? "This idempotency key was used for another request. Use a new key."
      : "A request with this idempotency key is still running, or broke off with an unknown outcome. Ask again in a moment; look at Activity before using a new key.";
  return new ToolgateError("CONFLICT", message, {
    details: { reason: outcome },
    headers: { "retry-after": "2" },
  });
}
