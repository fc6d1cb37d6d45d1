import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, pathId, Timestamp, Uuid } from "./endpoint.ts";
import { AccountModel, modelSettingsEndpoints } from "./model-settings.ts";
import { questionSettingsEndpoints } from "./question-settings.ts";

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableCount = Type.Union([Type.Integer(), Type.Null()]);
const Environment = Type.Union([Type.Literal("dev"), Type.Literal("prod")]);

const AccountLimits = Type.Object({
  call_ms: NullableCount,
  answer_bytes: NullableCount,
  calls_per_min: NullableCount,
});

const OwnEnvironment = Type.Union([Type.Literal("prod"), Type.Null()], {
  description: "null: the environment of the installation",
});

const tag = "Settings";

/** @param most the largest value that any installation allows; the answer to a larger one names this installation's */
const limit = (least: number, most: number, description: string) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: least, maximum: most }), Type.Null()], { description }));

export const settingsEndpoints = {
  read: {
    method: "GET",
    path: "",
    operationId: "readSettings",
    summary: "Read the settings of this installation and of the account",
    description: "The answer contains no keys and no secrets.",
    tag: "Settings",
    scope: "agent:query",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        version: Type.String(),
        /** The effective one: `prod` if the installation or the account says so. */
        environment: Environment,
        approval_mode: Type.Union([Type.Literal("auto"), Type.Literal("manual")]),
        model: Type.Object({
          configured: Type.Boolean(),
          from: Type.Union([Type.Literal("account"), Type.Literal("installation")]),
          host: NullableText,
          chat_model: NullableText,
        }),
        embedding: Type.Object({
          wanted: Type.String(),
          active: NullableText,
          dense: Type.Boolean(),
          state: Type.Union([Type.Literal("ready"), Type.Literal("building"), Type.Literal("switching")]),
          from: Type.Union([Type.Literal("account"), Type.Literal("installation")]),
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
          calls_per_min: NullableCount,
          document_bytes: Type.Integer(),
          request_bytes: Type.Integer(),
        }),
        /** What applies without settings of the account. */
        installation: Type.Object({
          environment: Environment,
          model: Type.Union([Type.Object({ host: Type.String(), chat_model: Type.String() }), Type.Null()]),
          limits: Type.Object({ call_ms: Type.Integer(), answer_bytes: Type.Integer() }),
        }),
        /** What the account has set for itself; null unless its signed-in owner asks. */
        account: Type.Union([
          Type.Object({
            environment: OwnEnvironment,
            limits: AccountLimits,
            model: Type.Union([AccountModel, Type.Null()]),
            embedding: Type.Union([
              Type.Object({
                model: Type.String(),
                last_error: Type.Union([Type.String(), Type.Null()], {
                  description: "Why the model cannot embed the account's texts at the moment",
                }),
              }),
              Type.Null(),
            ]),
          }),
          Type.Null(),
        ]),
        /** By name: connectors, operations, keys, tools, documents, bytes. */
        quotas: Type.Record(Type.String(), Type.Object({ used: Type.Integer(), limit: Type.Integer() })),
      }),
    },
  },
  change: {
    method: "PATCH",
    path: "",
    operationId: "changeSettings",
    summary: "Make the account stricter than the installation",
    description:
      "Only the signed-in owner can do this. `environment: prod` requires an approval for each write; limits can be lowered below those of the installation, never raised. null removes a value of the account. Each change is recorded in the audit log.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      {
        environment: Type.Optional(OwnEnvironment),
        limits: Type.Optional(
          Type.Object(
            {
              call_ms: limit(1_000, 600_000, "Timeout of one call in milliseconds"),
              answer_bytes: limit(1_024, 1_073_741_824, "Maximum size of an answer in bytes"),
              calls_per_min: limit(1, 100_000, "Calls of all tools together per minute"),
            },
            { additionalProperties: false },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({ environment: OwnEnvironment, limits: AccountLimits }),
    },
  },
  ...modelSettingsEndpoints,
  listSessions: {
    method: "GET",
    path: "/sessions",
    operationId: "listSessions",
    summary: "List the sessions of the account",
    description: "Only the signed-in owner can do this. At most 100, the last used first.",
    tag,
    scope: "tools:write",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        sessions: Type.Array(
          Type.Object({
            session_id: Uuid,
            user_agent: NullableText,
            address: NullableText,
            created_at: Timestamp,
            last_used_at: Timestamp,
            is_current: Type.Boolean({ description: "Whether this request belongs to it" }),
          }),
        ),
      }),
    },
  },
  endSession: {
    method: "DELETE",
    path: "/sessions/{session_id}",
    operationId: "endSession",
    summary: "End a session of the account",
    description:
      "Only the signed-in owner can do this. The session gets no new access token; the one it has is valid until it expires, after an hour at most by default.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    parameters: [pathId("session_id", "The session")],
    answer: { status: 200, schema: Type.Object({ ended: Uuid }) },
  },
  ...questionSettingsEndpoints,
} as const satisfies FunctionEndpoints;
