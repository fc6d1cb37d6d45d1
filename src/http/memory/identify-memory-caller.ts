import type { Platform, VerifyOutsider } from "../../contract/ports.ts";
import type { MemoryCaller } from "../../memory/memory-caller.ts";
import { API_KEY_PREFIX, bearerToken, hashKey } from "../authenticate.ts";

/**
 * Who calls: an API key (the database resolves it), a user of a configured identity provider, or an account here.
 * @throws ToolgateError UNAUTHENTICATED
 */
export async function identifyMemoryCaller(
  request: Request,
  platform: Pick<Platform, "verifyUser">,
  verifyOutsider: VerifyOutsider,
): Promise<MemoryCaller> {
  const token = bearerToken(request);
  if (token.startsWith(API_KEY_PREFIX)) return { key_hash: await hashKey(token) };
  const outsider = await verifyOutsider(token);
  if (outsider) return { issuer: outsider.issuer, subject: outsider.subject };
  return { user_id: await platform.verifyUser(token) };
}
