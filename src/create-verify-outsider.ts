import type { Config } from "./contract/config.ts";
import type { VerifyOutsider } from "./contract/ports.ts";
import { placeOf } from "./execution/egress-policy.ts";
import { parseEgressAllow } from "./execution/parse-egress-allow.ts";
import { createSender } from "./execution/send-request.ts";
import { createOidcVerifier } from "./platform/oidc/verify-outsider.ts";

/**
 * Verifies users of the configured identity providers. Not part of the Platform: most functions know no outside users
 * and start three times as fast without a sender. Whoever names an issuer has named its place: an issuer of this machine
 * or a private network works, for this sender alone.
 */
export function createVerifyOutsider({ oidc, egressAllow }: Config): VerifyOutsider {
  const allow = [...parseEgressAllow(egressAllow), ...oidc.issuers.map(placeOf)];
  return createOidcVerifier(oidc, createSender({ allow, allowHttp: false }));
}
