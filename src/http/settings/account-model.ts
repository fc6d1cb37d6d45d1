import { Type } from "@sinclair/typebox";
import { readAccountSettings } from "../../agents/policy.ts";
import { modelSettingsEndpoints as endpoints, type ModelRequest } from "../../contract/api/model-settings.ts";
import { requireChat } from "../../contract/chat.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { AccountSettings, ModelAddress } from "../../contract/policy.ts";
import type { ChatModel, Embedder, FindChat, Platform } from "../../contract/ports.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import { AccountSettingsShape } from "../../contract/stored-shapes.ts";
import { requireUser } from "../authenticate.ts";
import { type BoundRequest, bindEndpoint, type FunctionApp } from "../create-function.ts";

export interface ModelPorts {
  findChat: FindChat;
  /** The key that is stored for an address. */
  readKey: (account: { user_id: string; base_url: string }) => Promise<string | null>;
  /** @throws ToolgateError EGRESS_BLOCKED for an address that the guarded sender rejects */
  checkAddress: (address: ModelAddress) => void;
  /** A model at an address that need not be stored. */
  openChat: (address: ModelAddress, model: string) => ChatModel;
  /** The same for vectors. */
  openEmbedder: (address: ModelAddress, model: string) => Embedder;
  /** Names of the models; null: of the installation's endpoint. @throws ToolgateError MODEL_ERROR */
  fetchModels: (address: ModelAddress | null) => Promise<string[]>;
}

const MODEL_ENDPOINT = "The model endpoint";

/** The model endpoint of the account. Its key is stored in the vault; no endpoint returns it. */
export function bindAccountModel(app: FunctionApp, platform: Platform, models: ModelPorts): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.setModel, async (request) => {
    requireUser(request, MODEL_ENDPOINT);
    const { user_id, body } = request;
    const address = { base_url: readBaseUrl(body.base_url), key: readKey(body.key) };
    models.checkAddress({ ...address, key: address.key ?? (await findStoredKey(request, address.base_url)) });
    const stored = await database.call(
      "set_account_model",
      {
        p_user_id: user_id,
        p_base_url: address.base_url,
        p_chat_model: body.chat_model.trim(),
        p_key: address.key,
      },
      StoredSettingsShape,
    );
    const { base_url, chat_model } = { chat_model: "", ...stored.model, base_url: address.base_url };
    return { base_url, chat_model, key_stored_at: stored.key_stored_at };
  });

  bindEndpoint(app, platform, endpoints.removeModel, async (request) => {
    requireUser(request, MODEL_ENDPOINT);
    await database.call("remove_account_model", { p_user_id: request.user_id });
    return { removed: true };
  });

  bindEndpoint(app, platform, endpoints.checkModel, async (request) => {
    const { chat_model } = request.body;
    const address = await readAddress(request);
    if (address !== null && chat_model === undefined)
      throw invalidRequest([{ pointer: "/chat_model", message: "is required with base_url" }]);
    const own = address && models.openChat(address, (chat_model ?? "").trim());
    const model = own ?? requireChat(models.findChat, await findAccountModel(request), chat_model);
    const started = performance.now();
    await model.complete({
      messages: [{ role: "user", content: "Answer with: ok" }],
      functions: [],
      choice: "auto",
    });
    return { ok: true, model: model.model, duration_ms: Math.round(performance.now() - started) };
  });

  bindEndpoint(app, platform, endpoints.listModels, async (request) => {
    const given = await readAddress(request);
    if (given !== null) return { models: await models.fetchModels(given) };
    const account = await findAccountModel(request);
    requireChat(models.findChat, account);
    const stored = account && { base_url: account.base_url, key: await models.readKey(account) };
    return { models: await models.fetchModels(stored) };
  });

  /**
   * The address of the request, with the stored key if it belongs to this address; null: the effective
   * endpoint. Only the owner may name one.
   */
  async function readAddress(
    request: Pick<BoundRequest, "caller" | "user_id"> & { body: ModelRequest },
  ): Promise<ModelAddress | null> {
    const { base_url, key } = request.body;
    if (base_url === undefined && key === undefined) return null;
    requireUser(request, MODEL_ENDPOINT);
    if (base_url === undefined)
      throw invalidRequest([{ pointer: "/base_url", message: "is required with key" }]);
    const url = readBaseUrl(base_url);
    const address = { base_url: url, key: readKey(key) ?? (await findStoredKey(request, url)) };
    models.checkAddress(address);
    return address;
  }

  async function findStoredKey({ user_id }: Pick<BoundRequest, "user_id">, base_url: string) {
    const stored = await findAccountModel({ user_id });
    return stored?.base_url === base_url ? models.readKey(stored) : null;
  }

  async function findAccountModel({ user_id }: Pick<BoundRequest, "user_id">) {
    return (await readAccountSettings(database, user_id)).model;
  }
}

