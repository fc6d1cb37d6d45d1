import {
  type Fault,
  isJsonObject,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { findMemberOrder } from "../../../base/member-order.ts";
import { capitalize } from "../../../base/text.ts";
import type { HttpOperation, ServerTemplate } from "../../../contract/http-operation.ts";
import type { CompiledTool } from "../../../contract/tool.ts";
import { mixedScripts, normalizeName } from "../../../language/names/confusable.ts";
import { claimName, nameOperation } from "../annotate/name-operations.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { templateNames } from "../validate/check-paths.ts";
import { holdsLineEnds } from "../validate/validate-connector-parts.ts";
import { type CompiledBody, compileBody, type ListMedia } from "./compile-body.ts";
import { type ConnectorAuth, compileCredentials } from "./compile-credentials.ts";
import { type CompileOutput, identifierWords, successResponse, writeChunk } from "./compile-output.ts";
import { type CompiledArgument, type CompiledParameter, compileParameters } from "./compile-parameters.ts";
import { compileServer } from "./compile-server.ts";
import type { Flatten } from "./flatten-object.ts";
import { inferSideEffect, listFixedValues, writeHints } from "./infer-side-effect.ts";
import { applyOverrides, isDisabled, type Overrides, withoutDropped } from "./overrides.ts";
import type { ReportPattern } from "./report-patterns.ts";
import { writeFields, writeInputSchema } from "./write-input-schema.ts";

/** Maximum characters of JSON in a tool's input schema. */
const MAX_INPUT_SCHEMA = 256 * 1024;

/**
 * Maximum characters written for a document, including discarded attempts. After half of them,
 * schemas become shallow.
 */
const MAX_WORK = 48 * 1024 * 1024;

const SHALLOW_INPUT_SCHEMA = 8 * 1024;

/** State that the operations of one document share while they are compiled. */
export interface CompileContext {
  document: JsonObject;
  resolver: Resolver;
  flatten: Flatten;
  listMedia: ListMedia;
  compileOutput: CompileOutput;
  auth: ConnectorAuth;
  api: string;
  about: string;
  /** The document's own server, for operations and paths that do not state one. */
  server: ServerTemplate | undefined;
  ids: { stated: Set<string>; given: Set<string> };
  /** Characters written so far for input schemas and for output schemas. */
  work: number;
  outputWork: number;
  /** Sets of security schemes that a warning was already added for. */
  unmet: Set<string>;
  reportPattern: ReportPattern;
  warnings: Fault[];
  /** Groups of operations that the overlay disables; null if the document has no overlay. */
  groups: JsonObject | null;
  /** Parts of the overlay that do not fit an operation. */
  misfits: Fault[];
}

interface LocatedOperation {
  path: string;
  /** The path as the document writes it, with its fragment. */
  key: string;
  method: string;
  item: JsonObject;
  operation: JsonObject;
  pointer: string;
}

type Uncallable = { reason: string };

/** An operation that the overlay disables: it is listed, but not a tool. */
export type DisabledOperation = { disabled: CompiledTool };

/** Compiles one operation, or returns the reason why it cannot be called. */
export function compileOperation(
  at: LocatedOperation,
  context: CompileContext,
): CompiledTool | DisabledOperation | Uncallable {
  const { item, operation, method } = at;
  const server = compileServer(item, operation, context.server);
  if (!server) return { reason: "No server with an absolute http(s) URL applies to it." };
  if (holdsLineEnds(at.path)) return { reason: "Its path holds line ends or other control characters." };
  const credentials = compileCredentials(operation, context.auth, (schemes) =>
    warnUnmet(schemes, at, context),
  );
  const taken = new Set<string>();
  const parameters = compileParameters(item, operation, credentials, context.resolver, taken, (name) => {
    const message = `The parameter \`${name.slice(0, 200)}\` is left out: an argument could override the request with it.`;
    context.warnings.push({ pointer: `${at.pointer}/parameters`, message });
  });
  if ("reason" in parameters) return parameters;
  const missing = templateNames(at.path).find(
    (name) => !parameters.some(({ definition }) => definition.in === "path" && definition.name === name),
  );
  if (missing !== undefined)
    return { reason: `The path has \`{${missing}}\`, but there is no path parameter with this name.` };
  const body = isBodyless(method) ? undefined : compileBody(operation, context, taken);
  if (body && "reason" in body) return body;
  const args = [...parameters, ...(body?.arguments ?? [])];
  const overrides = override(at, args, context);
  const definition = withoutDropped(define(at, server, parameters, body, context), overrides.dropped);
  const tool = assemble(
    at,
    { ...definition, ...overrides.definition, credentials },
    overrides.visible,
    context,
  );
  if ("reason" in tool || context.groups === null) return tool;
  return isDisabled(operation, { path: at.path, side_effect: tool.side_effect }, context.groups)
    ? { disabled: tool }
    : tool;
}

function override(
  at: LocatedOperation,
  args: CompiledArgument[],
  { groups, misfits }: CompileContext,
): Overrides {
  if (groups === null) return { visible: args, definition: {}, dropped: new Set() };
  return applyOverrides(at.operation, args, at.pointer, (fault) => misfits.push(fault));
}

/** Warns once per set of schemes, since a large document would repeat it for every operation. */
function warnUnmet(
  schemes: string,
  { pointer }: LocatedOperation,
  { unmet, warnings, auth }: CompileContext,
): void {
  if (unmet.has(schemes)) return;
  unmet.add(schemes);
  const message = `No secret of the connector matches ${schemes}: requests use the default credentials of \`${auth.type}\`.`;
  warnings.push({ pointer: `${pointer}/security`, message });
}

/** HEAD and TRACE requests have no body (RFC 9110 §9.3.2, §9.3.8). */
function isBodyless(method: string): boolean {
  return method === "HEAD" || method === "TRACE";
}

function define(
  at: LocatedOperation,
  server: ServerTemplate,
  parameters: CompiledParameter[],
  body: CompiledBody | undefined,
  context: CompileContext,
): Omit<HttpOperation, "credentials"> {
  return {
    kind: "http",
    method: at.method,
    server,
    path: at.path,
    parameters: parameters.map(({ definition }) => definition),
    ...(body ? { body: body.definition } : {}),
    accepts: acceptedTypes(at.operation, context),
    ...(wantsTrace(at, context) && { wantsTrace: true }),
  };
}

/** Media types of the successful response, JSON first. */
function acceptedTypes(operation: JsonObject, { resolver, listMedia }: CompileContext): string[] {
  const response = objectOf(resolver.follow(successResponse(objectOf(operation["responses"]))));
  const types = listMedia(objectOf(response["content"])).slice(0, 10);
  return types.sort((a, b) => Number(/json/i.test(b)) - Number(/json/i.test(a)));
}

function assemble(
  at: LocatedOperation,
  definition: HttpOperation,
  args: CompiledArgument[],
  context: CompileContext,
): CompiledTool | Uncallable {
  const input = writeInputSchema(args, context.resolver, allowance(context));
  context.work += input.work;
  if (!("schema" in input))
    return { reason: "Its input schema is too large, even without its deeper parts." };
  if (input.truncated)
    context.warnings.push({
      pointer: at.pointer,
      message: "Its input schema is too large: deeper parts accept anything.",
    });
  for (const pattern of input.patterns) context.reportPattern(pattern, at.pointer);
  const operation_id = assignOperationId(at, context);
  const { method, path, key, item, operation } = at;
  const member_order = findMemberOrder(input.schema);
  const fields = {
    ...writeFields(
      {
        api: context.api,
        about: context.about,
        operation_id,
        method,
        path,
        key,
        operation,
        item,
        arguments: args,
      },
      context.resolver,
    ),
    ...(Object.keys(member_order).length > 0 && { member_order }),
  };
  const texts = { id: operation_id, path, summary: fields.summary, description: fields.description };
  const { side_effect, warnings } = inferSideEffect(
    method,
    operation,
    texts,
    at.pointer,
    listFixedValues(item, operation, context.resolver),
  );
  context.warnings.push(...warnings);
  return {
    operation_id,
    name: fields.summary || capitalize(identifierWords(operation_id)),
    description: fields.description || fields.summary || capitalize(identifierWords(operation_id)),
    fields,
    chunk: writeChunk(fields, operation, context),
    input_schema: input.schema,
    output_schema: definition.response_path === undefined ? context.compileOutput(operation) : null,
    side_effect,
    hints: writeHints(method, side_effect),
    definition,
  };
}

function allowance(context: CompileContext): number {
  if (context.work > MAX_WORK) return 0;
  return context.work > MAX_WORK / 2 ? SHALLOW_INPUT_SCHEMA : MAX_INPUT_SCHEMA;
}

/**
 * Allow lists of tools refer to operation ids, so ids are normalized and a warning is added for ids
 * that mix scripts.
 */
function assignOperationId(
  { operation, method, path, pointer }: LocatedOperation,
  context: CompileContext,
): string {
  const { ids, warnings } = context;
  const given = textOf(operation["operationId"]);
  const stated = given === undefined ? undefined : normalizeName(given);
  const scripts = mixedScripts(stated ?? "");
  if (scripts.length > 0) {
    const message = `The operation id \`${stated}\` mixes ${scripts.join(" and ")} letters: it may be made to look like another one.`;
    warnings.push({ pointer: `${pointer}/operationId`, message });
  }
  if (stated !== undefined && stated !== "" && !ids.given.has(stated)) return claimName(stated, ids.given);
  const name = claimName(stated || nameOperation(method, path), ids.stated);
  return claimName(name, ids.given);
}

/**
 * Whether calls of an operation carry a `traceparent` header: the operation describes this header,
 * or the document's root has `x-trace-context: true`. Other APIs do not receive it, because it
 * would reveal which requests belong together.
 */
function wantsTrace(
  { item, operation }: Pick<LocatedOperation, "item" | "operation">,
  { document, resolver }: Pick<CompileContext, "document" | "resolver">,
): boolean {
  if (document["x-trace-context"] === true) return true;
  return [...listOf(item["parameters"]), ...listOf(operation["parameters"])].some((entry) => {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter) || parameter["in"] !== "header") return false;
    return stringOf(parameter["name"]).toLowerCase() === "traceparent";
  });
}
