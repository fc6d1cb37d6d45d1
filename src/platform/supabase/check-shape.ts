import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Value } from "@sinclair/typebox/value";
import type { Shape } from "../../contract/shape.ts";

/** Compiling takes milliseconds, more than the first checks would: a cold start must not pay for it. */
const COMPILE_AFTER = 2;

/** Shapes are constants. Until one is compiled: how often it was checked. */
const checks = new WeakMap<Shape<unknown>, TypeCheck<Shape<unknown>> | number>();

/** @returns where and how a value differs from a shape, without the value; undefined when it has the shape */
export function findMisfit(shape: Shape<unknown>, value: unknown): string | undefined {
  if (hasShape(shape, value)) return undefined;
  const first = Value.Errors(shape, value).First();
  return `${first?.path || "/"} ${first?.message ?? "has another form"}`;
}

function hasShape(shape: Shape<unknown>, value: unknown): boolean {
  const check = checks.get(shape) ?? 0;
  if (typeof check !== "number") return check.Check(value);
  checks.set(shape, check < COMPILE_AFTER ? check + 1 : TypeCompiler.Compile(shape));
  return Value.Check(shape, value);
}
