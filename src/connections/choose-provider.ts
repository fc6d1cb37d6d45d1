import { Type } from "@sinclair/typebox";
import { invalidRequest } from "../contract/errors.ts";
import type { SignInCredential } from "../contract/http-operation.ts";
import type { Database } from "../contract/ports.ts";
import { validated } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { findPresetOfEndpoints, resolvePreset, variablesOf } from "../presets/find-preset.ts";
import type { Preset, ResolvedPreset } from "../presets/preset.ts";
import { PRESETS } from "../presets/providers.data.ts";

interface ProviderChoice {
  user_id: string;
  connector_id: string;
  provider: string;
  /** Values of the variables in the provider's addresses. */
  variables: Readonly<Record<string, string>>;
}

const SignInShape = Type.Object({
  credential: validated<SignInCredential>(),
  secrets: SecretValuesShape,
});

/** The well-known providers as the API describes them. */
export function listProviders() {
  return PRESETS.map(describePreset);
}

function describePreset(preset: Preset) {
  const { id, name, hosts, register_url = null, document_url = null } = preset;
  return {
    provider: id,
    name,
    hosts: [...hosts],
    variables: variablesOf(preset),
    register_url,
    document_url,
  };
}

/**
 * The provider that the connector signs in at; null if it is not a well-known one. @throws ToolgateError
 * NOT_FOUND | INVALID_REQUEST
 */
export async function findProvider(
  database: Database,
  own: { user_id: string; connector_id: string },
): Promise<ResolvedPreset | null> {
  const { credential, secrets } = await loadSignIn(database, own);
  const stored = (id: string | undefined) => (id === undefined ? undefined : secrets[id]?.trim());
  const authorization = stored(credential.authorization_url_secret) ?? credential.authorization_url;
  const token = stored(credential.token_url_secret) ?? credential.token_url;
  return authorization && token ? findPresetOfEndpoints(authorization, token) : null;
}

/**
 * Stores the two addresses of a provider for a connector whose document states none. A client's secrets that
 * were stored for another token endpoint are deleted, as with every change of it.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST
 */
export async function chooseProvider(database: Database, choice: ProviderChoice): Promise<void> {
  const { user_id, connector_id } = choice;
  const preset = readChoice(choice);
  const { credential } = await loadSignIn(database, { user_id, connector_id });
  const asks = credential.authorization_url_secret !== undefined && credential.token_url_secret !== undefined;
  if (!asks) {
    const found = await findProvider(database, { user_id, connector_id });
    if (found?.id === preset.id) return;
    const message =
      "is for connectors whose document does not say where users sign in. This one does: change it with an overlay";
    throw invalidRequest([{ pointer: "/provider", message }]);
  }
  await database.call("store_secrets", {
    p_user_id: user_id,
    p_connector_id: connector_id,
    p_secrets: { authorization_url: preset.authorization_url, token_url: preset.token_url },
  });
}

function readChoice({ provider, variables }: ProviderChoice): ResolvedPreset {
  const preset = PRESETS.find(({ id }) => id === provider);
  if (preset === undefined)
    throw invalidRequest([
      {
        pointer: "/provider",
        message: "is not a known provider: GET /functions/v1/connections/providers lists them",
      },
    ]);
  const resolved = resolvePreset(provider, variables);
  if (resolved !== null) return resolved;
  const faults = variablesOf(preset)
    .filter(
      (name) => resolvePreset(provider, { ...everyVariable(preset), [name]: variables[name] ?? "" }) === null,
    )
    .map((name) => ({
      pointer: `/provider_variables/${name}`,
      message: `must be the part of the provider's host that is yours: letters, digits and hyphens`,
    }));
  throw invalidRequest(faults);
}

function everyVariable(preset: Preset): Record<string, string> {
  return Object.fromEntries(variablesOf(preset).map((name) => [name, "x"]));
}

function loadSignIn(
  database: Database,
  { user_id, connector_id }: { user_id: string; connector_id: string },
) {
  return database.call("load_sign_in", { p_user_id: user_id, p_connector_id: connector_id }, SignInShape);
}
