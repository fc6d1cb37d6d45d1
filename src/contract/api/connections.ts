import { Type } from "@sinclair/typebox";
import { connectLinksEndpoints, ProofHash } from "./connect-links.ts";
import { type FunctionEndpoints, pathId, Timestamp, Uuid } from "./endpoint.ts";

const Status = Type.Union([Type.Literal("ACTIVE"), Type.Literal("NEEDS_SIGN_IN")]);

const Name = Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" });

const Connection = Type.Object({
  connection_id: Uuid,
  connector_id: Uuid,
  name: Type.String(),
  end_user: Type.Union([Type.String(), Type.Null()], {
    description: "The user of your product whose account it is; null: your own",
  }),
  is_default: Type.Boolean({ description: "Used by calls that name no connection" }),
  status: Status,
  scopes: Type.Array(Type.String()),
  account: Type.Union([Type.String(), Type.Null()], {
    description: "Name of the account, as the API or the provider states it. Do not trust it",
  }),
  expires_at: Type.Union([Timestamp, Type.Null()], {
    description: "Of the access token, which is refreshed",
  }),
  created_at: Timestamp,
});

const Scopes = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 300, pattern: "^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$" }), {
    maxItems: 200,
    uniqueItems: true,
    description: "Without them, all scopes that the connector's operations need",
  }),
);

const Provider = Type.Object({
  provider: Type.String({ description: "Id, for `provider` of a connector" }),
  name: Type.String(),
  hosts: Type.Array(Type.String(), { description: "Servers of its API, by which a document is recognized" }),
  variables: Type.Array(Type.String(), { description: "Parts of its addresses that a choice states" }),
  register_url: Type.Union([Type.String(), Type.Null()], { description: "Where a client is registered" }),
  document_url: Type.Union([Type.String(), Type.Null()], { description: "The provider's OpenAPI document" }),
});

