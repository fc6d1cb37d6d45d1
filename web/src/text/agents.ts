import { agents as en } from "./en/agents.ts";

/** The Agents page's texts, which are loaded with that page. */
export const agents: typeof en = en;
