import type { JsonObject } from "../../base/json.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import type { Alignment } from "../aligning/align.ts";
import type { Request } from "../aligning/request-words.ts";
import { matchPhrase } from "../reading/match-phrase.ts";
import { type Given, isExpressedBy, isFreeText, listGiven } from "./given-words.ts";

/** Words of operations that create something which acts on a condition, in six languages, folded. */
const RULES =
  /^(rules?|alerts?|alarms?|forwardings?|redirects?|redirections?|triggers?|automations?|routines?|thresholds?|watches|watchers?|watchdogs?|reminders?|notifications?|subscriptions?|webhooks?|conditions?|conditional|pravidl\p{L}*|upozornen\p{L}*|vystrah\p{L}*|presmerovan\p{L}*|automatizac\p{L}*|hlidac\p{L}*|pripomink\p{L}*|regeln?|warnung(en)?|benachrichtigung(en)?|weiterleitung(en)?|rufumleitung(en)?|umleitung(en)?|automatisierung(en)?|schwellwerte?|erinnerung(en)?|regul[aye]|alert(y|ow)|powiadomieni\p{L}*|przekierowani\p{L}*|automatyzacj\p{L}*|przypomnieni\p{L}*|reglas?|alertas?|avisos?|desvios?|redireccion(es)?|automatizacion(es)?|recordatorios?|notificacion(es)?|regles?|alertes?|renvois?|automatisations?|rappels?|seuils?)$/u;

/** Names of arguments that hold a condition, folded. */
const CONDITIONS =
  /^(conditions?|when|if|until|till|triggers?|events?|criteria|criterion|operator|comparator|comparison|direction|threshold|force|validity|podmink\p{L}*|kdyz|kdy|pokud|spoustec\p{L}*|bedingung(en)?|wenn|ausloser|warun(ek|ki)|kiedy|gdy|jesli|condicion(es)?|cuando|quand|lorsque|declencheur)$/u;

/** Texts of arguments with listed values that say on which condition something happens. */
const CONDITION_TEXT =
  /\b(when|whenever|until|till|condition|trigger|time in force|pokud|kdyz|podmink|dokud|wenn|sobald|bedingung|gultig bis|gdy|jesli|dopoki|warun|cuando|hasta que|condicion|quand|lorsque|jusqu|condition)/;

/** Names of arguments that describe what already is. */
const STATES =
  /^(reason|cause|state|status|result|outcome|resolution|note|comment|message|text|title|grund|duvod|stav|powod|motivo|motif|raison|etat)$/;

/**
 * Whether a condition is an argument of the choice rather than of the command: "forward calls to 118 when 305 is busy".
 * All its words must be used by arguments, and the operation or an argument must be about conditions.
 */
export function isConditionGiven(
  request: Request,
  alignment: Alignment,
  args: JsonObject,
  condition: number,
): boolean {
  const { words, action, reading } = request;
  const { profile } = alignment;
  if (listGiven(alignment, args).some((given) => isAbbreviation(request, given, condition))) return true;
  const content = findConditionWords(request, condition).filter(
    (i) =>
      words[i]?.isContent === true &&
      !action?.tokens.includes(i) &&
      // "keiner" of "wenn keiner rangeht" belongs to the verb.
      matchPhrase(reading.lexicon.negations, reading.tokens, i) !== i,
  );
  if (content.length === 0) return false;
  const given = listGiven(alignment, args);
  const users = content.map((i) => given.filter((each) => isExpressedBy(request, alignment, i, each)));
  if (isRule(alignment)) {
    const unused = content.filter((i, n) => users[n]?.length === 0 && !isNamed(request, alignment, i));
    const isUsed = users.some((each) => each.some((one) => !isFreeText(one) || profile.owners.size > 0));
    // The verb of the condition is often an argument in other words: "rises above 60".
    return (
      isUsed &&
      unused.length <= 1 &&
      unused.every((i) => words[i]?.token.kind === "word" && !words[i].token.name)
    );
  }
  return users.every((each) => each.some(isAboutCondition));
}

/** The tokens of the condition: to the next comma or the end of its clause. */
export function findConditionWords({ reading }: Request, condition: number): number[] {
  const { tokens, clauses, lexicon } = reading;
  const clause = clauses.find(({ first, last }) => condition >= first && condition <= last);
  const from = (matchPhrase(lexicon.conditions, tokens, condition) ?? condition) + 1;
  const found: number[] = [];
  for (let i = from; i <= (clause?.last ?? tokens.length - 1); i++) {
    if (/[,;:–—]|\s-\s/.test(tokens[i]?.gap ?? "") && i > from) break;
    found.push(i);
  }
  return found;
}

function isRule({ profile }: Alignment): boolean {
  const { summary, operation_id, path } = profile.candidate.fields;
  return splitWords([summary, operation_id, path].join(" ")).some((word) => RULES.test(foldText(word)));
}

/** Whether the operation's own name has the word. */
function isNamed({ match }: Request, { profile }: Alignment, i: number): boolean {
  return profile.words.some((word) => word.place === "name" && match(i, word) >= 0.6);
}

function isAboutCondition(given: Given): boolean {
  const { slot } = given;
  const names = slot.words.map(foldText);
  if (names.some((word) => CONDITIONS.test(word))) return true;
  return (
    !isFreeText(given) &&
    (slot.values.length > 0 || typeof given.value === "boolean") &&
    !names.some((word) => STATES.test(word)) &&
    CONDITION_TEXT.test(foldText(`${slot.description} ${slot.values.join(" ")}`))
  );
}

/** Whether the value is the initials of words around the condition: "gtc" for "good till cancelled". */
function isAbbreviation({ words }: Request, { slot, value }: Given, condition: number): boolean {
  if (typeof value !== "string" || !slot.values.includes(value) || !/^\p{L}{3,5}$/u.test(value)) return false;
  const initials = (from: number) =>
    words
      .slice(from, from + value.length)
      .map(({ token }) => token.word[0])
      .join("");
  return Array.from({ length: value.length }, (_, back) => condition - back).some(
    (from) => from >= 0 && initials(from) === foldText(value),
  );
}
