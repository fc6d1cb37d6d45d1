import { exceptionFor, parseEgressAllow } from "../calling/egress/guard-address.ts";
import { createSender } from "../calling/egress/send-request.ts";
import type { Config } from "../contract/config.ts";
import type { VerifyExternalUser } from "../contract/ports.ts";
import { createOidcVerifier } from "../platform/oidc/verify-external-user.ts";

/**
 * Verifies users of the configured identity providers. Not part of the Platform: most functions have no
 * external users and start three times as fast without a sender. A configured issuer may be on this
 * machine or in a private network; the exception applies to this sender only.
 */
export function createVerifyExternalUser({ oidc, egressAllow }: Config): VerifyExternalUser {
  const allow = [...parseEgressAllow(egressAllow), ...oidc.issuers.map(exceptionFor)];
  return createOidcVerifier(oidc, createSender({ allow, allowHttp: false }));
}
