import { useEffect, useState } from "react";
import type { AgentFile, AgentFinding } from "../../../../../src/contract/agent-file.ts";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { agents } from "../../../text/agents.ts";
import { checkText } from "../api.ts";

/** Milliseconds without input before a check. */
const PAUSE = 500;

export interface AgentCheck {
  /** Whether the result belongs to the current text. */
  text: string | null;
  findings: AgentFinding[];
  /** The last valid text. */
  file: AgentFile | null;
  /** Whether `file` is older than `text`. */
  isOld: boolean;
  failure: ApiFailure | null;
}

const NOTHING: AgentCheck = { text: null, findings: [], file: null, isOld: false, failure: null };

/** Checks a text on the server after each pause in typing. @param agentId required agent id; null: any */
export function useAgentCheck(text: string, agentId: string | null): AgentCheck {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void check(text, agentId, signal).then((next) => {
        if (!signal.aborted) setState((old) => ({ ...next, file: next.file ?? old.file, isOld: !next.file }));
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, agentId]);
  return state;
}

async function check(text: string, agentId: string | null, signal: AbortSignal): Promise<AgentCheck> {
  try {
    const [{ findings }, { readAgentText }] = await Promise.all([
      checkText(text, signal),
      import("./read-agent-text.ts"),
    ]);
    const isReadable = !findings.some(({ rule, level }) => rule === "file" && level === "error");
    const read = isReadable ? readAgentText(text) : null;
    if (!read) return { ...NOTHING, text, findings };
    const { file, idPlace } = read;
    if (agentId === null || file.agent_id === agentId) return { ...NOTHING, text, findings, file };
    const message = agents.otherId(file.agent_id, agentId);
    const other = { rule: "file", level: "error", pointer: "/agent_id", message, ...idPlace } as const;
    return { ...NOTHING, text, findings: [other, ...findings], file };
  } catch (error) {
    return { ...NOTHING, text, failure: asFailure(error) };
  }
}
