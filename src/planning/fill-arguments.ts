import type { JsonObject } from "../base/json.ts";
import type { ToolCandidate, ToolFields } from "../contract/tool.ts";
import { describeOperation } from "./aligning/describe-operation.ts";
import { fillFromContext } from "./aligning/filling/fill-from-context.ts";
import { fillSlots } from "./aligning/filling/fill-slots.ts";
import { prepareRequest } from "./aligning/request-words.ts";
import { verbAgreement } from "./aligning/verb-agreement.ts";
import { readRequest } from "./reading/read-request.ts";

export interface FillInput {
  /** Object schema (JSON Schema 2020-12) of the tool's arguments. */
  schema: JsonObject;
  query: string;
  /** `user_context_data`: trusted, typed values. */
  context: JsonObject;
  fields?: ToolFields;
  /** The current time for relative dates; defaults to now. */
  now?: Date;
}

export interface FilledArguments {
  arguments: JsonObject;
  /** The source of each value; nested values have dotted paths, e.g. `customer.email`. */
  sources: Record<string, "context" | "query" | "default">;
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** Confidence in the values, 0…1; at most 0.5 while an argument is missing. */
  confidence: number;
}

/**
 * Fills a tool's arguments by rules, without a model, from the context and the request. Apart from
 * constants and dates relative to `now`, every value occurs in the context or in the request.
 */
export function fillArguments({ schema, query, context, fields, now }: FillInput): FilledArguments {
  const profile = describeOperation(toCandidate(schema, fields ?? NO_FIELDS));
  const request = prepareRequest(readRequest(query, now));
  const filling =
    request === null
      ? fillFromContext(profile, context)
      : fillSlots(request, profile, context, (verbAgreement(request, profile) ?? 0) > 0);
  const sure = Math.min(1, ...filling.filled.map((each) => each.sure));
  return {
    arguments: filling.arguments,
    sources: Object.fromEntries(filling.filled.map(({ slot, source }) => [slot.path.join("."), source])),
    missing: filling.missing,
    confidence: filling.missing.length > 0 ? Math.min(0.5, sure) : sure,
  };
}

const NO_FIELDS: ToolFields = {
  api: "",
  operation_id: "",
  method: "",
  path: "",
  summary: "",
  description: "",
  tags: [],
  parameters: [],
};

function toCandidate(input_schema: JsonObject, fields: ToolFields): ToolCandidate {
  return {
    tool_id: "",
    operation_id: fields.operation_id,
    connector_id: null,
    source: "connector",
    plugin: "",
    name: fields.summary,
    // Profiles are cached by the identity of their fields, so they are copied for this schema.
    fields: { ...fields },
    input_schema,
    side_effect: "write",
    score: 0,
  };
}
