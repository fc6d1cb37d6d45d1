import { Type } from "@sinclair/typebox";
import { restoreFailure, type StoredFailure, storeFailure } from "../approvals/stored-answer.ts";
import { canonicalJson, type Json } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { literals, nullable, type Shape, validated } from "../contract/shape.ts";
import { type SharedContext, spentBefore, spentSoFar } from "../kernel/shared-context.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import { renewLease } from "./renew-lease.ts";

/** The answer of a run. */
export interface RunAnswer {
  answer: { media_type: string; body: Json };
  failure: ToolgateError | null;
  /** Whether a write may have reached the API, so that its outcome must not be repeated. */
  wrote: boolean;
}

type Claim =
  | { outcome: "claimed"; user_id: string; token: string }
  | { outcome: "stored"; answer: StoredAnswer }
  | { outcome: "in_flight" | "mismatch" }
  | ({ outcome: "unknown" } & LostAnswer);

/** A write whose answer was lost. */
type LostAnswer = {
  trace_id: string;
  attempted_at: string;
  is_recorded: boolean;
  http_status: number | null;
  error_code: string | null;
};

type StoredAnswer = {
  media_type: string;
  /** JSON as text: `jsonb` would sort its members and reject NUL and lone surrogates. */
  body: string;
  failure: StoredFailure | null;
};

const ClaimShape: Shape<Claim> = Type.Union([
  Type.Object({ outcome: Type.Literal("claimed"), user_id: Type.String(), token: Type.String() }),
  Type.Object({
    outcome: Type.Literal("stored"),
    answer: Type.Object({
      media_type: Type.String(),
      body: Type.String(),
      failure: nullable(validated<StoredFailure>()),
    }),
  }),
  Type.Object({ outcome: literals("in_flight", "mismatch") }),
  Type.Object({
    outcome: Type.Literal("unknown"),
    trace_id: Type.String(),
    attempted_at: Type.String(),
    is_recorded: Type.Boolean(),
    http_status: nullable(Type.Number()),
    error_code: nullable(Type.String()),
  }),
]);

/** Milliseconds between renewals of the 20-second lease. */
const RENEW_MS = 8_000;

/**
 * Runs a request under an idempotency key. A repetition returns the stored answer, byte for byte, and
 * sends nothing. The answer is kept for 24 hours if the request succeeded or a write may have reached the
 * API; otherwise the key is free again. A request that is aborted before a write began frees the key; one
 * aborted later leaves it "unknown". A run renews its lease while it works, so an expired lease means that
 * its process died, however long a run may take. A run whose lease was taken over while its process was
 * suspended stops without an answer.
 *
 * @param request what must be identical in a repetition
 * @param run must stop when `lost` aborts, because another run holds the key then
 * @throws ToolgateError CONFLICT {reason: in_flight | unknown | mismatch | superseded}
 */
export async function answerOnce(
  { database, logger }: Pick<Platform, "database" | "logger">,
  caller: Caller,
  { key, request }: { key: string; request: Json },
  run: (claim: Asked["claim"], lost: AbortSignal) => Promise<RunAnswer>,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  const claim = await database.call(
    "claim_idempotency_key",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_key: key,
      p_request_hash: sha256(canonicalJson(request)),
    },
    ClaimShape,
  );
  if (claim.outcome === "stored") return restoreAnswer(claim.answer);
  if (claim.outcome !== "claimed") throw conflict(claim);
  const claimArguments = { p_user_id: claim.user_id, p_key: key, p_token: claim.token };
  const finish = (end: { p_answer: Json; p_broke_off: boolean }) =>
    database
      .call("finish_idempotency_key", { ...claimArguments, ...end })
      // The caller still gets the answer; a repetition gets "unknown".
      .catch((error) => logger.error("idempotency key not finished", { cause: String(error) }));
  const lease = renewLease(() => database.call("renew_idempotency_key", claimArguments), {
    everyMs: RENEW_MS,
    logger,
  });
  try {
    const done = await run({ key, token: claim.token }, lease.lost);
    // The lease cannot be taken over once a write has begun, so the answer is valid whatever the state of
    // the key.
    if (!done.wrote) lease.lost.throwIfAborted();
    const keep = done.failure === null || done.wrote;
    await finish({ p_answer: keep ? toStored(done) : null, p_broke_off: false });
    return done;
  } catch (error) {
    await finish({ p_answer: null, p_broke_off: true });
    throw error;
  } finally {
    lease.end();
  }
}

function toStored({ answer, failure }: RunAnswer): StoredAnswer {
  const { media_type, body } = answer;
  return { media_type, body: JSON.stringify(body), failure: failure && storeFailure(failure) };
}

function restoreAnswer({ media_type, body, failure }: StoredAnswer): Pick<RunAnswer, "answer" | "failure"> {
  return {
    answer: { media_type, body: JSON.parse(body) as Json },
    failure: failure && restoreFailure(failure),
  };
}

/** Seconds after which a retry makes sense. */
const RETRY_AFTER_S = 2;

function conflict(claim: Exclude<Claim, { outcome: "claimed" | "stored" }>): ToolgateError {
  if (claim.outcome === "unknown") return outcomeUnknown(claim);
  if (claim.outcome === "mismatch") {
    return new ToolgateError(
      "CONFLICT",
      "This idempotency key was used for another request. Use a new key.",
      { details: { reason: "mismatch" } },
    );
  }
  return new ToolgateError(
    "CONFLICT",
    `A request with this idempotency key is still running. Repeat it in ${RETRY_AFTER_S} seconds with the same key.`,
    {
      details: { reason: "in_flight", retry_after_s: RETRY_AFTER_S },
      headers: { "retry-after": String(RETRY_AFTER_S) },
    },
  );
}

function outcomeUnknown({ outcome, ...lost }: { outcome: "unknown" } & LostAnswer): ToolgateError {
  const known = lost.is_recorded
    ? `The audit log contains its outcome (${lost.error_code ?? `HTTP ${lost.http_status}`}), but its answer is lost.`
    : "It is unknown whether the API carried it out.";
  return new ToolgateError(
    "CONFLICT",
    `The request with this idempotency key failed after its write had begun. ${known} It is not repeated. Check the API itself, and use a new key if the write must be repeated.`,
    { details: { reason: outcome, ...lost } },
  );
}

/**
 * Whether a write of this run may have reached an API. If so, or in doubt, it must not be repeated without
 * being requested. Writes of earlier steps took effect, or there would be no later step; only the
 * last write may be known not to have been sent. If a write waits for its approval, earlier ones were
 * approved, so nothing is repeated without a decision.
 */
export function mayHaveWritten(context: SharedContext): boolean {
  const { payload } = context;
  if (payload.failure?.code === "APPROVAL_REQUIRED") return false;
  const before = spentBefore(context).writes;
  return before > 0 || (spentSoFar(context).writes > 0 && !wasNotSent(payload));
}

function wasNotSent({ called, failure }: SharedContext["payload"]): boolean {
  const outcome = called?.outcome;
  if (outcome?.sent === false) return true;
  // A call of an API is one request, and a blocked redirect means that the API has answered it. A tool of a plugin may
  // have had effects before its request was blocked.
  const isHttp = typeof outcome?.url === "string";
  const reason = String(failure?.details?.["reason"]);
  return isHttp && failure?.code === "EGRESS_BLOCKED" && !reason.startsWith("redirect_blocked");
}