export const connectionsEndpoints = {
  create: {
    method: "POST",
    path: "",
    operationId: "createConnection",
    summary: "Add a connection, or begin its sign-in",
    description:
      "With `secrets`, for connectors with API keys, passwords or tokens: the connection is ACTIVE at once. Without, for connectors of auth type oauth2-authorization-code whose client_id is stored. Open `authorize_url` in a browser within 10 minutes; it works once. The person who signs in there gives this connection access to their account: pass `proof_hash` if a browser begins it, and give others a connect link instead. The same name or end user again signs the existing connection in anew.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        connector_id: Uuid,
        name: Type.Optional(Name),
        end_user: Type.Optional(Name),
        proof_hash: Type.Optional(ProofHash),
        secrets: Type.Optional(
          Type.Record(
            Type.String({ minLength: 1, maxLength: 128 }),
            Type.String({ minLength: 1, maxLength: 100_000 }),
            {
              maxProperties: 50,
              description:
                "Of a connector that does not sign in: all its required secrets but addresses. They are stored in the vault and never returned",
            },
          ),
        ),
        scopes: Scopes,
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 201,
      schema: Type.Object({
        connection_id: Uuid,
        status: Status,
        authorize_url: Type.Optional(Type.String({ format: "uri" })),
        redirect_uri: Type.String({ format: "uri", description: "To be registered with the provider" }),
      }),
    },
  },
  list: {
    method: "GET",
    path: "",
    operationId: "listConnections",
    summary: "List your connections",
    description: "No endpoint returns a token. At most 1,000, oldest first.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [
      {
        name: "connector_id",
        in: "query",
        required: false,
        description: "Only those of this connector",
        schema: Uuid,
      },
    ],
    answer: {
      status: 200,
      schema: Type.Object({
        connections: Type.Array(Connection),
        redirect_uri: Type.String({ format: "uri", description: "To be registered with the provider" }),
      }),
    },
  },
  providers: {
    method: "GET",
    path: "/providers",
    operationId: "listProviders",
    summary: "List the providers whose sign-in is known",
    description:
      "Choose one with `PATCH /connectors/{connector_id}` if the connector's document does not say where users sign in. `chosen` is the one that the connector signs in at, by its document or by choice.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [
      {
        name: "connector_id",
        in: "query",
        required: false,
        description: "Also say which provider this connector signs in at",
        schema: Uuid,
      },
    ],
    answer: {
      status: 200,
      schema: Type.Object({
        providers: Type.Array(Provider),
        chosen: Type.Union([Provider, Type.Null()]),
      }),
    },
  },
  beginDevice: {
    method: "POST",
    path: "/devices",
    operationId: "beginDeviceSignIn",
    summary: "Begin a sign-in on another device",
    description:
      "For terminals (RFC 8628), if the provider offers it. The person opens `verification_uri` in any browser and enters `user_code`. Ask `POST /connections/devices/status` every `interval` seconds.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        connector_id: Uuid,
        name: Type.Optional(Name),
        end_user: Type.Optional(Name),
        scopes: Scopes,
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 201,
      schema: Type.Object({
        connection_id: Uuid,
        device_id: Type.String({ description: "For the status. Keep it as you keep a password" }),
        user_code: Type.String(),
        verification_uri: Type.String({ format: "uri" }),
        verification_uri_complete: Type.Optional(Type.String({ format: "uri" })),
        expires_in: Type.Number({ description: "Seconds" }),
        interval: Type.Number({ description: "Seconds" }),
      }),
    },
  },
  checkDevice: {
    method: "POST",
    path: "/devices/status",
    operationId: "checkDeviceSignIn",
    summary: "Ask whether a sign-in on another device is complete",
    description:
      "The provider is asked at most as often as it allows; an earlier question is answered with `pending` and `retry_after`.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      { device_id: Type.String({ minLength: 20, maxLength: 200 }) },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        status: Type.Union(
          (["pending", "connected", "denied", "expired", "failed"] as const).map((one) => Type.Literal(one)),
        ),
        connection_id: Type.Union([Uuid, Type.Null()]),
        retry_after: Type.Union([Type.Number(), Type.Null()], { description: "Seconds" }),
      }),
    },
  },
  client: {
    method: "GET",
    path: "/client",
    operationId: "readClientMetadata",
    summary: "This installation as an OAuth client",
    description:
      "The client metadata document. Its address is the client id at providers that accept such documents.",
    tag: "Connections",
    scope: null,
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ client_id: Type.String({ format: "uri" }) }) },
  },
  callback: {
    method: "GET",
    path: "/callback",
    operationId: "finishConnection",
    summary: "Where a provider sends the browser after a sign-in",
    description:
      "Redirects to the page of the connector with `?sign_in=` connected, denied, expired or failed. Without a web UI the answer is a text.",
    tag: "Connections",
    scope: null,
    sideEffect: "write",
    parameters: ["code", "state", "iss", "error"].map((name) => ({
      name,
      in: "query" as const,
      required: false,
      description: "From the provider",
      schema: Type.String(),
    })),
    answer: { status: 303, schema: Type.Null() },
  },
  check: {
    method: "POST",
    path: "/{connection_id}/check",
    operationId: "checkConnection",
    summary: "Ask the API whose account a connection is",
    description:
      "Calls the connector's identity operation, a read without required arguments, and stores the name that it states as `account`. If the call fails, the connection stays as it is. An API key needs `agent:query`, too.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [pathId("connection_id", "The connection")],
    answer: {
      status: 200,
      schema: Type.Object({
        ok: Type.Boolean(),
        operation_id: Type.Union([Type.String(), Type.Null()]),
        trace_id: Type.Union([Uuid, Type.Null()]),
        message: Type.String(),
        connection: Connection,
      }),
    },
  },
  update: {
    method: "PATCH",
    path: "/{connection_id}",
    operationId: "updateConnection",
    summary: "Make a connection the default",
    description:
      "Calls that name no connection use it. Waiting approvals of such calls end, because they were for another account. With `false`, calls of a connector that does not sign in use the connector's own secrets again.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("connection_id", "The connection, one of your own")],
    body: Type.Object({ is_default: Type.Boolean() }, { additionalProperties: false }),
    answer: { status: 200, schema: Connection },
  },
  remove: {
    method: "DELETE",
    path: "/{connection_id}",
    operationId: "deleteConnection",
    summary: "Remove a connection and its tokens",
    description: "The grant is revoked where the provider is known to have a revocation endpoint.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("connection_id", "The connection")],
    answer: { status: 204, schema: Type.Null() },
  },
  ...connectLinksEndpoints,
} as const satisfies FunctionEndpoints;
