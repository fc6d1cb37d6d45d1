import {
  type CallToolRequest,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import type { Progress, ProgressListener } from "../../contract/trace.ts";
import { trimSchema } from "../../planning/schema/clean-schema.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { AskArguments, FindToolsArguments } from "./list-tools.ts";
import {
  chosenConnection,
  type Outcome,
  pickMembers,
  type ToolCaller,
  type ToolHandler,
} from "./mcp-parts.ts";
import { callNamedTool, runDirectTool } from "./run-named-tool.ts";
import { failureResult, toErrorResult, toResult } from "./to-result.ts";

/** Default number of tools that `find_tools` returns; schemas are long. */
const DEFAULT_LIMIT = 5;

/** Maximum length of a description; its first words say what the tool does. */
const MAX_DESCRIPTION = 300;

/** `ask`: the same run as `agent-query`. */
const askAgent: ToolHandler = async ({ parts, onProgress, ...server }, given, context) => {
  parts.checkShape(AskArguments, given);
  const asked = given as Static<typeof AskArguments>;
  const { question, context: known, approval_id, conversation_id, ...rest } = asked;
  // Without a session, each call is a separate conversation, so that requests of other users of the same
  // key cannot answer its questions.
  const conversation = conversation_id ?? `mcp-${server.caller.session ?? crypto.randomUUID()}`;
  const query = {
    user_query: question,
    conversation_id: conversation,
    ...(known && { user_context_data: known }),
    ...chosenConnection(context),
    ...rest,
  } as JsonObject;
  const { signal } = context.mcpReq;
  return callWithApproval({
    ...server,
    database: parts.database,
    context,
    approvalId: approval_id,
    run: (id, chosen) =>
      parts.ask({
        body: { ...query, ...chosen, ...(id !== undefined && { approval_id: id }) },
        signal,
        onProgress,
      }),
    describe: (outcome) => describe(outcome, conversation),
  });
};

const HANDLERS = new Map<string, ToolHandler>([
  ["find_tools", findTools],
  ["call_tool", callNamedTool],
  ["ask", askAgent],
]);

/**
 * Answers `tools/call`. Any failure of the call is a result, which the model sees; only an unknown tool is
 * a protocol error (MCP, "Error Handling").
 */
export async function callTool(
  server: ToolCaller,
  { params }: CallToolRequest,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const handle = choose(server, params.name);
  const given = (params.arguments ?? {}) as JsonObject;
  try {
    return await reportProgress(context, params.name, (onProgress) =>
      handle({ ...server, onProgress }, given, context),
    );
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return failureResult(server.parts.asToolgateError(error));
  }
}

/** @throws ProtocolError if there is no such tool for this caller */
function choose({ caller }: ToolCaller, name: string): ToolHandler {
  const [tool] = caller.named;
  const direct = tool && runDirectTool(tool);
  const handler = caller.exposure.mode === "catalogue" ? HANDLERS.get(name) : direct;
  if (handler) return handler;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
}

async function findTools({ parts }: ToolCaller, given: JsonObject): Promise<CallToolResult> {
  parts.checkShape(FindToolsArguments, given);
  const { query, limit = DEFAULT_LIMIT } = given as Static<typeof FindToolsArguments>;
  const tools = await parts.findTools(query);
  return toResult({ tools: tools.slice(0, limit).map(describeFound) });
}

/** A found tool with the members that a model needs to choose and call it. */
export function describeFound({
  tool_id,
  operation_id,
  fields,
  side_effect,
  input_schema,
}: ToolCandidate): JsonObject {
  return {
    tool_id,
    name: operation_id,
    description: cleanText(fields.description || fields.summary, MAX_DESCRIPTION),
    side_effect,
    input_schema: trimSchema(input_schema),
  };
}

/**
 * The steps and the reading are in the trace; a model does not need them. A question includes how to
 * answer it.
 */
function describe({ body, failure }: Outcome, conversation_id: string): CallToolResult {
  if (failure?.code === "CLARIFICATION_NEEDED" && isJsonObject(body)) {
    const how =
      "Ask again: the answer as `question` with this conversation_id, or a choice as `tool` and `arguments`.";
    const details = { ...failure.details, conversation_id, how };
    return toErrorResult({ ...body, technical_details: details });
  }
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  const { trace: _trace, internal_log: _log, reading: _reading, ...answer } = body;
  return toResult(answer, pickMembers(body, ["trace_id"]));
}

/** Milliseconds until the first notification of a slow call, and between notifications. */
const FIRST_PROGRESS_MS = 1_000;

const PROGRESS_EVERY_MS = 2_000;

/**
 * Reports the progress of a call to a client that asked for it: the progress that the tool reports through
 * `onProgress` (null if the client did not ask), and until then the elapsed seconds.
 */
async function reportProgress<T>(
  { mcpReq }: ServerContext,
  what: string,
  work: (onProgress: ProgressListener | null) => Promise<T>,
): Promise<T> {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return work(null);
  const started = Date.now();
  const scale = createProgressCounter();
  const notify = (progress: Progress) => {
    const params = { progressToken: token, ...progress };
    // Failures are ignored: the client may have disconnected.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const count = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    scale.count(seconds);
    notify({ progress: seconds, message: `${what}: ${seconds} s` });
    timer = setTimeout(count, PROGRESS_EVERY_MS);
  };
  let timer = setTimeout(count, FIRST_PROGRESS_MS);
  const onProgress: ProgressListener = (reported) => {
    const placed = scale.convert(reported);
    if (placed === null) return;
    clearTimeout(timer);
    notify({ ...placed, message: [what, placed.message].filter(Boolean).join(": ") });
  };
  try {
    return await work(onProgress);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The values of one progress token, which must increase with every notification (MCP, "Progress"). They
 * come from two sources: Toolgate counts seconds until the tool reports progress itself, and each step of
 * a run starts again from its own zero. Each source continues where the last one was.
 */
interface ProgressCounter {
  /** Records a value counted by Toolgate, which only increases. */
  count(seconds: number): void;
  /** Converts a reported value; null if it is not higher than the last one. */
  convert(reported: Progress): Progress | null;
}

export function createProgressCounter(): ProgressCounter {
  let lastSent = Number.NEGATIVE_INFINITY;
  let offset = 0;
  let last = Number.POSITIVE_INFINITY;
  return {
    count(seconds) {
      lastSent = seconds;
    },
    convert({ progress, total, message }) {
      if (progress < last) offset = Math.max(lastSent, 0);
      last = progress;
      const placed = offset + progress;
      if (placed <= lastSent) return null;
      lastSent = placed;
      return {
        progress: placed,
        ...(total !== undefined && total >= progress && { total: offset + total }),
        ...(message !== undefined && { message }),
      };
    },
  };
}
