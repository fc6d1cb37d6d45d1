import type { HttpToolDefinition } from "../../contract/custom-tool.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import { secretOf } from "../../http-tool/fill-placeholder.ts";
import { listToolPlaceholders } from "../../http-tool/list-tool-placeholders.ts";

/**
 * Every secret that a tool's templates name must be stored before anything is sent.
 * @throws ToolgateError AUTH_FAILED {reason: "missing_secret", missing_secrets: [name]}
 */
export function refuseMissingSecrets(
  { http_config, secret_names }: HttpToolDefinition,
  secrets: SecretValues,
): void {
  const used = listToolPlaceholders({ tool_type: "http_api", prompt_template: null, http_config })
    .map(({ name }) => secretOf(name, secret_names))
    .filter((name) => name !== null && secret_names.includes(name));
  const missing_secrets = [...new Set(used)].filter(
    (name): name is string => name !== null && !(Object.hasOwn(secrets, name) && secrets[name]),
  );
  if (missing_secrets.length === 0) return;
  const names = missing_secrets.map((name) => `"${name}"`).join(", ");
  throw new ToolgateError(
    "AUTH_FAILED",
    `No value is stored for the ${missing_secrets.length === 1 ? "secret" : "secrets"} ${names}. Nothing was sent.`,
    { details: { reason: "missing_secret", missing_secrets } },
  );
}
