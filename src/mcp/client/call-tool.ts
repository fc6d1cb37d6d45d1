import { isDeeper, type Json, type JsonObject } from "../../base/json.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import { createRedactor, redactJson } from "../../calling/redaction/redact.ts";
import { echoesPart, redactError } from "../../calling/redaction/redact-error.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import type { McpDefinition, McpToolDefinition } from "../../contract/mcp-tool.ts";
import { DEFAULT_LIMITS } from "../../contract/sender-limits.ts";
import type { ProgressListener } from "../../contract/trace.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { type McpPorts, mayNeedOtherVariant } from "./create-transport.ts";
import { findTool } from "./fetch-listing.ts";
import { createBudget, TIME_LIMIT_MS } from "./limits.ts";
import { type ConnectOptions, type McpConnection, openConnection } from "./open-connection.ts";
import { MAX_DEPTH, readCallResult } from "./read-call-result.ts";
import { readDefinition } from "./read-definition.ts";

/** A failure before the tool was called. Never leaves this file. */
class NotCalledError extends Error {
  readonly error: ToolgateError;
  constructor(error: ToolgateError) {
    super(error.message, { cause: error });
    this.error = error;
  }
}

/** Maximum length of a message in characters. */
const MAX_MESSAGE = 200;

/**
 * Minimum time in milliseconds between two notifications that are passed on. Servers should not flood
 * (MCP, "Progress"), but some do.
 */
const MIN_INTERVAL_MS = 100;

interface McpCall {
  definition: McpToolDefinition & { name: string };
  args: JsonObject;
  secrets: SecretValues;
  signal: AbortSignal;
  /** The call has an approval, which allows one send, so it is never retried. */
  once?: boolean;
}

/**
 * The server's current definition of the accepted tool, or why it is unusable; null if the tool no longer
 * exists.
 */
export type SeenTool = { definition: McpDefinition; digest: string } | { unusable: string } | null;

interface McpCallHooks {
  /** The server's definition differs from the accepted one; nothing was called. Throws. */
  onChanged(seen: SeenTool): Promise<never>;
  /** Called right before the request is sent. */
  onSend(): void;
  /** Receives the server's progress notifications; null if the client did not ask for progress. */
  onProgress: ProgressListener | null;
}

interface McpOutcome {
  /** Without our secrets. */
  result: Json;
  response: { status: number | null; bytes: number; duration_ms: number };
  /** Whether the answer contains a part of a secret. */
  echoes: boolean;
}

/**
 * Calls a tool of an MCP server if its definition is still the accepted one; the definition is read on the
 * same connection, right before the call. Nothing that is returned or thrown contains a secret.
 *
 * @throws ToolgateError what `onChanged` throws | AUTH_FAILED | EGRESS_BLOCKED | API_ERROR
 */
export async function callTool(call: McpCall, ports: McpPorts, hooks: McpCallHooks): Promise<McpOutcome> {
  const started = performance.now();
  const known = Object.values(call.secrets);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const given = { ...ports, known, budget: createBudget() };
  const attempt = (definition: McpCall["definition"]) =>
    callOnce({ ...call, definition, signal }, given, hooks);
  try {
    const { answer, response } = await retryOnce(attempt, call.definition);
    if (isDeeper(answer, MAX_DEPTH)) throw tooDeep();
    const redact = createRedactor(known);
    const result = readCallResult(call.definition.name, redactJson(answer, redact) as JsonObject);
    const echoes = echoesPart(result, known);
    return {
      result,
      echoes,
      response: { ...response, duration_ms: Math.round(performance.now() - started) },
    };
  } catch (error) {
    throw redactError(error, createRedactor(known), known);
  }
}

function tooDeep(): ToolgateError {
  return apiError("invalid_response", `The tool's answer is nested deeper than ${MAX_DEPTH} levels.`);
}

function tooLarge(): ToolgateError {
  const { maxBytes } = DEFAULT_LIMITS;
  const message = `The tool's answer is larger than ${maxBytes} bytes; ask for less.`;
  return apiError("too_large", message, { details: { max_bytes: maxBytes } });
}

interface Answered {
  answer: JsonObject;
  response: { status: number | null; bytes: number };
}

