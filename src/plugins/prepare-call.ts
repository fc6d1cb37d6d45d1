import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database } from "../contract/ports.ts";
import { preparedCall, SecretValuesShape } from "../contract/stored-shapes.ts";
import type { ToolDefinition } from "../contract/tool.ts";
import type { ActingContext, PlannedContext } from "../kernel/shared-context.ts";

const PreparedCallShape = preparedCall();

/** Returns the definition of the planned call's tool, from the search if it preloaded the same tool. */
export async function loadDefinition<Definition extends ToolDefinition>(
  { payload }: PlannedContext,
  database: Database,
  kind: Definition["kind"],
): Promise<Definition> {
  const { tool } = payload.call;
  const preloaded = payload.found.prepared?.open();
  const { definition } =
    preloaded?.tool_id === tool.tool_id
      ? preloaded
      : await database.call(
          "prepare_call",
          { p_user_id: payload.asked.caller.user_id, p_tool_id: tool.tool_id },
          PreparedCallShape,
        );
  if (definition.kind === kind) return definition as Definition;
  throw new ToolgateError("INTERNAL", `This tool is not of the kind ${kind}.`, {
    details: { reason: "definition" },
  });
}

/**
 * Input for the database to read the secrets of a request: it returns those that are bound to this definition's destination, and
 * that the API key of the caller may use.
 */
export function secretsFor(
  { payload }: PlannedContext,
  definition: ToolDefinition,
  chosen: ChosenConnection | null = null,
): JsonObject {
  const { tool_id, connector_id } = payload.call.tool;
  const { key_id } = payload.asked.caller;
  return { tool_id, connector_id, definition: definition as unknown as JsonObject, key_id, ...chosen };
}

/** The connection that a call names, and the page where it is signed in. */
interface ChosenConnection {
  connection: string | null;
  end_user: string | null;
  connect_url: string;
}

/** Returns the secrets of the request that the gate has allowed. */
export async function readSecrets({ payload }: ActingContext, database: Database): Promise<SecretValues> {
  const { request, secrets } = payload.gated;
  if (secrets !== null) return secrets.open();
  if (request.secrets_for === null) return {};
  return database.call(
    "read_call_secrets",
    { p_user_id: payload.asked.caller.user_id, p_for: request.secrets_for },
    SecretValuesShape,
  );
}
