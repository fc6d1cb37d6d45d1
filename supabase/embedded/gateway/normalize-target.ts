/** The target of a request, or why it is refused. */
export type Target = { url: string } | { fault: string };

const ENCODED = /%[\da-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;

/**
 * Converts the target of a request to a form that every check of the gateway, lite and the functions read in the same
 * way: a path in which no unreserved character is percent-encoded (RFC 3986 §6.2.2.2). Targets that
 * one of them could read as another path are refused. `URL` removes dot segments, also encoded ones, reads a
 * backslash as a slash and omits tabs; the router of the functions decodes the path and ends it at `#`.
 */
export function normalizeTarget(target: string): Target {
  if (!target.startsWith("/"))
    return { fault: "The request target must be a path that begins with a slash, such as /rest/v1/tools." };
  if (target.includes("#"))
    return { fault: "The request target must not contain a fragment: write # as %23." };
  const end = target.indexOf("?");
  const raw = end < 0 ? target : target.slice(0, end);
  if (/[^!-~]|\\/.test(raw))
    return { fault: "The path contains a backslash or a non-ASCII character: percent-encode it." };
  if (/%(?![\da-f]{2})/i.test(raw))
    return { fault: "The path contains a % without two hexadecimal digits after it: write % as %25." };
  const path = raw.replace(ENCODED, decodeUnreserved);
  if (/\/\.{1,2}(\/|$)/.test(path))
    return {
      fault: 'The path contains a "." or ".." segment, possibly percent-encoded: send the resolved path.',
    };
  return { url: path + target.slice(raw.length) };
}

function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return UNRESERVED.test(character) ? character : code;
}
