import { HTTP_TOOL_METHODS, type HttpToolMethod } from "../../../../../src/contract/custom-tool.ts";
import { t } from "../../../text/index.ts";
import { newParameter, type ParameterDraft, type ToolDraft } from "../draft/tool-draft.ts";
import { QuoteError, splitWords } from "./split-words.ts";

export interface CurlImport {
  /** Null when the command cannot be imported. */
  request: Partial<ToolDraft> | null;
  understood: string[];
  /** Flags without an effect on a tool, as written. */
  ignored: string[];
  /** Credentials that became secret placeholders, by name, with their values for the vault. */
  secrets: Record<string, string>;
  fault: string | null;
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
  "--form-string": "form",
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
const SECRET_HEADER =
  /^(authorization|x-api-key|api-key|apikey|x-auth-token|x-access-token|private-token|cookie)$/i;
const SECRET_QUERY = /^(api_?key|key|appid|app_id|token|access_token|auth)$/i;

/**
 * Converts a curl command to a tool's request: exactly what it would send, with credentials as secret
 * placeholders.
 */
export function readCurl(command: string): CurlImport {
  const result: CurlImport = { request: null, understood: [], ignored: [], secrets: {}, fault: null };
  const words = wordsOf(command, result);
  if (!words) return result;
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
    else result.ignored.push(takes === "value" ? `${flag} ${value}` : word);
  }
  for (const [kind, value] of order) given.set(kind, [...(given.get(kind) ?? []), value]);
  build(given, order, result);
  return result;
}

function wordsOf(command: string, result: CurlImport): string[] | null {
  try {
    const words = splitWords(command.trim().replace(/^\$\s+/, ""));
    if (words.length === 0) result.fault = t.tools.curlFaults.empty;
    else if (!/^(.*[\\/])?curl(\.exe)?$/i.test(words[0] ?? "")) result.fault = t.tools.curlFaults.notCurl;
    return result.fault ? null : words;
  } catch (error) {
    if (!(error instanceof QuoteError)) throw error;
    result.fault = t.tools.curlFaults.quote;
    return null;
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

function build(given: Map<string, string[]>, order: [string, string][], result: CurlImport): void {
  if (given.has("form")) result.fault = t.tools.curlFaults.form;
  const file = order.find(
    ([kind, value]) =>
      ["data", "binary", "json", "urlencode"].includes(kind) &&
      /^[^=]*@/.test(value) &&
      (kind === "urlencode" || value.startsWith("@")),
  );
  if (file) result.fault = t.tools.curlFaults.file(file[1]);
  const [first = ""] = given.get("url") ?? [];
  if (first === "") result.fault ??= t.tools.curlFaults.noUrl;
  if (result.fault) return;
  const headers = readHeaders(given);
  const body = readBody(order, headers);
  const isGet = given.has("get");
  const query = [...(given.get("query") ?? []), ...(isGet && body !== "" ? [body] : [])].join("&");
  const url = addQuery(/^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `https://${first}`, query);
  const method = methodOf(given, !isGet && body !== "", result);
  const parameters: ParameterDraft[] = [];
  result.request = {
    tool_type: "http_api",
    method,
    url: hideInQuery(url, result, parameters),
    headers: headers.map(([name, value], id) => ({
      id,
      name,
      value: hideHeader(name, value, result, parameters),
    })),
    body_template: isGet ? "" : body,
    parameters,
  };
  result.understood.push(`${method} ${result.request.url}`);
  for (const { name, value } of result.request.headers ?? []) result.understood.push(`${name}: ${value}`);
  if (!isGet && body !== "") result.understood.push(body.length > 200 ? `${body.slice(0, 200)}…` : body);
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

function methodOf(given: Map<string, string[]>, hasBody: boolean, result: CurlImport): HttpToolMethod {
  const wanted = (
    given.get("method")?.at(-1) ?? (given.has("head") ? "HEAD" : hasBody ? "POST" : "GET")
  ).toUpperCase();
  const method = HTTP_TOOL_METHODS.find((one) => one === wanted);
  if (!method) result.ignored.push(`-X ${wanted}`);
  return method ?? (hasBody ? "POST" : "GET");
}

function addQuery(url: string, query: string): string {
  const [base = ""] = url.split("#");
  return query === "" ? base : `${base}${base.includes("?") ? "&" : "?"}${query}`;
}

function hideHeader(name: string, value: string, result: CurlImport, parameters: ParameterDraft[]): string {
  if (!SECRET_HEADER.test(name) || value.includes("{{")) return value;
  const [, scheme = "", secret = ""] = /^((?:Bearer|Basic|Token|ApiKey) +)?(.*)$/is.exec(value) ?? [];
  const placeholder =
    name.toLowerCase() === "authorization"
      ? "token"
      : name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "_")
          .replace(/^x_/, "");
  return scheme + hide(placeholder, secret, name, result, parameters);
}

function hideInQuery(url: string, result: CurlImport, parameters: ParameterDraft[]): string {
  return url.replace(/([?&])([^=&]+)=([^&]+)/g, (pair, mark: string, name: string, value: string) => {
    if (!SECRET_QUERY.test(name) || value.includes("{{")) return pair;
    return `${mark}${name}=${hide(name.toLowerCase(), decode(value), `?${name}`, result, parameters)}`;
  });
}

function hide(
  wanted: string,
  value: string,
  where: string,
  result: CurlImport,
  parameters: ParameterDraft[],
): string {
  let name = /^[a-z_]/.test(wanted) ? wanted : `key_${wanted}`;
  for (let n = 2; name in result.secrets; n++) name = `${wanted}_${n}`;
  result.secrets[name] = value;
  result.understood.push(t.tools.curlSecret(where, name));
  parameters.push({ ...newParameter(name), filledBy: "secret" });
  return `{{${name}}}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
