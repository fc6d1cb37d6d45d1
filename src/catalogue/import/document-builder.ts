import { type Fault, isJsonObject, type Json, type JsonObject, objectOf } from "../../base/json.ts";
import { AuthDeclarations } from "./auth-declarations.ts";
import { type Conversion, MAX_OPERATIONS, type SourceKind } from "./conversion.ts";

/** Notes of one document. */
const MAX_NOTES = 200;

/** Collects the operations of a converted document. The first of several with the same method and path is kept. */
export class DocumentBuilder {
  readonly paths: JsonObject = {};
  readonly auth = new AuthDeclarations();
  readonly notes: Fault[] = [];
  private readonly ids = new Set<string>();
  /** By id: the number that was tried last. */
  private readonly numbers = new Map<string, number>();
  private readonly noted = new Set<string>();
  private readonly tags = new Map<string, string>();
  private repeated = 0;
  private count = 0;

  /** Whether another operation would be left out. Such a one is counted, so that nothing else of it need be read. */
  leavesOut(): boolean {
    if (this.count < MAX_OPERATIONS) return false;
    this.count++;
    return true;
  }

  /** Whether the method and path are new. */
  add(method: string, path: string, operation: JsonObject): boolean {
    const item = Object.hasOwn(this.paths, path) ? objectOf(this.paths[path]) : {};
    const name = method.toLowerCase();
    if (Object.hasOwn(item, name)) {
      this.repeated++;
      return false;
    }
    this.count++;
    if (this.count > MAX_OPERATIONS) return false;
    this.paths[path] = item;
    item[name] = { responses: { "200": { description: "Success" } }, ...operation };
    return true;
  }

  /** A unique operation id from a name such as "Get customer"; undefined if nothing is left of the name. */
  claimId(name: string): string | undefined {
    const words =
      name
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .match(/[A-Za-z0-9]+/g) ?? [];
    const id = words
      .map(
        (word, index) =>
          (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
      )
      .join("")
      .slice(0, 60);
    if (id === "" || /^\d/.test(id)) return undefined;
    let unique = id;
    let n = this.numbers.get(id) ?? 1;
    while (this.ids.has(unique)) unique = `${id}${++n}`;
    this.numbers.set(id, n);
    this.ids.add(unique);
    return unique;
  }

  tag(name: string, description: string): void {
    if (!this.tags.has(name)) this.tags.set(name, description);
  }

  note(pointer: string, message: string): void {
    const key = `${pointer} ${message}`;
    if (this.notes.length >= MAX_NOTES || this.noted.has(key)) return;
    this.noted.add(key);
    this.notes.push({ pointer, message });
  }

  build(
    head: { kind: SourceKind; format: string; title: string; description: string; version: string },
    servers: readonly string[],
    schemas: JsonObject = {},
  ): Conversion {
    const { kind, format, title, description, version } = head;
    if (this.repeated > 0)
      this.note(
        "/paths",
        `${this.repeated} further requests have the method and path of another one and were left out.`,
      );
    if (this.count > MAX_OPERATIONS)
      this.note(
        "/paths",
        `${this.count - MAX_OPERATIONS} operations after the first ${MAX_OPERATIONS} were left out.`,
      );
    const components: JsonObject = {
      ...(Object.keys(schemas).length > 0 && { schemas }),
      ...(Object.keys(this.auth.schemes).length > 0 && { securitySchemes: this.auth.schemes }),
    };
    const document: JsonObject = {
      openapi: "3.1.0",
      info: {
        title: title || "Imported API",
        version: version || "1",
        ...(description !== "" && { description }),
      },
      ...(servers.length > 0 && { servers: servers.map((url): Json => ({ url })) }),
      ...(this.tags.size > 0 && {
        tags: [...this.tags].map(
          ([name, text]): Json => ({ name, ...(text !== "" && { description: text }) }),
        ),
      }),
      paths: this.paths,
      ...(Object.keys(components).length > 0 && { components }),
    };
    const notes = [...this.notes, ...this.auth.notes()];
    return { kind, format, document: redact(document, this.auth) as JsonObject, notes, reads: [] };
  }
}

/** Names and texts of a source may repeat its secrets, for example in a description. */
function redact(value: Json, auth: AuthDeclarations): Json {
  if (typeof value === "string") return auth.redact(value);
  if (Array.isArray(value)) return value.map((one) => redact(one, auth));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [auth.redact(name), redact(one, auth)]),
  );
}

const MAX_DEPTH = 8;
const MAX_PROPERTIES = 100;
const MAX_ITEMS = 20;

/**
 * A schema that describes all examples. It contains their names and types and no value, because examples hold
 * secrets and personal data. Names that are as many as data (`{"4711": …}`) become a map.
 */
export function inferSchema(examples: readonly Json[], depth = 0): JsonObject {
  const types = new Set(examples.map(typeOf).filter((type) => type !== "null"));
  if (types.has("integer") && types.has("number")) types.delete("integer");
  const [type, ...others] = [...types];
  if (type === undefined || others.length > 0 || depth > MAX_DEPTH) return {};
  const isNullable = examples.some((example) => example === null);
  const head = { type: isNullable ? [type, "null"] : type } as JsonObject;
  if (type === "array") return { ...head, ...inferItems(examples, depth) };
  return type === "object" ? { ...head, ...inferProperties(examples, depth) } : head;
}

function inferItems(examples: readonly Json[], depth: number): JsonObject {
  const items = examples.flatMap((example) => (Array.isArray(example) ? example.slice(0, MAX_ITEMS) : []));
  return items.length === 0 ? {} : { items: inferSchema(items.slice(0, 5 * MAX_ITEMS), depth + 1) };
}

function inferProperties(examples: readonly Json[], depth: number): JsonObject {
  const objects = examples.filter(isJsonObject);
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  if (names.length > MAX_PROPERTIES || (names.length > 0 && names.every(isDataName)))
    return { additionalProperties: true };
  const properties: JsonObject = {};
  for (const name of names) {
    if (name === "__proto__") continue;
    const values = objects.filter((one) => Object.hasOwn(one, name)).map((one) => one[name] ?? null);
    properties[name] = inferSchema(values, depth + 1);
  }
  return names.length === 0 ? {} : { properties };
}

/** Numbers, dates, ids and addresses that are used as names. */
function isDataName(name: string): boolean {
  return /^\d|^[0-9a-f-]{16,}$|@|\s|[./]{1}.*[./]/i.test(name);
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** The schema of texts such as query parameters. */
export function inferTextSchema(values: readonly string[]): JsonObject {
  if (values.length === 0) return { type: "string" };
  if (values.every((value) => /^-?(0|[1-9]\d{0,14})$/.test(value))) return { type: "integer" };
  if (values.every((value) => /^-?\d+(\.\d+)?$/.test(value) && value.length < 16)) return { type: "number" };
  return values.every((value) => value === "true" || value === "false")
    ? { type: "boolean" }
    : { type: "string" };
}
