import * as oauth from "oauth4webapi";
import type { SecretValues } from "../contract/http-operation.ts";
import type { AuthorizationServer } from "./authorization-server.ts";

/**
 * How the client authenticates at the server: with its private key if one is stored and the server does not exclude it, else with its
 * secret as the server's metadata says. Without metadata there is a second way, for servers that refuse the first.
 * @throws ToolgateError AUTH_FAILED if the private key is unusable
 */
export async function clientAuths(
  server: AuthorizationServer,
  secrets: SecretValues,
): Promise<[oauth.ClientAuth, oauth.ClientAuth?]> {
  const known = server.token_endpoint_auth_methods_supported;
  const key = secrets["private_key"];
  const secret = secrets["client_secret"]?.trim();
  if (key !== undefined && (secret === undefined || (known?.includes("private_key_jwt") ?? false)))
    return [await keyAuth(server, key)];
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
 * RFC 7523 §2.2. The audience is the issuer, as the library sets it, or the token endpoint of a server whose issuer is not known (§3).
 */
async function keyAuth(server: AuthorizationServer, privateKey: string): Promise<oauth.ClientAuth> {
  const { readPrivateKey } = await import("../calling/credentials/sign-assertion.ts");
  const { key, kid } = await readPrivateKey(privateKey);
  return oauth.PrivateKeyJwt(kid === undefined ? { key } : { key, kid }, {
    [oauth.modifyAssertion]: (_, payload) => {
      if (!server.discovered) payload["aud"] = server.token_endpoint;
    },
  });
}
