import type { ServerContext } from "@modelcontextprotocol/server";
import { isJsonObject } from "../contract/json.ts";
import { isUuid } from "../contract/uuid.ts";
import type { Chosen, Offer } from "./describe-choice.ts";
import type { Question, QuestionKind } from "./describe-question.ts";
import type { Reply } from "./settle-approval.ts";

/** The key of the question in `inputRequests`. */
export const INPUT_KEY = "question";

/** The answer of a client's user: about a write, or which tool is meant. */
export type Answered = Reply | { kind: "choice"; offers: Offer[]; answer: unknown };

interface State {
  kind: QuestionKind | "choice";
  approvalId?: string;
  offers?: Offer[];
  chosen: Chosen | null;
}

const KINDS: readonly unknown[] = ["page", "elsewhere", "here", "choice"] satisfies State["kind"][];

/**
 * The state that a client of 2026 returns with the answer, since the server keeps none. `chosen`: an
 * earlier answer.
 */
export function writeState(question: Question, chosen: Chosen | null): string {
  const { params: _params, ...rest } = question;
  return JSON.stringify({ ...rest, chosen } satisfies State);
}

/**
 * The answer that a client returns, and the earlier choice. They need not be trusted: the gate checks
 * whether an approval belongs to the call, and the caller's policy applies to any tool.
 */
export function readState({ mcpReq }: ServerContext): { answered: Answered | null; chosen: Chosen | null } {
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
