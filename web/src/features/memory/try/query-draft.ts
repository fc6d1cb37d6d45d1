import { memory } from "../../../text/memory.ts";
import { type ContextRequest, DEFAULTS } from "../api/context.ts";

/** The entered values of the form. Empty: the server's default. */
export interface QueryDraft {
  question: string;
  userId: string;
  topK: string;
  maxChars: string;
  history: string;
  resourceName: string;
}

export const EMPTY_DRAFT: QueryDraft = {
  question: "",
  userId: "",
  topK: "",
  maxChars: "",
  history: "",
  resourceName: "",
};

/** Same as on the server (src/contract/api/memory/messages.ts). */
const LIMITS = { topK: [0, 20], maxChars: [100, 200_000], history: [0, 100] } as const;
export type NumberField = keyof typeof LIMITS;

/** The fault of a number, if any. */
export function findFault(field: NumberField, text: string): string | undefined {
  const [from, to] = LIMITS[field];
  const value = Number(text);
  if (text.trim() === "" || (Number.isInteger(value) && value >= from && value <= to)) return undefined;
  return memory.wholeNumber(from, to);
}

export function hasFault(draft: QueryDraft): boolean {
  return (["topK", "maxChars", "history"] as const).some((field) => findFault(field, draft[field]));
}

export function toRequest(siteId: string, ownId: string, draft: QueryDraft): ContextRequest {
  const number = (text: string) => (text.trim() === "" ? undefined : Number(text));
  const [top_k, max_chars, history] = [number(draft.topK), number(draft.maxChars), number(draft.history)];
  return {
    site_id: siteId,
    user_id: draft.userId.trim() || ownId,
    query: draft.question.trim(),
    ...(top_k !== undefined && { top_k }),
    ...(max_chars !== undefined && { max_chars }),
    ...(history !== undefined && { history }),
    ...(draft.resourceName !== "" && { resource_name: draft.resourceName }),
  };
}

/** The request including the server's defaults. */
export function limitsOf(request: ContextRequest): typeof DEFAULTS {
  const { top_k, history, max_chars } = { ...DEFAULTS, ...request };
  return { top_k, history, max_chars };
}
