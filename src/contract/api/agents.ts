import { type TSchema, Type } from "@sinclair/typebox";
import { AGENT_ID_PATTERN, AgentFile, AgentFinding } from "../agent-file.ts";
import { AnyObject, FaultShape, type FunctionEndpoints, Timestamp } from "./endpoint.ts";

const AgentId = Type.String({ pattern: AGENT_ID_PATTERN });
const SessionId = Type.String({ minLength: 1, maxLength: 200 });
const pathText = (name: string, description: string, schema: TSchema) => ({
  name,
  in: "path" as const,
  required: true,
  description,
  schema,
});
const agentId = pathText("agent_id", "The agent", AgentId);
const sessionId = pathText(
  "session_id",
  "The session; queries join it by their `conversation_id`",
  SessionId,
);

const Stored = Type.Object({
  agent_id: AgentId,
  version: Type.Integer(),
  current_version: Type.Integer(),
  text: Type.String({ description: "As it was uploaded" }),
  definition: AgentFile,
  created_at: Timestamp,
  updated_at: Timestamp,
});

const Session = Type.Object({ session_id: SessionId, data: AnyObject, expires_at: Timestamp });

export const agentsEndpoints = {
  list: {
    method: "GET",
    path: "",
    operationId: "listAgents",
    summary: "List your agents",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        agents: Type.Array(
          Type.Object({
            agent_id: AgentId,
            version: Type.Integer(),
            description: Type.Union([Type.String(), Type.Null()]),
            env: Type.Union([Type.String(), Type.Null()]),
            tool_count: Type.Integer(),
            keys: Type.Integer({ description: "API keys that belong to it" }),
            updated_at: Timestamp,
          }),
        ),
      }),
    },
  },
  put: {
    method: "PUT",
    path: "/{agent_id}",
    operationId: "putAgent",
    summary: "Store an agent's file",
    description:
      "YAML or JSON. All faults are reported at once, with pointer and line. Each changed text is a new version, effective immediately. Not for API keys that belong to an agent.",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [
      agentId,
      {
        name: "base_version",
        in: "query",
        required: false,
        description: "The version you have edited (0: none); another stored one is a CONFLICT",
        schema: Type.Integer({ minimum: 0 }),
      },
    ],
    body: AgentFile,
    alsoAccepts: {
      "application/yaml": Type.String(),
      "text/yaml": Type.String(),
      "text/plain": Type.String(),
    },
    answer: {
      status: 200,
      schema: Type.Intersect([Stored, Type.Object({ warnings: Type.Array(FaultShape) })]),
    },
  },
  read: {
    method: "GET",
    path: "/{agent_id}",
    operationId: "getAgent",
    summary: "Read an agent's file",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [
      agentId,
      {
        name: "version",
        in: "query",
        required: false,
        description: "Of its versions; absent: the current one",
        schema: Type.Integer({ minimum: 1 }),
      },
    ],
    answer: { status: 200, schema: Stored },
  },
  remove: {
    method: "DELETE",
    path: "/{agent_id}",
    operationId: "deleteAgent",
    summary: "Delete an agent",
    description: "CONFLICT while API keys belong to it: without its file they could do everything.",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [agentId],
    answer: { status: 200, schema: Type.Object({ deleted: Type.String() }) },
  },
  versions: {
    method: "GET",
    path: "/{agent_id}/versions",
    operationId: "listAgentVersions",
    summary: "List the versions of an agent's file",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [agentId],
    answer: {
      status: 200,
      schema: Type.Object({
        versions: Type.Array(Type.Object({ version: Type.Integer(), created_at: Timestamp })),
      }),
    },
  },
  check: {
    method: "GET",
    path: "/{agent_id}/check",
    operationId: "checkAgent",
    summary: "Check an agent's file against your tools",
    description: "Schemas, declared side effects, secrets and environment-specific identifiers in prompts.",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [agentId],
    answer: {
      status: 200,
      schema: Type.Object({
        ok: Type.Boolean({ description: "No finding of level error" }),
        findings: Type.Array(AgentFinding),
      }),
    },
  },
  draft: {
    method: "POST",
    path: "/check",
    operationId: "checkAgentDraft",
    summary: "Check a text without storing it",
    description:
      "The same checks for a file that is being written; faults of its syntax and shape are findings, too.",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    body: Type.Object({ text: Type.String({ maxLength: 262_144 }) }, { additionalProperties: false }),
    answer: {
      status: 200,
      schema: Type.Object({ ok: Type.Boolean(), findings: Type.Array(AgentFinding) }),
    },
  },
  tools: {
    method: "GET",
    path: "/tools",
    operationId: "listAgentTools",
    summary: "List the tools an agent's file can name",
    description: "At most 1,000, by name.",
    tag: "Agents",
    scope: "tools:write",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        tools: Type.Array(
          Type.Object({
            operation_id: Type.String(),
            name: Type.String(),
            side_effect: Type.String(),
            source: Type.String(),
          }),
        ),
      }),
    },
  },
  putSession: {
    method: "PUT",
    path: "/{agent_id}/sessions/{session_id}",
    operationId: "putAgentSession",
    summary: "Store values in a session",
    description:
      "Merged into the stored values. Queries of the agent with this `conversation_id` use them like `user_context_data`. Deleted when the agent's short-term memory (`memory.short_term_ttl_s`) has passed since the last change. 64 KiB. API keys that are bound to different connections have separate sessions; a bound key that belongs to no agent has none.",
    tag: "Agents",
    scope: "agent:query",
    sideEffect: "write",
    parameters: [agentId, sessionId],
    body: AnyObject,
    maxBodyBytes: 65_536,
    answer: { status: 200, schema: Session },
  },
  readSession: {
    method: "GET",
    path: "/{agent_id}/sessions/{session_id}",
    operationId: "getAgentSession",
    summary: "Read the values of a session",
    tag: "Agents",
    scope: "agent:query",
    sideEffect: "read",
    parameters: [agentId, sessionId],
    answer: { status: 200, schema: Session },
  },
  removeSession: {
    method: "DELETE",
    path: "/{agent_id}/sessions/{session_id}",
    operationId: "deleteAgentSession",
    summary: "Delete a session",
    tag: "Agents",
    scope: "agent:query",
    sideEffect: "write",
    parameters: [agentId, sessionId],
    answer: { status: 200, schema: Type.Object({ deleted: Type.String() }) },
  },
} as const satisfies FunctionEndpoints;
