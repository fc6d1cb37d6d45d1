import {
  type CallToolResult,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { isJsonObject } from "../../base/json.ts";
import { isUuid } from "../../base/text.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import {
  type Chosen,
  describeChoice,
  describeQuestion,
  describeSignIn,
  type NeededConnection,
  type Offer,
  type Question,
  type QuestionKind,
  readChosen,
  readNeeded,
} from "./describe-question.ts";
import type { Outcome } from "./mcp-parts.ts";
import type { ElicitationModes, McpCaller } from "./session.ts";
import { awaitSignIn, type Reply, settleApproval } from "./settle-approval.ts";

/** Maximum number of questions per call; a run with several writes asks about each. */
const MAX_QUESTIONS = 8;

/**
 * Maximum duration of a call with all its questions and the run at its end; the platform ends it after 150
 * s. Milliseconds.
 */
const CALL_MS = 120_000;

/** Time between an answer and the run, in milliseconds. */
const SLACK_MS = 2_000;

/** With less time left, no question is asked. Milliseconds. */
const MIN_MS = 5_000;

/** The key of the question in `inputRequests`. */
const INPUT_KEY = "question";

const KINDS: readonly unknown[] = [
  "page",
  "elsewhere",
  "here",
  "choice",
  "sign_in",
] satisfies State["kind"][];

interface AskableCall {
  database: Database;
  caller: McpCaller;
  era: "modern" | "legacy";
  elicitation: ElicitationModes;
  context: ServerContext;
  /** Makes the call, with the approval of an earlier attempt and the tool that the client's user chose. */
  run(approvalId: string | undefined, chosen: Chosen | null): Promise<Outcome>;
  /** Given by the client. */
  approvalId: string | undefined;
  describe(outcome: Outcome): CallToolResult;
}

/**
 * Makes a call. If it needs an approval or is ambiguous, and the client can ask its user, the user is
 * asked and the call is made again. A client of 2026 gets the question as the result and returns it with
 * the answer (no state is kept meanwhile); one of 2025 is asked over the open connection. An approval is
 * valid for exactly one call, so the client's answer need not be trusted.
 */
export async function callWithApproval(call: AskableCall): Promise<CallToolResult | InputRequiredResult> {
  // The run must have its whole time when it starts: if it were aborted later, its outcome would be
  // unknown.
  const lastStart = Date.now() + CALL_MS - call.caller.runMs;
  const ports = { database: call.database, signal: call.context.mcpReq.signal, until: lastStart - SLACK_MS };
  const returned = call.era === "modern" ? readState(call.context) : { answered: null, chosen: null };
  let { answered, chosen } = returned;
  let earlier: Outcome | null = null;
  for (let asked = 0; ; asked++) {
    const picked = answered?.kind === "choice" ? readChosen(answered.offers, answered.answer) : null;
    const isDeclined = answered?.kind === "choice" && picked === null;
    // If the user declines, the result contains the question.
    if (isDeclined && earlier) return call.describe(earlier);
    chosen = picked ?? chosen;
    const signedIn = answered?.kind === "sign_in" ? answered : null;
    if (signedIn) await awaitSignIn(ports, call.caller, signedIn);
    const reply = answered && answered.kind !== "choice" && answered.kind !== "sign_in" ? answered : null;
    if (reply) await settleApproval(ports, call.caller, reply);
    if (earlier && Date.now() > lastStart) return call.describe(earlier);
    const outcome = await call.run(reply?.approvalId ?? call.approvalId, chosen);
    const question = isDeclined ? null : findQuestion(outcome.failure, call, reply?.approvalId);
    // Asked once: if the sign-in takes longer, the result says where it continues.
    if (question?.kind === "sign_in" && signedIn) return call.describe(outcome);
    if (question === null || asked >= MAX_QUESTIONS) return call.describe(outcome);
    if (call.era === "modern") return describeInput(question, chosen);
    answered = await askNow(question, call.context, ports.until - Date.now());
    if (answered === null) return call.describe(outcome);
    earlier = outcome;
  }
}

