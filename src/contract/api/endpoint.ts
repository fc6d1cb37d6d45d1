import type { TSchema } from "@sinclair/typebox";
import type { ErrorCode } from "../errors.ts";

/** Scopes an API key can hold. */
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
 * One endpoint as data: validates requests and describes itself in `docs/openapi.json`.
 * `path` is relative to the function, in OpenAPI form (`/{id}`); every answer is JSON.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** What an API key needs; `null`: nobody needs to identify themselves. */
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
  /** Bytes of a JSON body at most; 6 MiB unless given. */
  maxBodyBytes?: number;
  /** Request media types besides application/json. */
  alsoAccepts?: Record<string, TSchema>;
  answer: { status: 200 | 201; schema: TSchema };
  /** `technical_details` of failures that a caller works with. */
  failures?: Partial<Record<ErrorCode, TSchema>>;
}

/** Endpoints of one function, by handler name. */
export type FunctionEndpoints = Record<string, Endpoint>;
