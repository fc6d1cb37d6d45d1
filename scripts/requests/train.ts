import { writeFileSync } from "node:fs";
import { isJsonObject, type Json } from "../../src/base/json.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { confidenceOf, minimumOf } from "../../src/planning/aligning/filling/confidence.ts";
import { fillSlots } from "../../src/planning/aligning/filling/fill-slots.ts";
import type { Proposal } from "../../src/planning/aligning/proposal.ts";
import { prepareRequest } from "../../src/planning/aligning/request-words.ts";
import { verbAgreement } from "../../src/planning/aligning/verb-agreement.ts";
import {
  LEFTOVER_WEIGHTS,
  PAIR_WEIGHTS,
  PREVIEW_WEIGHTS,
  RANK_WEIGHTS,
  SURE_WEIGHTS,
  WORD_SPAN_WEIGHTS,
} from "../../src/planning/aligning/weights.ts";
import type { Decision } from "../../src/planning/deciding/decide.ts";
import { previewAll } from "../../src/planning/deciding/rank-candidates.ts";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { type Choice, type Example, fitChoices, fitLogistic } from "./fit-logistic.ts";
import { judge, sameValue } from "./judge.ts";
import { decideRow, NOW, openPart, operationOf } from "./plan-part.ts";
import { type RequestRow, readPart } from "./read-part.ts";

/**
 * The values of arguments are fitted on the first parts, and the choice of the operation and its confidence on the others as well:
 * all whose errors were looked at, without the last ones, which choose between variants.
 */
const VALUES = ["fit", "held", "held-b"];
const CHOICES = [
  ...VALUES,
  ...["held-c", "held-d", "held-e", "held-f", "held-g", "held-h", "held-i", "held-j", "held-k", "held-l"],
  ...["held-m", "held-n", "sealed", "held-q", "held-r", "held-s", "held-t", "held-u", "held-v", "held-w"],
  ...["held-x", "held-y", "held-z", "held-aa", "held-ab", "held-ac", "held-ad", "held-ae"],
];

/**
 * Fits the weights of operations and of the confidence; each table uses those fitted before it. `--values` also fits those of
 * the values before, `--confidence` only the last two tables, how sure a plan is, and `--leftover` only the last. A result is adopted if the parts that choose,
 * `held-o`, `held-p` and `held-af` to `held-ap`, do not get worse.
 */
const fitsValues = process.argv.includes("--values");
const isLeftoverOnly = process.argv.includes("--leftover");
const isConfidenceOnly = isLeftoverOnly || process.argv.includes("--confidence");
const material = CHOICES.flatMap((name) => {
  const part = readPart(`evaluations/requests/${name}`);
  const find = openPart(part);
  return part.rows.map((row) => ({ name, row, candidates: find(row) }));
});

function decideAll(names = CHOICES) {
  return material.flatMap(({ name, row, candidates }) => {
    const decision = names.includes(name) ? decideRow(row, candidates) : null;
    return decision ? [{ row, decision }] : [];
  });
}

/** Features that are never evidence against an operation. */
const POSITIVE = ["covered", "verb", "nouns", "head", "api", "owned"];

/** A request with a right operation, as a choice among its candidates. */
function choiceOf(
  row: RequestRow,
  ranked: readonly { candidate: ToolCandidate; features: object }[],
): Choice[] {
  if (row.expect === "no_write") return [];
  const operations = [row.operation, ...(row.also ?? [])];
  const wanted = ranked.flatMap(({ candidate }, i) =>
    candidate.connector_id === row.connector && operations.includes(operationOf(candidate)) ? [i] : [],
  );
  return wanted.length === 0
    ? []
    : [{ alternatives: ranked.map(({ features }) => ({ ...features })), wanted }];
}

interface Pair extends Example {
  isWordSpan: boolean;
}

/**
 * The proposals before each choice of a value, for the right operation: whether the proposal with the
 * highest confidence is right, and comparisons of right proposals with those that they exclude. Proposals
 * that were never chosen are evaluated separately.
 */
