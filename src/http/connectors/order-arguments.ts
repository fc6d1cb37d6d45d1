import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { objectOf } from "../../base/json-pointer.ts";
import { AnyObject, type Shape, texts } from "../../contract/shape.ts";

interface Ordered {
  input_schema: JsonObject;
  argument_order: string[];
}

/** An operation as the database returns it; its other members are passed on. */
export const StoredOperation: Shape<Ordered> = Type.Object({
  input_schema: AnyObject,
  argument_order: texts,
});
export const OperationsShape: Shape<Ordered[]> = Type.Array(StoredOperation);

/** An operation whose arguments are in the order of its document. */
export function orderArguments<Operation extends Ordered>({ argument_order, ...operation }: Operation) {
  const properties = objectOf(operation.input_schema["properties"]);
  const known = argument_order.filter((name) => Object.hasOwn(properties, name));
  const names = [...new Set([...known, ...Object.keys(properties)])];
  const ordered = Object.fromEntries(names.map((name) => [name, properties[name] ?? null]));
  return { ...operation, input_schema: { ...operation.input_schema, properties: ordered } };
}
