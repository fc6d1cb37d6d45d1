import type { JsonObject } from "./json.ts";

/**
 * A resolved, self-contained HTTP call: everything execution needs, without the document it came from.
 * Stored in `tools.definition`.
 */
export interface HttpOperation {
  kind: "http";
  /** Upper case: GET, PUT, POST, DELETE, OPTIONS, HEAD, PATCH, TRACE. */
  method: string;
  /** Effective server of the operation (OpenAPI 3.1 §4.8.5): operation, else path, else document level. */
  server: ServerTemplate;
  /** Path template, e.g. `/users/{id}`; joined to the server's URL. */
  path: string;
  parameters: OperationParameter[];
  body?: OperationBody;
  /** What to attach to the request; empty for an operation that is public. */
  credentials: Credential[];
  /** Response media types, for the Accept header; may be empty. */
  accepts: string[];
  /** The API takes part in traces: it gets the W3C trace context. */
  wantsTrace?: true;
}

export interface ServerTemplate {
  /** May hold `{variable}`s, and a query that every request carries. Always absolute after compilation. */
  url: string;
  variables: Record<string, { default: string; enum?: string[] }>;
}

export type ParameterStyle =
  | "matrix"
  | "label"
  | "simple"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** One parameter (OpenAPI 3.1 §4.8.12). `argument` is its key among the tool's arguments, unique in the tool. */
export interface OperationParameter {
  argument: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  style: ParameterStyle;
  explode: boolean;
  allowReserved: boolean;
  /** Set when the parameter is described by `content` instead of `schema`: serialise as this media type. */
  contentType?: string;
}

/**
 * The request body (OpenAPI 3.1 §4.8.13).
 * `flat`: the body is an object and each listed argument is one of its properties;
 * `whole`: the argument named `argument` is the body itself.
 */
export type OperationBody = {
  contentType: string;
  required: boolean;
  /** Per-property encoding for form and multipart bodies (OpenAPI 3.1 §4.8.15). */
  encoding?: Record<string, PropertyEncoding>;
} & (
  | { mode: "flat"; properties: { argument: string; property: string }[] }
  | { mode: "whole"; argument: string }
);

export interface PropertyEncoding {
  contentType?: string;
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: boolean;
}

/** How a stored secret reaches the request. `secret` fields are `secret_id`s, never values. */
export type Credential =
  | { type: "api-key"; secret: string; in: "header" | "query" | "cookie"; name: string }
  | { type: "bearer"; secret: string }
  | { type: "basic"; username: string; password: string }
  | {
      type: "oauth2";
      client_id: string;
      client_secret: string;
      /** `secret_id` of a stored token URL; wins over `token_url`. */
      token_url_secret?: string;
      token_url?: string;
      scopes: string[];
    }
  | { type: "mutual-tls"; pfx: string; passphrase: string };

/** Secret values by `secret_id`; lives only in memory, only for one call. */
export type SecretValues = Readonly<Record<string, string>>;

/** What a dry run shows and an approval stores: the exact request with every secret masked. */
export interface RequestPreview extends JsonObject {
  method: string;
  url: string;
  headers: Record<string, string>;
}
