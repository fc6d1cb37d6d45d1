import { parseCurl } from "../../../../../src/base/curl/parse-curl.ts";
import { HTTP_TOOL_METHODS, type HttpToolMethod } from "../../../../../src/contract/tool.ts";
import { t } from "../../../text/index.ts";
import { newParameter, type ParameterDraft, type ToolDraft } from "../draft/tool-draft.ts";

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

const SECRET_HEADER =
  /^(authorization|x-api-key|api-key|apikey|x-auth-token|x-access-token|private-token|cookie)$/i;
const SECRET_QUERY = /^(api_?key|key|appid|app_id|token|access_token|auth)$/i;

/**
 * Converts a curl command to a tool's request: exactly what it would send, with credentials as secret
 * placeholders.
 */
export function readCurl(command: string): CurlImport {
  const parsed = parseCurl(command);
  const { ignored } = parsed;
  const result: CurlImport = { request: null, understood: [], ignored, secrets: {}, fault: null };
  if ("fault" in parsed) {
    result.fault =
      parsed.fault === "file" ? t.tools.curlFaults.file(parsed.text) : t.tools.curlFaults[parsed.fault];
    return result;
  }
  const { url, headers, body, user } = parsed;
  const method = methodOf(parsed.method, body !== "", result);
  const parameters: ParameterDraft[] = [];
  result.request = {
    tool_type: "http_api",
    method,
    url: hideInQuery(url, result, parameters),
    headers: headers.map(([name, value], id) => ({
      id,
      name,
      value:
        user && name.toLowerCase() === "authorization" && /^Basic /i.test(value)
          ? hideUser(user, name, result, parameters)
          : hideHeader(name, value, result, parameters),
    })),
    body_template: body,
    parameters,
  };
  result.understood.push(`${method} ${result.request.url}`);
  for (const { name, value } of result.request.headers ?? []) result.understood.push(`${name}: ${value}`);
  if (body !== "") result.understood.push(body.length > 200 ? `${body.slice(0, 200)}…` : body);
  return result;
}

function methodOf(wanted: string, hasBody: boolean, result: CurlImport): HttpToolMethod {
  const method = HTTP_TOOL_METHODS.find((one) => one === wanted);
  if (!method) result.ignored.push(`-X ${wanted}`);
  return method ?? (hasBody ? "POST" : "GET");
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

/** Two secrets, which the server encodes when it sends the request. */
function hideUser(
  { name, password }: { name: string; password: string },
  header: string,
  result: CurlImport,
  parameters: ParameterDraft[],
): string {
  const hidden = [hide("username", name, header, result, parameters)];
  if (password !== "") hidden.push(hide("password", password, header, result, parameters));
  return `Basic ${hidden[0]}:${hidden[1] ?? ""}`;
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
