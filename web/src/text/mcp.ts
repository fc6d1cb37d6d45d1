import { mcp as en } from "./en/mcp.ts";

/** Texts of the MCP page and of MCP servers: needed there only, so they are not among what every page loads first. */
export const mcp: typeof en = en;
