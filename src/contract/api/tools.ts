import { Type } from "@sinclair/typebox";
import {
  AnyJson,
  AnyObject,
  ConnectionChoiceMembers,
  type FunctionEndpoints,
  pathId,
  SideEffectShape,
  Timestamp,
  UntrustedShape,
  Uuid,
} from "./endpoint.ts";

const StoredSecrets = Type.Object({
  tool_id: Uuid,
  stored: Type.Array(Type.Object({ name: Type.String(), updated_at: Timestamp })),
  missing: Type.Array(Type.String()),
});

const PluginItem = Type.Object({
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  version: Type.String(),
  enabled: Type.Boolean(),
  outdated: Type.Boolean({
    description:
      "An older version is in your catalogue, because you have a tool with the name of a newer one",
  }),
  tools: Type.Array(
    Type.Object({
      operation_id: Type.String(),
      name: Type.String(),
      description: Type.String(),
      side_effect: SideEffectShape,
    }),
  ),
});

/** Plugins with tools; part of the function `tools`. */
export const toolPluginEndpoints = {
  listPlugins: {
    method: "GET",
    path: "/plugins",
    operationId: "listToolPlugins",
    summary: "List the plugins with tools",
    description: "Also updates the tools of enabled plugins.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ plugins: Type.Array(PluginItem) }) },
  },
  switchPlugin: {
    method: "PUT",
    path: "/plugins/{name}",
    operationId: "switchToolPlugin",
    summary: "Enable or disable a plugin",
    description:
      "Enabling adds its tools to your catalogue, disabling removes them. If you have a tool with the same name, the answer is a CONFLICT that names it.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [
      {
        name: "name",
        in: "path",
        required: true,
        description: "The plugin's name",
        schema: Type.String({ pattern: "^[a-z][a-z0-9-]{0,63}$" }),
      },
    ],
    body: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
    answer: { status: 200, schema: PluginItem },
  },
} as const satisfies FunctionEndpoints;

export const toolsEndpoints = {
  ...toolPluginEndpoints,
  search: {
    method: "POST",
    path: "/search",
    operationId: "searchTools",
    summary: "Find tools for a question",
    tag: "Tools",
    scope: "agent:query",
    sideEffect: "read",
    body: Type.Object(
      {
        query: Type.String({ minLength: 1, maxLength: 8000, pattern: "\\S" }),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        tools: Type.Array(
          Type.Object({
            tool_id: Uuid,
            name: Type.String(),
            operation_id: Type.String(),
            connector_id: Type.Optional(Uuid),
            source: Type.String(),
            side_effect: SideEffectShape,
            score: Type.Number(),
            input_schema: AnyObject,
          }),
        ),
      }),
    },
  },
  run: {
    method: "POST",
    path: "/{tool_id}/run",
    operationId: "runTool",
    summary: "Run one tool with given arguments",
    description:
      "For your own tools and for operations of active connectors. Defaults are filled in, arguments are checked, and a write passes the same gate as in a query: if approval is manual, approve and repeat with `approval_id`. With the header `Idempotency-Key` a repetition gets the stored answer, for 24 hours, and sends nothing. A disabled tool must be enabled first. Failures contain the `trace_id`, too, and, if the API answered with a failing status, the `request` and the `response` with its `body`.",
    tag: "Tools",
    scope: "agent:query",
    sideEffect: "execute",
    parameters: [pathId("tool_id", "The tool")],
    body: Type.Object(
      {
        arguments: Type.Optional(AnyObject),
        dry_run: Type.Optional(
          Type.Boolean({ description: "Sends nothing; returns the exact request with masked secrets" }),
        ),
        include_answer: Type.Optional(
          Type.Boolean({ description: "Also return the whole answer, before the response path" }),
        ),
        approval_id: Type.Optional(Uuid),
        ...ConnectionChoiceMembers,
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        ok: Type.Literal(true),
        result: AnyJson,
        untrusted: Type.Optional(UntrustedShape),
        answer: Type.Optional(AnyJson),
        request: AnyObject,
        response: Type.Union([
          Type.Object({
            status: Type.Integer(),
            bytes: Type.Integer(),
            duration_ms: Type.Number(),
            headers: Type.Record(Type.String(), Type.String(), {
              description: "Those that describe the answer, such as its type, rate limits and location",
            }),
          }),
          Type.Null(),
        ]),
        ran_as: Type.Object({
          kind: Type.Union([Type.Literal("person"), Type.Literal("api_key")]),
          name: Type.Union([Type.String(), Type.Null()]),
        }),
        trace_id: Uuid,
      }),
    },
  },
  listSecrets: {
    method: "GET",
    path: "/{tool_id}/secrets",
    operationId: "listToolSecrets",
    summary: "List which secrets of a tool are stored",
    description: "Names and dates only; no endpoint returns a value.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [pathId("tool_id", "The tool")],
    answer: { status: 200, schema: StoredSecrets },
  },
  storeSecrets: {
    method: "POST",
    path: "/{tool_id}/secrets",
    operationId: "storeToolSecrets",
    summary: "Store secrets of a tool in the vault",
    description: "Values by placeholder name. A subset is allowed; a secret that is sent again is replaced.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [pathId("tool_id", "The tool")],
    body: Type.Record(Type.String({ maxLength: 64 }), Type.String({ minLength: 1, maxLength: 16_384 }), {
      minProperties: 1,
    }),
    answer: { status: 200, schema: StoredSecrets },
  },
  deleteSecret: {
    method: "DELETE",
    path: "/{tool_id}/secrets/{name}",
    operationId: "deleteToolSecret",
    summary: "Delete a stored secret of a tool",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [
      pathId("tool_id", "The tool"),
      {
        name: "name",
        in: "path",
        required: true,
        description: "The secret's name",
        schema: Type.String({ pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }),
      },
    ],
    answer: { status: 200, schema: StoredSecrets },
  },
} as const satisfies FunctionEndpoints;
