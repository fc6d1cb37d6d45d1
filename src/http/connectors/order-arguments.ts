import { Type } from "@sinclair/typebox";
import { type JsonObject, objectOf } from "../../base/json.ts";
import { applyMemberOrder, type MemberOrder, sortMembers } from "../../base/member-order.ts";
import { AnyObject, type Shape, texts } from "../../contract/shape.ts";

interface Ordered {
  input_schema: JsonObject;
  argument_order: string[];
  member_order: MemberOrder;
}

/** An operation as the database returns it; its other members are passed on. */
export const StoredOperation: Shape<Ordered> = Type.Object({
  input_schema: AnyObject,
  argument_order: texts,
  member_order: Type.Record(Type.String(), texts),
});
export const OperationsShape: Shape<Ordered[]> = Type.Array(StoredOperation);

/** An operation whose arguments, and the properties inside them, are in the order of its document. */
export function orderArguments<Operation extends Ordered>(stored: Operation) {
  const { argument_order, member_order, ...operation } = stored;
  const schema = applyMemberOrder(operation.input_schema, member_order);
  const properties = sortMembers(objectOf(schema["properties"]), argument_order);
  return { ...operation, input_schema: { ...schema, properties } };
}
