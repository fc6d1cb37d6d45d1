import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { Failure } from "./tools-client.ts";

export interface Conflict {
  action: number | null;
  target: string;
  kind: string;
  message: string;
}

export interface StoredOverlay {
  overlay: string;
  actions: object[];
  warnings?: { pointer: string; message: string }[];
  "x-toolgate": {
    revision: number;
    conflicts: Conflict[];
    disabled: { operation_id: string; method: string; path: string; side_effect: string }[];
  };
}

export interface Ran {
  status: string;
  ok?: boolean;
  result?: unknown;
  error_code?: string;
  error_message?: string;
  technical_details?: Record<string, unknown>;
}

export interface ListedOperation {
  tool_id: string;
  operation_id: string;
  summary: string;
  side_effect: string;
  document_effect: string;
  input_schema: { properties: Record<string, unknown>; required?: string[] };
}

export const overlayOf = (actions: object[]) => ({
  overlay: "1.0.0",
  info: { title: "Overrides", version: "1" },
  actions,
});

export interface LibraryOptions {
  paths?: Record<string, unknown>;
  server: string;
  title?: string;
  version?: string;
  extra?: object;
}

/** A small lending library: books, loans, fees. */
export function libraryDocument({
  server,
  paths = {},
  title = "Lending library",
  version = "1",
  extra = {},
}: LibraryOptions) {
  const text = { type: "string" };
  const ok = {
    200: { description: "Done", content: { "application/json": { schema: { type: "object" } } } },
  };
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: server }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/books": {
        get: {
          operationId: "findBooks",
          summary: "Find books",
          tags: ["books"],
          parameters: [
            { name: "author", in: "query", schema: text },
            { name: "branch", in: "query", required: true, schema: text },
            { name: "page_size", in: "query", schema: { type: "integer" } },
          ],
          responses: ok,
        },
      },
      "/books/search": {
        post: { operationId: "searchBooks", summary: "Search books by text", tags: ["books"], responses: ok },
      },
      "/loans": {
        post: {
          operationId: "lendBook",
          summary: "Lend a book",
          tags: ["loans"],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["isbn", "desk"],
                  properties: { isbn: text, desk: text, days: { type: "integer" } },
                },
              },
            },
          },
          responses: ok,
        },
      },
      "/fees/purge": {
        get: { operationId: "purgeFees", summary: "Delete all fees", tags: ["fees"], responses: ok },
      },
      ...paths,
    },
    ...extra,
  };
}

/** Requests about one connector. */
export function connectorClient(client: ToolgateClient, id: string) {
  const path = `/functions/v1/connectors/${id}`;
  return {
    putOverlay: (overlay: unknown) => client.call<StoredOverlay & Failure>("PUT", `${path}/overlay`, overlay),
    overlay: async () => (await client.call<StoredOverlay>("GET", `${path}/overlay`)).body,
    put: (document: unknown) => client.call<{ report: object } & Failure>("PUT", path, document),
    operations: async () =>
      (
        await client.call<{ operations: ListedOperation[]; disabled: { operation_id: string }[] }>(
          "GET",
          `${path}/operations`,
        )
      ).body,
    async operation(operationId: string) {
      const { operations } = await this.operations();
      return operations.find(({ operation_id }) => operation_id === operationId);
    },
    async run(operationId: string, args: object) {
      const tool = await this.operation(operationId);
      if (!tool) throw new Error(`no tool ${operationId}`);
      return client.call<Ran>("POST", `/functions/v1/tools/${tool.tool_id}/run`, { arguments: args });
    },
  };
}

export async function upload(client: ToolgateClient, document: unknown, query = ""): Promise<string> {
  const { status, body } = await client.call<{ connector_id: string } & Failure>(
    "POST",
    `/functions/v1/connectors/upload${query}`,
    document,
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.connector_id;
}
