import type { Objection } from "./aligning/decide.ts";

const REASONS: Readonly<Record<Objection, string>> = {
  twin: "another operation fits just as well",
  missing: "a required argument is missing",
  leftover: "a part of the request was not understood",
  negated: "the request is negated",
  conditional: "the request depends on a condition or on a later time",
  reported: "the request reports what another person said",
  past: "the request speaks of the past",
  advice: "the request asks how or whether to do it",
  not_commanded: "the request does not ask for this to be done",
  write_for_question: "a question never leads to a write",
  other_action: "the operation does something else than what was asked for",
  several: "the request asks for several things",
};

/** The reasons against calling an operation, for traces and users. */
export function describeObjections(objections: readonly Objection[]): string {
  return objections.length === 0
    ? "the match is not sure"
    : objections.map((objection) => REASONS[objection]).join("; ");
}
