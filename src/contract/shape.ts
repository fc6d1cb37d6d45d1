import { type TSchema, Type } from "@sinclair/typebox";
import type { Json, JsonObject } from "../base/json.ts";

/** A schema whose valid values are of type T; the compiler refuses one that leaves a member of T out. */
export type Shape<T> = TSchema & { static: T };

export const AnyJson: Shape<Json> = Type.Unsafe<Json>(Type.Unknown());
export const AnyObject: Shape<JsonObject> = Type.Unsafe<JsonObject>(Type.Object({}));

/**
 * A document that our code validated before it stored it: checked to be an object, and not again member by member,
 * which would cost every request.
 */
export const validated = <T>(): Shape<T> => Type.Unsafe<T>(Type.Object({}));

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const texts = Type.Array(Type.String());
export const numbers = Type.Array(Type.Number());
export const literals = <T extends string>(...values: T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
