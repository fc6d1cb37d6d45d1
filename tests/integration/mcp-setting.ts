import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { ClientCapabilities as OldCapabilities } from "@modelcontextprotocol/sdk/types.js";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { CREATE_ORDER } from "./orders-api.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

/** The outcome of a call in the form for tests. */
export interface Called {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
  _meta?: Record<string, unknown>;
}

export interface Exposure {
  mode: "catalogue" | "direct";
  tools?: string[];
  approvals?: "url" | "client";
}

/** A running Toolgate with a shop, its owner, and clients of both eras. */
export interface McpSetting {
  toolgate: Toolgate;
  shop: Loopback;
  owner: ToolgateClient;
  ownerToken: string;
  url: string;
  newKey(mcp?: Exposure, more?: object): Promise<string>;
  /** The SDK of 2026. */
  modern(token: string, options?: ClientOptions): Promise<Client>;
  /** The SDK of 2025. */
  old(token: string, capabilities?: OldCapabilities): Promise<OldClient>;
  stop(): Promise<void>;
}

export async function startMcpSetting(env: Record<string, string> = {}): Promise<McpSetting> {
  const shop = await startShop();
  const toolgate = await startToolgate({ upstreams: [shop.url], env });
  const person = await toolgate.newPerson();
  await connect(person.client, writeShopDocument(shop.url));
  const url = `${toolgate.stack.url}/functions/v1/mcp`;
  const open: { close(): Promise<void> }[] = [];
  const requestInit = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  return {
    toolgate,
    shop,
    owner: person.client,
    ownerToken: person.token,
    url,
    async newKey(mcp, more = {}) {
      const made = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: `key ${crypto.randomUUID()}`,
        scopes: ["agent:query"],
        ...(mcp && { mcp }),
        ...more,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body.key;
    },
    async modern(token, options = {}) {
      const client = new Client(
        { name: "test", version: "1" },
        { versionNegotiation: { mode: "auto" }, ...options },
      );
      await client.connect(
        new StreamableHTTPClientTransport(new URL(url), { requestInit: requestInit(token) }),
      );
      open.push(client);
      return client;
    },
    async old(token, capabilities = {}) {
      const client = new OldClient({ name: "test", version: "1" }, { capabilities });
      const transport = new OldTransport(new URL(url), { requestInit: requestInit(token) });
      // The types of the SDK of 2025 do not know exactOptionalPropertyTypes.
      await client.connect(transport as Parameters<OldClient["connect"]>[0]);
      open.push(client);
      return client;
    },
    async stop() {
      await Promise.allSettled(open.map((client) => client.close()));
      await toolgate.stop();
      await shop.close();
    },
  };
}

/** An API of customers and orders; `/slow` answers after the requested number of milliseconds. */
function startShop(): Promise<Loopback> {
  return startLoopback(({ method, url, body }, response) => {
    const asked = new URL(url, "http://localhost");
    if (asked.pathname === "/customers") {
      return answerJson(response, { customers: [{ id: "cus_814", name: asked.searchParams.get("name") }] });
    }
    if (asked.pathname === "/numbers") return answerJson(response, [1, 2, 3]);
    if (asked.pathname === "/broken") return answerJson(response, { error: "out of stock" }, 409);
    if (asked.pathname === "/slow") {
      const milliseconds = Number(asked.searchParams.get("milliseconds"));
      const timer = setTimeout(() => answerJson(response, { waited: milliseconds }), milliseconds);
      response.on("close", () => clearTimeout(timer));
      return;
    }
    if (method === "POST" && asked.pathname === "/orders") {
      return answerJson(response, { order_id: "ord_1", ...(JSON.parse(body) as object) }, 201);
    }
    return answerJson(response, { error: "no such page" }, 404);
  });
}

export function writeShopDocument(url: string, title = "Shop"): object {
  const text = (description: string) => ({ type: "string", description });
  const read = (operationId: string, summary: string, parameters: object[] = [], schema: object = {}) => ({
    get: {
      operationId,
      summary,
      parameters,
      responses: { 200: { description: "What was found", content: { "application/json": { schema } } } },
    },
  });
  const parameter = (name: string, schema: object) => ({ name, in: "query", required: true, schema });
  return {
    openapi: "3.1.0",
    info: { title, version: "1", description: "Customers and their orders." },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: {
      "/customers": read(
        "find.Customer",
        "Find a customer by name",
        [parameter("name", text("The customer's name"))],
        {
          type: "object",
          required: ["customers", "total"],
          properties: { customers: { type: "array", items: { type: "object" } }, total: { type: "integer" } },
        },
      ),
      "/numbers": read("listNumbers", "List lucky numbers"),
      "/broken": read("breakShop", "Fail on purpose"),
      "/slow": read("waitInShop", "Wait for a while", [
        parameter("milliseconds", { type: "integer", description: "How long" }),
      ]),
      "/orders": CREATE_ORDER,
    },
  };
}

/** An agent whose writes require an approval. */
export function carefulAgent(
  agent_id: string,
  tools: { name: string; side_effect: string }[],
  more: object = {},
) {
  return { agent_id, approval: { mode: "manual" }, tools, ...more };
}
