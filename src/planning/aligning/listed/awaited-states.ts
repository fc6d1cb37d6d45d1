import { isReadingVerb } from "../../../language/verbs.ts";
import type { Request } from "../request-words.ts";

// States that are still to come: "loans waiting to be approved" are not approved.

/** Words before such a state or the verb for it, by language; folded. */
const AWAITING: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /(^| )((waiting|pending) for|(waiting|pending|due|ready|yet|about) to be|await(s|ing)?|pending)( (the|a|an|their|its|his|her))?$/,
    // "what is left to buy?"
    /(^| )(left|remaining|remains?|still (have|has|need|needs)) to( be)?$/,
  ],
  cs: [
    /(^| )(ceka|cekaji|cekajici|cekajicich)( jeste| stale)? na$/,
    /(^| )(zbyva|zbyvaji|chybi|zustava)( (nam|mi|jeste))*$/,
  ],
  de: [
    /(^| )(warte[nt]|wartenden?)( noch| immer noch| weiterhin)? auf( ihre| seine| deren| die| den| das| eine| einen)?$/,
    /(^| )(noch|ubrig) zu$/,
  ],
  pl: [
    /(^| )(czeka|czekaja|czekajac[aey]|czekajacych|oczekuj[ae]|oczekujac[aey]|oczekujacych)( jeszcze| nadal)? na$/,
    /(^| )(zostalo|pozostalo|zostaly)( (nam|mi|jeszcze))* do$/,
  ],
  es: [
    /(^| )(esperan?|esperando|pendientes?|espera)( de| por| a| la| el| su| ser)*$/,
    /(^| )((queda|quedan) por|(falta|faltan)( por)?)$/,
  ],
  fr: [
    /(^| )(attend(ent)?|attente|attendant)( encore)?( de| d| leur| leurs| la| l| le| une?| son| sa| d etre)*$/,
    /(^| )reste(nt)?( t il)?( encore)? a$/,
  ],
};

/**
 * The same where a command uses these words for its purpose: "schedule kite 7 to be repaired". What is to rent or to
 * sell is offered.
 */
const TO_COME: Readonly<Record<string, readonly [before: RegExp, state: RegExp]>> = {
  en: [/(^| )to be$/, /./],
  cs: [/(^| )ke?$/, /[nt]i$/],
  pl: [/(^| )do$/, /[nc]ia$/],
  es: [/(^| )por$/, /^(?!alquilar|vender|arrendar).*[aei]r$/],
  fr: [/(^| )a$/, /^(?!louer|vendre).*(er|ir|re)$/],
};

const MOST_WORDS = 5;

/** Whether the word is a state that the request says is still to come. */
export function isAwaitedState({ reading, action }: Request, i: number): boolean {
  const { code } = reading.lexicon;
  const before = reading.tokens
    .slice(Math.max(0, i - MOST_WORDS), i)
    .map(({ word }) => word)
    .join(" ");
  if (AWAITING[code]?.some((words) => words.test(before)) === true) return true;
  const isChange = action?.commanded === true && !action.verbs.every(isReadingVerb);
  const [words, state] = TO_COME[code] ?? [];
  return !isChange && words?.test(before) === true && state?.test(reading.tokens[i]?.word ?? "") === true;
}

/** Listed values for what is still to come. */
const WAITS = /(^|[ _-])(await|awaiting|awaits|waiting|pending|due)([ _-]|$)/;

/** Whether a listed value is the waiting itself: "waiting for approval" is the state `awaiting_approval`. */
export function isWaitItself(request: Request, i: number, plain: string): boolean {
  return WAITS.test(plain) && isAwaitedState(request, i);
}
