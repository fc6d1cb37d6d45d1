import type { NewMcpServer } from "../../../../../../src/contract/api/mcp-servers.ts";
import { mcp } from "../../../../text/mcp.ts";
import { AUTH_SECRETS } from "./auth-secrets.ts";

/** The entered values of a server without its secrets, which are only in memory. */
export interface ServerDraft {
  url: string;
  name: string;
  authType: keyof typeof AUTH_SECRETS;
  header: string;
  scopes: string;
  trusts: boolean;
}

export const EMPTY_DRAFT: ServerDraft = {
  url: "",
  name: "",
  authType: "none",
  header: "X-API-Key",
  scopes: "",
  trusts: false,
};

export type DraftFaults = Partial<Record<"url" | "header", string>>;

export function checkDraft({ url, authType, header }: ServerDraft): DraftFaults {
  return {
    ...(isAddress(url.trim()) ? {} : { url: mcp.server.urlFault }),
    // Names of header fields: RFC 9110 § 5.1.
    ...(authType === "api-key" && !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(header.trim())
      ? { header: mcp.server.headerFault }
      : {}),
  };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]+/.test(text) && URL.canParse(text);
}

/** @param secrets entered values by id; empty ones and those of other auth types are left out */
export function toServer(draft: ServerDraft, secrets: Readonly<Record<string, string>>): NewMcpServer {
  const { url, name, authType, header, scopes, trusts } = draft;
  const ids: readonly string[] = AUTH_SECRETS[authType];
  const typed = Object.entries(secrets).filter(([id, value]) => ids.includes(id) && value !== "");
  const wanted = scopes.split(/\s+/).filter(Boolean);
  return {
    url: url.trim(),
    ...(name.trim() !== "" && { name: name.trim() }),
    auth: {
      type: authType,
      ...(authType === "api-key" && { header: header.trim() }),
      ...(authType === "oauth2-client-credentials" && wanted.length > 0 && { scopes: wanted }),
    },
    ...(typed.length > 0 && { secrets: Object.fromEntries(typed) }),
    trust_hints: trusts,
  };
}
