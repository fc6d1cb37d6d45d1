import { mcp as en } from "./en/mcp.ts";
import { inLanguage } from "./language.ts";

/** The texts of the MCP page and of MCP servers, which are loaded with those pages. */
export const mcp: typeof en = inLanguage("mcp", en);
