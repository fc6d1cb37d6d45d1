import { type TSchema, Type } from "@sinclair/typebox";
import type { ErrorCode } from "../errors.ts";

/** The scopes of API keys. */
export const SCOPES = [
  "agent:query",
  "connectors:write",
  "tools:write",
  "memory:read",
  "memory:write",
  "memory:admin",
  "approvals:decide",
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * An endpoint as data, used to validate requests and to generate `docs/openapi.json`. `path` is relative
 * to the function, in OpenAPI form (`/{id}`); every answer is JSON.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** The scope that an API key needs; `null`: no authentication is required. */
  scope: Scope | null;
  sideEffect: "read" | "write" | "execute";
  parameters?: {
    name: string;
    in: "path" | "query";
    required: boolean;
    description: string;
    schema: TSchema;
  }[];
  body?: TSchema;
  /** Maximum size of a JSON body in bytes; defaults to 6 MiB. */
  maxBodyBytes?: number;
  /** Request media types in addition to application/json. */
  alsoAccepts?: Record<string, TSchema>;
  answer: { status: 200 | 201 | 204 | 303; schema: TSchema };
  /** `technical_details` of failures that callers process. */
  failures?: Partial<Record<ErrorCode, TSchema>>;
}

/** Endpoints of one function, by handler name. */
export type FunctionEndpoints = Record<string, Endpoint>;

export const Uuid = Type.String({ format: "uuid" });
export const Timestamp = Type.String({ format: "date-time" });
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
export const AnyJson = Type.Unknown({ description: "Any JSON value" });
export const SideEffectShape = Type.Union([
  Type.Literal("read"),
  Type.Literal("write"),
  Type.Literal("execute"),
]);

export const ReadingShape = Type.Array(
  Type.Object({
    text: Type.String(),
    start: Type.Integer({ minimum: 0 }),
    end: Type.Integer({ minimum: 0, description: "Exclusive" }),
    role: Type.Union(
      (
        ["action", "resource", "argument", "known_value", "qualifier", "courtesy", "not_understood"] as const
      ).map((role) => Type.Literal(role)),
    ),
    detail: Type.Optional(
      Type.String({ description: "Of `argument` and `known_value`: the argument's name" }),
    ),
  }),
  {
    description:
      "The roles of the parts of `user_query`, in order. Offsets count UTF-16 code units; text outside of the parts has no role",
  },
);

export const FaultShape = Type.Object({
  pointer: Type.String({ description: "JSON pointer (RFC 6901); empty for the whole document" }),
  message: Type.String(),
});

/** The failure shape of all functions. */
export const Failure = Type.Object({
  status: Type.Literal("FAILURE"),
  error_code: Type.String(),
  error_message: Type.String(),
  technical_details: Type.Optional(AnyObject),
  trace_id: Type.Optional(Uuid),
});

export function pathId(name: string, description: string) {
  return { name, in: "path" as const, required: true, description, schema: Uuid as TSchema };
}

/**
 * Signs in an answer's data that it is meant for a model rather than a reader; absent if there are none.
 */
export const UntrustedShape = Type.Object(
  {
    instruction_like: Type.Optional(Type.Boolean({ description: "It reads like an instruction to a model" })),
    hidden_characters: Type.Optional(
      Type.Integer({ minimum: 1, description: "Tags, bidirectional and zero-width characters, controls" }),
    ),
    link_hosts: Type.Optional(
      Type.Array(Type.String(), {
        description: "Hosts of Markdown images and links; nothing of it is rendered",
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      "Signs that the data, which is unchanged, tries to instruct its reader; a hint, not a verdict",
  },
);

/** Which account a call uses, for connectors that sign in. */
export const ConnectionChoiceMembers = {
  connection: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: "The connection to use, by its id or name; without it, the connector's default one",
    }),
  ),
  end_user: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: "The user of your product whose connection is used",
    }),
  ),
};
