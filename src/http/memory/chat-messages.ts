import { type Static, Type } from "@sinclair/typebox";
import { chatMessagesEndpoints as endpoints } from "../../contract/api/memory/messages.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { MemoryCaller, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { hashTerms } from "../../memory/index-terms.ts";
import { cleanUpMessages } from "../../memory/retention.ts";
import { bearerToken, isSameText } from "../authenticate.ts";
import { type EdgeFunction, routeEndpoint } from "../create-function.ts";
import {
  createMemoryFunction,
  identifyMemoryCaller,
  readInteger,
  readParameters,
  requiredParameter,
} from "./create-memory-function.ts";

const AddMessagesShape = Type.Array(Type.Object({ id: Type.String(), timestamp: Type.String() }));

type NewMessage = Exclude<Static<typeof endpoints.create.body>, { messages: unknown }>;

/** Tolerates clients whose clock is slightly ahead. */
const TOLERANCE_MS = 60_000;

/** Conversations: messages by site and user, kept for 30 days. */
export function chatMessages(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;

  return createMemoryFunction("chat-messages", platform, verifyExternalUser, (bind, app) => {
    bind(endpoints.create, async ({ caller, body }) => {
      const isBulk = "messages" in body;
      const messages: NewMessage[] = isBulk ? body.messages : [body];
      refuseFuture(messages, isBulk);
      const stored = await database.call(
        "add_messages",
        {
          p_caller: caller,
          p_messages: messages.map(({ timestamp, ...message }) => ({
            ...message,
            ...(timestamp && { timestamp: new Date(timestamp).toISOString() }),
            terms: hashTerms(message.message),
          })),
        },
        AddMessagesShape,
      );
      return isBulk ? { messages: stored } : stored[0];
    });

    bind(endpoints.list, async ({ caller, query }) => ({
      messages: await database.call("list_messages", {
        p_caller: caller,
        p_site_id: requiredParameter(query, "site_id"),
        p_user_id: requiredParameter(query, "user_id"),
        p_limit: readInteger(query, "limit", 50, 1000),
      }),
    }));

    routeEndpoint(
      app,
      endpoints.cleanup,
      (request) => identifyCleaner(request, platform, verifyExternalUser),
      ({ caller }) => cleanUpMessages(database, caller),
    );

    bind(endpoints.erase, async ({ caller, query, context }) => {
      const parameter = await readParameters(context.req.raw, query);
      return database.call("erase_messages", {
        p_caller: caller,
        p_site_id: requiredParameter(parameter, "site_id"),
        p_user_id: requiredParameter(parameter, "user_id"),
      });
    });
  });
}

/** Null: the service key, which cleans up all sites. */
async function identifyCleaner(
  request: Request,
  platform: Platform,
  verifyExternalUser: VerifyExternalUser,
): Promise<MemoryCaller | null> {
  if (isSameText(bearerToken(request), platform.config.secretKey)) return null;
  return identifyMemoryCaller(request, platform, verifyExternalUser, endpoints.cleanup.scope);
}

function refuseFuture(messages: readonly NewMessage[], isBulk: boolean): void {
  const faults = messages.flatMap(({ timestamp }, i) =>
    timestamp !== undefined && Date.parse(timestamp) > Date.now() + TOLERANCE_MS
      ? [{ pointer: `${isBulk ? `/messages/${i}` : ""}/timestamp`, message: "lies in the future" }]
      : [],
  );
  if (faults.length > 0) throw invalidRequest(faults);
}
