import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";

/** The failure in another part of Toolgate's response; undefined if the response has another form. */
export function readFailure(response: Response, body: unknown): ToolgateError | undefined {
  const failure: JsonObject = isJsonObject(body) ? body : {};
  const code = String(failure["error_code"] ?? "");
  if (!isErrorCode(code)) return undefined;
  const { technical_details: details } = failure;
  const wait = response.headers.get("retry-after");
  return new ToolgateError(code, String(failure["error_message"]), {
    ...(isJsonObject(details) && { details }),
    ...(wait !== null && { headers: { "retry-after": wait } }),
  });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
