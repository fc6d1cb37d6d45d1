import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../../base/json.ts";
import { trimEnd } from "../../../base/text.ts";
import { checkServer, fillServer } from "../validate/validate-connector-parts.ts";
import type { Changes } from "./changes.ts";

/**
 * Placeholder for a missing server. The top-level domain never resolves (RFC 6761 §6.4) and the
 * sender refuses it, so the connector supports search and dry runs until a server is set.
 */
const UNKNOWN_SERVER = "https://server.invalid";

/**
 * Repairs `servers`, and removes unreachable servers when a reachable one exists.
 *
 * @param base base URL stated by the caller. Relative URLs are resolved against it (OpenAPI 3.1.1
 * §4.8.5: the default server is `/`).
 */
export function repairServers(document: JsonObject, base: string | undefined, changes: Changes): void {
  const servers = document["servers"];
  for (const [index, server] of listOf(servers).entries()) {
    if (!isJsonObject(server)) continue;
    const at = ["servers", String(index)];
    repairUrl(server, at, changes);
    declareVariables(server, at, changes);
  }
  if (!listOf(servers).some(isUsable)) placeServers(document, base, changes);
  dropUnreachable(document, changes);
}

function isUsable(server: Json): boolean {
  return isJsonObject(server) && checkServer(server) === undefined;
}

function placeServers(document: JsonObject, given: string | undefined, changes: Changes): void {
  const base = given ?? UNKNOWN_SERVER;
  const addresses = listOf(document["servers"]).map(filledUrl);
  const path = addresses.find((url) => !/[{}]/.test(url) && URL.canParse(url, base)) ?? "";
  const url = path === "" || path === "/" ? base : new URL(path, base).href;
  document["servers"] = [{ url: trimEnd(url, "/") }];
  const message =
    given === undefined
      ? `The document names no server that can be reached: replace \`${url}\` by its address (or send \`?server=https://…\`). Until then its calls are refused.`
      : `Set the server to \`${url}\`, as the request states.`;
  changes.add(["servers"], message);
}

/** The URL with the defaults of its variables, which an absolute URL cannot keep. */
function filledUrl(server: Json): string {
  const { url, variables } = objectOf(server);
  return fillServer(textOf(url) ?? "", objectOf(variables));
}

function dropUnreachable(document: JsonObject, changes: Changes): void {
  const servers = listOf(document["servers"]);
  const usable = servers.filter(isUsable);
  if (usable.length === 0 || usable.length === servers.length) return;
  document["servers"] = usable;
  const message = `Left out ${servers.length - usable.length} of ${servers.length} servers: relative or incomplete addresses cannot be reached.`;
  changes.add(["servers"], message);
}

/** Adds the missing scheme to `//api.example.com` and `api.example.com/v1`, and trims the URL. */
function repairUrl(server: JsonObject, at: string[], changes: Changes): void {
  const url = textOf(server["url"]);
  if (url === undefined) return;
  const trimmed = url.trim();
  const isHost = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/|$)/i.test(trimmed);
  const better = trimmed.startsWith("//") ? `https:${trimmed}` : isHost ? `https://${trimmed}` : trimmed;
  if (better === url) return;
  server["url"] = better;
  changes.add([...at, "url"], `Was \`${url}\`: made it \`${better}\`.`);
}

/** The first enumerated value becomes the default of a variable that has none. */
function declareVariables(server: JsonObject, at: string[], changes: Changes): void {
  for (const [name, variable] of Object.entries(objectOf(server["variables"]))) {
    const first: Json | undefined = listOf(objectOf(variable)["enum"])[0];
    if (!isJsonObject(variable) || variable["default"] !== undefined || first === undefined) continue;
    variable["default"] = first;
    changes.add([...at, "variables", name, "default"], `Took the first value of \`enum\` as the default.`);
  }
}
