import type { Redactor } from "../redaction/redact.ts";

/** Headers that describe an answer. Others may carry a session or a token of the API, so they are not shown. */
const SHOWN =
  /^(content-(type|length|language|disposition)|etag|last-modified|cache-control|expires|age|date|location|link|retry-after|allow|vary|server|deprecation|sunset|x-request-id|x-correlation-id|(x-)?total(-count)?|x-total-count|x-api-version|(x-)?rate-?limit[a-z-]*)$/;
const MAX_LENGTH = 500;

/** The headers of an answer for display, without secrets. */
export function shownHeaders(headers: Record<string, string>, redact: Redactor): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => SHOWN.test(name))
      .map(([name, value]) => [name, redact(value).slice(0, MAX_LENGTH)]),
  );
}
