/** The protocol's library, once it is needed: functions that meet no MCP server start without it. */
export const loadClient = () => import("@modelcontextprotocol/client");
