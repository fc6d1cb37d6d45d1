import type { JsonObject } from "../../base/json.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { matchPhrase } from "../../language/tokenize.ts";
import { DELETING, PAYING, SENDING } from "../../language/verbs.ts";
import type { Alignment } from "../aligning/align.ts";
import type { Slot } from "../aligning/list-slots.ts";
import { toDocumentForm } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { flattenArguments } from "../schema/find-argument.ts";

/** Lowercase, without diacritics, with single spaces. */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}

/** An argument of a choice. */
interface Given {
  slot: Slot;
  value: unknown;
}

/** The arguments of a choice with their slots. */
export function listGiven({ profile }: Alignment, args: JsonObject): Given[] {
  return Object.entries(flattenArguments(args)).flatMap(([path, value]) => {
    const slot = profile.slots.find((each) => each.path.join(".") === path);
    return slot === undefined || value === null ? [] : [{ slot, value }];
  });
}

/** Whether an argument stores any text: a note, a reason. */
function isFreeText({ slot: { types, values, schema } }: Given): boolean {
  return (
    types.includes("string") &&
    values.length === 0 &&
    schema["const"] === undefined &&
    schema["format"] === undefined
  );
}

/** Matches weaker than this do not show that a word expresses an argument. */
const EXPRESSES = 0.6;

/**
 * Whether the word of the request expresses the value of the argument, or what the argument is about.
 *
 * @param options.byDescription whether the description of a listed or boolean argument counts
 */
export function isExpressedBy(
  { words, reading, match }: Request,
  { profile }: Alignment,
  i: number,
  { slot, value }: Given,
  { byDescription = true }: { byDescription?: boolean } = {},
): boolean {
  const word = words[i];
  if (word === undefined) return false;
  const { text, kind } = word.token;
  const folded = foldForSearch(text);
  if (typeof value !== "boolean") {
    const said = foldForSearch(String(value));
    const plain = (each: string) => each.replace(/[^\p{L}\p{N}]/gu, "");
    if (said === folded || plain(said) === plain(folded) || said.split(/[^\p{L}\p{N}]+/u).includes(folded))
      return true;
  }
  const number = reading.values.find(({ first, last }) => i >= first && i <= last)?.number;
  if (number !== undefined && String(value) === String(number)) return true;
  if (kind !== "word") return false;
  const isListed = slot.values.length > 0 || typeof value === "boolean";
  const texts = [
    ...slot.words,
    ...(isListed && byDescription ? splitWords(slot.description.slice(0, MAX_DESCRIPTION)) : []),
    ...(typeof value === "string" && isListed ? splitWords(value) : []),
  ];
  return texts.some((each) => match(i, toDocumentForm(each, profile.lexicon)) >= EXPRESSES);
}

const MAX_DESCRIPTION = 300;

/** Words of operations that create something which acts on a condition, in six languages, folded. */
const RULES =
  /^(rules?|alerts?|alarms?|forwardings?|redirects?|redirections?|triggers?|automations?|routines?|thresholds?|watches|watchers?|watchdogs?|reminders?|webhooks?|conditions?|conditional|pravidl\p{L}*|upozornen\p{L}*|vystrah\p{L}*|presmerovan\p{L}*|automatizac\p{L}*|hlidac\p{L}*|pripomink\p{L}*|regeln?|warnung(en)?|weiterleitung(en)?|rufumleitung(en)?|umleitung(en)?|automatisierung(en)?|schwellwerte?|erinnerung(en)?|regul[aye]|alert(y|ow)|przekierowani\p{L}*|automatyzacj\p{L}*|przypomnieni\p{L}*|reglas?|alertas?|desvios?|redireccion(es)?|automatizacion(es)?|recordatorios?|regles?|alertes?|renvois?|automatisations?|rappels?|seuils?)$/u;

/** English verbs of operations that create or set something. */
const SETS: ReadonlySet<string> = new Set(
  "create add make new set set-up define configure establish".split(" "),
);

/** Names of arguments that hold a condition, folded. */
const CONDITIONS =
  /^(conditions?|when|if|until|till|triggers?|events?|criteria|criterion|operator|comparator|comparison|direction|threshold|validity|podmink\p{L}*|kdyz|kdy|pokud|spoustec\p{L}*|bedingung(en)?|wenn|ausloser|warun(ek|ki)|kiedy|gdy|jesli|condicion(es)?|cuando|quand|lorsque|declencheur)$/u;

/** Names of arguments that hold a condition in words of its own, folded. */
const CONDITIONS_IN_WORDS =
  /^(conditions?|when|if|until|till|criteria|criterion|podmink\p{L}*|kdyz|kdy|pokud|bedingung(en)?|wenn|warun(ek|ki)|kiedy|gdy|jesli|condicion(es)?|cuando|quand|lorsque)$/u;

/** Texts of arguments with listed values that say on which condition something happens. */
const CONDITION_TEXT =
  /\b(when|whenever|until|till|condition|trigger|time in force|pokud|kdyz|podmink|dokud|wenn|sobald|bedingung|gultig bis|gdy|jesli|dopoki|warun|cuando|hasta que|condicion|quand|lorsque|jusqu|condition)/;

/** Names of arguments that describe what already is. */
const STATES =
  /^(reason|cause|state|status|result|outcome|resolution|note|comment|message|text|title|grund|duvod|stav|powod|motivo|motif|raison|etat)$/;

/**
 * Whether a condition is an argument of the choice rather than of the command: "forward calls to 118 when 305 is busy".
 * All its words must be used by arguments, and the operation or an argument must be about conditions. A model can copy
 * any words into a free text, so that such a text shows nothing.
 */
