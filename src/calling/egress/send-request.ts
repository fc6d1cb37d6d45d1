import { VERSION } from "../../base/version.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse, OutgoingRequest, Sender, SendOptions } from "../../contract/ports.ts";
import { DEFAULT_LIMITS, type SenderLimits } from "../../contract/sender-limits.ts";
import { MASK, maskUrl } from "../redaction/mask-url.ts";
import { apiError, FailedAttempt, mapNetworkError } from "./api-error.ts";
import {
  type AnswerHead,
  attemptRequest,
  createDeadline,
  type Deadline,
  type RawAnswer,
} from "./attempt-request.ts";
import type { ConnectionPools } from "./connection-pools.ts";
import type { EgressPolicy } from "./guard-address.ts";
import {
  egressBlocked,
  guardRequest,
  type Resolve,
  type ResolvedAddress,
  resolveBySystem,
  resolveHost,
} from "./guard-url.ts";
import { ACCEPT_ENCODING, type HasEnough } from "./read-body.ts";
import {
  backoff,
  followRedirect,
  isRedirect,
  isRetriedStatus,
  parseRetryAfter,
  SAFE_METHODS,
} from "./repeat-request.ts";
import type { SenderOptions } from "./sender-options.ts";

/** A sender whose connections can be closed. */
export interface ClosableSender extends Sender {
  close(): Promise<void>;
}

interface Settings {
  policy: EgressPolicy;
  limits: SenderLimits;
  resolve: Resolve;
  ca: readonly string[];
  pools: () => Promise<ConnectionPools>;
}

const EMPTY = new Uint8Array(0);

/** The state that all hops of one send share. */
interface Progress {
  deadline: Deadline;
  retries: number;
  onChunk: SendOptions["onChunk"];
  /** Whether `onChunk` was called. It is called for one response only. */
  isReported: boolean;
  keepOrigin: boolean;
  followRedirects: boolean;
  sendOnce: boolean;
  renew: SendOptions["renew"];
}

/**
 * Creates the guarded sender. It checks every hop, connects to the address that it checked, applies one deadline to
 * the whole call, limits the decoded bytes, and retries only where that is safe.
 * A process needs only one, because it keeps connections alive.
 */
export function createSender(policy: EgressPolicy, options: SenderOptions = {}): ClosableSender {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const ca = options.ca ?? [];
  let opened: Promise<ConnectionPools> | undefined;
  // Loaded with the first call, because many requests need none.
  const pools = () => {
    opened ??= import("./connection-pools.ts").then(({ createConnectionPools }) =>
      createConnectionPools(limits.connectMs, ca),
    );
    return opened;
  };
  const setting: Settings = { policy, limits, resolve: options.resolve ?? resolveBySystem, ca, pools };
  return {
    send: (request, given = {}) => sendRequest(request, setting, given),
    close: async () => (await opened)?.close(),
  };
}

async function sendRequest(
  request: OutgoingRequest,
  setting: Settings,
  {
    signal,
    onChunk,
    maxBytes = setting.limits.maxBytes,
    totalMs = setting.limits.totalMs,
    keepOrigin = false,
    followRedirects = true,
    sendOnce = false,
    renew,
  }: SendOptions,
): Promise<IncomingResponse> {
  const started = performance.now();
  let deadline: Deadline | undefined;
  try {
    deadline = createDeadline(totalMs, signal);
    const progress: Progress = {
      deadline,
      retries: 0,
      onChunk,
      isReported: false,
      keepOrigin,
      followRedirects,
      sendOnce,
      renew,
    };
    const own = { ...setting, limits: { ...setting.limits, maxBytes } };
    const { answer, last } = await followHops(withOwnHeaders(request), own, progress);
    if (!progress.isReported) onChunk?.(answer.body, answer);
    return {
      ...answer,
      url: shownFinalUrl(last),
      duration_ms: Math.round((performance.now() - started) * 1000) / 1000,
      attempts: progress.retries + 1,
    };
  } catch (thrown) {
    throw thrown instanceof FailedAttempt ? thrown.error : thrown;
  } finally {
    deadline?.cancel();
  }
}

