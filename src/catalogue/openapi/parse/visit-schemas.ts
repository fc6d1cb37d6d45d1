import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { SHAPES } from "../validate/document-shapes.ts";
import type { Rule, Shape } from "../validate/shape.ts";

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
