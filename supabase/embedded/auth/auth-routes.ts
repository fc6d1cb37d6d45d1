/**
 * The exact paths of `/auth/v1` that the product needs, with their methods. Other routes of lite accept six-digit
 * codes, which can be guessed; `/recover` and `/verify` are those of `password-reset.ts`.
 */
const ROUTES: Record<string, string[]> = {
  "/signup": ["POST"],
  "/token": ["POST"],
  "/logout": ["POST"],
  "/recover": ["POST"],
  "/verify": ["POST"],
  "/user": ["GET", "PUT"],
  "/health": ["GET"],
  "/settings": ["GET"],
  "/.well-known/jwks.json": ["GET"],
};

export const AUTH_PREFIX = "/auth/v1";

/** @param path with the prefix, without a query @returns undefined for a route that is not served */
export function findAuthMethods(path: string): string[] | undefined {
  const route = path.startsWith(AUTH_PREFIX) ? path.slice(AUTH_PREFIX.length) : "";
  return Object.hasOwn(ROUTES, route) ? ROUTES[route] : undefined;
}
