import * as oauth from "oauth4webapi";
import type { SecretValues } from "../contract/http-operation.ts";
import { type AuthorizationServer, knowsIssuer } from "./authorization-server.ts";

/**
 * How the client authenticates at an endpoint of the server: with its private key if one is stored and the server does not exclude it,
 * else with its secret as the server's metadata says. The second way is for servers that refuse the first.
 * @throws ToolgateError AUTH_FAILED if the private key is unusable
 */
export async function clientAuths(
  server: AuthorizationServer,
  secrets: SecretValues,
  endpoint: string,
): Promise<[oauth.ClientAuth, oauth.ClientAuth?]> {
  const known = server.token_endpoint_auth_methods_supported;
  const key = secrets["private_key"];
  const secret = secrets["client_secret"]?.trim();
  if (key !== undefined && (secret === undefined || (known?.includes("private_key_jwt") ?? false)))
    return keyAuths(server, key, endpoint);
  if (secret === undefined) return [oauth.None()];
  const basic = oauth.ClientSecretBasic(secret);
  const post = oauth.ClientSecretPost(secret);
  const [takesBasic, takesPost] = [
    known?.includes("client_secret_basic"),
    known?.includes("client_secret_post"),
  ];
  if (takesPost && !takesBasic) return [post];
  return [basic, post];
}

/**
 * RFC 7523 §2.2. The audience is the issuer. Some servers, and those whose issuer is not known, expect the token endpoint (§3): such an
 * assertion is sent to the token endpoint only, so that no other server can use it there.
 */
async function keyAuths(
  server: AuthorizationServer,
  privateKey: string,
  endpoint: string,
): Promise<[oauth.ClientAuth, oauth.ClientAuth?]> {
  const { readPrivateKey } = await import("../calling/credentials/sign-assertion.ts");
  const { key, kid } = await readPrivateKey(
    privateKey,
    server.token_endpoint_auth_signing_alg_values_supported,
  );
  const signing = kid === undefined ? { key } : { key, kid };
  const toIssuer = oauth.PrivateKeyJwt(signing);
  const toEndpoint = oauth.PrivateKeyJwt(signing, {
    [oauth.modifyAssertion]: (_, payload) => {
      payload["aud"] = server.token_endpoint;
    },
  });
  if (!knowsIssuer(server)) return [toEndpoint];
  return endpoint === server.token_endpoint ? [toIssuer, toEndpoint] : [toIssuer];
}
