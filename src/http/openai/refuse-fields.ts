import type { JsonObject } from "../../contract/json.ts";
import { invalidRequest } from "../read-body.ts";

/**
 * Rejects fields that must not be ignored. Clients send null, false and empty strings for fields that are
 * not set.
 *
 * @param why by the field's name: the reason, and what to do instead
 * @throws ToolgateError INVALID_REQUEST {errors}
 */
export function refuseFields(body: JsonObject, why: Readonly<Record<string, string>>): void {
  const errors = Object.entries(why)
    .filter(([name]) => body[name])
    .map(([name, message]) => ({ pointer: `/${name}`, message }));
  if (errors.length > 0) throw invalidRequest(errors);
}
