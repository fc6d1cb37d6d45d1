import { Type } from "@sinclair/typebox";
import { essenceOf } from "../base/headers.ts";
import { createSenderFetch } from "../calling/egress/wrap-sender.ts";
import { createRedactor } from "../calling/redaction/redact.ts";
import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { AccountModel } from "../contract/policy.ts";
import type { ChatModel, FindChat, Platform } from "../contract/ports.ts";
import { nullable } from "../contract/shape.ts";
import { type ListedModel, listModels } from "../platform/model/list-models.ts";
import type { ModelEndpoint } from "../platform/model/model-endpoint.ts";
import type { OpenAiChatOptions } from "../platform/model/openai-chat.ts";
import { tracedChat } from "../platform/telemetry/trace-chat.ts";
import { scrubbedChat } from "../privacy/apply-rules.ts";
import { BUILT_IN_SCRUBBER } from "../privacy/built-in-scrubber.ts";
import { chatWithoutSecret } from "../prompt-safety/withhold-in-chat.ts";
import { createEgress } from "./create-egress.ts";

/** Timeout of a model request in milliseconds. */
const MODEL_TIMEOUT_MS = 30_000;

const StoredKeyShape = Type.Object({ found: Type.Boolean(), key: nullable(Type.String()) });

type Ports = Pick<Platform, "config" | "database">;

/**
 * The chat models: an account's own endpoint, or else that of the installation. Personal data is scrubbed
 * from their requests.
 */
export function createFindChat(ports: Ports): FindChat {
  const standard = createChat(ports.config.model);
  return (account, model) => {
    if (account !== null) return createAccountChat(ports, account, model);
    return model === undefined ? standard : createChat(ports.config.model, model);
  };
}

function createChat(settings: Config["model"], model?: string): ChatModel | null {
  if (settings === null) return null;
  const { baseUrl, apiKey, chatModel } = settings;
  const options = { baseUrl, apiKey, model: model ?? chatModel, timeoutMs: MODEL_TIMEOUT_MS };
  return governed(openChat(options), baseUrl);
}

/** The key is read from the vault for each request. */
function createAccountChat(ports: Ports, account: AccountModel, model = account.chat_model): ChatModel {
  const chat: ChatModel = {
    model,
    async complete(request) {
      const endpoint = openAccountEndpoint(ports.config, {
        baseUrl: account.base_url,
        key: await readModelKey(ports, account),
      });
      return openKeptChat(endpoint, model).complete(request);
    },
  };
  return governed(chat, account.base_url);
}

/** A model of an account's endpoint that does not repeat the key. */
export function openKeptChat(
  endpoint: ModelEndpoint,
  model: string,
  timeoutMs: number = MODEL_TIMEOUT_MS,
): ChatModel {
  const chat = openChat({ ...endpoint, model, timeoutMs });
  const { apiKey, account } = endpoint;
  return account?.hasKey ? chatWithoutSecret(chat, apiKey, account.redact) : chat;
}

/** @throws ToolgateError MODEL_ERROR {reason: "changed"} if the account has another endpoint by now */
export async function readModelKey(
  { database }: Pick<Ports, "database">,
  { user_id, base_url }: Pick<AccountModel, "user_id" | "base_url">,
): Promise<string | null> {
  const stored = await database.call(
    "read_model_key",
    { p_user_id: user_id, p_base_url: base_url },
    StoredKeyShape,
  );
  if (stored.found) return stored.key;
  throw new ToolgateError(
    "MODEL_ERROR",
    "The model endpoint of this account was changed during the request: try again.",
    { details: { reason: "changed" } },
  );
}

/** The models of an account's endpoint, or else of the installation's, in OpenAI's format. */
export function createListModels(ports: Ports): (account: AccountModel | null) => Promise<ListedModel[]> {
  return async (account) => {
    if (account === null) return listModels(ports.config.model);
    const { base_url: baseUrl, chat_model: chatModel } = account;
    const key = await readModelKey(ports, account);
    return listModels({ ...openAccountEndpoint(ports.config, { baseUrl, key }), chatModel });
  };
}

function governed(chat: ChatModel, baseUrl: string): ChatModel {
  return tracedChat(scrubbedChat(chat, BUILT_IN_SCRUBBER), baseUrl);
}

/**
 * Loads the client with the first request to the model; most functions and most requests do not need it.
 */
function openChat(options: OpenAiChatOptions): ChatModel {
  let chat: Promise<ChatModel> | undefined;
  return {
    model: options.model,
    async complete(request) {
      chat ??= import("../platform/model/openai-chat.ts").then(({ createOpenAiChat }) =>
        createOpenAiChat(options),
      );
      return (await chat).complete(request);
    },
  };
}

/** A streamed answer may take longer than a call of an API. */
const ENDPOINT_LIMITS = { totalMs: 300_000, maxBytes: 8 * 1024 * 1024 };

/** Sent where the account has stored no key; the header with it is removed. */
const NO_KEY = "none";

/** The endpoint of an account, called with the guarded sender and never redirected to another origin. */
export function openAccountEndpoint(
  config: Config,
  { baseUrl, key }: { baseUrl: string; key: string | null },
): ModelEndpoint {
  const send = createSenderFetch({
    sender: createEgress(config),
    prepare: (request) => ({
      ...request,
      headers: request.headers.filter(([name]) => isSent(name, key)),
      sensitive: { headers: key === null ? [] : ["authorization"], query: [] },
    }),
    keepOrigin: true,
    ...ENDPOINT_LIMITS,
  });
  return {
    baseUrl,
    apiKey: key ?? NO_KEY,
    account: {
      hasKey: key !== null,
      redact: createRedactor(key === null ? [] : [key]),
      fetch: async (url, init) => checkType(await send(url instanceof Request ? url.url : url, init)),
    },
  };
}

/** Only these: the client adds others, also from the environment of the process. */
const SENT_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function isSent(name: string, key: string | null): boolean {
  return SENT_HEADERS.has(name) && (key !== null || name !== "authorization");
}

/**
 * A web page answers 200 to everything, so its type says more than its status. @throws ToolgateError
 * MODEL_ERROR {reason: "invalid_response"}
 */
async function checkType(response: Response): Promise<Response> {
  const type = essenceOf(response.headers.get("content-type") ?? "");
  if (!response.ok || /json|event-stream/.test(type)) return response;
  await response.body?.cancel();
  const what = type === "text/html" ? "with a web page" : `with ${shorten(type) || "no content type"}`;
  throw new ToolgateError(
    "MODEL_ERROR",
    `The model endpoint answered ${what} instead of JSON. Check the base URL in Settings, which usually ends in /v1.`,
    { details: { reason: "invalid_response" } },
  );
}

/** The header is the endpoint's own text. */
function shorten(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.slice(0, 60) : "";
}
