import type { JsonObject } from "../../base/json.ts";
import { isRuleWord, type QuestionRule } from "../../catalogue/search/question-rule.ts";
import type { Objection } from "../../contract/decision.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { align } from "../aligning/align.ts";
import type { Request } from "../aligning/request-words.ts";
import { findObjections } from "./objections/find-objections.ts";
import { type Ranked, rank } from "./score.ts";

/**
 * The alignment with the tool of the account's rule, and what is missing for its call. The rule replaces the
 * choice of an operation and explains its own words, also as the name of an action; everything else that
 * speaks against a call still does. Null if the request has not all words of the rule outside quoted texts,
 * or says more than the tool can take: the rule is not meant for it.
 */
export function followRule(
  request: Request,
  rule: QuestionRule,
  { candidates, context }: { candidates: readonly ToolCandidate[]; context: JsonObject },
): { best: Ranked; objections: Objection[] } | null {
  const candidate = candidates.find(({ tool_id }) => tool_id === rule.tool_id);
  if (candidate === undefined) return null;
  const terms = new Set(rule.terms);
  const own = request.words.filter(({ token }) => token.quote < 0 && isRuleWord(token.text, terms));
  const said = new Set(own.flatMap(({ token }) => splitWords(token.text)).map(stemWord));
  if (rule.terms.some((term) => !said.has(term))) return null;
  const ruledWords = own.map(({ index }) => index);
  const alignment = align(request, candidate, context, 1);
  const best = explainByRule({ ...alignment, score: rank(alignment.features) }, ruledWords);
  const isActionRuled = request.action === null || request.action.tokens.every((i) => ruledWords.includes(i));
  const objections = findObjections(request, best, []).filter(
    (objection) =>
      !(objection === "other_action" && isActionRuled) &&
      !(objection === "not_commanded" && isOrderedByRule(request, rule)),
  );
  return objections.every((objection) => objection === "missing") ? { best, objections } : null;
}

/**
 * Whether a request without a known verb begins with the first word of the rule, in the same form: "park batch 7", but
 * not "parked batch 7" or "the park batch 7", for "park batch".
 */
function isOrderedByRule({ words, main, reading }: Request, { phrase }: QuestionRule): boolean {
  const head = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  return (
    main.mood === "phrase" &&
    reading.clauses.every(({ mood }) => mood !== "question") &&
    head?.token.kind === "word" &&
    head.token.word === splitWords(phrase)[0]
  );
}

/** The words of a rule name its operation, unless an argument takes them. */
function explainByRule(best: Ranked, ruledWords: readonly number[]): Ranked {
  const named = ruledWords.filter((i) => !/^(argument|known_value|action)$/.test(best.roles[i]?.role ?? ""));
  const roles = best.roles.map((role, i) => (named.includes(i) ? { role: "resource" as const } : role));
  const leftover = best.leftover.filter((i) => !ruledWords.includes(i));
  return { ...best, roles, leftover, features: { ...best.features, leftover: leftover.length } };
}
