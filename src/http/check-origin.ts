import { ToolgateError } from "../contract/errors.ts";

/**
 * Refuses pages of other sites (MCP, "Transports": Origin must be checked). A page needs a token to do harm here, and CORS lets it
 * read the answer; but one that made its name point to this machine (DNS rebinding) would be taken for one of ours. Programs send
 * no Origin.
 * @param home where this Toolgate is reached
 * @throws ToolgateError FORBIDDEN
 */
export function checkOrigin(headers: Headers, home: string): void {
  const origin = headers.get("origin");
  if (origin === null) return;
  const isLocal = isLoopback(new URL(home).hostname);
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const isKnown =
    URL.canParse(origin) && (isSameHost(origin, home) || (isLocal && isLoopback(new URL(origin).hostname)));
  const isAddressed = !isLocal || host === null || isLoopback(hostnameOf(host));
  if (isKnown && isAddressed) return;
  throw new ToolgateError("FORBIDDEN", `Pages of ${JSON.stringify(origin)} may not call this endpoint.`, {
    details: { reason: "origin" },
  });
}

function isSameHost(origin: string, home: string): boolean {
  return new URL(origin).host === new URL(home).host;
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
