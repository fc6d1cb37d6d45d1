import type { ServerResponse } from "node:http";
import OpenAI from "openai";
import { expect } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { type ModelRequest, type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

export const SECRET = "canary-n0tes";

export interface Result {
  model: string;
  message?: { role: string; content: string };
  steps: { tool: string; arguments: unknown; result: unknown; duration_ms: number; untrusted?: unknown }[];
  usage: { prompt_tokens: number; completion_tokens: number };
  stopped?: string;
  run_id?: string;
  approval?: {
    approval_id: string;
    summary: string;
    request: unknown;
    expires_at?: string;
    approval_url?: string;
  };
  error?: { error_code: string };
  trace_id: string;
}

export interface Answer {
  results: Result[];
  error_code: string;
  error_message: string;
  technical_details: Record<string, unknown> & { results?: Result[]; errors?: { pointer: string }[] };
}

export interface OrchestratorSetting {
  model: ScriptedModel;
  /** An API that stores and returns notes. */
  api: Loopback;
  /** Overrides the API's answers until the next `reset()`. */
  answerWith(answer: (request: Received, response: ServerResponse) => unknown): void;
  /** Delays all answers of the API until `release`. */
  hold(answer: unknown): { arrived: Promise<void>; release(): void };
  /** Clears the recorded requests and the script. */
  reset(): void;
  /** Asserts that the script covered all requests and no secret was returned or logged, then calls `reset()`. For use after each test. */
  expectNoLeak(): void;
  toolgate: Toolgate;
  owner: ToolgateClient;
  ask(
    more?: Record<string, unknown>,
    options?: { client?: ToolgateClient; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Answer; first: Result; headers: Headers }>;
  resume(
    run_id: string | undefined,
    client?: ToolgateClient,
  ): Promise<{ status: number; body: Answer; first: Result }>;
  decide(
    approval_id: string | undefined,
    decision: "approve" | "reject",
    more?: Record<string, unknown>,
  ): Promise<void>;
  /** OpenAI's own client, pointed at Toolgate; without a key it has a new one of the owner's. */
  openai(apiKey?: string): Promise<OpenAI>;
  newKey(options?: { agent_id?: string }): Promise<{ id: string; client: ToolgateClient }>;
  addTool(tool: Record<string, unknown>, secrets?: Record<string, string>): Promise<void>;
  /** The writes that the API received. */
  writes(): string[];
  stop(): Promise<void>;
}

/** A running Toolgate with a scripted model, and its owner with tools of a notes API. */
export async function startOrchestratorSetting(
  env: Record<string, string> = {},
): Promise<OrchestratorSetting> {
  let answering: (request: Received, response: ServerResponse) => unknown = answerNotes;
  const api = await startLoopback((request, response) => answering(request, response));
  const model = await startScriptedModel();
  const toolgate = await startToolgate({
    upstreams: [api.url],
    env: { ...model.env, TOOLGATE_ENV: "prod", ...env },
  });
  const { client: owner } = await toolgate.newPerson();

  const addTool: OrchestratorSetting["addTool"] = async (tool, secrets) => {
    const headers = { apikey: toolgate.stack.publishableKey, prefer: "return=representation" };
    const { status, body } = await owner.call<{ id: string }[]>(
      "POST",
      "/rest/v1/custom_tools",
      tool,
      headers,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    if (secrets) await owner.call("POST", `/functions/v1/tools/${body[0]?.id}/secrets`, secrets);
  };
  await addTool(
    {
      name: "get_note",
      description: "Read a note by its number",
      http_config: {
        url: `${api.url}/notes/{{id}}`,
        method: "GET",
        headers: { "X-Api-Key": "{{notes_key}}" },
      },
      parameters: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
      secret_names: ["notes_key"],
    },
    { notes_key: SECRET },
  );
  await addTool({
    name: "send_note",
    description: "Send a note",
    http_config: { url: `${api.url}/notes`, method: "POST", body_template: '{"n": "{{text}}"}' },
  });

  async function newKey(options: { agent_id?: string }) {
    const asked = { name: "k", scopes: ["agent:query"], ...options };
    return (await owner.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", asked)).body;
  }

  function reset() {
    answering = answerNotes;
    model.answer = null;
    model.requests.length = 0;
    api.received.length = 0;
  }

  return {
    model,
    api,
    toolgate,
    owner,
    addTool,
    answerWith(answer) {
      answering = answer;
    },
    hold(answer) {
      let release = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        answering = async (_request, response) => {
          resolve();
          await mayAnswer;
          answerJson(response, answer);
        };
      });
      return { arrived, release };
    },
    reset,
    expectNoLeak() {
      expect(model.unexpected).toEqual([]);
      expect(JSON.stringify(model.requests)).not.toContain(SECRET);
      expect(toolgate.logs.filter((line) => line.includes(SECRET))).toEqual([]);
      reset();
    },
    async ask(more = {}, { client = owner, headers } = {}) {
      const messages = [{ role: "user", content: "Please look after my notes" }];
      const answer = await client.call<Answer>(
        "POST",
        "/functions/v1/hydra-orchestrator",
        { messages, ...more },
        headers,
      );
      return { ...answer, first: answer.body.results?.[0] as Result };
    },
    async resume(run_id, client = owner) {
      const answer = await client.call<Answer>(
        "POST",
        `/functions/v1/hydra-orchestrator/runs/${run_id}/resume`,
        {},
      );
      return { ...answer, first: answer.body.results?.[0] as Result };
    },
    async decide(approval_id, decision, more = {}) {
      const { status, body } = await owner.call("POST", `/functions/v1/approvals/${approval_id}`, {
        decision,
        ...more,
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    async openai(apiKey) {
      return new OpenAI({
        baseURL: `${toolgate.stack.url}/functions/v1/hydra-orchestrator`,
        apiKey: apiKey ?? (await newKey({})).key,
        maxRetries: 0,
      });
    },
    async newKey(options = {}) {
      const { id, key } = await newKey(options);
      return { id, client: toolgate.as(key) };
    },
    writes: () => api.received.filter(({ method }) => method === "POST").map(({ body }) => body),
    async stop() {
      await toolgate.stop();
      await model.stop();
      await api.close();
    },
  };
}

function answerNotes({ method, url, body }: Received, response: ServerResponse): void {
  const id = Number(url.split("/").at(-1));
  if (method !== "POST") answerJson(response, { id, text: `note ${id}` });
  else answerJson(response, { saved: (JSON.parse(body) as { n: string }).n }, 201);
}

/** The results of its calls that the model received so far. */
export function toolResults({ messages }: ModelRequest["body"]): string[] {
  return messages.filter(({ role }) => role === "tool").map(({ content }) => content);
}

export function offeredNames({ tools = [] }: ModelRequest["body"]): string[] {
  return tools.map(({ function: { name } }) => name);
}
