import type { Connector } from "../api.ts";

const MASK = "••••••";

/** The credentials of every call, masked. Null when the document's own schemes may add others. */
export function previewCredentials({ auth }: Connector): string[] {
  const { type, required_secrets } = auth;
  if (type === "bearer-token") return [`Authorization: Bearer ${MASK}`];
  if (type === "username-password") return [`Authorization: Basic ${MASK}`];
  if (type === "http-digest") return [`Authorization: Digest ${MASK}`];
  if (type.startsWith("oauth2-")) return [`Authorization: Bearer ${MASK}`];
  if (type === "aws-sigv4") return [`Authorization: AWS4-HMAC-SHA256 ${MASK}`];
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
