import { Type } from "@sinclair/typebox";
import { MAX_AGENT_FILE_BYTES } from "../agents/agent-file/read-agent-file.ts";
import { checkDraft, checkStored, readNewAgent } from "../agents/check-agent/check-agent.ts";
import type { AgentFile } from "../contract/agent-file.ts";
import { agentsEndpoints as endpoints } from "../contract/api/agents.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { AnyObject, validated } from "../contract/shape.ts";
import { callerArguments } from "../kernel/stages.ts";
import { type BoundRequest, bindEndpoint, createFunction, type EdgeFunction } from "./create-function.ts";
import { readText } from "./read-body.ts";

const StoredAgentShape = Type.Object({ text: Type.String(), definition: validated<AgentFile>() });

/** Agents: files with versions, checks, and the session data of callers. */
export function agents(platform: Platform): EdgeFunction {
  const { database } = platform;

  return createFunction("agents", platform, (app) => {
    bindEndpoint(app, platform, endpoints.list, async (request) => {
      return { agents: await database.call("list_agents", { p_user_id: request.user_id }) };
    });

    bindEndpoint(app, platform, endpoints.tools, async ({ user_id }) => ({
      tools: await database.call("describe_catalogue", { p_user_id: user_id }),
    }));

    bindEndpoint(app, platform, endpoints.draft, ({ user_id, body }) =>
      checkDraft(platform, user_id, body.text),
    );

    bindEndpoint(app, platform, endpoints.put, async (request) => {
      const { user_id, param, query, context } = request;
      const text = await readText(context.req.raw, MAX_AGENT_FILE_BYTES);
      const agentId = param("agent_id");
      const { file, warnings } = await readNewAgent(platform, user_id, agentId, text);
      const stored = await database.call(
        "put_agent",
        {
          p_user_id: user_id,
          p_agent_id: agentId,
          p_text: text,
          p_definition: file,
          p_base_version: readInteger(query("base_version")),
        },
        AnyObject,
      );
      return { ...stored, warnings };
    });

    bindEndpoint(app, platform, endpoints.read, (request) =>
      readAgent(request, readInteger(request.query("version"))),
    );

    bindEndpoint(app, platform, endpoints.remove, (request) =>
      database.call("delete_agent", namedAgent(request)),
    );

    bindEndpoint(app, platform, endpoints.versions, async (request) => ({
      versions: await database.call("list_agent_versions", namedAgent(request)),
    }));

    bindEndpoint(app, platform, endpoints.check, async (request) =>
      checkStored(platform, request.user_id, await readAgent(request, null)),
    );

    bindEndpoint(app, platform, endpoints.putSession, (request) =>
      database.call("put_session", { ...namedSession(request), p_data: request.body }),
    );
    bindEndpoint(app, platform, endpoints.readSession, (request) =>
      database.call("get_session", namedSession(request)),
    );
    bindEndpoint(app, platform, endpoints.removeSession, (request) =>
      database.call("delete_session", namedSession(request)),
    );
  });

  function readAgent(request: Pick<BoundRequest, "user_id" | "param">, version: number | null) {
    return database.call(
      "get_agent",
      {
        ...namedAgent(request),
        p_version: version,
      },
      StoredAgentShape,
    );
  }
}

function namedAgent({ user_id, param }: Pick<BoundRequest, "user_id" | "param">) {
  return { p_user_id: user_id, p_agent_id: param("agent_id") };
}

function namedSession({ caller, param }: Pick<BoundRequest, "caller" | "param">) {
  return {
    ...callerArguments(caller),
    p_agent_id: param("agent_id"),
    p_session_id: param("session_id"),
  };
}

function readInteger(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ToolgateError("INVALID_REQUEST", "A version is a whole number.", {
    details: { errors: [{ pointer: "", message: "must be a whole number" }] },
  });
}
