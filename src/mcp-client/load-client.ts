/** Loads the protocol's library on demand; functions without MCP servers start without it. */
export const loadClient = () => import("@modelcontextprotocol/client");
