import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { checkReference } from "./check-objects.ts";
import { SHAPES } from "./document-shapes.ts";
import type { FaultCode, FaultWalk, Finding, Rule, Shape } from "./shape.ts";

/** Further faults are not reported. */
const MAX_FINDINGS = 1_000;

const SCHEMA_TYPES: readonly unknown[] = [
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
];

const COMPONENT_NAME = /^[a-zA-Z0-9._-]+$/;

class Walk implements FaultWalk {
  readonly document: JsonObject;
  readonly resolver;
  readonly path: string[] = [];
  readonly operationIds = new Map<string, string>();
  readonly findings: Finding[] = [];
  private shape: Shape = SHAPES.OpenApi;
  private rule: Rule | undefined;

  private readonly limit: number;

  constructor(document: JsonObject, limit: number) {
    this.document = document;
    this.limit = limit;
    this.resolver = createResolver(document);
  }

  report(
    code: FaultCode,
    holder: JsonObject | Json[],
    key: string,
    message: string,
    below: string[] = [],
  ): void {
    if (this.findings.length >= this.limit) return;
    const path = [...this.path, ...below];
    const rule = this.rule === undefined ? {} : { rule: this.rule };
    this.findings.push({ code, path, holder, key, message, shape: this.shape.title, ...rule });
  }

  visitShape(node: JsonObject, shape: Shape): void {
    const outer = this.shape;
    this.shape = shape;
    for (const key of Object.keys(node)) {
      const rule = shape.fields.get(key)?.rule ?? (key.startsWith("x-") ? undefined : shape.pattern?.(key));
      if (rule) this.visit(rule, node[key] ?? null, node, key);
      else if (!shape.open && !key.startsWith("x-")) this.reportUnknown(node, key, shape);
    }
    for (const key of shape.required) if (!Object.hasOwn(node, key)) this.reportMissing(node, key, shape);
    if (shape.filled !== undefined && Object.keys(node).length === 0) {
      this.report("empty", node, "", `The ${shape.title} is empty: ${shape.filled}.`);
    }
    this.rule = undefined;
    shape.check?.(node, this);
    this.shape = outer;
  }

  private reportUnknown(node: JsonObject, key: string, shape: Shape): void {
    const advice = shape.expected
      ? `Expected ${shape.expected}`
      : "Remove it, or let its name start with `x-`";
    this.report("unknown", node, key, `\`${key}\` is not a field of the ${shape.title}. ${advice}.`, [key]);
  }

  private reportMissing(node: JsonObject, key: string, shape: Shape): void {
    const field = shape.fields.get(key);
    this.rule = field?.rule;
    const name = [...this.path.slice(-1), key].join(".");
    this.report(
      "missing",
      node,
      key,
      `\`${name}\` is missing in the ${shape.title}: ${field?.hint ?? "add it"}.`,
      [key],
    );
  }

  private visit(rule: Rule, value: Json, holder: JsonObject | Json[], key: string): void {
    if (rule.kind === "any") return;
    this.path.push(key);
    this.rule = rule;
    this.visitValue(rule, value, holder, key);
    this.path.pop();
  }

  private visitValue(rule: Rule, value: Json, holder: JsonObject | Json[], key: string): void {
    if (rule.kind === "list") this.visitList(rule, value, holder, key);
    else if (rule.kind === "map") this.visitMap(rule, value, holder, key);
    else if (rule.kind === "object") this.visitObject(rule, value, holder, key);
    else if (rule.kind === "types") this.visitTypes(value, holder, key);
    else if (rule.kind === "schema" && isJsonObject(value)) this.visitShape(value, SHAPES.Schema);
    else {
      const fault = checkScalar(rule, value);
      if (fault) this.report(fault.code, holder, key, `\`${key}\` ${fault.message}.`);
    }
  }

  private visitTypes(value: Json, holder: JsonObject | Json[], key: string): void {
    const types = Array.isArray(value) ? value : [value];
    if (types.length > 0 && types.every((type) => SCHEMA_TYPES.includes(type))) {
      if (new Set(types).size < types.length) this.report("repeated", holder, key, "A type is listed twice.");
      return;
    }
    this.report(
      "value",
      holder,
      key,
      `\`type\` must be one of ${SCHEMA_TYPES.join(", ")}, or a list of them.`,
    );
  }

