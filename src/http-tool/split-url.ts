import { hasControl } from "./fill-placeholder.ts";
import { parseTemplate } from "./parse-template.ts";
import { TemplateError, type TemplateFault, type TemplatePlace } from "./template-error.ts";

/** A URL template in its parts; placeholders still in them. A fragment is never sent and is left out. */
export interface UrlTemplate {
  scheme: "http" | "https";
  host: string;
  /** With its colon; empty for the scheme's own. */
  port: string;
  path: string;
  /** Without the question mark; null when there is none. */
  query: string | null;
}

/** Characters, as the database allows. */
const MAX_URL = 4096;

/** Country domains under which these are sold to everybody: `{{x}}.co.uk` would be anybody's domain. */
const SHARED_SECOND_LEVEL = /^(co|com|net|org|gov|edu|ac|or|ne|go|gob|nom|gen|web)$/;

/**
 * Splits a URL template and checks where its placeholders stand: nowhere in scheme, user, port or registrable domain.
 * @throws TemplateError
 */
export function splitUrl(template: string): UrlTemplate {
  const url = template.trim();
  if (url.length > MAX_URL) throw fault("bad_url", `The URL is longer than ${MAX_URL} characters.`);
  if (/^\{\{/.test(url) || /^[^:/?#]*\{\{[^:/?#]*:/.test(url)) {
    throw fault("placeholder_in_scheme", "A URL begins with https:// (or http://), written out.");
  }
  guardText(url);
  const match = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is.exec(url);
  if (!match) throw fault("bad_url", "This is no absolute URL: it begins with https:// and names a host.");
  const [, scheme = "", authority = "", path = "", query, fragment = ""] = match;
  if (fragment.includes("{{"))
    throw fault("bad_placeholder", "What follows # is never sent; no placeholder there.", "fragment");
  parseTemplate(authority, "host");
  const { host, port } = splitAuthority(authority);
  checkHost(host);
  return {
    scheme: scheme.toLowerCase() as "http" | "https",
    host,
    port,
    path: path || "/",
    query: query ?? null,
  };
}

/** What URL parsers silently drop or turn into "/" (WHATWG URL §4.4) would let a value grow together with it. */
function guardText(url: string): void {
  const text = parseTemplate(url, "url").map(({ kind, value }) => (kind === "text" ? value : ""));
  if (text.some((part) => hasControl(part) || part.includes("\\")))
    throw fault("bad_url", "The URL holds a backslash, a tab or a line end.");
}

function splitAuthority(authority: string): { host: string; port: string } {
  if (authority.includes("@")) {
    throw authority.includes("{{")
      ? fault("placeholder_in_userinfo", "No user or password in the URL; use a header.")
      : fault("bad_url", "No user or password in the URL: credentials belong in a header, as a secret.");
  }
  const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(authority) ?? [];
  if (port.includes("{{")) throw fault("placeholder_in_port", "The port is written out, not a placeholder.");
  if (host === "" || !/^(:\d{0,5})?$/.test(port))
    throw fault("bad_url", "The host or port of the URL is wrong.");
  return { host, port: port === ":" ? "" : port };
}

/** The registrable domain (its last two labels, three under shared ones such as co.uk) is literal. */
function checkHost(host: string): void {
  if (!host.includes("{{")) return;
  const labels = host.replace(/\.$/, "").split(".");
  const [second = "", top = ""] = labels.slice(-2);
  // WHATWG URL §3.5: a name that ends in a number is an address, all of it.
  if (/^(\d+|0x[0-9a-f]*)\]?$/i.test(top) || host.startsWith("["))
    throw fault("placeholder_is_registrable", "No part of an IP address can be a placeholder.");
  const literal = top.length === 2 && SHARED_SECOND_LEVEL.test(second) ? 3 : 2;
  if (labels.length <= literal || labels.slice(-literal).some((label) => label.includes("{{"))) {
    throw fault(
      "placeholder_is_registrable",
      "Only a part in front of the domain can be a placeholder, as in https://{{tenant}}.example.com.",
    );
  }
}

function fault(reason: TemplateFault, message: string, place: TemplatePlace = "host"): TemplateError {
  return new TemplateError(reason, place, message);
}
