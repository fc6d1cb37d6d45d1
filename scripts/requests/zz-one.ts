import { decideRow, openPart, operationOf } from "/work/main/scripts/requests/plan-part.ts";
import { readPart } from "/work/main/scripts/requests/read-part.ts";

const [folder, id, op] = process.argv.slice(2);
const part = readPart(folder!);
const find = openPart(part);
const row = part.rows.find((r) => r.id === id)!;
const q = process.env.Q;
if (q) (row as any).query = q;
const d = decideRow(row, find(row))!;
console.log(row.query, row.context ?? "");
console.log(
  d.request.reading.lexicon.code,
  d.request.reading.clauses.map((c) => ({
    mood: c.mood,
    first: c.first,
    last: c.last,
    bg: c.isBackground,
    neg: c.negations,
    actions: c.actions.map((a) => a.verbs.join("|") + (a.commanded ? "!" : "") + a.tokens),
  })),
);
console.log(d.request.reading.values.map((v) => JSON.stringify(v)).join("\n"));
for (const r of d.ranked.slice(0, op ? 30 : 4)) {
  if (op && !operationOf(r.candidate).includes(op)) continue;
  console.log(
    "##",
    r.score.toFixed(2),
    r.candidate.connector_id,
    operationOf(r.candidate),
    JSON.stringify(r.filling.arguments),
    "verb",
    r.verb,
    "missing",
    r.filling.missing,
  );
  console.log(
    "   ",
    r.roles
      .map(
        (x, i) => `${d.request.words[i]?.token.text}:${x.role?.slice(0, 4)}${x.detail ? "=" + x.detail : ""}`,
      )
      .join(" "),
  );
  if (op)
    for (const c of r.filling.chosen)
      console.log(
        "   >",
        c.traits.slot.name,
        JSON.stringify(c.value),
        JSON.stringify(Object.fromEntries(Object.entries(c.features).filter(([, v]) => v !== 0))),
      );
  if (op)
    console.log(
      "   verbs",
      [...r.profile.verbs],
      "nouns",
      r.profile.nouns.map((n) => n.word),
      "traits?",
    );
}
console.log(d.confidence, d.objections);
