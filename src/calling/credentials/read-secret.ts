import { trimEnd } from "../../base/trim-end.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { SecretValues } from "../../contract/http-operation.ts";

export function headerSecret(secrets: SecretValues, id: string): string {
  return guardHeaderValue(id, secretValue(secrets, id));
}

export function guardHeaderValue(id: string, value: string): string {
  const trimmed = value.trim();
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed))
    throw unusable(id, "contains characters that are not allowed in a header, or is empty");
  return trimmed;
}

export function secretValue(secrets: SecretValues, id: string): string {
  const value = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (value === undefined) throw missing(id);
  // Pasted values often end with a line break.
  return trimEnd(value, "\r\n");
}

export function missing(id: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" is not stored. Store it for this connector.`, {
    details: { secret_id: id },
  });
}

export function unusable(id: string, why: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" ${why}. Store it again.`, {
    details: { secret_id: id },
  });
}
