import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, pathId, Timestamp, Uuid } from "./endpoint.ts";

const Stored = Type.Object({
  connector_id: Uuid,
  status: Type.String(),
  stored: Type.Array(Type.String(), { description: "vault key names" }),
  missing: Type.Array(Type.String(), { description: "secret ids" }),
  forgotten: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Secret ids that were deleted because they would now be sent to another host: enter them again if they are intended for it",
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
      "A subset is allowed: the answer lists the missing ones. A secret that is sent again is replaced. An invalid value (a damaged .pfx, an invalid token URL) is rejected, and nothing is stored. A token_url on another host deletes the stored secrets that are not sent with it.",
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
    summary: "Open a client certificate with its passphrase and describe it",
    description: "Nothing is stored. A wrong passphrase and a damaged file have different errors.",
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
