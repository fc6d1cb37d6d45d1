import { invalidRequest } from "../../contract/errors.ts";

/** Paths of single endpoints, which users copy from examples. */
const ENDPOINT = /\/(chat\/completions|completions|models|responses|embeddings)$/;

/** A base URL without a final slash. @throws ToolgateError INVALID_REQUEST at `/base_url` */
export function readBaseUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw fault("must be an http(s) URL, such as https://api.openai.com/v1");
  }
  if (url.username !== "" || url.password !== "") {
    throw fault("must not contain a user or a password; enter the key as `key`");
  }
  if (url.search !== "" || url.hash !== "") throw fault("must not contain a query or a fragment");
  const base = `${url.origin}${url.pathname}`.replace(/\/+$/, "");
  const [ending] = ENDPOINT.exec(base) ?? [];
  if (ending !== undefined) throw fault(`must end before ${ending}, which Toolgate adds`);
  return base;
}

/** The key, null if none is given. @throws ToolgateError INVALID_REQUEST at `/key`; it does not quote the key */
export function readKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  const text = key.trim();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  const message = "must be the key alone: no spaces, line breaks or letters with accents";
  throw invalidRequest([{ pointer: "/key", message }]);
}

function fault(message: string) {
  return invalidRequest([{ pointer: "/base_url", message }]);
}
