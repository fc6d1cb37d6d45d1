import { useEffect, useState } from "react";
import type { Suggest } from "../../../components/code-editor/editor-props.ts";
import type { AgentToolChoice } from "../api.ts";

const NO_TOOLS: AgentToolChoice[] = [];

/** Loads the schema of agent files and the completions after the page. */
export function useSuggest(tools: AgentToolChoice[] = NO_TOOLS): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest>();
  useEffect(() => {
    let isGone = false;
    import("../complete/suggest-in-agent-file.ts").then(
      ({ suggestInAgentFile }) => {
        if (!isGone) setSuggest(() => suggestInAgentFile(tools));
      },
      () => {
        // Offline, or a new release: files can be edited without them.
      },
    );
    return () => {
      isGone = true;
    };
  }, [tools]);
  return suggest;
}
