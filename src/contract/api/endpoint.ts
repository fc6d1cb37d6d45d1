import type { TSchema } from "@sinclair/typebox";
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
