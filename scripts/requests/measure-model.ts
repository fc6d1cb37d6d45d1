import { judge } from "./judge.ts";
import { eagerRule, oracleRule } from "./model-rules.ts";
import { planWithModel } from "./plan-with-model.ts";
import { readPart } from "./read-part.ts";

// The results of a part's rows with a model: `--oracle` (the default) always chooses right, `--eager`
// always writes. `--rows` prints the rows that are not right; never use it with the test part.
const args = process.argv.slice(2);
const isEager = args.includes("--eager");
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const part = readPart(folder);
  const planned = await planWithModel(part, isEager ? eagerRule : oracleRule(part));
  const counts: Record<string, Record<string, number>> = {};
  let right = 0;
  let asked = 0;
  for (const { row, plan, outcome, called } of planned) {
    const verdict = judge(row, outcome);
    const group = counts[row.expect] ?? {};
    counts[row.expect] = group;
    group[verdict] = (group[verdict] ?? 0) + 1;
    if (verdict === "right") right++;
    if (called.length > 0) asked++;
    if (!args.includes("--rows") || verdict === "right") continue;
    console.log(
      `${verdict} [${row.id} ${row.lang} ${row.expect}] ${row.query} ${JSON.stringify(row.context ?? {})}`,
    );
    console.log(`   want ${row.operation ?? ""} ${JSON.stringify(row.arguments ?? {})}`);
    for (const { offered, call } of called)
      console.log(`   model ${call.name} ${JSON.stringify(call.arguments)} of ${offered.length}`);
    console.log(`   got  ${outcome.kind} ${outcome.operation} ${JSON.stringify(outcome.arguments)}`);
    if (plan) {
      const missing = plan.kind === "question" ? plan.missing.join(", ") : "";
      console.log(
        `   ${plan.kind}: ${plan.reason} ${"confidence" in plan ? plan.confidence : ""} ${missing}`,
      );
    }
  }
  console.log(
    JSON.stringify({
      folder,
      model: isEager ? "eager" : "oracle",
      rows: planned.length,
      right: round((100 * right) / planned.length),
      asked,
      ...counts,
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
