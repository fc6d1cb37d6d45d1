import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues, SignInCredential } from "../contract/http-operation.ts";
import type { Database, Sender } from "../contract/ports.ts";
import { texts, validated } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import type { ResolvedPreset } from "../presets/preset.ts";
import { applyPreset, findPreset, presetScopes } from "./apply-preset.ts";
import type { AuthorizationServer } from "./authorization-server.ts";
import { addMetadata } from "./discover-server.ts";
import { findServer } from "./find-server.ts";
import { registerClient } from "./register-client.ts";

export interface WantedConnection {
  user_id: string;
  key_id: string | null;
  connector_id: string;
  name: string | null;
  end_user: string | null;
  /** Null: all that the connector's operations need. */
  scopes: string[] | null;
}

export interface SignInParts {
  database: Database;
  sender: Sender;
  redirectUri: string;
  /** Address of the metadata document of this installation. */
  clientUrl: string;
}

const SignInShape = Type.Object({
  name: Type.String(),
  credential: validated<SignInCredential>(),
  scopes: texts,
  secrets: SecretValuesShape,
});

interface PreparedSignIn {
  server: AuthorizationServer;
  preset: ResolvedPreset | null;
  scopes: string[];
  /** With `client_id`. */
  secrets: SecretValues;
}

/**
 * Where the connector signs in, as which client and with which scopes. Without a stored client, one is registered if the server offers
 * it.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | AUTH_FAILED
 */
export async function prepareSignIn(
  parts: SignInParts,
  { user_id, connector_id, scopes }: Pick<WantedConnection, "user_id" | "connector_id" | "scopes">,
): Promise<PreparedSignIn> {
  const { database, sender } = parts;
  const own = { p_user_id: user_id, p_connector_id: connector_id };
  const loaded = await database.call("load_sign_in", own, SignInShape);
  const found = await findServer(loaded.credential, loaded.secrets, sender);
  const preset = await findPreset(found);
  const server = await complete(found, preset, sender);
  const client = loaded.secrets["client_id"]?.trim()
    ? {}
    : await registerClient(parts, server, { user_id, connector_id });
  if (client === null) throw missingClient();
  return {
    server,
    preset,
    scopes: presetScopes(addOfflineAccess(scopes ?? loaded.scopes, server), preset),
    secrets: { ...loaded.secrets, ...client },
  };
}

/** What the document does not say of the server, from its preset or, if the provider is unknown, from its metadata. */
async function complete(
  found: AuthorizationServer,
  preset: ResolvedPreset | null,
  sender: Sender,
): Promise<AuthorizationServer> {
  if (preset !== null) return applyPreset(found, preset);
  return found.discovered ? found : addMetadata(found, sender);
}

/** Without it, OpenID providers give no refresh token. */
function addOfflineAccess(scopes: string[], { scopes_supported }: AuthorizationServer): string[] {
  const isOffered = scopes_supported?.includes("offline_access") ?? false;
  return isOffered ? [...new Set([...scopes, "openid", "offline_access"])] : scopes;
}

function missingClient(): ToolgateError {
  const message =
    'The secret "client_id" is not stored, and the provider does not register clients by itself. Register a client with the provider and store its client_id for this connector.';
  return new ToolgateError("AUTH_FAILED", message, { details: { secret_id: "client_id" } });
}
