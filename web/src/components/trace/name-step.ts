import { isJsonObject } from "../../../../src/base/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";

/** The subject of a step in a word: the operation, the failure, the media type. */
export function nameStep({ kind, input, output }: TraceStep): string {
  const given = isJsonObject(input) ? input : {};
  const made = isJsonObject(output) ? output : {};
  const name =
    kind === "plan"
      ? (made["operation_id"] ?? made["kind"] ?? made["error_code"])
      : kind === "tool_call"
        ? given["operation_id"]
        : (given["failure"] ?? made["media_type"]);
  return typeof name === "string" ? name : "";
}
