import { isReadingVerb } from "../../../language/verbs.ts";
import type { Request } from "../../aligning/request-words.ts";
import { isLightVerb } from "../../aligning/roles/light-words.ts";
import type { Ranked } from "../score.ts";
import type { Judged } from "./check.ts";

/** First words of questions that a read can answer, folded; "should I", "can I" and "what if" ask something else. */
const ASKING =
  /^(how|what|where|which|jak|co|kde|kudy|wie|was|wo|gdzie|jaki|ktory|como|que|donde|cuanto|comment|ou|quel|quelle|combien)$/;
const SUPPOSING =
  /^(what (if|happens|would|will|does it)|how (should|would|could)|co (kdyby|se stane)|was (passiert|ware|waere|soll)|wie (soll|sollte|wurde|wuerde)|co (sie stanie|by bylo)|que (pasa|pasaria)|comment (devrais|devrait))( |$)/;

/** Prepositions before a means, folded, after which no verb follows. */
const BY = /^(by|with|mit|par|en|avec|con)$/;

/**
 * Whether the request asks how or whether to do something, and the operation does not answer that. A read that is
 * given what is asked about does ("how do I get from Lerwick to Bergen"), unless the verb is one of an action ("how do
 * I cancel berth 7").
 */
export function isAdviceAsked(judged: Judged): boolean {
  const { request, best } = judged;
  if (request.main.mood !== "advice") return false;
  // "how can we report a leak"
  return !best.profile.reads || isVerbOfWrite(judged) || !isAnswer(request, best);
}

/** Whether the verb is one of a write of the API, and not of the read: "report a leak" lists no leaks. */
export function isVerbOfWrite({ best, others }: Judged): boolean {
  return (
    (best.verb ?? 0) <= 0 &&
    others.some(
      ({ candidate, profile, verb }) =>
        !profile.reads && candidate.connector_id === best.candidate.connector_id && (verb ?? 0) >= OWN_VERB,
    )
  );
}

/** Minimum agreement of a verb with the operation that it belongs to. */
const OWN_VERB = 0.95;

/** "how do I moor a boat": the verb became a value, because the dictionary does not have it. */
function isVerbFilled({ words, reading }: Request, roles: Ranked["roles"]): boolean {
  const subject = words.find(({ token }) => /^(i|you|we|one)$/.test(token.word));
  return (
    reading.lexicon.code === "en" && subject !== undefined && roles[subject.index + 1]?.role === "argument"
  );
}

function isAnswer(request: Request, { filling, roles }: Ranked): boolean {
  const { main, words, action } = request;
  const said = words.slice(main.first, main.first + 3).map(({ token }) => token.word);
  const start = said.findIndex((word) => ASKING.test(word));
  if (start < 0 || SUPPOSING.test(said.slice(start).join(" ")) || startsWithVerb(request)) return false;
  const verbs = [...main.actions, ...(action === null ? [] : [action])];
  const areLight = verbs.every(
    ({ verbs: meant, tokens: [first = -1] }) =>
      meant.every(isReadingVerb) ||
      isLightVerb(request, first) ||
      // "by train"
      (roles[first]?.role === "argument" && BY.test(words[first - 1]?.token.word ?? "")),
  );
  return areLight && !isVerbFilled(request, roles) && filling.filled.some(({ source }) => source === "query");
}

/** Whether a verb of an action, which may be unknown, follows "how" in another language: "wie lehnt man …". */
function startsWithVerb(request: Request): boolean {
  const { main, words, reading } = request;
  const { code, english, verbsOf } = reading.lexicon;
  const next = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  if (code === "en" || next?.isContent !== true || next.token.kind !== "word" || next.token.name)
    return false;
  const isDate = reading.values.some(({ kind, first }) => kind === "date" && first === next.index);
  const isVerb = verbsOf(next.token.word).length > 0 || english(next.token.word).length === 0;
  return isVerb && !isDate && !isLightVerb(request, next.index);
}
