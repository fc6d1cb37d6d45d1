import { useEffect, useState } from "react";
import type { Suggest } from "../../../components/code-editor/editor-props.ts";
import type { AgentToolChoice } from "../api.ts";

const NO_TOOLS: AgentToolChoice[] = [];

/** The schema of agent files, and what suggests from it, come when the page is there. */
export function useSuggest(tools: AgentToolChoice[] = NO_TOOLS): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest>();
  useEffect(() => {
    let isGone = false;
    import("../complete/suggest-in-agent-file.ts").then(
      ({ suggestInAgentFile }) => {
        if (!isGone) setSuggest(() => suggestInAgentFile(tools));
      },
      () => {
        // Offline, or a new release: files can be written without it.
      },
    );
    return () => {
      isGone = true;
    };
  }, [tools]);
  return suggest;
}
