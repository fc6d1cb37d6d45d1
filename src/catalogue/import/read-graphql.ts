import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { MAX_DOCUMENT_BYTES, parseDocument } from "../openapi/parse/parse-document.ts";
import type { Conversion, SourcePorts } from "./conversion.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { isStorableAddress } from "./fetch-document.ts";
import {
  type Field,
  fieldsOf,
  GraphqlSchema,
  isRequired,
  type TypeRef,
  writeSelection,
} from "./graphql-schema.ts";

/** Operations of one schema; the further ones are named in a note. */
const MAX_FIELDS = 500;

/**
 * The result of an introspection (GraphQL, October 2021, §4) as OpenAPI: each query and mutation is an operation with a
 * fixed text (`x-toolgate-graphql`), and its variables are the arguments.
 * @param endpoint null if it is not known
 */
export function readGraphql(source: JsonObject, endpoint: string | null): Conversion {
  const result = objectOf(objectOf(source["data"])["__schema"] ?? source["__schema"]);
  if (endpoint === null)
    throw invalidRequest([{ pointer: "/server", message: "state the address of the GraphQL endpoint" }]);
  const schema = new GraphqlSchema(result);
  const builder = new DocumentBuilder();
  const { origin, pathname, search, hostname } = new URL(endpoint);
  const reads: string[] = [];
  const fields = [
    ...schema.rootFields("queryType").map((field) => ({ field, kind: "query" as const })),
    ...schema.rootFields("mutationType").map((field) => ({ field, kind: "mutation" as const })),
  ];
  const schemas: JsonObject = {};
  for (const { field, kind } of fields.slice(0, MAX_FIELDS)) {
    const id = builder.claimId(field.name) ?? field.name;
    // The fragment distinguishes the operations; it is not sent.
    const path = `${pathname}${isStorableAddress(endpoint) ? search : ""}#${kind}.${field.name}`;
    builder.add("POST", path, describeField(schema, field, kind, id, schemas));
    const texts = { id: field.name, path: "", summary: field.name, description: field.description };
    if (kind === "query" && findChangingVerb(texts) === null) reads.push(id);
  }
  if (fields.length > MAX_FIELDS)
    builder.note(
      "/paths",
      `Only the first ${MAX_FIELDS} of ${fields.length} queries and mutations were imported.`,
    );
  const title = `${hostname} (GraphQL)`;
  const format = "GraphQL schema";
  const built = builder.build(
    { kind: "graphql", format, title, description: "", version: "1" },
    [origin],
    schemas,
  );
  return { ...built, reads };
}

function describeField(
  schema: GraphqlSchema,
  field: Field,
  kind: "query" | "mutation",
  operationId: string,
  schemas: JsonObject,
): JsonObject {
  const selection = writeSelection(schema, field.type);
  const required = field.args.filter(isRequired).map(({ name }) => name);
  const properties = field.args.map(({ name, type, description }): [string, Json] => [
    name,
    withDescription(inputSchema(schema, type, schemas), description),
  ]);
  return {
    operationId,
    summary: words(field.name),
    description: field.description || `The ${kind} \`${field.name}\`.`,
    tags: [kind],
    requestBody: {
      required: true,
      "x-toolgate-graphql": writeQuery(field, kind, selection),
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: Object.fromEntries(properties),
            ...(required.length > 0 && { required }),
          },
        },
      },
    },
    responses: {
      "200": { description: "The data", content: { "application/json": { schema: { type: "object" } } } },
    },
  };
}

function writeQuery({ name, args }: Field, kind: "query" | "mutation", selection: string): string {
  const variables = args.map((one) => `$${one.name}: ${writeType(one.type)}`).join(", ");
  const given = args.map((one) => `${one.name}: $${one.name}`).join(", ");
  const call = `${name}${given === "" ? "" : `(${given})`}${selection === "" ? "" : ` ${selection}`}`;
  return `${kind}${variables === "" ? "" : ` (${variables})`} { ${call} }`;
}

function writeType({ name, wrappers }: TypeRef): string {
  return [...wrappers]
    .reverse()
    .reduce((inner, wrapper) => (wrapper === "list" ? `[${inner}]` : `${inner}!`), name);
}

const SCALARS: Record<string, JsonObject> = {
  ID: { type: "string" },
  String: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
};

