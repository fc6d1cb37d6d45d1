import { readFileSync } from "node:fs";
import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { parse } from "yaml";

const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const Most = (description: string) => Type.Integer({ minimum: 0, description });

const Thresholds = Type.Object(
  {
    tool_choice: Share("The wanted operation, among the cases that have one: at least"),
    arguments: Share("Exactly the wanted arguments, among the right choices: at least"),
    abstaining: Share("Nothing is called, among the cases where nothing may be: at least"),
    wrong_calls: Most("Calls of something else, in all cases: at most"),
    approvals: Share("Writes that waited for an approval, among the right choices that write: at least"),
    unapproved_writes: Most("What reached an API without an approval: at most"),
  },
  { additionalProperties: false },
);

const Call = Type.Object(
  {
    operation: Type.String({ minLength: 1 }),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    write: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
const Refusal = Type.Object(
  {
    outcome: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })]),
    missing: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);

const Case = Type.Object(
  {
    question: Type.String({ minLength: 1 }),
    context: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    needs: Type.Optional(Type.Array(Type.String(), { description: "Operations it makes sense with" })),
    expect: Type.Union([Call, Refusal]),
  },
  { additionalProperties: false },
);

export const EvaluationSet = Type.Object(
  { thresholds: Thresholds, cases: Type.Array(Case, { minItems: 1 }) },
  { additionalProperties: false },
);
export type EvaluationSet = Static<typeof EvaluationSet>;
export type EvaluationCase = Static<typeof Case>;
export type ExpectedCall = Static<typeof Call>;
export type Metric = keyof Static<typeof Thresholds>;

/** Reads a labelled set. @throws Error with the file and the pointer of the first fault */
export function readEvaluationSet(path: string): EvaluationSet {
  const value: unknown = parse(readFileSync(path, "utf8"));
  if (Value.Check(EvaluationSet, value)) return value;
  const fault = Value.Errors(EvaluationSet, value).First();
  throw new Error(`${path}: ${fault?.path ?? ""} ${fault?.message ?? "is not an evaluation set"}.`);
}

export function isCall(expected: EvaluationCase["expect"]): expected is ExpectedCall {
  return "operation" in expected;
}

/** Operations that a case requires. */
export function neededBy({ needs = [], expect }: EvaluationCase): string[] {
  return isCall(expect) ? [...needs, expect.operation] : needs;
}
