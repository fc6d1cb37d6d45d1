import { QuoteError, splitWords } from "./split-words.ts";

/** A curl command as the request that it would send. */
export interface CurlRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Empty if it has none. */
  body: string;
  /** The fields of a form (`-F`), which is in the body as well; absent without one. */
  form?: { name: string; value: string }[];
  /** The user and password of `-u`; absent without it. They are in the header Authorization as well. */
  user?: { name: string; password: string };
  /** Flags without an effect on the request, as written. */
  ignored: string[];
}

/** Why a command cannot be read. `file`: it sends a file; `text` names it. */
export interface CurlFault {
  fault: "empty" | "notCurl" | "quote" | "form" | "noUrl" | "file";
  text: string;
  ignored: string[];
}

type Takes = "value" | "nothing";
/** Supported flags. */
const KNOWN: Record<string, string> = {
  "-X": "method",
  "--request": "method",
  "-H": "header",
  "--header": "header",
  "-d": "data",
  "--data": "data",
  "--data-ascii": "data",
  "--data-raw": "raw",
  "--data-binary": "binary",
  "--data-urlencode": "urlencode",
  "--json": "json",
  "-F": "form",
  "--form": "form",
  "--form-string": "formText",
  "-u": "user",
  "--user": "user",
  "--oauth2-bearer": "bearer",
  "-b": "cookie",
  "--cookie": "cookie",
  "-A": "agent",
  "--user-agent": "agent",
  "-e": "referer",
  "--referer": "referer",
  "--url": "url",
  "--url-query": "query",
  "-G": "get",
  "--get": "get",
  "-I": "head",
  "--head": "head",
};
/** Ignored flags with a value; other unknown flags have none. */
const VALUE_IGNORED =
  /^(-o|--output|-m|--max-time|--connect-timeout|--retry|--retry-delay|--retry-max-time|-x|--proxy|-U|--proxy-user|--resolve|--cacert|--capath|-E|--cert|--key|--pass|--ciphers|-w|--write-out|-T|--upload-file|-c|--cookie-jar|--limit-rate|-K|--config|--interface|--max-redirs|-r|--range|--http-version|-D|--dump-header|--stderr|--trace|--trace-ascii|-y|-Y|-z|--aws-sigv4|--compressed-ssh|--dns-servers|--unix-socket)$/;
const WITHOUT_VALUE = ["get", "head"];

/** Parses a curl command: exactly what it would send. */
export function parseCurl(command: string): CurlRequest | CurlFault {
  const ignored: string[] = [];
  const words = wordsOf(command);
  if (!Array.isArray(words)) return { ...words, ignored };
  const given = new Map<string, string[]>();
  const order: [kind: string, value: string][] = [];
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    if (!word.startsWith("-") || word === "-") {
      order.push(["url", word]);
      continue;
    }
    const { flag, attached } = splitFlag(word);
    const kind = KNOWN[flag];
    const takes: Takes =
      (kind && !WITHOUT_VALUE.includes(kind)) || VALUE_IGNORED.test(flag) ? "value" : "nothing";
    const value = takes === "nothing" ? "" : (attached ?? words[++i] ?? "");
    if (kind) order.push([kind, value]);
    else ignored.push(takes === "value" ? `${flag} ${value}` : word);
  }
  for (const [kind, value] of order) {
    const values = given.get(kind);
    if (values === undefined) given.set(kind, [value]);
    else values.push(value);
  }
  return build(given, order, ignored);
}

function wordsOf(command: string): string[] | Omit<CurlFault, "ignored"> {
  try {
    const words = splitWords(command.trim().replace(/^\$\s+/, ""));
    if (words.length === 0) return { fault: "empty", text: "" };
    return /^(.*[\\/])?curl(\.exe)?$/i.test(words[0] ?? "") ? words : { fault: "notCurl", text: "" };
  } catch (error) {
    if (!(error instanceof QuoteError)) throw error;
    return { fault: "quote", text: "" };
  }
}

/** `-XPOST`, `--request=POST`, and combined short flags such as `-sSL`. */
function splitFlag(word: string): { flag: string; attached: string | null } {
  if (word.startsWith("--")) {
    const [flag = "", ...rest] = word.split("=");
    return { flag, attached: rest.length > 0 ? rest.join("=") : null };
  }
  const flag = word.slice(0, 2);
  return {
    flag,
    attached: word.length > 2 && (KNOWN[flag] || VALUE_IGNORED.test(flag)) ? word.slice(2) : null,
  };
}

