import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Person } from "./tools-client.ts";

/*
 * The workflow ask-with-approval.json against a real Toolgate. n8n itself is too large to be installed for a test: its nodes are
 * played by the few lines below, with n8n's expressions evaluated as they are written in the file.
 */

type Json = Record<string, unknown>;
interface Node {
  name: string;
  type: string;
  parameters: Json & {
    url?: string;
    method?: string;
    bodyParameters?: { parameters: { name: string; value: string }[] };
    assignments?: { assignments: { name: string; value: string }[] };
    columns?: { value: Record<string, string> };
    conditions?: { conditions: { leftValue: string; rightValue: string }[] };
    filters?: { conditions: { keyName: string; keyValue: string }[] };
  };
}
interface Workflow {
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const workflow = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../examples/n8n/ask-with-approval.json"), "utf8"),
) as Workflow;

let api: Loopback;
let n8n: Loopback;
let toolgate: Toolgate;
let owner: Person;
let key: string;
/** The data table, and the requests to the webhook. */
const rows: Json[] = [];

beforeAll(async () => {
  api = await startLoopback((_, response) =>
    response.writeHead(201, { "content-type": "application/json" }).end('{"id": 7}'),
  );
  n8n = await startLoopback((_, response) => response.writeHead(200).end());
  toolgate = await startToolgate({ upstreams: [api.url, n8n.url], env: { TOOLGATE_ENV: "prod" } });
  owner = await toolgate.newPerson();
  await connect(owner.client, customersDocument(api.url), {});
  const made = await owner.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "n8n",
    scopes: ["agent:query"],
  });
  key = made.body.key;
  await owner.client.call("PUT", "/functions/v1/approvals/webhook", {
    url: `${n8n.url}/webhook/toolgate-approvals`,
  });
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([api?.close(), n8n?.close()]);
});

describe("examples/n8n/ask-with-approval.json", () => {
  it.each([
    ["approve", { status: "SUCCESS", answer: { id: 7 } }, 1],
    ["reject", { status: "FAILURE", answer: { error_code: "APPROVAL_REJECTED" } }, 0],
  ] as const)("waits for the decision and continues: %s", async (decision, answer, sent) => {
    const before = api.received.length;
    const execution = startExecution(`${n8n.url}/webhook-waiting/${decision}?signature=x`);
    const trigger = { body: { question: `Create a customer named "ABC ${decision}"` } };
    const waiting = await execution.run("Settings", trigger);
    expect(waiting).toEqual({ waits: true });
    expect(api.received.length).toBe(before);

    const { approval_id } = rows.at(-1) ?? {};
    const decided = await owner.client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision });
    expect(decided.status).toBe(200);
    const notification = await expect
      .poll(
        () =>
          notifications().find(
            ({ type, data }) => type === "approval.decided" && data.approval_id === approval_id,
          ),
        { timeout: 10_000 },
      )
      .toBeDefined()
      .then(() =>
        notifications().find(
          ({ type, data }) => type === "approval.decided" && data.approval_id === approval_id,
        ),
      );

    // n8n answers a webhook with the last node's item, or with a failure if there is none, after which Toolgate retries.
    // Notifications are delivered in any order.
    const isRequest = ({ type }: { type: string }) => type === "approval.requested";
    await expect.poll(() => notifications().find(isRequest), { timeout: 10_000 }).toBeDefined();
    const requested = notifications().find(isRequest);
    expect(await startExecution("").run("Decided?", { body: requested as unknown as Json })).toMatchObject({
      body: { type: "approval.requested" },
    });
    expect(workflow.connections["Decided?"]?.main[1]).toHaveLength(1);

    // The webhook's own execution calls the first one's address.
    const seen = n8n.received.length;
    await startExecution("").run("Decided?", { body: notification as unknown as Json });
    // Repeated notifications may arrive meanwhile.
    const resumed = n8n.received.slice(seen).filter(({ url }) => url?.startsWith("/webhook-waiting/"));
    expect(resumed.map(({ url }) => url)).toEqual([`/webhook-waiting/${decision}?signature=x`]);
    expect(await execution.resume()).toMatchObject(answer);
    expect(api.received.length - before).toBe(sent);
  });

  it("keeps waiting when it is woken before the decision", async () => {
    const execution = startExecution(`${n8n.url}/webhook-waiting/early`);
    await execution.run("Settings", { body: { question: 'Create a customer named "Early Ltd"' } });
    expect(await execution.resume()).toEqual({ waits: true });
  });
});

