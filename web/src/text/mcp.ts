import { mcp as en } from "./en/mcp.ts";

/** The texts of the MCP page and of MCP servers, which are loaded with those pages. */
export const mcp: typeof en = en;