/** Includes the path only if it cannot contain a secret. */
function shownFinalUrl({ url, sensitive }: OutgoingRequest): string {
  return sensitive.elsewhere === true ? `${new URL(url).origin}/${MASK}` : maskUrl(url, sensitive.query);
}

async function followHops(
  first: OutgoingRequest,
  setting: Settings,
  progress: Progress,
): Promise<{ answer: RawAnswer; last: OutgoingRequest }> {
  let current = first;
  for (let hop = 0; hop <= setting.limits.maxRedirects; hop++) {
    const { answer, url } = await markRedirect(hop, () => sendHop(current, setting, progress));
    const next = progress.followRedirects
      ? followRedirect(current, url, answer.status, answer.headers["location"])
      : null;
    if (next === null) return { answer, last: current };
    if (progress.keepOrigin) refuseOtherOrigin(url, next);
    if (progress.sendOnce) refuseSecondWrite(next);
    await markRedirect(hop + 1, async () => refuseDowngrade(url, next, setting.policy));
    current = next;
  }
  throw apiError("invalid_response", `The API redirected more than ${setting.limits.maxRedirects} times.`);
}

function refuseOtherOrigin(from: URL, { url }: OutgoingRequest): void {
  if (new URL(url).origin === from.origin) return;
  throw egressBlocked(
    url,
    "redirect_blocked:cross_origin",
    "The API redirects this request to another origin.",
  );
}

function refuseSecondWrite({ method, url }: OutgoingRequest): void {
  if (SAFE_METHODS.has(method)) return;
  throw egressBlocked(
    url,
    "redirect_blocked:second_write",
    "The API redirects an approved write. It was not sent to the new address, for which it was not approved.",
  );
}

/** Rejects redirects from https to http. Other reasons to block the target are reported first. */
function refuseDowngrade(from: URL, next: OutgoingRequest, policy: EgressPolicy): void {
  if (from.protocol !== "https:" || new URL(next.url).protocol === "https:") return;
  guardRequest(next, policy);
  throw egressBlocked(next.url, "scheme", "The API redirects from https to http.");
}

/** Marks EGRESS_BLOCKED errors after a redirect, to distinguish them from errors of the caller's URL. */
async function markRedirect<T>(hop: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (hop === 0 || !(thrown instanceof ToolgateError) || thrown.code !== "EGRESS_BLOCKED") throw thrown;
    const details = { ...thrown.details, reason: `redirect_blocked:${String(thrown.details?.["reason"])}` };
    throw new ToolgateError("EGRESS_BLOCKED", `The redirect was blocked. ${thrown.message}`, {
      details,
      cause: thrown,
    });
  }
}

async function sendHop(
  request: OutgoingRequest,
  setting: Settings,
  progress: Progress,
): Promise<{ answer: RawAnswer; url: URL }> {
  for (;;) {
    // Inside the loop, because every retry is resolved and checked again.
    const url = guardRequest(request, setting.policy);
    const outcome = await attemptSafely(url, request, setting, progress);
    const wait = progress.isReported ? null : retryWait(outcome, request, setting, progress);
    if (wait !== null) {
      progress.retries++;
      await progress.deadline.pause(wait);
    } else if (outcome instanceof FailedAttempt) {
      throw outcome;
    } else {
      return { answer: checkStatusRange(outcome), url };
    }
  }
}

