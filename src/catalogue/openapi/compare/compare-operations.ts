import { canonicalJson, type Json, type JsonObject, listOf, objectOf, stringOf } from "../../../base/json.ts";
import type { createSchemaComparison } from "./compare-schemas.ts";
import type { Change } from "./compare-views.ts";
import type { ComparedOperation, DocumentSide } from "./document-side.ts";

/** The differences of an operation; schemas are compared when the returned function is called. */
export function compareOperation(
  before: ComparedOperation,
  after: ComparedOperation,
  sides: { before: DocumentSide; after: DocumentSide },
  schemas: ReturnType<typeof createSchemaComparison>,
): () => Change[] {
  const changes: Change[] = [];
  const later: (() => Change[])[] = [];
  const add = (kind: Change["kind"], at: string, message: string) => changes.push({ kind, at, message });
  const compare = (
    at: string,
    a: Json | undefined,
    b: Json | undefined,
    direction: "request" | "response",
  ) => {
    const node = schemas.add(a, b, direction);
    later.push(() => schemas.list(node, at));
  };

  if (before.operation_id !== after.operation_id)
    add("breaking", "operationId", `it was ${before.operation_id} and is ${after.operation_id}`);
  if (before.server !== after.server)
    add("breaking", "server", `calls went to ${before.server} and go to ${after.server}`);
  if (before.side_effect !== after.side_effect)
    add(
      "breaking",
      "side effect",
      `it counted as a ${before.side_effect} and counts as a ${after.side_effect}`,
    );
  compareSecurity(before, after, sides, add);
  compareExtensions(before, after, sides, add);
  compareParameters(before, after, add, compare);
  compareBodies(before, after, sides, add, compare);
  compareResponses(before, after, sides, add, compare);
  if (textsOf(before) !== textsOf(after))
    add("documentation", "texts", "its summary, description or tags changed");
  return () => [...changes, ...later.flatMap((list) => list())];
}

type Add = (kind: Change["kind"], at: string, message: string) => void;
type Compare = (
  at: string,
  before: Json | undefined,
  after: Json | undefined,
  direction: "request" | "response",
) => void;

function textsOf({ operation, item }: ComparedOperation): string {
  const own = ["tags", "deprecated", "externalDocs"].map((key) => operation[key] ?? null);
  return JSON.stringify([
    ...own,
    ...["summary", "description"].map((key) => operation[key] ?? item[key] ?? null),
  ]);
}

/** Extensions at the root that say how requests are signed. */
const SIGNATURES = ["x-hmac", "x-aws-sigv4"] as const;

function compareSecurity(
  before: ComparedOperation,
  after: ComparedOperation,
  sides: { before: DocumentSide; after: DocumentSide },
  add: Add,
): void {
  const kind = (side: DocumentSide) => side.document["x-auth-type"] ?? null;
  if (kind(sides.before) !== kind(sides.after)) {
    add(
      "breaking",
      "authentication",
      `it was ${stringOf(kind(sides.before))} and is ${stringOf(kind(sides.after))}`,
    );
    return;
  }
  const credentials = ({ document }: DocumentSide) =>
    canonicalJson([
      listOf(document["x-required-secrets"]).map((secret) => ({ ...objectOf(secret), description: null })),
      ...SIGNATURES.map((name) => document[name] ?? null),
    ]);
  if (credentials(sides.before) !== credentials(sides.after)) {
    add("breaking", "authentication", "the secrets that are sent, or the signature, changed");
    return;
  }
  const removed = [...before.security].filter((one) => !after.security.has(one));
  const added = [...after.security].filter((one) => !before.security.has(one));
  if (removed.length === 0 && added.length === 0) return;
  if (removed.length === 0 && before.security.size > 0)
    add("compatible", "authentication", "another way to sign in is accepted");
  else add("breaking", "authentication", "the accepted ways to sign in, or their scopes, changed");
}

/** `x-toolgate-…` of the operation or its body decide what is sent; other extensions are documentation. */
function compareExtensions(
  before: ComparedOperation,
  after: ComparedOperation,
  sides: { before: DocumentSide; after: DocumentSide },
  add: Add,
): void {
  const read = ({ operation }: ComparedOperation, { resolver }: DocumentSide) => {
    const body = objectOf(resolver.follow(operation["requestBody"]));
    return canonicalJson(
      [operation, body].map((holder) =>
        Object.fromEntries(Object.entries(holder).filter(([name]) => name.startsWith("x-toolgate-"))),
      ),
    );
  };
  if (read(before, sides.before) !== read(after, sides.after))
    add("breaking", "request", "what Toolgate sends by an extension of the document changed");
}

