import { pathToFileURL } from "node:url";
import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { fillArguments } from "../../src/planning/fill-arguments.ts";
import { readDataRows } from "../lib/test-data.ts";

export interface BenchLine {
  bench: string;
  metric: string;
  value: number;
  unit: string;
}

interface Row {
  id: string;
  query: string;
  functions: { name: string; description?: string; parameters: JsonObject }[];
  gold: { name: string; args_acceptable: Record<string, Json[]> }[];
}

const NAME = "arguments/bfcl_live_simple";

/** Measures argument filling on BFCL's live-simple rows (Apache-2.0). */
export async function* benchArguments(options: { verbose?: boolean } = {}): AsyncGenerator<BenchLine> {
  const rows = readDataRows<Row>("arguments/bfcl_live_simple.jsonl");
  const started = performance.now();
  const results = rows.map((row) => judge(row, options.verbose === true));
  const elapsed = performance.now() - started;
  const share = (count: number, of: number) => Math.round((1000 * count) / Math.max(1, of)) / 10;
  const sum = (pick: (result: Verdict) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const line = (metric: string, value: number, unit = "%"): BenchLine => ({
    bench: NAME,
    metric,
    value,
    unit,
  });
  yield line(
    "exact call",
    share(
      sum((r) => Number(r.wrong === 0 && r.lacking === 0)),
      rows.length,
    ),
  );
  yield line(
    "asked (a required argument missing)",
    share(
      sum((r) => Number(r.asked)),
      rows.length,
    ),
  );
  yield line(
    "call sent with a wrong or lacking value",
    share(
      sum((r) => Number(!r.asked && (r.wrong > 0 || r.lacking > 0))),
      rows.length,
    ),
  );
  yield line(
    "wrong value given without asking",
    share(
      sum((r) => Number(!r.asked && r.wrong > 0)),
      rows.length,
    ),
  );
  yield line(
    "argument accuracy (of those wanted)",
    share(
      sum((r) => r.right),
      sum((r) => r.wanted),
    ),
  );
  yield line(
    "wrong among the values given",
    share(
      sum((r) => r.wrong),
      sum((r) => r.given),
    ),
  );
  yield line("time per call", Math.round((1000 * elapsed) / rows.length) / 1000, "ms");
}

function fieldsOf({ name, description = "" }: Row["functions"][number]): ToolFields {
  return {
    api: "",
    operation_id: name,
    method: "",
    path: "",
    summary: "",
    description,
    tags: [],
    parameters: [],
  };
}

interface Verdict {
  wanted: number;
  given: number;
  right: number;
  wrong: number;
  lacking: number;
  asked: boolean;
}

function judge(row: Row, verbose: boolean): Verdict {
  const [definition] = row.functions;
  const [gold] = row.gold;
  if (!definition || !gold) throw new Error(`${row.id}: a row without function or gold`);
  const schema = convertSchema(definition.parameters);
  const filled = fillArguments({
    schema,
    query: row.query,
    context: {},
    fields: fieldsOf(definition),
    now: new Date("2023-04-01T00:00:00Z"),
  });
  const verdict = compare(filled.arguments, gold.args_acceptable, filled.missing.length > 0);
  if (verbose && (verdict.wrong > 0 || verdict.lacking > 0)) {
    console.error(
      JSON.stringify({
        id: row.id,
        wrong: verdict.wrong,
        query: row.query.slice(0, 300),
        got: filled.arguments,
        gold: gold.args_acceptable,
        missing: filled.missing,
      }),
    );
  }
  return verdict;
}

/** BFCL's dialect → JSON Schema. */
export function convertSchema(schema: JsonObject): JsonObject {
  const names: Record<string, string> = { dict: "object", float: "number", tuple: "array", any: "" };
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (key === "type" && typeof value === "string") {
      const name = names[value] ?? value;
      return name === "" ? [] : [[key, name]];
    }
    if (key === "properties" && isJsonObject(value)) {
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, entry]) => [
              name,
              isJsonObject(entry) ? convertSchema(entry) : entry,
            ]),
          ),
        ],
      ];
    }
    return [
      [
        key,
        (key === "items" || key === "additionalProperties") && isJsonObject(value)
          ? convertSchema(value)
          : value,
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/** Compares like BFCL: one of the accepted values per argument, `""` means optional, no extra argument. */
function compare(args: JsonObject, accepted: Record<string, Json[]>, asked: boolean): Verdict {
  const names = Object.keys(accepted);
  const wanted = names.filter((name) => !accepted[name]?.includes(""));
  const given = Object.keys(args);
  const right = given.filter((name) => matchesAny(args[name] ?? null, accepted[name] ?? []));
  const lacking = wanted.filter((name) => !given.includes(name));
  return {
    wanted: wanted.length,
    given: given.length,
    right: wanted.filter((name) => right.includes(name)).length,
    wrong: given.length - right.length,
    lacking: lacking.length,
    asked,
  };
}

function matchesAny(value: Json, accepted: readonly Json[]): boolean {
  return accepted.some((candidate) => matches(value, candidate));
}

function matches(value: Json, accepted: Json): boolean {
  if (typeof value === "string" && typeof accepted === "string") return plain(value) === plain(accepted);
  if (Array.isArray(value) && Array.isArray(accepted)) {
    return (
      value.length === accepted.length && value.every((item, index) => matches(item, accepted[index] ?? null))
    );
  }
  if (isJsonObject(value) && isJsonObject(accepted)) {
    const verdict = compare(value, accepted as Record<string, Json[]>, false);
    return verdict.wrong === 0 && verdict.lacking === 0;
  }
  return value === accepted;
}

/** BFCL's `standardize_string`. */
function plain(text: string): string {
  return text
    .replace(/[ ,./\-_*^]/g, "")
    .toLowerCase()
    .replaceAll("'", '"');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for await (const result of benchArguments({ verbose: process.argv.includes("--verbose") }))
    console.log(JSON.stringify(result));
}
