import { splitWords } from "../../base/text.ts";

export const MASK = "***";

/** A URL for display: without fragment, and with the values of the given query parameters masked. */
export function maskUrl(url: string, sensitiveQuery: readonly string[]): string {
  const [base = "", query] = url.replace(/#.*$/s, "").split(/\?(.*)/s);
  if (query === undefined) return base;
  const names = new Set(sensitiveQuery);
  const pairs = query.split("&").map((pair) => {
    const name = pair.split("=", 1)[0] ?? "";
    return names.has(decodeName(name)) ? `${name}=${MASK}` : pair;
  });
  return `${base}?${pairs.join("&")}`;
}

/** The name of a query parameter, decoded; unchanged if it is not well-formed. */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

/** Names without separators, by their letters only: `apikey`, `clientsecret`. */
const COMPACT =
  /^(x|h)?(app|api|auth|access|private|subscription|refresh|session|id)?(key|token)$|^(client)?secret$|^pass(word|wd|phrase)?$|^pwd?$|^sig(nature)?$|^auth(orization)?$/;

/** The last word of other names: `x-amz-signature`, `vendor_api_token`. */
const LAST = new Set(
  "authorization auth token secret password passwd passphrase passcode pwd signature sig sessionid jwt bearer credential credentials cookie csrf xsrf otp apikey accesskey".split(
    " ",
  ),
);

/** The word before a last word that makes it a credential, or something else: `functions-key`, `page_token`. */
const BEFORE_KEY =
  /^(api|app|access|private|subscription|refresh|session|auth|secret|license|account|master|functions?|shared|service)$/;
const NO_TOKEN = /^(page|next|continuation|sync|cursor|previous)$/;

/** Whether the name of a header or query parameter says that its value is a credential. */
export function isCredentialName(name: string): boolean {
  if (COMPACT.test(name.toLowerCase().replace(/[^a-z]/g, ""))) return true;
  const words = splitWords(name);
  const [before = "", last = ""] = [words.at(-2), words.at(-1)];
  if (last === "key") return BEFORE_KEY.test(before);
  return LAST.has(last) && !(last === "token" && NO_TOKEN.test(before));
}