/**
 * Tries once more from the start if the server did nothing because it lost the session or changed its
 * protocol.
 */
async function retryOnce(
  attempt: (definition: McpCall["definition"]) => Promise<Answered>,
  definition: McpCall["definition"],
): Promise<Answered> {
  try {
    return await attempt(definition);
  } catch (error) {
    if (!(error instanceof NotCalledError)) throw error;
    try {
      return await attempt({ ...definition, transport: null, protocol_version: null });
    } catch (second) {
      throw second instanceof NotCalledError ? second.error : second;
    }
  }
}

async function callOnce(
  { definition, args, secrets, signal, once = false }: McpCall,
  { known, ...ports }: McpPorts & Pick<ConnectOptions, "budget"> & { known: string[] },
  { onChanged, onSend, onProgress }: McpCallHooks,
): Promise<Answered> {
  const { name } = definition;
  const onToken = (token: string) => known.push(token);
  const connection = await openConnection(definition, { ...ports, secrets, signal, onToken, once });
  try {
    const raw = await beforeCall(() => findTool(connection, name), definition);
    const seen = raw === null ? null : readDefinition(raw, createRedactor(known));
    if (seen === null) return await onChanged(null);
    if ("reason" in seen) return await onChanged({ unusable: seen.reason });
    if (seen.digest !== definition.digest) return await onChanged(seen);
    connection.setListing(false);
    const before = connection.trail.bytes;
    onSend();
    const onprogress = onProgress && passProgress(onProgress, known);
    const work = () => send(connection, definition, { raw: raw ?? {}, args, onprogress });
    const answer = await (once ? work() : inSession(connection, work));
    const bytes = connection.trail.bytes - before;
    // The limit of a stream that also carried the list was that of lists, which is larger than that of an
    // answer.
    if (bytes > DEFAULT_LIMITS.maxBytes) throw tooLarge();
    return { answer, response: { status: connection.trail.http_status, bytes } };
  } finally {
    connection.close();
  }
}

async function beforeCall<T>(work: () => Promise<T>, { transport }: McpToolDefinition): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRemembered = transport !== null;
    if (isRemembered && error instanceof ToolgateError && mayNeedOtherVariant(error))
      throw new NotCalledError(error);
    throw error;
  }
}

/**
 * 404 within a session means that the session ended and the request was not processed (protocol, "Session
 * Management").
 */
async function inSession<T>(connection: McpConnection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isForgotten = error instanceof ToolgateError && error.details?.["http_status"] === 404;
    if (isForgotten && connection.hasSession()) throw new NotCalledError(error);
    throw error;
  }
}

/**
 * With the raw definition, the library mirrors arguments into headers where the server requires it
 * (SEP-2243).
 */
function send(
  connection: McpConnection,
  { name }: { name: string },
  {
    raw,
    args,
    onprogress,
  }: { raw: JsonObject; args: JsonObject; onprogress: ReturnType<typeof passProgress> | null },
): Promise<JsonObject> {
  const { outputSchema: _outputSchema, ...toolDefinition } = raw;
  return connection.ask("the call", async (given) => {
    const answer = await connection.client.callTool(
      { name, arguments: args },
      { ...given, ...(onprogress && { onprogress }), toolDefinition: toolDefinition as never },
    );
    return answer as unknown as JsonObject;
  });
}

/** A progress notification as the library returns it. */
interface ServerProgress {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

/**
 * Passes on a server's progress: finite numbers, and the first line of the message without secrets.
 * Secrets are redacted again after hidden characters are removed.
 */
export function passProgress(
  onProgress: ProgressListener,
  known: readonly string[],
): (said: ServerProgress) => void {
  let lastSentAt = 0;
  return ({ progress, total, message }) => {
    const now = Date.now();
    if (!Number.isFinite(progress) || now - lastSentAt < MIN_INTERVAL_MS) return;
    lastSentAt = now;
    const redact = createRedactor(known);
    const text = message === undefined ? "" : redact(cleanText(redact(message), MAX_MESSAGE));
    onProgress({
      progress,
      ...(total !== undefined && Number.isFinite(total) && { total }),
      ...(text && { message: text }),
    });
  };
}
