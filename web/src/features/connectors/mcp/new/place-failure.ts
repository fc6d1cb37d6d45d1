import type { ApiFailure } from "../../../../lib/api-failure.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { ServerDraft } from "./server-draft.ts";

export interface PlacedFailure {
  url?: string;
  auth?: string;
  header?: string;
  /** By secret id. */
  secrets?: Record<string, string>;
  /** Faults without a field. */
  whole?: string;
}

/** Connection failures, which belong to the address. */
const OF_ADDRESS = ["EGRESS_BLOCKED", "API_ERROR", "TIMEOUT", "PARSE_ERROR", "CIRCUIT_OPEN", "INVALID_MCP"];

/** The field of a connection failure, with its message. */
export function placeFailure(failure: ApiFailure, authType: ServerDraft["authType"]): PlacedFailure {
  const { code, message, faults, details } = failure;
  if (code === "AUTH_FAILED") return { auth: authType === "none" ? mcp.server.needsAuth : message };
  const placed: PlacedFailure = {};
  for (const { pointer, message: fault } of faults) {
    const said = fault.charAt(0).toUpperCase() + fault.slice(1);
    const [, field = "", part] = pointer.split("/");
    if (field === "url") placed.url = said;
    else if (field === "auth" && part === "header") placed.header = said;
    else if (field === "auth") placed.auth = said;
    else if (field === "secrets" && part !== undefined) placed.secrets = { ...placed.secrets, [part]: said };
    else placed.whole = said;
  }
  if (faults.length > 0) return placed;
  return OF_ADDRESS.includes(code) || "stage" in details ? { url: message } : { whole: message };
}