/** Tries the addresses of the host in turn, until the request may have reached a server. */
async function attemptSafely(
  url: URL,
  request: OutgoingRequest,
  setting: Settings,
  progress: Progress,
): Promise<RawAnswer | FailedAttempt> {
  const { deadline } = progress;
  try {
    const addresses = await deadline.race(
      resolveHost(url, setting.policy, setting.resolve, setting.limits.dnsMs),
    );
    let failure: FailedAttempt | undefined;
    for (const address of addresses) {
      const outcome = await attemptAddress(url, request, address, setting, progress);
      if (!(outcome instanceof FailedAttempt) || outcome.retry !== "always") return outcome;
      failure = outcome;
    }
    return failure ?? mapNetworkError(undefined, url.host);
  } catch (thrown) {
    if (thrown instanceof FailedAttempt) return thrown;
    throw thrown;
  }
}

async function attemptAddress(
  url: URL,
  request: OutgoingRequest,
  address: ResolvedAddress,
  setting: Settings,
  progress: Progress,
): Promise<RawAnswer | FailedAttempt> {
  const { connectMs, maxBytes } = setting.limits;
  const { deadline } = progress;
  const follow = (head: AnswerHead) => followBody(head, request, setting, progress);
  const pools = await setting.pools();
  // Loading and resolving took time, and so did the pause before a retry. An error here is not one of the API.
  const renewed = progress.renew ? await deadline.race(progress.renew(request)) : request;
  try {
    const attempt = { url, request: renewed, address, deadline, connectMs, maxBytes, ca: setting.ca, follow };
    const work = attemptRequest(attempt, pools);
    return await deadline.race(work);
  } catch (thrown) {
    return thrown instanceof FailedAttempt ? thrown : mapNetworkError(thrown, url.host);
  }
}

/** Passes the chunks of the final response to the caller; redirects and responses to retry are skipped. */
function followBody(
  head: AnswerHead,
  request: OutgoingRequest,
  setting: Settings,
  progress: Progress,
): HasEnough | undefined {
  const { onChunk } = progress;
  const isIntermediate =
    (progress.followRedirects && isRedirect(head.status, head.headers["location"])) ||
    retryWait({ ...head, body: EMPTY }, request, setting, progress) !== null;
  if (onChunk === undefined || isIntermediate || !isFinalStatus(head.status)) return undefined;
  progress.isReported = true;
  return onChunk(EMPTY, head) ? () => true : (chunk) => onChunk(chunk, head);
}

/** Milliseconds to wait before the next attempt, or null if the outcome is final. */
function retryWait(
  outcome: RawAnswer | FailedAttempt,
  request: OutgoingRequest,
  { limits }: Settings,
  { deadline, retries }: Progress,
): number | null {
  if (retries >= limits.maxRetries) return null;
  let wait = backoff(retries, limits.backoffMs);
  if (outcome instanceof FailedAttempt) {
    const isSafe = outcome.retry === "always" || (outcome.retry === "if_idempotent" && request.idempotent);
    if (!isSafe || outcome.error.details?.["reason"] === "timeout") return null;
  } else {
    if (!request.idempotent || !isRetriedStatus(outcome.status)) return null;
    wait = parseRetryAfter(outcome.headers["retry-after"], Date.now()) ?? wait;
  }
  return wait < deadline.remainingMs() ? wait : null;
}

/** RFC 9110 §15 does not define 1xx as a final status nor 600 and above, and `new Response` throws on them. */
function checkStatusRange(answer: RawAnswer): RawAnswer {
  if (isFinalStatus(answer.status)) return answer;
  throw apiError("invalid_response", `The API responded with the invalid status ${answer.status}.`, {
    details: { http_status: answer.status },
  });
}

function isFinalStatus(status: number): boolean {
  return status >= 200 && status <= 599;
}

function withOwnHeaders(request: OutgoingRequest): OutgoingRequest {
  const headers = request.headers.filter(([name]) => name.toLowerCase() !== "accept-encoding");
  headers.push(["accept-encoding", ACCEPT_ENCODING]);
  if (!headers.some(([name]) => name.toLowerCase() === "user-agent"))
    headers.push(["user-agent", `Toolgate/${VERSION}`]);
  return { ...request, headers };
}