function observeFilling(row: RequestRow, { request, ranked }: Decision): Pair[] {
  const own = ranked.find(
    ({ candidate }) => candidate.connector_id === row.connector && operationOf(candidate) === row.operation,
  );
  if (row.expect !== "call" || own === undefined) return [];
  const isJudged = ({ traits }: Proposal) => {
    const [name = ""] = traits.slot.path;
    return !row.typed?.includes(name) && !row.unchecked?.includes(name);
  };
  const pairs: Pair[] = [];
  const observe = (proposals: readonly Proposal[]) => {
    const judged = proposals
      .filter(isJudged)
      .map((proposal) => ({ proposal, isRight: isWanted(row, proposal), sure: confidenceOf(proposal) }));
    const [best] = [...judged].sort((a, b) => b.sure - a.sure);
    if (best === undefined) return;
    const isLast = best.sure < minimumOf(best.proposal);
    for (const { proposal, isRight } of isLast ? judged : [best])
      pairs.push({
        features: { ...proposal.features },
        label: isRight ? 1 : 0,
        isWordSpan: proposal.isWordSpan,
      });
    for (const right of judged.filter(({ isRight }) => isRight)) {
      const rivals = judged.filter(
        ({ proposal, isRight }) =>
          !isRight && excludes(proposal, right.proposal) && proposal.isWordSpan === right.proposal.isWordSpan,
      );
      for (const { proposal } of rivals)
        pairs.push({
          features: { ...difference(right.proposal.features, proposal.features), constant: 0 },
          label: 1,
          weight: 1 / rivals.length,
          isWordSpan: proposal.isWordSpan,
        });
    }
  };
  fillSlots(request, own.profile, row.context ?? {}, (verbAgreement(request, own.profile) ?? 0) > 0, observe);
  return pairs;
}

function isWanted(row: RequestRow, { traits, value }: Proposal): boolean {
  const [name = "", ...rest] = traits.slot.path;
  return (row.arguments?.[name] ?? [])
    .map((each) => valueAt(each, rest))
    .flatMap((each) => (Array.isArray(each) ? [each, ...each] : [each]))
    .some((each) => each !== "" && sameValue(each, value));
}

function excludes(a: Proposal, b: Proposal): boolean {
  return (a.traits === b.traits && !a.traits.isList) || a.claims.some((claim) => b.claims.includes(claim));
}

function difference(a: Proposal["features"], b: Proposal["features"]): Record<string, number> {
  return Object.fromEntries(
    (Object.keys(a) as (keyof Proposal["features"])[]).map((name) => [name, a[name] - b[name]]),
  );
}

function valueAt(value: Json, path: readonly string[]): Json {
  let at: Json = value;
  for (const name of path) at = (isJsonObject(at) ? at[name] : undefined) ?? null;
  return at;
}

/** Whether the call of the best operation would be right. */
function isBestRight(row: RequestRow, { ranked: [best] }: Decision): boolean {
  if (best === undefined) return false;
  const outcome = {
    kind: "call" as const,
    operation: operationOf(best.candidate),
    connector: best.candidate.connector_id ?? "",
    arguments: best.filling.arguments,
    reads: best.profile.reads,
  };
  return judge(row, outcome) === "right";
}

/** How likely calls are right that ignore words: of all plans that have no other objection than words left over. */
function fitLeftover(): number {
  const examples: Example[] = decideAll().flatMap(({ row, decision }) => {
    // Which reads answer a sentence that asks for nothing is not labelled.
    const isUnlabelled = row.expect === "no_write" && decision.ranked[0]?.profile.reads === true;
    if (decision.leftover === null || isUnlabelled) return [];
    return [{ features: { ...decision.leftover }, label: isBestRight(row, decision) ? 1 : 0 }];
  });
  const names = Object.keys(LEFTOVER_WEIGHTS).filter((name) => name !== "constant");
  Object.assign(LEFTOVER_WEIGHTS, fitLogistic(examples, names, { penalty: 1, rounds: 12_000 }));
  return examples.length;
}

