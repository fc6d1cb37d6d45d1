import type { JsonObject } from "../base/json.ts";
import type { ReadSpan, ToolCandidate } from "./tool.ts";

/** Reasons against calling the operation that matches a request best. */
export type Objection =
  | "not_commanded"
  | "negated"
  | "conditional"
  | "reported"
  | "past"
  | "advice"
  | "several"
  | "other_action"
  | "leftover"
  | "missing"
  | "twin"
  | "write_for_question";

/** A candidate with the arguments that the request and the context give it. */
export interface RankedCandidate {
  readonly candidate: ToolCandidate;
  readonly filling: {
    readonly arguments: JsonObject;
    readonly filled: readonly {
      readonly slot: { readonly path: readonly string[] };
      readonly source: "context" | "query" | "default";
    }[];
    /** Required arguments without a value, as dotted paths. */
    readonly missing: string[];
  };
  /** Logarithm of its likelihood, comparable only within one decision. */
  readonly score: number;
}

/**
 * What the rules conclude from a request about its candidates. MEMORY needs it to sort them and adds it to `found`, so
 * that the planners need not decide again.
 */
export interface FoundDecision {
  readonly query: string;
  /** The list that was decided about. The decision does not apply to another list. */
  readonly candidates: readonly ToolCandidate[];
  /** The candidates that were compared with the request, best first. */
  readonly ranked: readonly RankedCandidate[];
  /** Confidence that the first one, with its arguments, is what was requested: 0…1. */
  readonly confidence: number;
  /** Reasons not to call the first one without asking; empty when there are none. */
  readonly objections: readonly Objection[];
  /** Whether the request says not to do what the first one does. */
  readonly forbids: boolean;
  /** Whether even the first one has too little in common with the request to ask about it. */
  readonly isForeign: boolean;
  /** The account's rule that chose the operation; null: there was none, or it did not apply. */
  readonly rule: { readonly phrase: string } | null;
  /** Of the first one; `swallowed` is above 0 if words only became the text of an argument that is not named. */
  readonly features: { readonly swallowed: number };
  /** ISO 639-1 code of the request. */
  readonly language: string;
  /** The role of each part of the request for the first one. */
  readonly reading: readonly ReadSpan[];
}
