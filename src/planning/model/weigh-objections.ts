import type { JsonObject } from "../../base/json.ts";
import type { Objection } from "../../contract/decision.ts";
import { NONE } from "../../language/negations.ts";
import { splitWords } from "../../language/split-words.ts";
import { matchPhrase } from "../../language/tokenize.ts";
import type { Alignment } from "../aligning/align.ts";
import type { Request } from "../aligning/request-words.ts";
import { STRONG_MATCH } from "../aligning/verb-agreement.ts";
import type { alignOne } from "../deciding/decide.ts";
import {
  isNegationGiven,
  isNegationOfPart,
  isOwnAction,
  isReasonOfRemoval,
} from "../deciding/given-negations.ts";
import { findConditionWords, isConditionGiven } from "../deciding/given-words.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { saysWhat } from "../reading/split-clauses.ts";
import { isObjectOfOther, isOnlyMentioned, isOwn, onlyReturns } from "./only-mentioned.ts";

type Found = NonNullable<ReturnType<typeof alignOne>>;

/** Objections that a model may overrule, because it may know words that the rules do not. */
const SETTLED: ReadonlySet<Objection> = new Set(["leftover", "missing", "several"]);

/** How far a choice explains the request. */
export interface Explained {
  /** Indexes of the words that it does not use. */
  unused: readonly number[];
  /** Whether it uses every value, and its arguments occur in the request if a word is left. */
  isExplained: boolean;
}

/** The objections to a write that a model cannot overrule. */
export function objectionsTo(
  { request, alignment, objections }: Found,
  args: JsonObject,
  { unused, isExplained }: Explained,
): Objection[] {
  const { main, reading } = request;
  // "Quel est …" shows something, whatever it is.
  const isShown =
    main.mood === "show" &&
    [...main.frame].some((i) => reading.lexicon.questionWords.has(reading.tokens[i]?.word ?? ""));
  const isAsked = main.mood !== "question" && main.mood !== "advice" && !isShown;
  const returns = isExplained && onlyReturns(alignment.profile);
  const kept = objections.filter((objection) => {
    if (SETTLED.has(objection)) return false;
    if (objection === "not_commanded" || objection === "write_for_question") return !isAsked && !returns;
    // An unknown verb may be a synonym; the opposite of the operation's verb is not.
    if (objection === "other_action") return (alignment.verb ?? 0) < 0 && !isOtherObject(request, alignment);
    // "The guests are here, please seat them" gives a reason and a request.
    if (objection === "past") return main.mood === "question" ? !returns : main.frame.size === 0;
    if (objection === "negated") return isCommandNegated(request, alignment, args);
    if (objection === "conditional")
      return reading.clauses.some(({ conditions }) =>
        conditions.some((i) => !isConditionGiven(request, alignment, args, i)),
      );
    if (objection === "reported")
      return reading.clauses.some((clause) => clause.reported && !isReason(request, clause));
    return true;
  });
  // The rules have no objection to a look-up, but only a question that it explains is surely about it.
  if (main.mood === "question" && !returns) kept.push("write_for_question");
  if ((!returns && isOnlyMentioned(request, alignment, unused)) || isAskedElsewhere(request, alignment))
    kept.push("not_commanded");
  if (isObjectOfOther(request, alignment)) kept.push("other_action");
  return [...new Set(kept)];
}

/**
 * Whether another clause asks about the action, and the command is another one: "close ticket 77? no, leave
 * it open".
 */
function isAskedElsewhere({ main, reading }: Request, alignment: Alignment): boolean {
  return (
    (alignment.verb ?? 0) <= 0 &&
    reading.clauses.some(
      (clause) =>
        clause !== main &&
        (clause.mood === "question" || clause.mood === "advice") &&
        clause.actions.some((action) => isOwn(action, alignment)),
    )
  );
}

/**
 * Whether the clause reports something as the reason of a command in another clause: "the skipper wants to stay, extend
 * …". "Bob said: extend …" reports the command itself.
 */
