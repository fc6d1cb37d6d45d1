import type { Connector } from "../api.ts";

const MASK = "••••••";

/** The credentials of every call, masked. Null when the document's own schemes may add others. */
export function previewCredentials({ auth }: Connector): string[] {
  const { type, required_secrets } = auth;
  if (type === "bearer-token") return [`Authorization: Bearer ${MASK}`];
  if (type === "username-password") return [`Authorization: Basic ${MASK}`];
  if (type === "oauth2-client-credentials" || type === "oauth2-authorization-code")
    return [`Authorization: Bearer ${MASK}`];
  if (type !== "api-key") return [];
  return required_secrets.flatMap(({ in: place, name }) => {
    if (!place || !name) return [];
    return [
      place === "query"
        ? `?${name}=${MASK}`
        : place === "cookie"
          ? `Cookie: ${name}=${MASK}`
          : `${name}: ${MASK}`,
    ];
  });
}
