import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import {
  checkContainers,
  checkExample,
  checkHeader,
  checkLicense,
  checkLink,
  checkMediaType,
  checkParameter,
  checkReference,
  checkSchema,
  checkServerVariable,
} from "./check-objects.ts";
import { checkOperationIds, checkPaths } from "./check-paths.ts";
import { SCHEMA_FIELDS, SECURITY_SHAPES } from "./schema-shapes.ts";
import {
  any,
  externalDocs,
  type Fields,
  flag,
  list,
  map,
  named,
  need,
  object,
  oneOf,
  orReference,
  type Rule,
  type Shape,
  type ShapeName,
  schema,
  shape,
  text,
} from "./shape.ts";

const servers = list(object("Server"));
const parameters = list(orReference("Parameter"));
const content = map(object("MediaType"));
const examples = map(orReference("Example"));
const headers = map(orReference("Header"));
const security = list(object("SecurityRequirement"));

const PARAMETER_FIELDS: Fields = {
  description: text,
  required: flag,
  deprecated: flag,
  explode: flag,
  schema,
  content,
  example: any,
  examples,
};

/** Every object of OpenAPI 3.1.1 §4.8 and the keywords of JSON Schema 2020-12, as data. */
export const SHAPES: Record<ShapeName, Shape> = {
  OpenApi: shape(
    "OpenAPI Object",
    {
      openapi: need(text, "say which version of OpenAPI this is, e.g. `3.1.0`"),
      info: need(object("Info"), "give at least `title` and `version`"),
      jsonSchemaDialect: text,
      servers,
      paths: object("Paths"),
      webhooks: map(orReference("PathItem")),
      components: object("Components"),
      security,
      tags: list(object("Tag")),
      externalDocs,
    },
    { check: checkContainers },
  ),
  Info: shape("Info Object", {
    title: need(text, "give the API a title"),
    version: need(text, "give the version of the API, e.g. `1.0.0`"),
    summary: text,
    description: text,
    termsOfService: text,
    contact: object("Contact"),
    license: object("License"),
  }),
  Contact: shape("Contact Object", { name: text, url: text, email: text }),
  License: shape(
    "License Object",
    { name: need(text, "name the licence"), identifier: text, url: text },
    { check: checkLicense },
  ),
  Server: shape("Server Object", {
    url: need(text, "give the base URL of the API"),
    description: text,
    variables: map(object("ServerVariable")),
  }),
  ServerVariable: shape(
    "Server Variable Object",
    {
      default: need(text, "give the value to use when nothing else is said"),
      enum: list(text, { filled: true }),
      description: text,
    },
    { check: checkServerVariable },
  ),
  Components: shape("Components Object", {
    schemas: named(schema),
    responses: named(orReference("Response")),
    parameters: named(orReference("Parameter")),
    examples: named(orReference("Example")),
    requestBodies: named(orReference("RequestBody")),
    headers: named(orReference("Header")),
    securitySchemes: named(orReference("SecurityScheme")),
    links: named(orReference("Link")),
    callbacks: named(orReference("Callback")),
    pathItems: named(orReference("PathItem")),
  }),
  Paths: shape(
    "Paths Object",
    {},
    {
      pattern: (key) => (key.startsWith("/") ? object("PathItem") : undefined),
      expected: "a path that starts with `/`",
      check: checkPaths,
    },
  ),
  PathItem: shape(
    "Path Item Object",
    {
      $ref: text,
      summary: text,
      description: text,
      get: object("Operation"),
      put: object("Operation"),
      post: object("Operation"),
      delete: object("Operation"),
      options: object("Operation"),
      head: object("Operation"),
      patch: object("Operation"),
      trace: object("Operation"),
      servers,
      parameters,
    },
    { check: checkReference },
  ),
  Operation: shape(
    "Operation Object",
    {
      tags: list(text),
      summary: text,
      description: text,
      externalDocs,
      operationId: text,
      parameters,
      requestBody: orReference("RequestBody"),
      responses: object("Responses"),
      callbacks: map(orReference("Callback")),
      deprecated: flag,
      security,
      servers,
    },
    { check: checkOperationIds },
  ),
  ExternalDocs: shape("External Documentation Object", {
    url: need(text, "give the URL of the documentation"),
    description: text,
  }),
  Parameter: shape(
    "Parameter Object",
    {
      ...PARAMETER_FIELDS,
      name: need(text, "name the parameter"),
      in: need(
        oneOf("query", "header", "path", "cookie"),
        "say where the parameter goes: `query`, `header`, `path` or `cookie`",
      ),
      allowEmptyValue: flag,
      style: oneOf("matrix", "label", "simple", "form", "spaceDelimited", "pipeDelimited", "deepObject"),
      allowReserved: flag,
    },
    { check: checkParameter },
  ),
  RequestBody: shape("Request Body Object", {
    content: need(content, "describe the body by media type, e.g. `application/json`"),
    description: text,
    required: flag,
  }),
  MediaType: shape(
    "Media Type Object",
    { schema, example: any, examples, encoding: map(object("Encoding")) },
    { check: checkMediaType },
  ),
  Encoding: shape("Encoding Object", {
    contentType: text,
    headers,
    style: oneOf("form", "spaceDelimited", "pipeDelimited", "deepObject"),
    explode: flag,
    allowReserved: flag,
  }),
  Responses: shape(
    "Responses Object",
    { default: orReference("Response") },
    {
      pattern: (key) => (/^[1-5](?:\d\d|XX)$/.test(key) ? orReference("Response") : undefined),
      expected: "a status code (`200`), a range (`4XX`) or `default`",
      filled: "describe at least one response",
    },
  ),
  Response: shape("Response Object", {
    description: need(text, "say what the response means"),
    headers,
    content,
    links: map(orReference("Link")),
  }),
  Callback: shape("Callback Object", {}, { pattern: () => orReference("PathItem") }),
  Example: shape(
    "Example Object",
    { summary: text, description: text, value: any, externalValue: text },
    { check: checkExample },
  ),
  Link: shape(
    "Link Object",
    {
      operationRef: text,
      operationId: text,
      parameters: map(any),
      requestBody: any,
      description: text,
      server: object("Server"),
    },
    { check: checkLink },
  ),
  Header: shape("Header Object", { ...PARAMETER_FIELDS, style: oneOf("simple") }, { check: checkHeader }),
  Tag: shape("Tag Object", { name: need(text, "name the tag"), description: text, externalDocs }),
  ...SECURITY_SHAPES,
  Discriminator: shape("Discriminator Object", {
    propertyName: need(text, "name the property that distinguishes the schemas"),
    mapping: map(text),
  }),
  Xml: shape("XML Object", { name: text, namespace: text, prefix: text, attribute: flag, wrapped: flag }),
  Schema: shape("Schema Object", SCHEMA_FIELDS, { open: true, check: checkSchema }),
};