  private visitList(
    rule: Rule & { kind: "list" },
    value: Json,
    holder: JsonObject | Json[],
    key: string,
  ): void {
    if (!Array.isArray(value)) {
      this.report("type", holder, key, `\`${key}\` must be a list.`);
      return;
    }
    if (rule.filled && value.length === 0)
      this.report("empty", holder, key, `\`${key}\` is an empty list: leave it out or fill it.`);
    if (rule.distinct && new Set(value).size < value.length) {
      this.report("repeated", holder, key, `\`${key}\` lists a value twice.`);
    }
    if (rule.of.kind === "any") return;
    for (let index = 0; index < value.length; index++)
      this.visit(rule.of, value[index] ?? null, value, String(index));
  }

  private visitMap(
    rule: Rule & { kind: "map" },
    value: Json,
    holder: JsonObject | Json[],
    key: string,
  ): void {
    if (!isJsonObject(value)) {
      this.report("type", holder, key, `\`${key}\` must be an object.`);
      return;
    }
    for (const name of Object.keys(value)) {
      if (rule.componentNames && !COMPONENT_NAME.test(name)) {
        const message = `The name \`${name}\` may only hold letters, digits, \`.\`, \`_\` and \`-\`.`;
        this.report("component-name", value, name, message, [name]);
      }
      this.visit(rule.of, value[name] ?? null, value, name);
    }
  }

  private visitObject(
    rule: Rule & { kind: "object" },
    value: Json,
    holder: JsonObject | Json[],
    key: string,
  ): void {
    if (!isJsonObject(value)) {
      this.report("type", holder, key, `\`${key}\` must be an object.`);
      return;
    }
    if (!rule.reference || !Object.hasOwn(value, "$ref")) this.visitShape(value, SHAPES[rule.shape]);
    else if (typeof value["$ref"] === "string") checkReference(value, this);
    else this.report("type", value, "$ref", "`$ref` must be text.", ["$ref"]);
  }
}

/** Checks a document against the tables of `document-shapes.ts` and returns every difference. */
export function findFaults(document: JsonObject, limit = MAX_FINDINGS): Finding[] {
  const walk = new Walk(document, limit);
  walk.visitShape(document, SHAPES.OpenApi);
  return walk.findings;
}

/** Like `findFaults` for a single schema, which is the root of its references. */
export function findSchemaFaults(schema: JsonObject, limit = MAX_FINDINGS): Finding[] {
  const walk = new Walk(schema, limit);
  walk.visitShape(schema, SHAPES.Schema);
  return walk.findings;
}

/**
 * Checks a scalar value against its rule. The message continues a sentence that starts with the
 * name of the field.
 */
function checkScalar(rule: Rule, value: Json): { code: FaultCode; message: string } | undefined {
  switch (rule.kind) {
    case "string":
      if (typeof value !== "string") return wrongType("text");
      return rule.values?.includes(value) === false ? wrongValue(value, rule.values) : undefined;
    case "boolean":
      return typeof value === "boolean" ? undefined : wrongType("true or false");
    case "number":
      if (typeof value !== "number") return wrongType("a number");
      return rule.positive && value <= 0 ? wrongType("a number above 0") : undefined;
    case "count":
      return typeof value === "number" && value >= 0 && Number.isInteger(value)
        ? undefined
        : wrongType("a whole number, 0 or more");
    case "schema":
      return typeof value === "boolean" ? undefined : wrongType("a schema (an object, or true or false)");
    default:
      return undefined;
  }
}

function wrongType(wanted: string): { code: FaultCode; message: string } {
  return { code: "type", message: `must be ${wanted}` };
}

function wrongValue(given: string, values: readonly string[]): { code: FaultCode; message: string } {
  return { code: "value", message: `is \`${given.slice(0, 60)}\`, but must be one of ${values.join(", ")}` };
}
