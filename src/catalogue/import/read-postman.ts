import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { trimEnd } from "../../base/text.ts";
import { invalidRequest } from "../../contract/errors.ts";
import { isSecretName, isSecretValue } from "./auth-declarations.ts";
import type { Conversion } from "./conversion.ts";
import { DocumentBuilder, inferSchema, inferTextSchema } from "./document-builder.ts";
import {
  bodyOf,
  declarePostmanAuth,
  describe,
  headerParameters,
  queryParameters,
  rawAddress,
} from "./postman-request.ts";
import { parseJson } from "./read-requests.ts";

const MAX_DEPTH = 20;
const MAX_VARIABLES = 10_000;
/** Characters of an address. */
const MAX_ADDRESS = 4_000;

interface Context {
  builder: DocumentBuilder;
  /** Values of the collection's variables, without secrets. */
  variables: Map<string, string>;
  /** The API's address, if the collection does not contain it. */
  server: string | null;
  servers: Map<string, number>;
}

interface Place {
  folders: readonly string[];
  auth: Json | undefined;
}

/** A Postman collection 2.0 or 2.1 (schema.postman.com/collection) as OpenAPI. */
export function readPostman(source: JsonObject, server: string | null): Conversion {
  const collection = isJsonObject(source["collection"]) ? source["collection"] : source;
  const info = objectOf(collection["info"]);
  const builder = new DocumentBuilder();
  const context: Context = {
    builder,
    variables: readVariables(collection, builder),
    server,
    servers: new Map(),
  };
  addItems(collection, { folders: [], auth: collection["auth"] }, context, 0);
  const servers = [...context.servers].sort(([, a], [, b]) => b - a).map(([url]) => url);
  placeServers(builder, servers);
  const version = /v2\.0/.test(textOf(info["schema"]) ?? "") ? "2.0" : "2.1";
  return builder.build(
    {
      kind: "postman",
      format: `Postman collection ${version}`,
      title: textOf(info["name"]) ?? "",
      description: describe(info["description"]),
      version: typeof info["version"] === "string" ? info["version"] : "1",
    },
    servers.slice(0, 1),
  );
}

function readVariables(collection: JsonObject, builder: DocumentBuilder): Map<string, string> {
  const variables = new Map<string, string>();
  const entries = listOf(collection["variable"]);
  if (entries.length > MAX_VARIABLES)
    throw invalidRequest([{ pointer: "/variable", message: `has more than ${MAX_VARIABLES} variables` }]);
  for (const entry of entries) {
    const { key, id, value, type, disabled } = objectOf(entry);
    const name = textOf(key) ?? textOf(id);
    const text = typeof value === "number" ? String(value) : textOf(value);
    if (name === undefined || text === undefined || text === "" || disabled === true) continue;
    if (type === "secret" || isSecretName(name) || isSecretValue(text)) builder.auth.hide(text);
    else variables.set(name, text);
  }
  return variables;
}

function addItems(holder: JsonObject, place: Place, context: Context, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const item of listOf(holder["item"])) {
    if (!isJsonObject(item)) continue;
    const name = textOf(item["name"]) ?? "";
    const auth = item["auth"] ?? place.auth;
    if (Array.isArray(item["item"])) {
      if (depth === 0 && name !== "")
        context.builder.tag(name, describe(item["description"]).slice(0, 1_000));
      addItems(item, { folders: [...place.folders, name], auth }, context, depth + 1);
    } else if (item["request"] !== undefined) addRequest(item, name, { ...place, auth }, context);
  }
}

function addRequest(item: JsonObject, name: string, place: Place, context: Context): void {
  const { builder } = context;
  if (builder.leavesOut()) return;
  const given = item["request"];
  const request: JsonObject = isJsonObject(given) ? given : { url: given ?? "", method: "GET" };
  const address = readAddress(request["url"], context);
  if (address === null) {
    builder.note("/item", `\`${name.slice(0, 100)}\` was left out: its address cannot be read.`);
    return;
  }
  if (address.server !== "")
    context.servers.set(address.server, (context.servers.get(address.server) ?? 0) + 1);
  const security = declarePostmanAuth(builder, request["auth"] ?? place.auth);
  const parameters = [
    ...address.parameters,
    ...queryParameters(request["url"], builder, security),
    ...headerParameters(request["header"], builder, security),
  ];
  const method = (textOf(request["method"]) ?? "GET").toUpperCase();
  const requestBody = method === "GET" || method === "HEAD" ? null : bodyOf(request);
  const operationId = builder.claimId(name);
  const description = describe(request["description"] ?? item["description"]);
  const [tag] = place.folders;
  builder.add(method, address.path, {
    ...(operationId && { operationId }),
    ...(name !== "" && { summary: name.slice(0, 200) }),
    ...(description !== "" && { description }),
    ...(tag && { tags: [tag] }),
    ...(address.server !== "" && { servers: [{ url: address.server }] }),
    parameters,
    ...(requestBody && { requestBody }),
    responses: { "200": { description: "Success", ...answerOf(item) } },
    security: Object.keys(security).length > 0 ? [security] : [],
  });
}