export interface DocumentVisitor {
  /** Called for every Schema Object, nested ones first. */
  schema?: (schema: JsonObject) => void;
  /** Called for every object with a `$ref` that the specification defines. */
  reference?: (holder: JsonObject) => void;
}

/** Walks a 3.x document along its shapes. Examples, defaults and extensions are skipped. */
export function visitSchemas(document: JsonObject, visitor: DocumentVisitor): void {
  visitShape(document, SHAPES.OpenApi, visitor);
}

function visitShape(node: JsonObject, shape: Shape, visitor: DocumentVisitor): void {
  for (const key of Object.keys(node)) {
    const rule = shape.fields.get(key)?.rule ?? (key.startsWith("x-") ? undefined : shape.pattern?.(key));
    if (rule) visitValue(rule, node[key] ?? null, visitor);
  }
  if (visitor.reference && Object.hasOwn(node, "$ref")) visitor.reference(node);
  if (shape === SHAPES.Schema) visitor.schema?.(node);
}

function visitValue(rule: Rule, value: Json, visitor: DocumentVisitor): void {
  if (typeof value !== "object" || value === null) return;
  if (rule.kind === "list" || rule.kind === "map") {
    if (rule.of.kind === "any" || rule.of.kind === "string") return;
    for (const one of Object.values(value)) visitValue(rule.of, one ?? null, visitor);
  } else if (isJsonObject(value)) {
    if (rule.kind === "schema") visitShape(value, SHAPES.Schema, visitor);
    else if (rule.kind === "object") visitShape(value, SHAPES[rule.shape], visitor);
  }
}
