import { parseCurl } from "../../../../../src/base/curl/parse-curl.ts";
import type { Preview } from "./import-source.ts";

/** The credentials in a curl command, by the ids of the secrets that its connector needs. They stay on this page. */
export function readCurlSecrets(
  command: string,
  { auth: { type, required_secrets }, keys }: Pick<Preview, "auth" | "keys">,
): Record<string, string> {
  if (!/^\s*(\$\s+)?curl(\.exe)?\s/.test(command)) return {};
  const parsed = parseCurl(command);
  if ("fault" in parsed || !URL.canParse(parsed.url)) return {};
  const url = new URL(parsed.url);
  const headers = new Map(parsed.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const authorization = headers.get("authorization") ?? "";
  const found = required_secrets.map(({ secret_id }): [string, string | undefined] => {
    const { in: place, name = "" } = keys.find((key) => key.secret_id === secret_id) ?? {};
    if (type === "username-password") return [secret_id, readBasic(authorization, url)[secret_id]];
    if (type === "bearer-token") return [secret_id, /^Bearer\s+(\S+)/i.exec(authorization)?.[1]];
    if (place === "header") return [secret_id, headers.get(name.toLowerCase())];
    if (place === "query") return [secret_id, url.searchParams.get(name) ?? undefined];
    return [secret_id, undefined];
  });
  return Object.fromEntries(found.filter((one): one is [string, string] => Boolean(one[1])));
}

function readBasic(authorization: string, url: URL): Record<string, string> {
  if (url.username !== "")
    return { username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  const encoded = /^Basic\s+(\S+)/i.exec(authorization)?.[1];
  if (encoded === undefined) return {};
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [username = "", ...rest] = new TextDecoder().decode(bytes).split(":");
    return { username, password: rest.join(":") };
  } catch {
    return {};
  }
}
