import type { NewMcpServer } from "../../../../../../src/contract/api/mcp-servers.ts";

type AuthType = NonNullable<NewMcpServer["auth"]>["type"];

/** The secrets of each auth type, by the ids under which they are stored. */
export const AUTH_SECRETS = {
  none: [],
  "bearer-token": ["token"],
  "api-key": ["api_key"],
  "username-password": ["username", "password"],
  "oauth2-client-credentials": ["client_id", "client_secret", "token_url"],
} as const satisfies Record<AuthType, readonly string[]>;