export function isConditionGiven(
  request: Request,
  alignment: Alignment,
  args: JsonObject,
  condition: number,
): boolean {
  const { words, action, reading } = request;
  const { profile } = alignment;
  const given = listGiven(alignment, args);
  const content = findConditionWords(request, condition).filter(
    (i) =>
      words[i]?.isContent === true &&
      !action?.tokens.includes(i) &&
      // "keiner" of "wenn keiner rangeht" belongs to the verb.
      matchPhrase(reading.lexicon.negations, reading.tokens, i) !== i,
  );
  if (given.some((each) => isAbbreviation(request, each, condition, content))) return true;
  if (content.length === 0) return false;
  if (given.some((each) => isConditionInWords(request, each, condition, content))) return true;
  const isKept = (each: Given) => !isFreeText(each) && !profile.owners.has(each.slot.path.join("."));
  if (isRule(alignment)) {
    const covers = given.filter((each) => isKept(each) || isNameOnly(request, each));
    const unused = content.filter(
      (i) =>
        !isNamed(request, alignment, i) && !covers.some((each) => isExpressedBy(request, alignment, i, each)),
    );
    const isUsed = content.some((i) =>
      given.some((each) => isKept(each) && isExpressedBy(request, alignment, i, each)),
    );
    // The verb of the condition is often an argument in other words: "rises above 60".
    return (
      isUsed &&
      unused.length <= 1 &&
      unused.every((i) => words[i]?.token.kind === "word" && !words[i].token.name)
    );
  }
  return content.every((i) =>
    given.some(
      (each) =>
        isKept(each) &&
        isAboutCondition(each) &&
        isExpressedBy(request, alignment, i, each, { byDescription: false }),
    ),
  );
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

/**
 * Whether the operation itself creates or sets something that acts on a condition. An operation that deletes, sends or
 * pays is itself what the condition is about.
 */
function isRule({ profile }: Alignment): boolean {
  const { lexicon, verbs, candidate } = profile;
  const { method, summary, operation_id, path, description } = candidate.fields;
  const known = [...verbs.keys()];
  const isHarmful = (verb: string) => DELETING.has(verb) || SENDING.has(verb) || PAYING.has(verb);
  if (method === "DELETE" || findChangingVerb({ id: operation_id, path, summary, description }) !== null)
    return false;
  // The method adds its own verbs after those of the texts.
  const [stated = ""] = known;
  const isSet = SETS.has(stated) || (method === "PUT" && known.some((verb) => SETS.has(verb)));
  if (!isSet || (known.some(isHarmful) && !SETS.has(stated))) return false;
  const named = splitWords(summary);
  const end = named.findIndex((word, n) => n > 0 && lexicon.prepositions.has(foldText(word)));
  const last = path.split("/").findLast((segment) => segment !== "" && !segment.includes("{")) ?? "";
  const resource = [...(end < 0 ? named : named.slice(0, end)), ...splitWords(last)];
  return resource.some((word) => RULES.test(foldText(word)));
}

/** Whether the value of a free text is a single word or only names and values: a symbol, a code. */
function isNameOnly({ words }: Request, { value }: Given): boolean {
  const said = foldText(String(value));
  return (
    /^[\p{L}\p{N}]+$/u.test(said) || words.some(({ token }) => token.name && foldText(token.text) === said)
  );
}

/** Whether the argument holds the whole condition with its conjunction: `condition: "if she is a member"`. */
function isConditionInWords(
  { words }: Request,
  given: Given,
  condition: number,
  content: readonly number[],
): boolean {
  const { slot, value } = given;
  if (typeof value !== "string" || !isFreeText(given)) return false;
  if (!slot.words.some((word) => CONDITIONS_IN_WORDS.test(foldText(word)))) return false;
  const [first, ...rest] = splitWords(value).map(foldText);
  const folded = (i: number) => foldText(words[i]?.token.text ?? "");
  return first === folded(condition) && content.every((i) => rest.includes(folded(i)));
}

/** Whether the operation's own name has the word. */
function isNamed({ match }: Request, { profile }: Alignment, i: number): boolean {
  return profile.words.some((word) => word.place === "name" && match(i, word) >= 0.6);
}

function isAboutCondition({ slot }: Given): boolean {
  const names = slot.words.map(foldText);
  if (names.some((word) => CONDITIONS.test(word)) || /\btime in force\b/.test(names.join(" "))) return true;
  return (
    slot.values.length > 0 &&
    !names.some((word) => STATES.test(word)) &&
    CONDITION_TEXT.test(foldText(`${slot.description} ${slot.values.join(" ")}`))
  );
}

/**
 * Whether the value is the initials of the words of the condition and of those before it: "gtc" for "good till
 * cancelled". Any other word of the condition is a condition of its own.
 */
function isAbbreviation(
  { words }: Request,
  { slot, value }: Given,
  condition: number,
  content: readonly number[],
): boolean {
  if (typeof value !== "string" || !slot.values.includes(value) || !/^\p{L}{3,5}$/u.test(value)) return false;
  return Array.from({ length: value.length }, (_, back) => condition - back).some((from) => {
    const said = words.slice(Math.max(from, 0), from + value.length);
    return (
      from >= 0 &&
      said.map(({ token }) => token.word[0]).join("") === foldText(value) &&
      said.every(({ token }, n) => n === 0 || !/[,;:.!?–—]|\s-\s/.test(token.gap)) &&
      content.every((i) => i < from + value.length)
    );
  });
}