/**
 * @param answeredFor an approval about which the user was asked already; if it is still undecided, the
 * result says where to decide
 */
function findQuestion(
  failure: ToolgateError | null,
  { elicitation, caller }: AskableCall,
  answeredFor: string | undefined,
): Question | null {
  const question = describeQuestion(failure, elicitation, caller.exposure.approvals);
  if (question !== null) return question.approvalId === answeredFor ? null : question;
  return describeSignIn(failure, elicitation) ?? describeChoice(failure, elicitation);
}

function describeInput(question: Question, chosen: Chosen | null): InputRequiredResult {
  const { params } = question;
  const request: InputRequest =
    params.mode === "url"
      ? inputRequired.elicitUrl({ message: params.message, url: params.url })
      : inputRequired.elicit(params);
  return inputRequired({
    inputRequests: { [INPUT_KEY]: request },
    requestState: writeState(question, chosen),
  });
}

/** Null if there is no answer in time. */
async function askNow(
  { params, ...question }: Question,
  { mcpReq }: ServerContext,
  timeout: number,
): Promise<Answered | null> {
  if (timeout < MIN_MS) return null;
  try {
    const request = { method: "elicitation/create" as const, params: { ...params } };
    const answer: unknown = await mcpReq.send(request, { timeout, signal: mcpReq.signal });
    return { ...question, answer };
  } catch (error) {
    if (mcpReq.signal.aborted) throw error;
    return null;
  }
}

/** The answer of a client's user: about a write, which tool is meant, or whether to sign in. */
type Answered =
  | Reply
  | { kind: "choice"; offers: Offer[]; answer: unknown }
  | { kind: "sign_in"; needed: NeededConnection; answer: unknown };

interface State {
  kind: QuestionKind | "choice" | "sign_in";
  approvalId?: string;
  needed?: NeededConnection;
  offers?: Offer[];
  chosen: Chosen | null;
}

/**
 * The state that a client of 2026 returns with the answer, since the server keeps none. `chosen`: an
 * earlier answer.
 */
function writeState(question: Question, chosen: Chosen | null): string {
  const { params: _params, ...rest } = question;
  return JSON.stringify({ ...rest, chosen } satisfies State);
}

/**
 * The answer that a client returns, and the earlier choice. They need not be trusted: the gate checks
 * whether an approval belongs to the call, and the caller's policy applies to any tool.
 */
function readState({ mcpReq }: ServerContext): { answered: Answered | null; chosen: Chosen | null } {
  const nothing = { answered: null, chosen: null };
  const text = mcpReq.requestState<unknown>();
  const answer = mcpReq.inputResponses?.[INPUT_KEY];
  if (typeof text !== "string" || answer === undefined) return nothing;
  try {
    const state = JSON.parse(text) as Partial<State> | null;
    if (!isJsonObject(state) || !KINDS.includes(state.kind)) return nothing;
    const { kind, approvalId, offers, chosen: before } = state as Partial<State>;
    const chosen = isChosen(before) ? before : null;
    if (kind === "choice") {
      const isWhole = Array.isArray(offers) && offers.every(isOffer);
      return isWhole ? { answered: { kind, offers, answer }, chosen } : nothing;
    }
    if (kind === "sign_in") {
      const needed = readNeeded(state["needed"]);
      return needed ? { answered: { kind, needed, answer }, chosen } : nothing;
    }
    if (kind === undefined || typeof approvalId !== "string" || !isUuid(approvalId)) return nothing;
    return { answered: { kind, approvalId, answer }, chosen };
  } catch {
    return nothing;
  }
}

function isChosen(value: unknown): value is Chosen {
  return isJsonObject(value) && typeof value["tool"] === "string" && isJsonObject(value["arguments"]);
}

function isOffer(value: unknown): value is Offer {
  if (!isJsonObject(value) || !isChosen(value)) return false;
  const { label, missing } = value as Record<string, unknown>;
  return (
    typeof label === "string" && Array.isArray(missing) && missing.every((name) => typeof name === "string")
  );
}
