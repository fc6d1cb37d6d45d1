import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, pathId, Timestamp, Uuid } from "./endpoint.ts";

const Name = Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" });
const Nullable = Type.Union([Type.String(), Type.Null()]);

const ConnectLink = Type.Object({
  link_id: Uuid,
  connector_id: Uuid,
  name: Nullable,
  end_user: Nullable,
  expires_at: Timestamp,
  completed_at: Type.Union([Timestamp, Type.Null()]),
  created_at: Timestamp,
  webhook: Type.Union([
    Type.Object({
      url: Type.String(),
      delivered_at: Type.Union([Timestamp, Type.Null()]),
      outcome: Type.Union([Type.String(), Type.Null()], {
        description: "Of the last attempt: its status or its error",
      }),
    }),
    Type.Null(),
  ]),
});

/** 256 random bits, base64url. */
const Token = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });

/** SHA-256 in hexadecimal digits, of a random key that stays in the browser. */
export const ProofHash = Type.String({
  pattern: "^[0-9a-f]{64}$",
  description:
    "SHA-256 (hexadecimal) of a random key of the browser. The sign-in can then be finished only with this key, at `POST …/connections/finish`",
});

const Result = Type.Union(["connected", "denied", "expired", "failed"].map((result) => Type.Literal(result)));

export const connectLinksEndpoints = {
  createLink: {
    method: "POST",
    path: "/links",
    operationId: "createConnectLink",
    summary: "Create a link with which a person connects their account",
    description:
      "The page needs no Toolgate account. It shows who asks, for which API and with which scopes. The link works once, for a single connection; the answer contains its address once.",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        connector_id: Uuid,
        end_user: Type.Optional(Name),
        name: Type.Optional(Name),
        scopes: Type.Optional(
          Type.Array(
            Type.String({ minLength: 1, maxLength: 300, pattern: "^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$" }),
            {
              maxItems: 200,
              uniqueItems: true,
            },
          ),
        ),
        return_url: Type.Optional(
          Type.String({
            maxLength: 2000,
            description: "Where the page leads afterwards: https, or http on this machine",
          }),
        ),
        webhook: Type.Optional(
          Type.String({
            maxLength: 2000,
            description:
              "Where `connect_link.completed` is sent, signed as Standard Webhooks describe: https, or http on this machine. The answer contains the signing secret once",
          }),
        ),
        expires_in: Type.Optional(
          Type.Integer({ minimum: 60, maximum: 604_800, description: "Seconds; an hour by default" }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 201,
      schema: Type.Object({
        link_id: Uuid,
        url: Type.String({ format: "uri" }),
        expires_at: Timestamp,
        webhook_secret: Type.Optional(Type.String()),
      }),
    },
  },
  listLinks: {
    method: "GET",
    path: "/links",
    operationId: "listConnectLinks",
    summary: "List your connect links",
    description:
      "Newest first, at most 1,000, without their addresses. A link is kept for a day after it expires.",
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
    answer: { status: 200, schema: Type.Object({ links: Type.Array(ConnectLink) }) },
  },
  deleteLink: {
    method: "DELETE",
    path: "/links/{link_id}",
    operationId: "deleteConnectLink",
    summary: "Revoke a connect link and the sign-ins that it began",
    tag: "Connections",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("link_id", "The link")],
    answer: { status: 204, schema: Type.Null() },
  },
  openLink: {
    method: "POST",
    path: "/links/open",
    operationId: "openConnectLink",
    summary: "What the page of a connect link shows",
    description: "Needs the link's token only. 404 if the link is unknown, used, expired or revoked.",
    tag: "Connections",
    scope: null,
    sideEffect: "read",
    body: Type.Object({ token: Token }, { additionalProperties: false }),
    maxBodyBytes: 4096,
    answer: {
      status: 200,
      schema: Type.Object({
        owner: Type.String({ description: "E-mail address of the account that asks" }),
        api: Type.String(),
        hosts: Type.Array(Type.String(), {
          description: "Where requests and secrets go; with `http://` if without TLS",
        }),
        name: Nullable,
        scopes: Type.Array(Type.String()),
        auth_type: Type.String(),
        fields: Type.Array(
          Type.Object({
            secret_id: Type.String(),
            description: Type.String({ description: "Empty if the document gives none" }),
            is_optional: Type.Boolean(),
          }),
          { description: "Empty: the person signs in at the provider" },
        ),
        expires_at: Timestamp,
      }),
    },
  },
  followLink: {
    method: "POST",
    path: "/links/follow",
    operationId: "followConnectLink",
    summary: "Continue from the page of a connect link",
    description:
      "With `proof_hash`, for APIs that are signed in to: returns the provider's page. With `secrets`: stores them, and the link is used up.",
    tag: "Connections",
    scope: null,
    sideEffect: "write",
    body: Type.Object(
      {
        token: Token,
        proof_hash: Type.Optional(ProofHash),
        hosts: Type.Optional(
          Type.Array(Type.String({ maxLength: 300 }), {
            maxItems: 1_000,
            description: "The hosts as `open` returned them. CONFLICT if they are missing or have changed",
          }),
        ),
        secrets: Type.Optional(
          Type.Record(
            Type.String({ minLength: 1, maxLength: 128 }),
            Type.String({ minLength: 1, maxLength: 100_000 }),
            { maxProperties: 50 },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    // No token of an account precedes it.
    maxBodyBytes: 1024 * 1024,
    answer: {
      status: 200,
      schema: Type.Object({
        authorize_url: Type.Optional(Type.String({ format: "uri" })),
        result: Type.Optional(Result),
        return_url: Type.Optional(Nullable),
      }),
    },
  },
  finish: {
    method: "POST",
    path: "/finish",
    operationId: "finishHeldConnection",
    summary: "Finish a sign-in in the browser that began it",
    description:
      "The callback leads to a page with `handle` in the fragment. With the key of another browser, the sign-in ends and nothing is stored.",
    tag: "Connections",
    scope: null,
    sideEffect: "write",
    body: Type.Object(
      { handle: Token, proof: Type.String({ minLength: 32, maxLength: 200 }) },
      { additionalProperties: false },
    ),
    maxBodyBytes: 4096,
    answer: {
      status: 200,
      schema: Type.Object({
        result: Result,
        connector_id: Nullable,
        is_link: Type.Boolean(),
        return_url: Nullable,
      }),
    },
  },
} as const satisfies FunctionEndpoints;
