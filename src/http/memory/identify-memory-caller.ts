import type { Scope } from "../../contract/api/endpoint.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { sha256 } from "../../contract/sha256.ts";
import type { MemoryCaller } from "../../memory/memory-caller.ts";
import { API_KEY_PREFIX, bearerToken, checkApplication, identify } from "../authenticate.ts";

/**
 * Identifies the caller: an API key, which the database resolves and whose scope it checks, a user of a
 * configured identity provider, an account of this installation, or an application that acts for one.
 *
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
export async function identifyMemoryCaller(
  request: Request,
  platform: Pick<Platform, "verifyUser">,
  verifyExternalUser: VerifyExternalUser,
  scope: Scope | null,
): Promise<MemoryCaller> {
  const token = bearerToken(request);
  if (token.startsWith(API_KEY_PREFIX)) return { key_hash: sha256(token) };
  const externalUser = await verifyExternalUser(token);
  if (externalUser) return { issuer: externalUser.issuer, subject: externalUser.subject };
  const { user_id, ...caller } = await identify(request, platform.verifyUser);
  checkApplication(caller, scope);
  if (user_id === null)
    throw new ToolgateError("UNAUTHENTICATED", "This token is not associated with a user.");
  return { user_id };
}
