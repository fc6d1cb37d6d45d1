import { agents as en } from "./en/agents.ts";

/** The Agents page's texts: needed there only, so they are not among what every page loads first. */
export const agents: typeof en = en;
