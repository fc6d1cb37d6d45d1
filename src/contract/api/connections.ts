import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { pathId, Timestamp, Uuid } from "./shapes.ts";

const Status = Type.Union([Type.Literal("ACTIVE"), Type.Literal("NEEDS_SIGN_IN")]);

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });

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
  account: Type.Union([Type.String(), Type.Null()]),
  expires_at: Type.Union([Timestamp, Type.Null()], {
    description: "Of the access token, which is refreshed",
  }),
  created_at: Timestamp,
});

export const connectionsEndpoints = {
  create: {
    method: "POST",
    path: "",
    operationId: "createConnection",
    summary: "Begin a sign-in to a connector's API",
    description:
      "For connectors of auth type oauth2-authorization-code whose client_id is stored. Open `authorize_url` in a browser within 10 minutes; it works once. The person who signs in there gives this connection access to their account, so open it yourself. The same name or end user again signs the existing connection in anew.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        connector_id: Uuid,
        name: Type.Optional(Name),
        end_user: Type.Optional(Name),
        scopes: Type.Optional(
          Type.Array(
            Type.String({ minLength: 1, maxLength: 300, pattern: "^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$" }),
            {
              maxItems: 200,
              uniqueItems: true,
              description: "Without them, all scopes that the connector's operations need",
            },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 201,
      schema: Type.Object({
        connection_id: Uuid,
        status: Status,
        authorize_url: Type.String({ format: "uri" }),
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
  remove: {
    method: "DELETE",
    path: "/{connection_id}",
    operationId: "deleteConnection",
    summary: "Remove a connection and its tokens",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("connection_id", "The connection")],
    answer: { status: 204, schema: Type.Null() },
  },
} as const satisfies FunctionEndpoints;