function compareParameters(
  before: ComparedOperation,
  after: ComparedOperation,
  add: Add,
  compare: Compare,
): void {
  for (const [key, parameter] of before.parameters) {
    const next = after.parameters.get(key);
    if (next === undefined) {
      add("breaking", key, "the parameter was removed");
      continue;
    }
    if (isRequired(next) && !isRequired(parameter)) add("breaking", key, "the parameter became required");
    if (!isRequired(next) && isRequired(parameter)) add("compatible", key, "the parameter became optional");
    if (serialization(parameter) !== serialization(next))
      add("breaking", key, "the parameter is written in another way");
    if ((parameter["description"] ?? "") !== (next["description"] ?? ""))
      add("documentation", key, "its description changed");
    compare(key, schemaOf(parameter), schemaOf(next), "request");
  }
  for (const [key, parameter] of after.parameters)
    if (!before.parameters.has(key))
      add(
        isRequired(parameter) ? "breaking" : "compatible",
        key,
        isRequired(parameter) ? "the required parameter was added" : "the parameter was added",
      );
}

function isRequired(parameter: JsonObject): boolean {
  return parameter["in"] === "path" || parameter["required"] === true;
}

function schemaOf(parameter: JsonObject): Json | undefined {
  const [media] = Object.values(objectOf(parameter["content"]));
  return parameter["schema"] ?? objectOf(media)["schema"];
}

function serialization(parameter: JsonObject): string {
  const isQuery = parameter["in"] === "query" || parameter["in"] === "cookie";
  const style = parameter["style"] ?? (isQuery ? "form" : "simple");
  const explode = parameter["explode"] ?? style === "form";
  return JSON.stringify([
    style,
    explode,
    parameter["allowReserved"] === true,
    Object.keys(objectOf(parameter["content"])),
  ]);
}

function compareBodies(
  before: ComparedOperation,
  after: ComparedOperation,
  sides: { before: DocumentSide; after: DocumentSide },
  add: Add,
  compare: Compare,
): void {
  const [a, b] = [before.operation["requestBody"], after.operation["requestBody"]];
  if (a === undefined && b === undefined) return;
  const [one, other] = [objectOf(sides.before.resolver.follow(a)), objectOf(sides.after.resolver.follow(b))];
  const needed = other["required"] === true;
  if (a === undefined) {
    if (needed) add("breaking", "body", "a required body was added");
    else add("compatible", "body", "a body was added");
    return;
  }
  if (b === undefined) {
    add("breaking", "body", "the body was removed");
    return;
  }
  if (needed && one["required"] !== true) add("breaking", "body", "the body became required");
  compareContent(objectOf(one["content"]), objectOf(other["content"]), "body", "request", add, compare);
}

function compareContent(
  before: JsonObject,
  after: JsonObject,
  at: string,
  direction: "request" | "response",
  add: Add,
  compare: Compare,
): void {
  for (const [type, media] of Object.entries(before)) {
    const next = after[type];
    if (next === undefined) add("breaking", at, `the media type ${type} was removed`);
    else compare(at, objectOf(media)["schema"], objectOf(next)["schema"], direction);
  }
  for (const type of Object.keys(after))
    if (before[type] === undefined) add("compatible", at, `the media type ${type} was added`);
}

function compareResponses(
  before: ComparedOperation,
  after: ComparedOperation,
  sides: { before: DocumentSide; after: DocumentSide },
  add: Add,
  compare: Compare,
): void {
  const [a, b] = [objectOf(before.operation["responses"]), objectOf(after.operation["responses"])];
  for (const [status, response] of Object.entries(a)) {
    const at = `response ${status}`;
    const isSuccess = /^[23d]/i.test(status);
    if (b[status] === undefined) {
      add(isSuccess ? "breaking" : "compatible", at, "the response was removed");
      continue;
    }
    // Errors are passed on as they are.
    if (!isSuccess) continue;
    const [one, other] = [
      objectOf(sides.before.resolver.follow(response)),
      objectOf(sides.after.resolver.follow(b[status])),
    ];
    compareContent(objectOf(one["content"]), objectOf(other["content"]), at, "response", add, compare);
  }
  for (const status of Object.keys(b))
    if (a[status] === undefined) add("compatible", `response ${status}`, "the response was added");
}
