import type { ToolgateClient } from "../toolgate-client.ts";
import { type Answer, judgeAnswer, type Verdict } from "./judge-answer.ts";
import { measure } from "./measure.ts";
import type { EvaluatedToolgate } from "./open-embedded.ts";
import { type EvaluationCase, type EvaluationSet, neededBy } from "./read-set.ts";
import type { EvaluationReport } from "./write-report.ts";

type Findings = Pick<EvaluationReport, "metrics" | "cases" | "skipped">;

/**
 * Sends every question as a dry run and, if the APIs are observed, once for real, when no write may
 * arrive. Cases whose operations are not connected are skipped.
 */
export async function evaluateSet(
  { thresholds, cases }: EvaluationSet,
  { client, countWrites }: EvaluatedToolgate,
  onProgress: (done: number) => void = () => undefined,
): Promise<Findings> {
  const connected = await findConnected(client, new Set(cases.flatMap(neededBy)));
  const before = await countWrites();
  const findings: Omit<Findings, "metrics"> = { cases: [], skipped: [] };
  for (const [index, one] of cases.entries()) {
    onProgress(index);
    const missing = neededBy(one).filter((operation) => !connected.has(operation));
    if (missing.length > 0) {
      findings.skipped.push({ question: one.question, missing });
      continue;
    }
    const dry = await ask(client, one, true);
    const real = before === null ? null : await ask(client, one, false);
    findings.cases.push({ question: one.question, expect: one.expect, ...judgeAnswer(one, dry, real) });
  }
  const after = await countWrites();
  const writes = before === null || after === null ? null : after - before;
  return { ...findings, metrics: measure(thresholds, findings.cases satisfies Verdict[], writes) };
}

async function ask(
  client: ToolgateClient,
  { question, context, agent }: EvaluationCase,
  dry: boolean,
): Promise<Answer> {
  const { status, body } = await client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: question,
    conversation_id: `evaluation-${crypto.randomUUID()}`,
    ...(context && { user_context_data: context }),
    ...(agent && { agent_id: agent }),
    dry_run: dry,
  });
  const isRefused = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED", "INTERNAL"].includes(
    body.error_code ?? "",
  );
  if (typeof body !== "object" || isRefused) {
    throw new Error(`"${question}": HTTP ${status} ${body.error_code ?? ""} ${body.error_message ?? ""}`);
  }
  return body;
}

/** The operations that the caller's catalogue contains. */
async function findConnected(client: ToolgateClient, wanted: Set<string>): Promise<Set<string>> {
  const connected = new Set<string>();
  for (const query of wanted) {
    const { status, body } = await client.call<{
      tools?: { operation_id: string }[];
      error_code?: string;
      error_message?: string;
    }>("POST", "/functions/v1/tools/search", { query, limit: 10 });
    if (!body.tools) throw new Error(`tools/search: HTTP ${status} ${body.error_code} ${body.error_message}`);
    if (body.tools.some(({ operation_id }) => operation_id === query)) connected.add(query);
  }
  return connected;
}
