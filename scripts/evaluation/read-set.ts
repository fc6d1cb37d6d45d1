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
    connector: Type.Optional(Type.String({ description: "Id of the operation's connector" })),
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
    agent: Type.Optional(Type.String({ description: "Id of the agent that asks" })),
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

/** A line of an evaluation set that the web UI exports. Other members are ignored. */
const ExportedCase = Type.Object({
  question: Type.String({ minLength: 1 }),
  agent_id: Type.Union([Type.String(), Type.Null()]),
  operation_id: Type.String({ minLength: 1 }),
  connector_id: Type.Union([Type.String(), Type.Null()]),
  arguments: Type.Record(Type.String(), Type.Unknown()),
});

/** An exported set says what is right, so nothing less passes. */
const STRICT: Static<typeof Thresholds> = {
  tool_choice: 1,
  arguments: 1,
  abstaining: 1,
  wrong_calls: 0,
  approvals: 1,
  unapproved_writes: 0,
};

/**
 * Reads a labelled set (YAML), or one that the web UI exported (`.jsonl`).
 *
 * @throws Error with the file and the pointer of the first fault
 */
export function readEvaluationSet(path: string): EvaluationSet {
  const text = readFileSync(path, "utf8");
  const value: unknown = path.endsWith(".jsonl") ? readExported(path, text) : parse(text);
  if (Value.Check(EvaluationSet, value)) return value;
  const fault = Value.Errors(EvaluationSet, value).First();
  throw new Error(`${path}: ${fault?.path ?? ""} ${fault?.message ?? "is not an evaluation set"}.`);
}

function readExported(path: string, text: string): EvaluationSet {
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const cases = lines
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, number }): EvaluationCase => {
      const one = parseLine(line, `${path}:${number}`);
      const { question, agent_id, operation_id: operation, connector_id } = one;
      return {
        question,
        ...(agent_id !== null && { agent: agent_id }),
        expect: {
          operation,
          ...(connector_id !== null && { connector: connector_id }),
          arguments: one.arguments,
        },
      };
    });
  return { thresholds: STRICT, cases };
}

function parseLine(line: string, place: string): Static<typeof ExportedCase> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${place}: is not JSON. An exported evaluation set has one JSON object on each line.`);
  }
  if (Value.Check(ExportedCase, value)) return value;
  const fault = Value.Errors(ExportedCase, value).First();
  throw new Error(`${place}: ${fault?.path ?? ""} ${fault?.message ?? "is no case"}.`);
}

export function isCall(expected: EvaluationCase["expect"]): expected is ExpectedCall {
  return "operation" in expected;
}

/** Operations that a case requires. */
export function neededBy({ needs = [], expect }: EvaluationCase): string[] {
  return isCall(expect) ? [...needs, expect.operation] : needs;
}