function build(
  given: Map<string, string[]>,
  order: [string, string][],
  ignored: string[],
): CurlRequest | CurlFault {
  const file = order.find(
    ([kind, value]) =>
      ["data", "binary", "json", "urlencode"].includes(kind) &&
      /^[^=]*@/.test(value) &&
      (kind === "urlencode" || value.startsWith("@")),
  );
  if (file) return { fault: "file", text: file[1], ignored };
  const parts = order.filter(([kind]) => kind === "form" || kind === "formText");
  const filePart = parts.find(([kind, value]) => kind === "form" && /^[^=]*=[@<]/.test(value));
  if (filePart || parts.some(([, value]) => !value.includes("=")))
    return { fault: "form", text: filePart?.[1] ?? "", ignored };
  const [first = ""] = given.get("url") ?? [];
  if (first === "") return { fault: "noUrl", text: "", ignored };
  const headers = readHeaders(given);
  const fields = parts.map(([kind, part]) => readPart(kind, part));
  const body = fields.length > 0 ? writeForm(fields, headers) : readBody(order, headers);
  const isGet = given.has("get");
  const query = [...(given.get("query") ?? []), ...(isGet && body !== "" ? [body] : [])].join("&");
  return {
    method: methodOf(given, !isGet && body !== ""),
    url: addQuery(/^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `https://${first}`, query),
    headers,
    body: isGet ? "" : body,
    ...(fields.length > 0 && { form: fields.map(({ name, value }) => ({ name, value })) }),
    ...readUser(given),
    ignored,
  };
}

interface FormField {
  name: string;
  /** Empty if the command states none. */
  type: string;
  value: string;
}

function readUser(given: Map<string, string[]>): Pick<CurlRequest, "user"> {
  const text = given.get("user")?.at(-1);
  if (text === undefined) return {};
  const [name = "", ...rest] = text.split(":");
  return { user: { name, password: rest.join(":") } };
}

/**
 * A form of texts (RFC 7578). Its boundary is fixed, so that the same command always gives the same request;
 * a text that contains it gets a longer one.
 */
function writeForm(fields: readonly FormField[], headers: [string, string][]): string {
  let boundary = "toolgate-form";
  while (fields.some(({ value }) => value.includes(boundary))) boundary += "-";
  const others = headers.findIndex(([name]) => name.toLowerCase() === "content-type");
  if (others >= 0) headers.splice(others, 1);
  headers.push(["Content-Type", `multipart/form-data; boundary=${boundary}`]);
  const written = fields.map(({ name, type, value }) => {
    const typed = type === "" ? "" : `Content-Type: ${type}\r\n`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n${typed}\r\n${value}\r\n`;
  });
  return `${written.join("")}--${boundary}--\r\n`;
}

/** `name=value;type=text/plain`; `--form-string` has no parameters. */
function readPart(kind: string, part: string): FormField {
  const [, name = "", text = ""] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
  if (kind === "formText") return { name, type: "", value: text };
  const [, value = text, type = ""] = /^(.*?);type=([^;]+)$/s.exec(text) ?? [];
  return { name, type: type.trim(), value };
}

/** HTML §4.10.21.8: quotes and line breaks in names are percent-encoded. */
function escapeName(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function readHeaders(given: Map<string, string[]>): [string, string][] {
  const headers: [string, string][] = [];
  const has = (name: string) => headers.some(([known]) => known.toLowerCase() === name);
  for (const line of given.get("header") ?? []) {
    const match = /^([^:;]+)[:;]\s*(.*)$/s.exec(line);
    if (match && match[2] !== "") headers.push([match[1]?.trim() ?? "", match[2] ?? ""]);
  }
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined && !has(name.toLowerCase())) headers.push([name, value]);
  };
  const user = given.get("user")?.at(-1);
  add("Authorization", user === undefined ? undefined : `Basic ${encodeBase64(user)}`);
  const bearer = given.get("bearer")?.at(-1);
  add("Authorization", bearer === undefined ? undefined : `Bearer ${bearer}`);
  add("Cookie", given.get("cookie")?.at(-1));
  add("User-Agent", given.get("agent")?.at(-1));
  add("Referer", given.get("referer")?.at(-1));
  if (given.has("json")) {
    add("Content-Type", "application/json");
    add("Accept", "application/json");
  } else if (!given.has("get") && ["data", "raw", "binary", "urlencode"].some((kind) => given.has(kind))) {
    add("Content-Type", "application/x-www-form-urlencoded");
  }
  return headers;
}

/** Several parts are joined by `&` in their order, as in curl. */
function readBody(order: [string, string][], headers: readonly [string, string][]): string {
  const json = order.filter(([kind]) => kind === "json").map(([, value]) => value);
  if (json.length > 0) return json.join("");
  const pieces = order.flatMap(([kind, value]) => {
    if (kind === "urlencode") return [encodePiece(value)];
    return ["data", "raw", "binary"].includes(kind)
      ? [kind === "data" ? value.replace(/[\r\n]/g, "") : value]
      : [];
  });
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return /json/i.test(type) ? pieces.join("") : pieces.join("&");
}

/** `--data-urlencode`: `content`, `=content` or `name=content`. */
function encodePiece(value: string): string {
  const [, name, content] = /^([^=]*)=(.*)$/s.exec(value) ?? [null, null, value];
  const encoded = encodeURIComponent(content ?? "").replaceAll("%20", "+");
  return name ? `${name}=${encoded}` : encoded;
}

function methodOf(given: Map<string, string[]>, hasBody: boolean): string {
  const fallback = given.has("head") ? "HEAD" : hasBody ? "POST" : "GET";
  return (given.get("method")?.at(-1) ?? fallback).toUpperCase();
}

function addQuery(url: string, query: string): string {
  const [base = ""] = url.split("#");
  return query === "" ? base : `${base}${base.includes("?") ? "&" : "?"}${query}`;
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
