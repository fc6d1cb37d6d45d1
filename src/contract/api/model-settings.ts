import { type Static, Type } from "@sinclair/typebox";
import { type FunctionEndpoints, Timestamp } from "./endpoint.ts";

export const AccountModel = Type.Object({
  base_url: Type.String(),
  chat_model: Type.String(),
  key_stored_at: Type.Union([Timestamp, Type.Null()], { description: "null: no key is stored" }),
});

const BaseUrl = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: "Base URL of an OpenAI-compatible endpoint, such as `https://api.openai.com/v1`",
});
const ModelName = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
const Key = Type.String({ minLength: 1, maxLength: 4096 });

/** An endpoint that need not be stored; without members, the effective one. */
const ModelRequest = Type.Object(
  {
    base_url: Type.Optional(BaseUrl),
    chat_model: Type.Optional(ModelName),
    key: Type.Optional(Key),
  },
  { additionalProperties: false },
);

export type ModelRequest = Static<typeof ModelRequest>;

const tag = "Settings";

/** The model endpoint and the embedding model of an account. */
export const modelSettingsEndpoints = {
  setModel: {
    method: "PUT",
    path: "/model",
    operationId: "setModel",
    summary: "Set the model endpoint of the account",
    description:
      "Only the signed-in owner can do this. The endpoint is called under the same rules as every API: public addresses over https, or those of EGRESS_ALLOW. The key is stored in the vault and never returned. Without `key`, the stored key is kept; another `base_url` deletes it.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      { base_url: BaseUrl, chat_model: ModelName, key: Type.Optional(Key) },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: AccountModel },
  },
  removeModel: {
    method: "DELETE",
    path: "/model",
    operationId: "removeModel",
    summary: "Remove the account's model endpoint and its key",
    description: "The account uses the endpoint of the installation again, if there is one.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    answer: { status: 200, schema: Type.Object({ removed: Type.Literal(true) }) },
  },
  checkModel: {
    method: "POST",
    path: "/check-model",
    operationId: "checkModel",
    summary: "Send a test request to the model",
    description:
      "Without a body: to the effective one. With `base_url` and `chat_model`: to an endpoint that need not be stored, by the signed-in owner only; a stored key is used if it belongs to exactly this address.",
    tag,
    scope: "tools:write",
    sideEffect: "execute",
    body: ModelRequest,
    answer: {
      status: 200,
      schema: Type.Object({ ok: Type.Literal(true), model: Type.String(), duration_ms: Type.Number() }),
    },
  },
  listModels: {
    method: "POST",
    path: "/list-models",
    operationId: "listEndpointModels",
    summary: "List the models of an endpoint",
    description: "At most 1,000 names. Without a body: of the effective endpoint.",
    tag,
    scope: "tools:write",
    sideEffect: "execute",
    body: Type.Omit(ModelRequest, ["chat_model"]),
    answer: { status: 200, schema: Type.Object({ models: Type.Array(Type.String()) }) },
  },
  setEmbedding: {
    method: "PUT",
    path: "/embedding",
    operationId: "setEmbedding",
    summary: "Set the embedding model of the account",
    description:
      "Only the signed-in owner can do this, with a model of the account's own endpoint, which is called once to learn the length of its vectors. The tools and documents are embedded in the background; until then, searches use the vectors of before. New texts are found by their words until they are embedded.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object({ embedding_model: ModelName }, { additionalProperties: false }),
    answer: {
      status: 200,
      schema: Type.Object({
        model: Type.String(),
        dimensions: Type.Integer({ description: "Length of a vector" }),
      }),
    },
  },
  removeEmbedding: {
    method: "DELETE",
    path: "/embedding",
    operationId: "removeEmbedding",
    summary: "Remove the account's embedding model",
    description: "The account's tools and documents use the installation's model again.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    answer: { status: 200, schema: Type.Object({ removed: Type.Literal(true) }) },
  },
} as const satisfies FunctionEndpoints;
