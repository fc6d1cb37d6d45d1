import { isJsonObject, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import { MAX_DOCUMENT_BYTES, parseDocument } from "../openapi/parse/parse-document.ts";
import type { SourcePorts } from "./conversion.ts";

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
