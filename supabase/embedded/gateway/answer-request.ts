import type { IncomingMessage, ServerResponse } from "node:http";
import { StatementTooLong } from "../database/pglite/pglite-session.ts";
import { findAddress } from "./callers/find-address.ts";
import type { Sender } from "./callers/identify-account.ts";
import { forwardRequest } from "./forward-request.ts";
import type { GatewayOptions } from "./gateway-options.ts";
import type { Refusal } from "./load/create-admission.ts";
import { withinDeadline } from "./load/within-deadline.ts";
import { readBody } from "./read-body.ts";
import { sendFailure } from "./send-failure.ts";

/** As on the hosted platform (milliseconds). */
const ANSWER_TIMEOUT = 150_000;
const FUNCTION_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function answerFunction(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: GatewayOptions,
): void {
  if (!FUNCTION_METHODS.includes(request.method ?? "")) {
    const allow = FUNCTION_METHODS.join(", ");
    sendFailure(response, 405, "METHOD_NOT_ALLOWED", `Functions answer ${allow}.`, { allow });
    return;
  }
  forwardTo(options.functionsPort(), request, response, path, requestId, options);
}

/**
 * Large documents, and those at an address, are processed in a separate process with its own queue.
 *
 * @param turn of a request that mostly waits for an address
 */
export async function answerLongWork(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  sender: Sender,
  options: GatewayOptions,
  turn?: number,
): Promise<void> {
  const desk = { ...options, admission: options.longWork.admission };
  if (!(await isAdmitted(request, response, sender, desk, turn))) return;
  await answerInSpare(request, response, path, requestId, options);
}

export async function answerInSpare(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: GatewayOptions,
): Promise<void> {
  await options.longWork.use(async (port) => {
    if (response.destroyed) return;
    const closed = new Promise((resolve) => response.once("close", resolve));
    forwardTo(port, request, response, path, requestId, options);
    await closed;
  });
  const isGivenUp = !response.writableFinished || response.statusCode === 504;
  if (isGivenUp) await options.longWork.checkUnused();
}

function forwardTo(
  port: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
  options: Pick<GatewayOptions, "answerTimeout" | "wasHung">,
): void {
  if (port === undefined) {
    sendFailure(response, 503, "INTERNAL", "The functions are being restarted. Try again in a second.", {
      "retry-after": "1",
    });
    return;
  }
  response.removeHeader("x-request-id");
  const { answerTimeout = ANSWER_TIMEOUT } = options;
  const wasHung = () => options.wasHung(port);
  forwardRequest(request, response, { port, path, requestId, answerTimeout, wasHung });
}

/**
 * Maximum body sizes of the Data API (bytes): a document of 16 MiB with its compiled form from the
 * functions, rows from users, and small bodies from unauthenticated callers. Bodies are kept in memory
 * while they are processed.
 */
const BODY_LIMITS = { operator: 96 * 1024 * 1024, account: 4 * 1024 * 1024, anonymous: 64 * 1024 };

export async function answerData(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  { isOperator, account }: Sender,
  options: GatewayOptions,
): Promise<void> {
  const limit = BODY_LIMITS[isOperator ? "operator" : account === null ? "anonymous" : "account"];
  const body = await readBody(request, limit);
  if (body === undefined) {
    const who = account === null && !isOperator ? " without a user's token" : "";
    const message = `A Data API request${who} may have ${limit / 1024} KiB at most.`;
    const details = { limit_of: "body", max_bytes: limit };
    sendFailure(response, 413, "TOO_LARGE", message, { connection: "close" }, details);
    return;
  }
  const caller = account ?? `address ${findAddress(request, options.isTrustedProxy)}`;
  const wait = isOperator ? 0 : options.slowCallers.waitOf(caller);
  if (wait > 0) return rejectSlow(response, Math.ceil(wait / 1000));
  const answered = answerFromDatabase(request, response, url, body, options).catch((error: unknown) => {
    if (error instanceof StatementTooLong && !isOperator) options.slowCallers.note(caller);
    throw error;
  });
  await withinDeadline(answered, options.dataTimeout);
  if (isToolWrite(request, url) && response.statusCode < 300) options.wakeWorker();
}

function rejectSlow(response: ServerResponse, seconds: number): void {
  const message = "Several of your requests had to be ended, because they took too long.";
  const details = { limit_of: "statements that were ended", retry_after_s: seconds };
  sendFailure(response, 429, "RATE_LIMITED", message, { "retry-after": String(seconds) }, details);
}

async function answerFromDatabase(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  body: Buffer,
  { rpc, auth, dataApi, isTrustedProxy }: GatewayOptions,
): Promise<void> {
  if (rpc.accepts(request, url) && (await rpc.answer(request, response, url, body))) return;
  if (url.startsWith("/auth/v1")) return auth(request, response, body, findAddress(request, isTrustedProxy));
  await dataApi(request, response, body);
}

/** Whether the request creates or changes a tool over the Data API, which then has to be indexed. */
function isToolWrite({ method }: IncomingMessage, url: string): boolean {
  return (
    (method === "POST" || method === "PATCH" || method === "PUT") && /^\/rest\/v1\/custom_tools\b/.test(url)
  );
}

/**
 * Waits for the sender's turn, or rejects the request. Calls from the functions do not wait, because the
 * request behind them was admitted.
 */
export async function isAdmitted(
  request: IncomingMessage,
  response: ServerResponse,
  sender: Sender,
  options: GatewayOptions,
  turn?: number,
): Promise<boolean> {
  if (sender.isOperator) return true;
  const address = `address ${findAddress(request, options.isTrustedProxy)}`;
  const admission = await options.admission.admit(sender.account ?? address, turn);
  if ("refused" in admission) {
    request.resume();
    if (admission.refused === "account") await delayRefusal();
    rejectBusy(response, admission.refused, options.admission.perAccount);
    return false;
  }
  if (response.destroyed || isEventStream(request)) admission.release();
  else response.on("close", admission.release);
  return !response.destroyed;
}

/**
 * An open event stream does not use the CPU. Only the function `mcp` has one at GET, and it limits them; elsewhere the
 * header would exempt any request.
 */
function isEventStream({ method, url = "", headers }: IncomingMessage): boolean {
  const isStream = method === "GET" && /^\/functions\/v1\/mcp(\?|$)/.test(url);
  return isStream && /\btext\/event-stream\b/.test(headers.accept ?? "");
}

/** Delay in milliseconds, and maximum number of delayed refusals. */
const REFUSAL_DELAY = 1000;
const MAX_DELAYED = 1000;
let delayed = 0;

/** Delays the refusal, because clients that ignore `Retry-After` would keep the gateway busy. */
async function delayRefusal(): Promise<void> {
  if (delayed >= MAX_DELAYED) return;
  delayed += 1;
  await new Promise((next) => setTimeout(next, REFUSAL_DELAY));
  delayed -= 1;
}

function rejectBusy(response: ServerResponse, by: Refusal, limit: number): void {
  if (by === "account") {
    const message = "Too many of your requests are under way or waiting. Send fewer at once, or try again.";
    const details = { limit_of: "requests at once", limit, retry_after_s: 1 };
    sendFailure(response, 429, "RATE_LIMITED", message, { "retry-after": "1" }, details);
    return;
  }
  const message = "More requests are under way than can be answered in time. Try again in a moment.";
  sendFailure(response, 503, "INTERNAL", message, { "retry-after": "2" });
}