function isReason({ main, action, reading }: Request, clause: Clause): boolean {
  if (clause.isBackground) return true;
  if (clause === main || main.mood !== "command" || action?.commanded !== true || main.reported) return false;
  const { tokens, lexicon } = reading;
  if (clause.actions.some(({ commanded }) => commanded) || /[:"“„«]/.test(tokens[main.first]?.gap ?? ""))
    return false;
  for (let i = clause.first; i <= clause.last; i++) {
    const end = matchPhrase(lexicon.reporting, tokens, i);
    if (end !== undefined)
      return saysWhat(tokens, end + 1, clause.first < main.first ? main.first : clause.last + 1);
  }
  return false;
}

/**
 * Whether the opposite verb applies to another thing, and the operation's thing is named in another clause:
 * "maintenance is over, turn paging back on" ends the maintenance.
 */
function isOtherObject({ main, words, match, action }: Request, { profile }: Alignment): boolean {
  const isOwn = (i: number) => profile.nouns.some((noun) => match(i, noun) >= STRONG_MATCH);
  const isNoun = (i: number) =>
    words[i]?.isContent === true && words[i].token.kind === "word" && !action?.tokens.includes(i);
  const all = words.map(({ index }) => index).filter(isNoun);
  const inMain = all.filter((i) => i >= main.first && i <= main.last);
  return (
    main.mood === "command" &&
    inMain.length > 0 &&
    !inMain.some(isOwn) &&
    all.some((i) => (i < main.first || i > main.last) && isOwn(i))
  );
}

/**
 * Whether the command itself is negated. "Register x without renewal" negates a part of it, "log 3 hours,
 * not billable" gives an argument, "turn on do not disturb" names the operation, and a statement before
 * the command gives a reason.
 */
function isCommandNegated(request: Request, alignment: Alignment, args: JsonObject): boolean {
  const { main, action, reading, words } = request;
  const { lexicon, tokens, clauses } = reading;
  const { profile } = alignment;
  const others = clauses.filter(
    (clause) =>
      clause !== main &&
      clause.negated &&
      ((!clause.isBackground && !isBackgroundClause(clause)) ||
        ((alignment.verb ?? 0) <= 0 && clause.actions.some((each) => isOwn(each, alignment)))),
  );
  if (isNoneNamed(request, alignment)) return true;
  if (others.some(({ first }) => first > main.first) || others.some(({ mood }) => mood === "command"))
    return true;
  if (!main.negated) return others.length > 0;
  const [verb] = action?.commanded ? action.tokens : [];
  const { summary, operation_id, path } = profile.candidate.fields;
  const named = new Set(splitWords([summary, operation_id, path].join(" ")));
  const isNamed = (i: number) => named.has(words[i]?.token.word ?? "");
  const inCondition = new Set(
    main.conditions
      .filter((i) => isConditionGiven(request, alignment, args, i))
      .flatMap((i) => findConditionWords(request, i)),
  );
  for (let i = main.first; i <= main.last; i++) {
    const end = matchPhrase(lexicon.negations, tokens, i);
    if (end === undefined || inCondition.has(i)) continue;
    if (verb === undefined) {
      // "Order 7 not cancelled so far" says what has not happened.
      if (isOwnAction(request, alignment, end)) return true;
      if (isNegationGiven(request, alignment, args, i, end) || isNegationOfPart(request, alignment, i, end))
        continue;
      return true;
    }
    // A negation before the verb negates the command, whatever the arguments are.
    if (i < verb) return true;
    const isPart =
      isReasonOfRemoval(request, i) ||
      isNegationGiven(request, alignment, args, i, end) ||
      isNegationOfPart(request, alignment, i, end);
    if (!isPart && !(isNamed(i) && isNamed(end + 1))) return true;
  }
  // The verb form is negative: "nezavírej".
  return !tokens.some((_, i) => matchPhrase(lexicon.negations, tokens, i) !== undefined);
}

/** Whether the command applies to nothing: "close no ticket". */
function isNoneNamed({ action, words, match }: Request, { profile }: Alignment): boolean {
  const [verb = -2] = action?.commanded === true ? action.tokens : [];
  return (
    NONE.test(words[verb + 1]?.token.word ?? "") &&
    profile.nouns.some((noun) => match(verb + 2, noun) >= STRONG_MATCH)
  );
}

function isBackgroundClause({ mood, actions }: Request["main"]): boolean {
  return (mood === "phrase" || mood === "statement") && actions.every(({ commanded }) => !commanded);
}