function notifications(): { type: string; data: { approval_id: string } }[] {
  return n8n.received
    .filter(({ url }) => url === "/webhook/toolgate-approvals")
    .map(({ body }) => JSON.parse(body));
}

/** Executes the nodes from the given one until the last, or until one waits. */
function startExecution(resumeUrl: string) {
  const outputs = new Map<string, Json>();
  let waitsAt: string | undefined;
  const evaluate = (text: string, $json: Json): unknown => {
    if (!text.startsWith("=")) return text;
    const read = (code: string): unknown => {
      const $ = (name: string) => ({
        first: () => ({ json: outputs.get(name) }),
        last: () => ({ json: outputs.get(name) }),
      });
      const $execution = { id: "1", resumeUrl };
      return new Function("$json", "$", "$execution", `return (${code})`)($json, $, $execution);
    };
    const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1];
    if (whole !== undefined) return read(whole);
    return text.slice(1).replace(/\{\{(.*?)\}\}/g, (_, code: string) => String(read(code)));
  };

  async function play(node: Node, $json: Json): Promise<{ items: Json[]; output: number }> {
    const { parameters } = node;
    const one = (json: Json, output = 0) => ({ items: [json], output });
    switch (node.type.split(".")[1]) {
      case "set":
        return one(
          Object.fromEntries(
            (parameters.assignments?.assignments ?? []).map(({ name, value }) => [
              name,
              name === "toolgate_url" ? `${toolgate.stack.url}/functions/v1` : evaluate(value, $json),
            ]),
          ),
        );
      case "if": {
        const [condition] = parameters.conditions?.conditions ?? [];
        const isTrue = evaluate(condition?.leftValue ?? "", $json) === condition?.rightValue;
        return one($json, isTrue ? 0 : 1);
      }
      case "noOp":
        return one($json);
      case "dataTable": {
        const [filter] = parameters.filters?.conditions ?? [];
        if (filter) {
          const wanted = evaluate(filter.keyValue, $json);
          return { items: rows.filter((row) => row[filter.keyName] === wanted), output: 0 };
        }
        const row = Object.fromEntries(
          Object.entries(parameters.columns?.value ?? {}).map(([name, value]) => [
            name,
            evaluate(value, $json),
          ]),
        );
        rows.push(row);
        return one(row);
      }
      case "httpRequest": {
        const body = parameters.bodyParameters?.parameters.map(({ name, value }) => [
          name,
          evaluate(value, $json),
        ]);
        const answer = await fetch(String(evaluate(parameters.url ?? "", $json)), {
          method: parameters.method ?? "GET",
          ...(body && {
            headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
            body: JSON.stringify(Object.fromEntries(body)),
          }),
        });
        return one((await answer.json().catch(() => ({}))) as Json);
      }
      default:
        throw new Error(`${node.type} is not played here`);
    }
  }

  async function run(name: string, $json: Json): Promise<Json> {
    const node = workflow.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    if (node.type.endsWith(".wait")) {
      waitsAt = name;
      return { waits: true };
    }
    const { items, output } = await play(node, $json);
    let last: Json = items[0] ?? {};
    for (const item of items) {
      outputs.set(name, item);
      for (const { node: next } of workflow.connections[name]?.main[output] ?? [])
        last = await run(next, item);
    }
    return last;
  }

  return {
    run,
    async resume(): Promise<Json> {
      const [{ node: next } = { node: "" }] = workflow.connections[waitsAt ?? ""]?.main[0] ?? [];
      return run(next, {});
    },
  };
}

function customersDocument(url: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Customers", version: "1" },
    servers: [{ url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/customers": {
        post: {
          operationId: "createCustomer",
          summary: "Create a customer",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["name"],
                  properties: { name: { type: "string", description: "The customer's name" } },
                },
              },
            },
          },
          responses: { "201": { description: "Created" } },
        },
      },
    },
  };
}
