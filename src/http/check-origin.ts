import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";

/**
 * Rejects requests from pages of other sites (MCP, "Transports": Origin must be checked). Such a page
 * needs a token to do harm, and CORS lets it read the answer; but a page whose host name was rebound to
 * this machine (DNS rebinding) would pass as same-origin. Programs send no Origin. Allowed are pages of
 * this host, of the web UI and, if Toolgate runs on this machine, pages of this machine.
 *
 * @throws ToolgateError FORBIDDEN
 */
export function checkOrigin(
  headers: Headers,
  { publicUrl, webUrl }: Pick<Config, "publicUrl" | "webUrl">,
): void {
  const origin = headers.get("origin");
  if (origin === null) return;
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const isOurs = (home: string | null) => home !== null && isSameHost(origin, home);
  const isKnown =
    URL.canParse(origin) &&
    (isOurs(publicUrl) || isOurs(webUrl) || (isLocal && isLoopback(new URL(origin).hostname)));
  const isAddressed = !isLocal || host === null || isLoopback(hostnameOf(host));
  if (isKnown && isAddressed) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `Pages of ${JSON.stringify(origin)} may not call this endpoint. Call it from a program, which sends no Origin, or from Toolgate's own pages: TOOLGATE_WEB_URL is the address of those pages, TOOLGATE_PUBLIC_URL that of this endpoint.`,
    { details: { reason: "origin" } },
  );
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
