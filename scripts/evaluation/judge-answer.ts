import { isDeepStrictEqual } from "node:util";
import { type EvaluationCase, isCall, type Metric } from "./read-set.ts";

/** The part of agent-query's answer that is evaluated. */
export interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  technical_details?: { missing?: string[] };
  tool?: { operation_id: string; connector_id?: string };
  trace?: { kind: string; input: { arguments?: Record<string, unknown> } }[];
  confidence?: number;
}

/** The score of a case: 1 right, 0 wrong; metrics that do not apply are absent. */
export type Verdict = Partial<Record<Metric, number>> & { got: string; right: boolean };

/**
 * Evaluates one case.
 *
 * @param dry answer to the dry run, with the intended call
 * @param real answer to the real request, in which writes wait for approval; null when it was not sent
 */
export function judgeAnswer({ expect }: EvaluationCase, dry: Answer, real: Answer | null): Verdict {
  const operation = dry.tool?.operation_id;
  const got = operation ?? dry.error_code ?? "no answer";
  if (!isCall(expect)) {
    const isWanted = [expect.outcome].flat().includes(dry.error_code ?? "");
    const missing = dry.technical_details?.missing ?? [];
    const asksRightly = (expect.missing ?? []).every((name) => missing.includes(name));
    return {
      got,
      abstaining: Number(operation === undefined),
      wrong_calls: Number(operation !== undefined),
      right: isWanted && asksRightly,
    };
  }
  const { connector = dry.tool?.connector_id } = expect;
  const isChosen = operation === expect.operation && dry.tool?.connector_id === connector;
  const verdict: Verdict = {
    got,
    tool_choice: Number(isChosen),
    wrong_calls: Number(operation !== undefined && !isChosen),
    right: isChosen,
  };
  if (isChosen && expect.arguments !== undefined) {
    const given = dry.trace?.find(({ kind }) => kind === "tool_call")?.input.arguments ?? {};
    verdict.arguments = Number(isDeepStrictEqual(given, expect.arguments));
    if (verdict.arguments === 0) verdict.got += ` ${JSON.stringify(given)}`;
  }
  if (isChosen && expect.write && real !== null) {
    verdict.approvals = Number(real.error_code === "APPROVAL_REQUIRED");
    if (verdict.approvals === 0) verdict.got += `, asked for real: ${real.error_code ?? real.status}`;
  }
  verdict.right = isChosen && verdict.arguments !== 0 && verdict.approvals !== 0;
  return verdict;
}