function inputSchema(schema: GraphqlSchema, { name, wrappers }: TypeRef, schemas: JsonObject): JsonObject {
  let result = namedInput(schema, name, schemas);
  for (const wrapper of [...wrappers].reverse())
    if (wrapper === "list") result = { type: "array", items: result };
  return result;
}

function namedInput(schema: GraphqlSchema, name: string, schemas: JsonObject): JsonObject {
  const scalar = Object.hasOwn(SCALARS, name) ? SCALARS[name] : undefined;
  if (scalar !== undefined) return { ...scalar };
  const type = schema.types.get(name);
  const kind = textOf(type?.["kind"]);
  if (kind === "ENUM") {
    const values = listOf(type?.["enumValues"]).flatMap((one) => textOf(objectOf(one)["name"]) ?? []);
    return { type: "string", ...(values.length > 0 && { enum: values.slice(0, 500) }) };
  }
  if (kind !== "INPUT_OBJECT" || type === undefined)
    return withDescription({}, textOf(type?.["description"]) ?? name);
  const reference = { $ref: `#/components/schemas/${name}` };
  if (Object.hasOwn(schemas, name)) return reference;
  const described: JsonObject = { type: "object" };
  schemas[name] = described;
  const inputs = fieldsOf(type["inputFields"]);
  described["properties"] = Object.fromEntries(
    inputs.map((one) => [one.name, withDescription(inputSchema(schema, one.type, schemas), one.description)]),
  );
  const required = inputs.filter(isRequired).map((one) => one.name);
  if (required.length > 0) described["required"] = required;
  return reference;
}

function withDescription(schema: JsonObject, description: string): JsonObject {
  return description === "" ? schema : { ...schema, description: description.slice(0, 1_000) };
}

/** "createUser" as "Create user". */
function words(name: string): string {
  const text = name
    .replace(/_+/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const TYPE =
  "kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } }";
const INPUT = `{ name description defaultValue type { ${TYPE} } }`;
/** GraphQL, October 2021, §4.2. */
const INTROSPECTION = `query { __schema { queryType { name } mutationType { name } types { kind name description
fields(includeDeprecated: false) { name description args ${INPUT} type { ${TYPE} } }
inputFields ${INPUT} enumValues(includeDeprecated: false) { name } possibleTypes { name } } } }`;

const PROBE_BYTES = 64 * 1024;
const TIMEOUT_MS = 20_000;

/** Whether an address answers a GraphQL query: with data, or with an error in GraphQL's form. */
export async function isGraphqlEndpoint(url: string, ports: SourcePorts): Promise<boolean> {
  const { body } = await postQuery(url, "query { __typename }", ports, PROBE_BYTES);
  const isData = textOf(objectOf(body["data"])["__typename"]) !== undefined;
  return (
    isData ||
    (listOf(body["errors"]).length > 0 &&
      listOf(body["errors"]).every((one) => textOf(objectOf(one)["message"])))
  );
}

/** @throws ToolgateError INVALID_REQUEST if introspection is off or requires signing in | EGRESS_BLOCKED | API_ERROR */
export async function fetchIntrospection(
  url: string,
  ports: SourcePorts,
): Promise<{ result: JsonObject; size: number }> {
  const { body, status, size } = await postQuery(url, INTROSPECTION, ports, MAX_DOCUMENT_BYTES);
  if (isJsonObject(objectOf(body["data"])["__schema"])) return { result: body, size };
  const isRefused = status === 401 || status === 403;
  const message = isRefused
    ? `the endpoint requires signing in for its schema (status ${status}); send the result of an introspection as \`text\`, with the endpoint as \`server\``
    : "the endpoint does not return its schema (introspection is off); send the result of an introspection as `text`, with the endpoint as `server`";
  throw invalidRequest([{ pointer: "/url", message }]);
}

async function postQuery(url: string, query: string, { sender, signal }: SourcePorts, maxBytes: number) {
  const response = await sender.send(
    {
      method: "POST",
      url,
      headers: [
        ["content-type", "application/json"],
        ["accept", "application/graphql-response+json, application/json;q=0.9"],
      ],
      body: new TextEncoder().encode(JSON.stringify({ query })),
      idempotent: false,
      sensitive: { headers: [], query: [] },
    },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]), maxBytes, keepOrigin: true },
  );
  return { status: response.status, size: response.body.byteLength, body: readJson(response.body) };
}

function readJson(bytes: Uint8Array): JsonObject {
  try {
    return parseDocument(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof ToolgateError) return {};
    throw error;
  }
}
