import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { pathId, Timestamp, Uuid } from "./shapes.ts";

const Stored = Type.Object({
  connector_id: Uuid,
  status: Type.String(),
  stored: Type.Array(Type.String(), { description: "vault key names" }),
  missing: Type.Array(Type.String(), { description: "secret ids" }),
  forgotten: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Secret ids that were stored and would now go to another host: enter them again if they are meant for it",
    }),
  ),
});

export const secretsEndpoints = {
  store: {
    method: "POST",
    path: "/vault",
    operationId: "storeSecrets",
    summary: "Store a connector's secrets in the vault",
    description:
      "A part is enough: the answer says what is still missing. A secret sent again is replaced. A value that cannot work (a damaged .pfx, a token URL that is none) is refused, and nothing is stored. A token_url on another host makes the vault forget the secrets that are not sent along.",
    tag: "Secrets",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        connector_id: Uuid,
        secrets: Type.Record(
          Type.String({ maxLength: 128 }),
          Type.String({ minLength: 1, maxLength: 131_072 }),
          {
            description: "Values by secret_id",
          },
        ),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Stored },
  },
  checkCertificate: {
    method: "POST",
    path: "/check-certificate",
    operationId: "checkCertificate",
    summary: "Open a client certificate with its passphrase, and tell what it is",
    description: "Nothing is stored. A wrong passphrase and a damaged file are told apart.",
    tag: "Secrets",
    scope: "connectors:write",
    sideEffect: "read",
    body: Type.Object(
      {
        pfx: Type.String({
          minLength: 1,
          maxLength: 350_000,
          description: "The .pfx or .p12 file as base64",
        }),
        passphrase: Type.String({ maxLength: 4096 }),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({ subject: Type.String(), issuer: Type.String(), not_after: Timestamp }),
    },
  },
  remove: {
    method: "DELETE",
    path: "/vault/{connector_id}",
    operationId: "deleteSecrets",
    summary: "Delete all secrets of a connector",
    tag: "Secrets",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("connector_id", "The connector")],
    answer: { status: 200, schema: Stored },
  },
} as const satisfies FunctionEndpoints;
