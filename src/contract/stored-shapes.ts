import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import type { AgentFile } from "./agent-file.ts";
import type { SecretValues } from "./http-operation.ts";
import type { AccountEmbedding, AccountSettings, StoredPolicy } from "./policy.ts";
import { AnyObject, literals, nullable, type Shape, texts, validated } from "./shape.ts";
import type {
  PlanChoice,
  PreparedCall,
  ToolCandidate,
  ToolDefinition,
  ToolDescription,
  ToolFields,
} from "./tool.ts";

export const ToolFieldsShape: Shape<ToolFields> = Type.Object({
  api: Type.String(),
  about: Type.Optional(Type.String()),
  operation_id: Type.String(),
  method: Type.String(),
  path: Type.String(),
  summary: Type.String(),
  description: Type.String(),
  tags: texts,
  parameters: Type.Array(
    Type.Object({
      name: Type.String(),
      in: literals("path", "query", "header", "cookie", "body"),
      required: Type.Boolean(),
      description: Type.String(),
      values: texts,
    }),
  ),
});

export const EffectShape = literals("read", "write", "execute");

const description = {
  tool_id: Type.String(),
  operation_id: Type.String(),
  connector_id: nullable(Type.String()),
  source: literals("connector", "custom", "mcp", "plugin"),
  plugin: Type.String(),
  name: Type.String(),
  fields: ToolFieldsShape,
  input_schema: AnyObject,
  side_effect: EffectShape,
  rate_limit_per_min: Type.Optional(nullable(Type.Number())),
  basis: Type.Optional(Type.String()),
};

export const ToolDescriptionShape: Shape<ToolDescription> = Type.Object(description);

export const ToolCandidateShape: Shape<ToolCandidate> = Type.Object({ ...description, score: Type.Number() });

export const CallerShape = Type.Object({ user_id: Type.String(), key_id: nullable(Type.String()) });

export const AccountSettingsShape: Shape<AccountSettings> = Type.Object({
  environment: nullable(literals("prod")),
  call_ms: nullable(Type.Number()),
  answer_bytes: nullable(Type.Number()),
  calls_per_min: nullable(Type.Number()),
  model: nullable(
    Type.Object({ user_id: Type.String(), base_url: Type.String(), chat_model: Type.String() }),
  ),
});

export const AccountEmbeddingShape: Shape<AccountEmbedding> = Type.Object({
  user_id: Type.String(),
  base_url: Type.String(),
  model: Type.String(),
  space: Type.String(),
  dims: Type.Number(),
});

export const StoredPolicyShape: Shape<StoredPolicy> = Type.Object({
  agent_id: nullable(Type.String()),
  is_bound: Type.Boolean(),
  agent_version: nullable(Type.Number()),
  agent: nullable(validated<AgentFile>()),
  tool_ids: Type.Record(Type.String(), Type.String()),
  key_limit_per_min: nullable(Type.Number()),
  connection_id: nullable(Type.String()),
  binding: Type.String(),
  circuits: Type.Array(Type.Object({ host: Type.String(), open_until: Type.String() })),
  account: AccountSettingsShape,
  session: AnyObject,
});

export const SecretValuesShape: Shape<SecretValues> = Type.Record(Type.String(), Type.String());

export const preparedCall = <D extends ToolDefinition = ToolDefinition>(): Shape<PreparedCall<D>> =>
  Type.Object({
    tool_id: Type.String(),
    side_effect: EffectShape,
    basis: Type.Optional(Type.String()),
    definition: validated<D>(),
  });

/** A question of a conversation, stored until it is answered. */
export interface StoredQuestion {
  /** The ambiguous request. */
  request: string;
  /** The caller's context data at that time. */
  context: JsonObject;
  /** The missing arguments as dotted paths; empty if a choice is needed. */
  missing: string[];
  /** Best first, at least one. */
  choices: PlanChoice[];
  /** The tools of the choices, as the question showed them; absent in questions of earlier versions. */
  seen?: SeenTools;
}

/** By tool id: the effect and the definition that the caller was asked about. */
export type SeenTools = Readonly<Record<string, Pick<ToolDescription, "side_effect" | "basis">>>;

/** A question that a run may answer. */
export interface OpenQuestion extends StoredQuestion {
  /** The current tools of the choices, without those that were deleted or are no longer allowed. */
  tools: ToolCandidate[];
}
