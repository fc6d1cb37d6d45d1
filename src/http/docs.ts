import type { JsonObject } from "../base/json.ts";
import { type Endpoint, Failure } from "../contract/api/endpoint.ts";
import { ALL_ENDPOINTS } from "../contract/api/index.ts";
import { ERROR_STATUS } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";

/** The API description. The page that renders it is static because hosted functions cannot serve HTML. */
export function docs(platform: Platform): EdgeFunction {
  return createFunction("docs", platform, (app) => {
    app.get("/openapi.json", (c) => c.json(describeApi(`${platform.config.publicUrl}/functions/v1`)));
  });
}

/**
 * Toolgate's own API as OpenAPI 3.1, generated from the shapes that validate requests.
 *
 * @param functionsUrl base URL of the functions, e.g. `https://abc.supabase.co/functions/v1`
 */
function describeApi(functionsUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoints] of Object.entries(ALL_ENDPOINTS)) {
    for (const endpoint of Object.values(endpoints)) {
      const path = `/${name}${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
    }
  }
  return plain({
    openapi: "3.1.0",
    info: {
      title: "Toolgate",
      version: "1",
      summary: "One gateway through which any agent uses any HTTP API, safely",
      description: `Every failure has the FAILURE shape. Error codes: ${Object.keys(ERROR_STATUS).join(", ")}.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: functionsUrl }],
    security: [{ token: [] }],
    tags: tagNames().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "A Supabase user token or a Toolgate API key (tg_…)",
        },
      },
    },
  });
}

function describeEndpoint(endpoint: Endpoint): JsonObject {
  return plain({
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [endpoint.tag],
    "x-side-effect": endpoint.sideEffect,
    ...(endpoint.parameters && { parameters: endpoint.parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: describeContent(endpoint) } }),
    responses: {
      [endpoint.answer.status]: {
        description: "Success",
        content: { "application/json": { schema: endpoint.answer.schema } },
      },
      default: {
        description: "Failure",
        content: { "application/json": { schema: describeFailure(endpoint) } },
      },
    },
  });
}

/** The failure shape, with the details that this endpoint defines for some codes. */
function describeFailure({ failures = {} }: Endpoint): JsonObject {
  const failure = { $ref: "#/components/schemas/Failure" };
  const details = Object.entries(failures).map(([code, schema]) => ({
    if: { properties: { error_code: { const: code } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { technical_details: schema } },
  }));
  return details.length === 0 ? failure : plain({ ...failure, allOf: details });
}

function describeContent(endpoint: Endpoint): JsonObject {
  const types = { "application/json": endpoint.body, ...endpoint.alsoAccepts };
  return plain(Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }])));
}

function tagNames(): string[] {
  const all = Object.values(ALL_ENDPOINTS).flatMap((endpoints) => Object.values(endpoints));
  return [...new Set(all.map((endpoint) => endpoint.tag))];
}

/** Removes the symbols of TypeBox schemas; the JSON that remains is JSON Schema. */
function plain(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
