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
  /** Values of arguments that a call does not give, from the connector's overlay. */
  defaults?: JsonObject;
  /** Values that every call sends. No caller can give another one, and the arguments are not in the input schema. */
  fixed?: JsonObject;
  /** Names of parameters and of body properties that no call sends. */
  hidden?: string[];
  /** The part of the answer that is the result: `data.items`. */
  response_path?: string;
  /** Deadline of a call, at most the sender's. Milliseconds. */
  timeout_ms?: number;
  /** Maximum decoded bytes of an answer, at most the sender's. */
  max_response_bytes?: number;
  /** The waiting version of the document that changes the operation; its calls are refused. */
  held_for?: number;
  /** Calls a minute. */
  rate_limit_per_min?: number;
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
  /**
   * The fixed text of a GraphQL operation: the body is `{query, variables}`, and the arguments are the
   * variables. An answer with `errors` is a failure.
   */
  graphql?: string;
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
  /** Authenticates the client with private_key_jwt (RFC 7523). */
  private_key: string;
  authorization_url?: string;
  token_url?: string;
  /** Present if the document states no such URL; the stored one is used. */
  authorization_url_secret?: string;
  token_url_secret?: string;
  /** The server's metadata (OpenID Connect Discovery 1.0 or RFC 8414), instead of the two URLs. */
  metadata_url?: string;
  scopes: string[];
}

/** HTTP Digest authentication (RFC 7616), which answers a challenge of the server. */
export interface DigestCredential {
  type: "digest";
  username: string;
  password: string;
}

/** The token that an operation of the same document returns for a user name and a password. */
export interface SessionCredential extends SessionScheme {
  type: "session";
  username: string;
  password: string;
  /** The operation that logs in. */
  login: HttpOperation;
}

export interface SessionScheme {
  /** Of the operation that logs in, with `{username}` and `{password}` for the secrets. */
  arguments: JsonObject;
  /** Response path of the token. */
  token_path: string;
  in: "header" | "query" | "cookie";
  name: string;
  /** Before the token, such as `Bearer `. */
  prefix: string;
  /** Response path of the seconds that the token is valid. */
  expires_path?: string;
  /** Seconds, if the answer does not state them. */
  lifetime: number;
}

/** How a stored secret is placed in the request. `secret` fields are `secret_id`s, never values. */
export type Credential =
  | { type: "api-key"; secret: string; in: "header" | "query" | "cookie"; name: string }
  | { type: "bearer"; secret: string }
  | { type: "basic"; username: string; password: string }
  | DigestCredential
  | SessionCredential
  | {
      type: "oauth2";
      client_id: string;
      client_secret: string;
      /** `secret_id` of a stored token URL; takes precedence over `token_url`. */
      token_url_secret?: string;
      token_url?: string;
      scopes: string[];
      /**
       * Present if the client signs an assertion (RFC 7523): the `secret_id` of the user that it acts for,
       * which may not be stored.
       */
      subject?: string;
      /** The audience of the assertion; absent: the token URL. */
      audience?: AssertionAudience;
    }
  | SignInCredential
  | { type: "mutual-tls"; pfx: string; passphrase: string }
  | SigningCredential;

/**
 * The origin or the host of the token URL, for servers that expect their issuer. An assertion names no other
 * server, so that the one that receives it cannot use it elsewhere.
 */
export const ASSERTION_AUDIENCES = ["origin", "host"] as const;
export type AssertionAudience = (typeof ASSERTION_AUDIENCES)[number];

/** A credential that signs the finished request. It is applied after all others. */
export type SigningCredential = AwsCredential | HmacCredential;

/** AWS Signature Version 4. Without a region or service, the host of the request states them. */
export interface AwsCredential {
  type: "aws-sigv4";
  access_key_id: string;
  secret_access_key: string;
  /** `secret_id` of the token of temporary keys; it may not be stored. */
  session_token: string;
  region?: string;
  service?: string;
}

/** A keyed digest of parts of the request, which the document describes in `x-hmac`. */
export interface HmacCredential extends HmacScheme {
  type: "hmac";
  /** `secret_id` of the signing key. */
  secret: string;
  /** `secret_id` of the public half of the key, if a template uses it. */
  key_id?: string;
}

/** Templates hold `{name}` for a part of the request. */
export interface HmacScheme {
  algorithm: HashName;
  key_encoding: "utf8" | "hex" | "base64";
  output: "hex" | "base64";
  /** The format of `{timestamp}`. */
  timestamp: "seconds" | "milliseconds" | "iso8601" | "http-date";
  /** How `{body_digest}` is calculated. */
  body_digest: { algorithm: HashName; output: "hex" | "base64" };
  /** What is signed. */
  string: string;
  /**
   * Headers and query parameters that the signed request gets; those without `{signature}` are part of what
   * is signed.
   */
  headers: Record<string, string>;
  query: Record<string, string>;
}

export type HashName = "sha1" | "sha256" | "sha512";

/** Secret values by `secret_id`; kept in memory only, for a single call. */
export type SecretValues = Readonly<Record<string, string>>;

/** The exact request with every secret masked, for dry runs and approvals. */
export interface RequestPreview extends JsonObject {
  method: string;
  url: string;
  headers: Record<string, string>;
}