interface Address {
  /** Empty if it is not known. */
  server: string;
  path: string;
  parameters: Json[];
}

/** `:id` and `{{id}}` in a path are parameters; a variable in front of it is the server. */
function readAddress(value: Json | undefined, { variables, server, builder }: Context): Address | null {
  const raw = rawAddress(value).split(/[?#]/, 1)[0] ?? "";
  if (raw.length > MAX_ADDRESS) return null;
  const filled = fillStart(raw, variables);
  const [, variable, after = ""] = /^\{\{([^{}]+)\}\}(.*)$/s.exec(filled) ?? [];
  const whole = variable === undefined ? filled : `${trimEnd(server ?? "", "/")}${after}`;
  if (variable !== undefined && server === null && after !== "" && !after.startsWith("/")) return null;
  const match = /^(?:(https?):\/\/)?([^/]*)(\/.*)?$/is.exec(whole);
  const [, scheme = "https", host = "", path = "/"] = match ?? [];
  if (match === null || (host.includes("{{") && server === null)) return null;
  const origin = host.includes("{{")
    ? (server ?? "")
    : host === ""
      ? ""
      : `${scheme}://${host.replace(/^.*@/, "")}`;
  if (variable !== undefined && server === null)
    builder.note(
      "/variable",
      `The variable \`${variable}\` has no value: state the API's address as \`server\`.`,
    );
  if (origin !== "" && !URL.canParse(origin)) return null;
  const described = new Map(
    listOf(objectOf(value)["variable"]).map((one) => [textOf(objectOf(one)["key"]) ?? "", objectOf(one)]),
  );
  return { server: origin, ...readPath(path, variables, described) };
}

/** Replaces variables in front of the path, also ones that contain others. */
function fillStart(raw: string, variables: Map<string, string>): string {
  let text = raw;
  for (let round = 0; round < 5; round++) {
    const end = /^(?:https?:\/\/)?[^/]*/i.exec(text)?.[0].length ?? 0;
    let room = MAX_ADDRESS;
    const start = text.slice(0, end).replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
      const known = variables.get(name.trim());
      room -= known?.length ?? 0;
      return known === undefined || room < 0 ? whole : known;
    });
    if (start === text.slice(0, end)) break;
    text = `${start.endsWith("/") ? start.slice(0, -1) : start}${text.slice(end)}`.slice(0, MAX_ADDRESS);
  }
  return text;
}

function readPath(
  path: string,
  variables: Map<string, string>,
  described: Map<string, JsonObject>,
): Pick<Address, "path" | "parameters"> {
  const parameters: Json[] = [];
  const names = new Set<string>();
  const declare = (name: string): string => {
    const plain = name.trim().replace(/[{}/?#]/g, "_");
    if (!names.has(plain)) {
      names.add(plain);
      const description = describe(described.get(name)?.["description"]);
      const schema = inferTextSchema([]);
      parameters.push({
        name: plain,
        in: "path",
        required: true,
        ...(description && { description }),
        schema,
      });
    }
    return `{${plain}}`;
  };
  const segments = path.split("/").map((segment) => {
    const colon = /^:(\w[\w-]*)(.*)$/.exec(segment);
    if (colon) return `${declare(colon[1] ?? "")}${colon[2] ?? ""}`;
    if (isSecretValue(segment) || /^(?=.*\d)(?=.*[A-Za-z])[\w-]{20,}$/.test(segment)) return declare("key");
    return segment.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
      const known = variables.get(name.trim());
      return known !== undefined && /^[\w.-]+$/.test(known) && !/id$/i.test(name) ? known : declare(name);
    });
  });
  return { path: segments.join("/"), parameters };
}

function answerOf(item: JsonObject): JsonObject {
  const bodies = listOf(item["response"]).flatMap((one) => {
    const { code, body } = objectOf(one);
    return typeof code === "number" && code >= 200 && code <= 299 ? parseJson(textOf(body) ?? "") : [];
  });
  return bodies.length === 0
    ? {}
    : { content: { "application/json": { schema: inferSchema(bodies.slice(0, 5)) } } };
}

/** Operations at the main server need no server of their own. */
function placeServers(builder: DocumentBuilder, [main]: readonly string[]): void {
  for (const item of Object.values(builder.paths))
    for (const operation of Object.values(objectOf(item))) {
      const own = objectOf(operation);
      if (objectOf(listOf(own["servers"])[0])["url"] === main) delete own["servers"];
    }
}
