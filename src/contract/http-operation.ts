import type { JsonObject } from "../base/json.ts";

/**
 * A resolved, self-contained HTTP call: everything that execution needs, without the document. Stored in
 * `tools.definition`.
 */
export interface HttpOperation {
  kind: "http";
  /** Upper case: GET, PUT, POST, DELETE, OPTIONS, HEAD, PATCH, TRACE. */
  method: string;
  /**
   * Effective server of the operation (OpenAPI 3.1 §4.8.5): from the operation, else the path, else the
   * document.
   */
  server: ServerTemplate;
  /** Path template, e.g. `/users/{id}`; appended to the server's URL. */
  path: string;
  parameters: OperationParameter[];
  body?: OperationBody;
  /** Credentials to add to the request; empty for a public operation. */
  credentials: Credential[];
  /** Response media types for the Accept header; may be empty. */
  accepts: string[];
  /** Whether the API receives the W3C trace context. */
  wantsTrace?: true;
}

export interface ServerTemplate {
  /** May contain `{variable}`s, and a query that every request gets. Always absolute after compilation. */
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

/**
 * One parameter (OpenAPI 3.1 §4.8.12). `argument` is its key among the tool's arguments, unique in the
 * tool.
 */
export interface OperationParameter {
  argument: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  style: ParameterStyle;
  explode: boolean;
  allowReserved: boolean;
  /**
   * Set if the parameter is described by `content` instead of `schema`: it is serialized as this media
   * type.
   */
  contentType?: string;
}

/**
 * The request body (OpenAPI 3.1 §4.8.13). `flat`: the body is an object, and each listed argument is one
 * of its properties. `whole`: the argument named `argument` is the body itself.
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

/**
 * The access token of a connection (OAuth 2 authorization code). The fields say where a user signs in; the call itself
 * needs none of them. `client_id`, `client_secret` and the fields `…_secret` are `secret_id`s.
 */
export interface SignInCredential {
  type: "connection";
  client_id: string;
  client_secret: string;
  authorization_url?: string;
  token_url?: string;
  /** Present if the document states no such URL; the stored one is used. */
  authorization_url_secret?: string;
  token_url_secret?: string;
  /** The server's metadata (OpenID Connect Discovery 1.0 or RFC 8414), instead of the two URLs. */
  metadata_url?: string;
  scopes: string[];
}

/** How a stored secret is placed in the request. `secret` fields are `secret_id`s, never values. */
export type Credential =
  | { type: "api-key"; secret: string; in: "header" | "query" | "cookie"; name: string }
  | { type: "bearer"; secret: string }
  | { type: "basic"; username: string; password: string }
  | {
      type: "oauth2";
      client_id: string;
      client_secret: string;
      /** `secret_id` of a stored token URL; takes precedence over `token_url`. */
      token_url_secret?: string;
      token_url?: string;
      scopes: string[];
    }
  | SignInCredential
  | { type: "mutual-tls"; pfx: string; passphrase: string };

/** Secret values by `secret_id`; kept in memory only, for a single call. */
export type SecretValues = Readonly<Record<string, string>>;

/** The exact request with every secret masked, for dry runs and approvals. */
export interface RequestPreview extends JsonObject {
  method: string;
  url: string;
  headers: Record<string, string>;
}
