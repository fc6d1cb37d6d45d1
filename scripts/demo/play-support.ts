import { bold, cyan, dim, green, progressLine, red } from "../terminal.ts";
import { createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { startJiraApi, type Ticket } from "./jira-api.ts";
import { makeSupportKey, prepareSupport } from "./prepare-support.ts";
import { expectInDemo, printStep } from "./print-step.ts";
import { startDemoStack } from "./start-demo-stack.ts";

interface StepOutput {
  operation_id?: string;
  confidence?: number;
  method?: string;
  url?: string;
  http_status?: number;
}

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  final_data: { results?: { source: string; text: string }[]; key?: string };
  technical_details: { approval_id: string; summary: string };
  trace_id: string;
  trace?: { kind: string; duration_ms: number; output: StepOutput }[];
}

const APPROVER = "lead@support.example";
const QUESTION = "How long does a refund take?";
const REQUEST = 'Create a ticket "Parcel 4711 arrived damaged" with high priority';

/**
 * A support agent with its file (agents/support.yaml): answers from the knowledge base, and creates a
 * ticket after a member of its approver group agreed. Local substitutes, no model. Succeeds when exactly
 * one ticket was created.
 */
export async function playSupport(): Promise<void> {
  const token = `jira_${crypto.randomUUID()}`;
  const jira = await startJiraApi(token);
  printStep(1, "A stand-in for Jira on loopback", jira.url);
  const stack = await startDemoStack([jira], "prod");
  printStep(2, "Toolgate on the embedded stack, in memory, TOOLGATE_ENV=prod", stack.url);
  try {
    const owner = createClient(stack.url, await signUp(stack, "owner@support.example"));
    const approver = createClient(stack.url, await signUp(stack, APPROVER));
    await prepareSupport(owner, { jira: jira.url, token, approver: APPROVER });
    const { key, prefix } = await makeSupportKey(owner, "support agent");
    printStep(5, "Made a key for this agent", `${prefix}…`);
    const agent = createClient(stack.url, key);

    const answered = await ask(agent, { user_query: QUESTION });
    const [passage] = answered.final_data.results ?? [];
    expectInDemo(passage?.text.includes("fourteen days") === true, answered);
    printStep(6, `The agent was asked: ${bold(QUESTION)}`, passage.text);
    console.log(`   ${green(`Source: ${passage.source}`)}`);

    const request = { user_query: REQUEST, idempotency_key: crypto.randomUUID() };
    const proposed = await ask(agent, request);
    expectInDemo(proposed.error_code === "APPROVAL_REQUIRED" && jira.tickets[0] === undefined, proposed);
    const { approval_id, summary } = proposed.technical_details;
    printStep(7, `The agent was asked: ${bold(REQUEST)}`, summary);
    console.log(`   ${red("APPROVAL_REQUIRED")} ${dim("nothing was sent")}`);

    const { body: waiting } = await approver.call<{ approvals: { approval_id: string; summary: string }[] }>(
      "GET",
      "/functions/v1/approvals?status=PENDING",
    );
    expectInDemo(waiting.approvals[0]?.approval_id === approval_id, waiting);
    const decided = await approver.call<{ status: string }>(
      "POST",
      `/functions/v1/approvals/${approval_id}`,
      {
        decision: "approve",
        note: "Go ahead",
      },
    );
    expectInDemo(decided.body.status === "APPROVED", decided.body);
    printStep(8, `${APPROVER}, of support-leads, approved`, waiting.approvals[0].summary);

    const done = await ask(agent, { ...request, approval_id });
    const again = await ask(agent, { user_query: REQUEST, approval_id });
    const opened = jira.tickets as readonly Ticket[];
    expectInDemo(done.status === "SUCCESS" && opened.length === 1, { done, opened });
    expectInDemo(again.error_code === "APPROVAL_REJECTED", again);
    printStep(
      9,
      "The agent came back with the approval",
      `${done.final_data.key} ${JSON.stringify(opened[0])}`,
    );
    console.log(`   ${dim(`Once: the same approval a second time is ${again.error_code}.`)}`);

    printStep(10, "The trace of the ticket", done.trace_id);
    for (const { kind, duration_ms, output } of done.trace ?? [])
      console.log(
        `   ${cyan(kind.padEnd(9))} ${`${duration_ms.toFixed(0)} ms`.padStart(6)} ${dim(describeStep(output))}`,
      );
  } finally {
    await stack.stop();
  }
}

async function ask(agent: ToolgateClient, query: Record<string, unknown>): Promise<Answer> {
  const asking = progressLine("Asking …");
  const { body } = await agent.call<Answer>("POST", "/functions/v1/agent-query", {
    conversation_id: "support-demo",
    ...query,
  });
  asking.done();
  return body;
}

function describeStep({ operation_id, confidence, method, url, http_status }: StepOutput): string {
  const call = method ? `${method} ${url} → ${http_status}` : "";
  return operation_id ? `${operation_id}, confidence ${confidence}` : call;
}
