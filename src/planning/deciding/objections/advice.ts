import { isReadingVerb } from "../../../language/verbs.ts";
import type { Request } from "../../aligning/request-words.ts";
import { isAskedVerb, isLightVerb } from "../../aligning/roles/light-words.ts";
import type { Ranked } from "../score.ts";

/** First words of questions that a read can answer, folded; "should I", "can I" and "what if" ask something else. */
const ASKING =
  /^(how|what|where|which|jak|co|kde|kudy|wie|was|wo|gdzie|jaki|ktory|como|que|donde|cuanto|comment|ou|quel|quelle|combien)$/;
const SUPPOSING =
  /^(what (if|happens|would|will|does it)|how (should|would|could)|co (kdyby|se stane)|was (passiert|ware|waere|soll)|wie (soll|sollte|wurde|wuerde)|co (sie stanie|by bylo)|que (pasa|pasaria)|comment (devrais|devrait))( |$)/;

/**
 * Whether the request asks how or whether to do something, and the operation does not answer that: a read that is given
 * what is asked about does ("how do I get from Lerwick to Bergen"), unless another operation does what is asked about
 * ("how do I cancel berth 7").
 */
export function isAdviceAsked(request: Request, best: Ranked): boolean {
  return request.main.mood === "advice" && !(best.profile.reads && isAnswer(request, best));
}

function isAnswer(request: Request, { profile, filling, verb }: Ranked): boolean {
  const { main, words, action } = request;
  const said = words.slice(main.first, main.first + 3).map(({ token }) => token.word);
  const start = said.findIndex((word) => ASKING.test(word));
  if (start < 0 || SUPPOSING.test(said.slice(start).join(" "))) return false;
  const isGiven = filling.filled.some(({ source }) => source === "query");
  const isUsed = (verbs: readonly string[], i: number) =>
    verbs.every(isReadingVerb) || isLightVerb(request, i) || isAskedVerb(request, profile, i);
  const verbs = [...main.actions, ...(action === null ? [] : [action])];
  const isKnown = (verb ?? 0) >= 0.8;
  const areUsed = verbs.every(({ verbs: meant, tokens: [first = -1] }) => isKnown || isUsed(meant, first));
  // "what do I need to buy" needs no value, "how do I make a payment" is no question about the payments.
  const isList = /^(what|which|co|was|que|quel|quelle)$/.test(said[start] ?? "") && verbs.length > 0;
  return areUsed && (isGiven || isList);
}
