import { agents as en } from "./en/agents.ts";
import { inLanguage } from "./language.ts";

/** The Agents page's texts, which are loaded with that page. */
export const agents: typeof en = inLanguage("agents", en);
