/** One span as parsed by a collector. */
export interface ReadSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: number;
  started: bigint;
  ended: bigint;
  attributes: Record<string, string | number | boolean | string[]>;
  isError: boolean;
}

export interface ReadExport {
  resource: ReadSpan["attributes"];
  spans: ReadSpan[];
}

type Fields = Record<string, unknown>;

/**
 * Parses an `ExportTraceServiceRequest` strictly by the proto3 JSON mapping and OTLP 1.10: only known fields in
 * lowerCamelCase, ids in hex, 64-bit integers as decimal text, enums as numbers.
 * @throws Error naming the field that is wrong
 */
export function checkOtlp(text: string): ReadExport[] {
  const request = fields(JSON.parse(text), "request", ["resourceSpans"]);
  return list(request["resourceSpans"], "resourceSpans").flatMap((item) => {
    const { resource, scopeSpans } = fields(item, "ResourceSpans", ["resource", "scopeSpans", "schemaUrl"]);
    const described = fields(resource, "Resource", ["attributes", "droppedAttributesCount"]);
    return list(scopeSpans, "scopeSpans").map((scoped) => {
      const { scope, spans } = fields(scoped, "ScopeSpans", ["scope", "spans", "schemaUrl"]);
      fields(scope, "InstrumentationScope", ["name", "version", "attributes"]);
      return { resource: readAttributes(described["attributes"]), spans: list(spans, "spans").map(readSpan) };
    });
  });
}

function readSpan(value: unknown): ReadSpan {
  const span = fields(value, "Span", [
    "traceId",
    "spanId",
    "parentSpanId",
    "traceState",
    "flags",
    "name",
    "kind",
    "startTimeUnixNano",
    "endTimeUnixNano",
    "attributes",
    "status",
  ]);
  const status = span["status"] === undefined ? {} : fields(span["status"], "Status", ["code", "message"]);
  const parent = span["parentSpanId"];
  return {
    traceId: matching(span["traceId"], /^[\da-f]{32}$/, "traceId"),
    spanId: matching(span["spanId"], /^[\da-f]{16}$/, "spanId"),
    parentSpanId: parent === undefined ? null : matching(parent, /^[\da-f]{16}$/, "parentSpanId"),
    name: matching(span["name"], /./, "name"),
    kind: oneOf(span["kind"], [1, 2, 3, 4, 5], "kind"),
    started: BigInt(matching(span["startTimeUnixNano"], /^\d{19}$/, "startTimeUnixNano")),
    ended: BigInt(matching(span["endTimeUnixNano"], /^\d{19}$/, "endTimeUnixNano")),
    attributes: readAttributes(span["attributes"]),
    isError: status["code"] !== undefined && oneOf(status["code"], [0, 1, 2], "status") === 2,
  };
}

function readAttributes(value: unknown): ReadSpan["attributes"] {
  const entries = list(value, "attributes").map((item) => {
    const attribute = fields(item, "KeyValue", ["key", "value"]);
    return [matching(attribute["key"], /./, "key"), readValue(attribute["value"])] as const;
  });
  if (new Set(entries.map(([key]) => key)).size < entries.length)
    throw new Error("an attribute is there twice");
  return Object.fromEntries(entries);
}

function readValue(value: unknown): string | number | boolean | string[] {
  const any = fields(value, "AnyValue", [
    "stringValue",
    "boolValue",
    "intValue",
    "doubleValue",
    "arrayValue",
  ]);
  const [[kind, held] = [], second] = Object.entries(any);
  if (kind === undefined || second !== undefined) throw new Error("AnyValue holds exactly one value");
  if (kind === "intValue") return Number(matching(held, /^-?\d+$/, kind));
  if (kind === "arrayValue")
    return list(fields(held, "ArrayValue", ["values"])["values"], "values").map((v) => String(readValue(v)));
  const wanted = { stringValue: "string", boolValue: "boolean", doubleValue: "number" }[kind];
  if (typeof held === wanted) return held as string | number | boolean;
  throw new Error(`${kind} is ${JSON.stringify(held)}`);
}

function fields(value: unknown, what: string, known: string[]): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${what} is no object`);
  const strange = Object.keys(value).filter((key) => !known.includes(key));
  if (strange.length > 0) throw new Error(`${what} has no field ${strange.join(", ")}`);
  return value as Fields;
}

function list(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${what} is no list`);
}

function matching(value: unknown, pattern: RegExp, what: string): string {
  if (typeof value === "string" && pattern.test(value)) return value;
  throw new Error(`${what} is ${JSON.stringify(value)}`);
}

function oneOf(value: unknown, known: number[], what: string): number {
  if (typeof value === "number" && known.includes(value)) return value;
  throw new Error(`${what} is ${JSON.stringify(value)}`);
}
