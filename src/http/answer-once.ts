import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Caller, Payload } from "../kernel/shared-context.ts";
import { canonical } from "../policy/digest-call.ts";
import { hashKey } from "./authenticate.ts";
import { toStorable } from "./to-storable.ts";

/** What a run answers. */
export interface RunAnswer {
  answer: { media_type: string; body: Json };
  failure: ToolgateError | null;
  /** Whether a write may have reached the API: its outcome must not be repeated. */
  wrote: boolean;
}

type Claim =
  | { outcome: "claimed"; token: string }
  | { outcome: "stored"; answer: StoredAnswer }
  | { outcome: "in_flight" | "mismatch" }
  | ({ outcome: "unknown" } & Lost);

/** A write whose answer nobody has. */
type Lost = {
  trace_id: string;
  attempted_at: string;
  is_recorded: boolean;
  http_status: number | null;
  error_code: string | null;
};

type StoredAnswer = {
  media_type: string;
  body: Json;
  failure: { code: ErrorCode; message: string; details: JsonObject | null } | null;
};

/**
 * Runs a request under an idempotency key: a repetition gets the stored answer and sends nothing. The answer of a success,
 * and of a write that may have reached the API, is kept for 24 hours; otherwise the key is free again. Who breaks off
 * before anything was sent leaves the key to the next; who breaks off later leaves it "unknown".
 * @param request what must be the same in a repetition
 * @throws ToolgateError CONFLICT {reason: in_flight | unknown | mismatch}
 */
export async function answerOnce(
  { database }: Pick<Platform, "database">,
  caller: Caller,
  { key, request }: { key: string; request: Json },
  run: (claim: Payload["claim"]) => Promise<RunAnswer>,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  const owner = { p_user_id: caller.user_id, p_key_hash: caller.key_hash, p_key: key };
  const claim = await database.call<Claim>("claim_idempotency_key", {
    ...owner,
    p_request_hash: await hashKey(canonical(request)),
  });
  if (claim.outcome === "stored") return restore(claim.answer);
  if (claim.outcome !== "claimed") throw conflict(claim);
  const done = await run({ key, token: claim.token });
  const keep = done.failure === null || done.wrote;
  await database.call("finish_idempotency_key", {
    ...owner,
    p_token: claim.token,
    p_answer: keep ? toStorable(toStored(done)) : null,
  });
  return done;
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

/** Seconds after which asking again makes sense. */
const RETRY_AFTER_S = 2;

function conflict(claim: Exclude<Claim, { outcome: "claimed" | "stored" }>): ToolgateError {
  if (claim.outcome === "unknown") return unknown(claim);
  if (claim.outcome === "mismatch") {
    return new ToolgateError(
      "CONFLICT",
      "This idempotency key was used for another request. Use a new key.",
      { details: { reason: "mismatch" } },
    );
  }
  return new ToolgateError(
    "CONFLICT",
    `A request with this idempotency key is still running. Ask again in ${RETRY_AFTER_S} seconds, with the same key.`,
    {
      details: { reason: "in_flight", retry_after_s: RETRY_AFTER_S },
      headers: { "retry-after": String(RETRY_AFTER_S) },
    },
  );
}

function unknown({ outcome, ...lost }: { outcome: "unknown" } & Lost): ToolgateError {
  const known = lost.is_recorded
    ? `The audit log has its outcome (${lost.error_code ?? `HTTP ${lost.http_status}`}), but its answer is lost.`
    : "Whether the API carried it out is unknown.";
  return new ToolgateError(
    "CONFLICT",
    `The request with this idempotency key broke off after its write was begun. ${known} It is not repeated: look at the API itself, then use a new key if it must be done again.`,
    { details: { reason: outcome, ...lost } },
  );
}
