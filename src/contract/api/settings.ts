import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const settingsEndpoints = {
  read: {
    method: "GET",
    path: "",
    operationId: "readSettings",
    summary: "Read the configuration of this installation",
    description: "The answer contains no keys and no secrets.",
    tag: "Settings",
    scope: "agent:query",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        version: Type.String(),
        environment: Type.Union([Type.Literal("dev"), Type.Literal("prod")]),
        approval_mode: Type.Union([Type.Literal("auto"), Type.Literal("manual")]),
        model: Type.Object({ configured: Type.Boolean(), host: NullableText, chat_model: NullableText }),
        embedding: Type.Object({
          wanted: Type.String(),
          active: NullableText,
          dense: Type.Boolean(),
          state: Type.Union([Type.Literal("ready"), Type.Literal("building"), Type.Literal("switching")]),
        }),
        index: Type.Object({
          tools: Type.Integer(),
          waiting: Type.Integer(),
          failing: Type.Integer(),
          last_error: NullableText,
        }),
        /** Only their number: addresses inside a network are for the operator. */
        egress_exceptions: Type.Integer(),
        limits: Type.Object({
          call_ms: Type.Integer(),
          answer_bytes: Type.Integer(),
          document_bytes: Type.Integer(),
          request_bytes: Type.Integer(),
        }),
        /** By name: connectors, operations, keys, tools, documents, bytes. */
        quotas: Type.Record(Type.String(), Type.Object({ used: Type.Integer(), limit: Type.Integer() })),
      }),
    },
  },
  checkModel: {
    method: "POST",
    path: "/check-model",
    operationId: "checkModel",
    summary: "Send a test request to the configured model",
    tag: "Settings",
    scope: "tools:write",
    sideEffect: "execute",
    answer: {
      status: 200,
      schema: Type.Object({ ok: Type.Literal(true), model: Type.String(), duration_ms: Type.Number() }),
    },
  },
} as const satisfies FunctionEndpoints;
