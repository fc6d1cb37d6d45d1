import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  type OpenAI,
} from "openai";
import { ToolgateError } from "../../contract/errors.ts";

/** An OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  /** E.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
  /**
   * For the endpoint of an account. That of the installation is configured by the operator, so it does not
   * go through the guarded sender.
   */
  account?: AccountEndpoint;
}

interface AccountEndpoint {
  /** Sends with the guarded sender. */
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  hasKey: boolean;
  /** Removes the key from texts of the endpoint. */
  redact: (text: string) => string;
}

/** Loads the client with the first request; most functions and most requests do not need it. */
export async function openClient(
  { baseUrl, apiKey, account }: ModelEndpoint,
  options: { maxRetries: number; timeout?: number },
): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    logLevel: "off",
    ...options,
    fetch: withoutLongPauses(account?.fetch ?? limitedFetch),
  });
}

type Fetch = AccountEndpoint["fetch"];

/** Longest pause before a retry, in milliseconds. */
const MAX_PAUSE_MS = 5_000;

/**
 * The client pauses as long as the endpoint says, even after its timeout and after its caller has left. If the endpoint
 * asks for a longer pause, the failure is final.
 */
function withoutLongPauses(fetch: Fetch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    if (response.ok || longestPause(response.headers) <= MAX_PAUSE_MS) return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, headers });
  };
}

/** In milliseconds; infinite for a date. */
function longestPause(headers: Headers): number {
  const pauses = [Number(headers.get("retry-after-ms")), Number(headers.get("retry-after")) * 1000];
  return pauses.some(Number.isNaN) ? Number.POSITIVE_INFINITY : Math.max(...pauses);
}

/** More than the vectors of 128 texts, with all digits. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * `fetch` whose body fails after so many bytes, because the client collects it without a limit. It follows no redirect,
 * which could lead to any address of the operator's network.
 */
async function limitedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual" });
  if (response.body === null) return response;
  let left = MAX_BYTES;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left >= 0) controller.enqueue(chunk);
        else controller.error(tooLarge());
      },
    }),
  );
  const { status, headers } = response;
  return new Response(limited, { status, headers });
}

function tooLarge(): ToolgateError {
  const message = `The model endpoint's answer is larger than ${MAX_BYTES} bytes.`;
  return new ToolgateError("MODEL_ERROR", message, { details: { reason: "invalid_response" } });
}

const MAX_MESSAGE = 300;

export interface FailureContext {
  /** Aborts at the timeout. */
  signal: AbortSignal;
  /** Aborts when the caller aborts the request. */
  caller?: AbortSignal | undefined;
  timeoutMs: number;
  /** Removed from messages, even if the endpoint echoes it. */
  secret: string;
  /** Set for the endpoint of an account, whose settings the message names. */
  account?: ModelEndpoint["account"];
  /** What was requested, for the message. */
  what?: "completion" | "list of models";
}

/**
 * Converts any failure of the model endpoint to MODEL_ERROR, with `details.reason` timeout | aborted (by
 * its caller) | status | connection | blocked | invalid_response and, for `status`, `http_status`. The
 * cause is omitted because it contains the request's headers.
 */
export function describeModelFailure(error: unknown, context: FailureContext): ToolgateError {
  const { account, what = "completion" } = context;
  // The guarded sender's errors are the cause of one of the client, or fail the body.
  const ours = error instanceof APIConnectionError ? error.cause : error;
  if (ours instanceof ToolgateError && !isOfSender(ours)) return ours;
  if (context.signal.aborted || error instanceof APIConnectionTimeoutError) {
    return modelError(`The model endpoint did not answer within ${context.timeoutMs} ms.`, {
      reason: "timeout",
    });
  }
  if (error instanceof APIUserAbortError || context.caller?.aborted) {
    return modelError("The request to the model endpoint was aborted.", { reason: "aborted" });
  }
  if (ours instanceof ToolgateError) return describeSender(ours);
  if (error instanceof APIConnectionError) {
    return modelError("The model endpoint could not be reached; check OPENAI_BASE_URL.", {
      reason: "connection",
    });
  }
  if (error instanceof APIError && typeof error.status === "number") {
    const said = mask(error.message, context);
    const details = { reason: "status", http_status: error.status };
    const message = account && describeAccountStatus(error.status, { said: readSaid(error, said), what });
    return modelError(message ?? `The model endpoint answered with an error: ${said}`, details);
  }
  return modelError(`The model endpoint's answer is not a ${what}.`, { reason: "invalid_response" });
}

function isOfSender({ code }: ToolgateError): boolean {
  return code === "API_ERROR" || code === "EGRESS_BLOCKED";
}

function describeSender({ code, message, details }: ToolgateError): ToolgateError {
  if (code === "EGRESS_BLOCKED") {
    return modelError(`The model endpoint may not be called. ${message}`, { reason: "blocked" });
  }
  const reason = details?.["reason"];
  if (reason === "timeout") return modelError("The model endpoint did not answer in time.", { reason });
  if (reason === "too_large" || reason === "invalid_response") {
    const problem = reason === "too_large" ? "is too large" : "is not valid HTTP";
    return modelError(`The model endpoint's answer ${problem}.`, { reason: "invalid_response" });
  }
  return modelError(`The model endpoint could not be reached. ${message}`, { reason: "connection" });
}

/** What the endpoint says in its error; nothing of a page. */
function readSaid({ error }: APIError, masked: string): string {
  return typeof error === "object" && error !== null ? masked.replace(/^\d{3} /, "") : "";
}

function modelError(message: string, details: { reason: string; http_status?: number }): ToolgateError {
  return new ToolgateError("MODEL_ERROR", message, { details });
}

/** Endpoints echo keys, whole or shortened (`sk-ab***yz`); everything that looks like one is masked. */
function mask(message: string, { secret, account }: FailureContext): string {
  const whole = account || secret === "" ? message : message.replaceAll(secret, "***");
  return (account ? account.redact(whole) : whole).replace(/\bsk-[\w*.-]+/g, "***").slice(0, MAX_MESSAGE);
}

interface Said {
  /** The endpoint's own message; empty if it sent none. */
  said: string;
  what: "completion" | "list of models";
}

/** What an error status of an account's endpoint means, and what to check in Settings. */
function describeAccountStatus(status: number, { said, what }: Said): string {
  const quoted = said === "" ? "" : `: ${said.replace(/[.\s]+$/, "")}`;
  return `The model endpoint answered HTTP ${status}${quoted}. ${advise(status, what)}`;
}

function advise(status: number, what: Said["what"]): string {
  if (status === 401 || status === 403) return "Check the key in Settings.";
  if (status === 404 && what === "completion")
    return "Check the base URL in Settings, which usually ends in /v1, and the name of the model.";
  if (status === 404 || status === 405)
    return "Check the base URL in Settings, which usually ends in /v1. If the endpoint has no list of models, enter the name of a model.";
  if (status === 429) return "Its limit is reached: try again later, or check the account at the provider.";
  if (status >= 500) return "It failed on its side: try again later.";
  if (status >= 300 && status < 400) return "It redirects to another address: enter that one in Settings.";
  return "Check the base URL and the name of the model in Settings.";
}