const EMBEDDING_MODEL = "The embedding model";

/** The database stores longer vectors, but compares them too slowly. */
const MAX_DIMENSIONS = 4_096;

/** The embedding model of the account, at its own endpoint. */
export function bindAccountEmbedding(
  app: FunctionApp,
  platform: Platform,
  models: Pick<ModelPorts, "openEmbedder" | "readKey">,
): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.setEmbedding, async (request) => {
    requireUser(request, EMBEDDING_MODEL);
    const { user_id } = request;
    const model = request.body.embedding_model.trim();
    const { model: endpoint } = await readAccountSettings(database, user_id);
    if (endpoint === null) {
      const message =
        "Set a model endpoint of the account first: its address and key are used for the embeddings.";
      throw new ToolgateError("CONFLICT", message);
    }
    const address = { base_url: endpoint.base_url, key: await models.readKey(endpoint) };
    const [vector = []] = await models.openEmbedder(address, model).embed(["test"]);
    if (vector.length > MAX_DIMENSIONS) {
      const message = `returns vectors of ${vector.length} numbers; at most ${MAX_DIMENSIONS} are supported`;
      throw invalidRequest([{ pointer: "/embedding_model", message }]);
    }
    await database.call("set_account_embedding", {
      p_user_id: user_id,
      p_base_url: endpoint.base_url,
      p_model: model,
      p_dims: vector.length,
    });
    platform.wakeWorker();
    return { model, dimensions: vector.length };
  });

  bindEndpoint(app, platform, endpoints.removeEmbedding, async (request) => {
    requireUser(request, EMBEDDING_MODEL);
    await database.call("remove_account_embedding", { p_user_id: request.user_id });
    platform.wakeWorker();
    return { removed: true };
  });
}

/** Paths of single endpoints, which users copy from examples. */
const ENDPOINT = /\/(chat\/completions|completions|models|responses|embeddings)$/;

/** A base URL without a final slash. @throws ToolgateError INVALID_REQUEST at `/base_url` */
function readBaseUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw fault("must be an http(s) URL, such as https://api.openai.com/v1");
  }
  if (url.username !== "" || url.password !== "") {
    throw fault("must not contain a user or a password; enter the key as `key`");
  }
  if (url.search !== "" || url.hash !== "") throw fault("must not contain a query or a fragment");
  const base = `${url.origin}${url.pathname}`.replace(/\/+$/, "");
  const [ending] = ENDPOINT.exec(base) ?? [];
  if (ending !== undefined) throw fault(`must end before ${ending}, which Toolgate adds`);
  return base;
}

/** The key, null if none is given. @throws ToolgateError INVALID_REQUEST at `/key`; it does not quote the key */
function readKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  const text = key.trim();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  const message = "must be the key alone: no spaces, line breaks or letters with accents";
  throw invalidRequest([{ pointer: "/key", message }]);
}

function fault(message: string) {
  return invalidRequest([{ pointer: "/base_url", message }]);
}

/** The account's settings with the time at which the key of its model endpoint was stored. */
export interface StoredSettings extends AccountSettings {
  key_stored_at: string | null;
}

export const StoredSettingsShape: Shape<StoredSettings> = Type.Intersect([
  AccountSettingsShape,
  Type.Object({ key_stored_at: nullable(Type.String()) }),
]);