function fitConfidence(): number {
  const sures: Example[] = decideAll().flatMap(({ row, decision }) =>
    decision.objections.length > 0 || decision.leftover !== null
      ? []
      : [{ features: { ...decision.features }, label: isBestRight(row, decision) ? 1 : 0 }],
  );
  Object.assign(
    SURE_WEIGHTS,
    fitLogistic(
      sures,
      Object.keys(SURE_WEIGHTS).filter((name) => name !== "constant"),
      { penalty: 0.5, rounds: 6_000, positive: ["share", "values", "nouns", "covered", "verb", "mood"] },
    ),
  );
  return sures.length;
}

function fitPairs(): Pair[] {
  const pairs = decideAll(VALUES).flatMap(({ row, decision }) => observeFilling(row, decision));
  const names = Object.keys(PAIR_WEIGHTS).filter((name) => name !== "constant");
  const positive = ["fit", "exact", "near", "after", "before", "owner", "unit", "topic", "shape"];
  for (const [weights, isWordSpan] of [
    [PAIR_WEIGHTS, false],
    [WORD_SPAN_WEIGHTS, true],
  ] as const)
    Object.assign(
      weights,
      fitLogistic(
        pairs.filter((pair) => pair.isWordSpan === isWordSpan),
        names,
        { penalty: 2, rounds: 3_000, positive },
      ),
    );
  return pairs;
}

function fitChoiceOfTools(): Choice[] {
  const previews = material.flatMap(({ row, candidates }) => {
    const request = prepareRequest(readRequest(row.query, NOW));
    return request === null || candidates.length === 0 ? [] : choiceOf(row, previewAll(request, candidates));
  });
  Object.assign(PREVIEW_WEIGHTS, fitChoices(previews, Object.keys(PREVIEW_WEIGHTS), { positive: POSITIVE }));

  const choices = decideAll().flatMap(({ row, decision }) => choiceOf(row, decision.ranked));
  Object.assign(RANK_WEIGHTS, fitChoices(choices, Object.keys(RANK_WEIGHTS), { positive: POSITIVE }));

  return choices;
}

for (let round = 0; round < (isConfidenceOnly ? 1 : 2); round++) {
  const pairs = fitsValues ? fitPairs() : [];
  const choices = isConfidenceOnly ? [] : fitChoiceOfTools();
  const plans = isLeftoverOnly ? 0 : fitConfidence();
  const ignoring = fitLeftover();
  console.error(
    `round ${round}: ${pairs.length} pairs (${pairs.filter(({ label }) => label).length} right, ${pairs.filter(({ isWordSpan }) => isWordSpan).length} of words), ${choices.length} choices, ${plans} plans, ${ignoring} with words left over`,
  );
}

const table = (name: string, type: string, weights: object) =>
  `export const ${name}: ${type} = ${JSON.stringify(weights, null, 2)
    .replace(/"(\w+)":/g, "$1:")
    .replace(/\n}/, ",\n}")};\n`;
writeFileSync(
  "src/planning/aligning/weights.ts",
  `// Generated by \`npm run fit-requests\` from parts of evaluations/requests; do not edit.
import type {
  AlignmentFeatures,
  LeftoverFeatures,
  PairFeatures,
  PreviewFeatures,
  SureFeatures,
} from "./features.ts";

/** Logistic: how likely a value belongs to an argument. */
${table("PAIR_WEIGHTS", "PairFeatures & { constant: number }", PAIR_WEIGHTS)}
/** Logistic: the same for words in a row that nothing else explains. */
${table("WORD_SPAN_WEIGHTS", "PairFeatures & { constant: number }", WORD_SPAN_WEIGHTS)}
/** Linear: the higher, the more promising an operation is before its arguments are filled. */
${table("PREVIEW_WEIGHTS", "PreviewFeatures", PREVIEW_WEIGHTS)}
/** Linear: the higher, the likelier the operation is meant. */
${table("RANK_WEIGHTS", "AlignmentFeatures", RANK_WEIGHTS)}
/** Logistic: how likely the best operation with its arguments is right. */
${table("SURE_WEIGHTS", "SureFeatures & { constant: number }", SURE_WEIGHTS)}
/** Logistic: how likely a call that ignores the words left over is right. */
${table("LEFTOVER_WEIGHTS", "LeftoverFeatures & { constant: number }", LEFTOVER_WEIGHTS)}`,
);
