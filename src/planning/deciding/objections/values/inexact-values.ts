import { isPlural } from "../../../../language/base-forms.ts";
import { foldText, splitWords } from "../../../../language/split-words.ts";
import { PAYING, SENDING } from "../../../../language/verbs.ts";
import { CHANGES } from "../../../aligning/describe-operation.ts";
import { SURE } from "../../../aligning/match-words.ts";
import { type Request, range } from "../../../aligning/request-words.ts";
import { boundBefore } from "../../../aligning/values/bounds.ts";
import type { Ranked } from "../../score.ts";
import { documentedCurrencies, isOtherCurrency, numbersOf, readValueOf } from "./other-currencies.ts";

// Values of a write that the request states in another way than the operation takes them.

/** Words before a number that make it a difference, by language; folded. */
const BY: Readonly<Record<string, RegExp>> = {
  en: /^(by|another|extra|further)$/,
  cs: /^(o|dalsi|dalsich)$/,
  de: /^(um|weitere[nrsm]?|zusatzliche?[nrsm]?)$/,
  pl: /^(o|kolejne|kolejnych|dodatkowe|dodatkowych)$/,
  es: /^(otros|otras|adicionales)$/,
  fr: /^(encore|autres)$/,
};
/** Words between a change and its amount where "de" and "en" are also used for other things. */
const BY_AMOUNT: Readonly<Record<string, RegExp>> = { en: /^with$/, es: /^en$/, fr: /^de$/ };
const MORE =
  /^(less|more|fewer|extra|additional|higher|lower|weniger|mehr|hoher|niedriger|zusatzlich|mene|min|vic|vice|navic|mniej|wiecej|menos|mas|moins|plus|supplementaires?|adicionales?)$/;
const INCREASES = /^(increase|decrease|raise|lower|reduce|cut|boost|shrink|extend|turn-up|turn-down)$/;
const ADDS = /^(add|subtract|deduct|take|remove)$/;
/** Names of arguments and actions that take a difference. */
const DIFFERENCES =
  /^(by|delta|diff|difference|change|increment|decrement|adjustment|adjust|offset|extra|additional|add|increase|decrease|raise|lower|reduce|extend|renew|prolong|delay|postpone|shift|top|deposit|withdraw|credit|debit|refill|load|record|log)$/;

/** Whether the title says that the argument is the new value: "Reduce a fine to an amount". */
function isAbsolute({ lexicon, candidate }: Ranked["profile"], name: readonly string[]): boolean {
  const title = splitWords(candidate.fields.summary);
  const at = title.findLastIndex((word) => lexicon.prepositions.get(word)?.includes("to") === true);
  const last = name.at(-1) ?? "";
  return at > 0 && title.slice(at + 1).some((word) => word === last || VALUES.test(word));
}

const VALUES = /^(amount|value|number|level|price|percentage|total|size|temperature)$/;

/** "raise the salary of 42 by 300" for an operation that sets the salary. */
export function isRelative({ words, action, reading }: Request, { profile, filling }: Ranked): boolean {
  const verbs = [...profile.verbs.keys()];
  const isChange = verbs.some((verb) => CHANGES.has(verb) || verb === "resize");
  const differs = verbs.some((verb) => DIFFERENCES.test(verb) && !CHANGES.has(verb));
  if (!action?.commanded) return false;
  const { code } = reading.lexicon;
  const increases = action.verbs.some((verb) => INCREASES.test(verb));
  const adds = action.verbs.some((verb) => ADDS.test(verb)) && !action.verbs.includes("set");
  return numbersOf(filling.chosen).some(({ traits: { slot }, tokens, features, source }) => {
    if (profile.owners.has(slot.name) || slot.words.some((word) => DIFFERENCES.test(foldText(word))))
      return false;
    if (/\b(by|difference|delta)\b/.test(slot.description.toLowerCase())) return false;
    // "snooze alarm 7 by half an hour": how long is all that a delay takes.
    if (verbs.some((verb) => DELAYS.test(verb)) && LENGTHS.test(slot.words.at(-1) ?? "")) return false;
    const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
    const before = words[first - 1]?.token.word ?? "";
    const near = [first - 1, last + 1, last + 2].map((i) =>
      words[i]?.clause === words[first]?.clause ? words[i]?.token.word : "",
    );
    // "Reduce a fine to an amount" takes no difference.
    if (differs && !isAbsolute(profile, slot.words)) return false;
    if (BY[code]?.test(before) === true && !/^(h|hour|time|at|start|end)$/.test(slot.words.at(-1) ?? ""))
      return true;
    if (!isChange && !differs) return false;
    return (
      (increases && BY_AMOUNT[code]?.test(before) === true) ||
      near.some((word) => MORE.test(word ?? "")) ||
      // "add two strings to kite 7" counts strings; "add a weight of 2 kg to it" states a weight.
      (adds && (slot.required || features.after > 0 || (features.unit > 0 && !source.measured)))
    );
  });
}

/** Words before a number that make it approximate, folded. */
const ABOUT =
  /^(about|around|roughly|approximately|approx|circa|ca|nearly|almost|some|asi|zhruba|priblizne|kolem|skoro|temer|etwa|ungefahr|rund|fast|knapp|gegen|okolo|mniej wiecej|prawie|niemal|unos|unas|aproximadamente|casi|alrededor de|cerca de|environ|a peu pres|presque|autour de|sometime|irgendwann|nekdy)$/;
const OR_SO = /^(or so|give or take|oder so|nebo tak|minimum|maximum)( |$)/;
const OPEN_DAY =
  /(^| )(at least|at most|alespon|aspon|minimalne|mindestens|hochstens|co najmniej|przynajmniej|al menos|por lo menos|au moins|au plus)$/;
const UP_TO = /(^| )(up to|bis zu|bis auf|az na|az do|hasta|jusqu ?a)$/;
/** Names of arguments that are bounds themselves. */
const BOUNDS =
  /^(min|max|minimum|maximum|limit|up|cap|threshold|quota|budget|least|most|ceiling|floor|before|after|until|by|deadline|due|within|capacity|people|guests|seats|persons|party)$/;

/** "send about 500", "at least 16 GB": the request leaves the value open. */
export function isApproximate(request: Request, { profile, filling }: Ranked): boolean {
  const { words, reading } = request;
  const used = new Set(filling.filled.flatMap((each) => each.tokens));
  return filling.chosen.some(({ traits: { slot, part }, source, tokens, value }) => {
    if (!/^(number|duration|date|code)$/.test(source.kind) || profile.owners.has(slot.name)) return false;
    if (source.kind === "code" && typeof value !== "number") return false;
    const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
    const said = (from: number, to: number) =>
      words
        .slice(Math.max(0, from), to)
        .map(({ token }) => token.word)
        .join(" ");
    const isAway = (i: number) => AWAY_FROM[reading.lexicon.code]?.test(words[i]?.token.word ?? "") === true;
    const gap = words[first]?.token.gap ?? "";
    if ([1, 2, 3].some((length) => ABOUT.test(said(first - length, first))) || /~|≈|±/.test(gap)) return true;
    if (OR_SO.test(said(last + 1, last + 4)) && !/[,;]/.test(words[last + 1]?.token.gap ?? "")) return true;
    // "half of order 7" is no amount of 0.5.
    if (value === 0.5 && FRACTIONS.test(words[first]?.token.word ?? "")) return true;
    // "the minimum salary" for a salary
    const isOtherBound = words.some(
      ({ token, index }) =>
        EXTREMES.test(token.word) &&
        token.quote < 0 &&
        !used.has(index) &&
        !profile.words.some((word) => request.match(index, word) >= 0.7),
    );
    if (isOtherBound && typeof value === "number" && part === null) return true;
    // "until at least 1 March"
    if (source.kind === "date" && OPEN_DAY.test(said(first - 3, first))) return true;
    const isBound = part !== null || slot.words.some((word) => BOUNDS.test(word));
    if (isBound) return false;
    const before = words[first - 1];
    if (source.kind === "date") {
      // "nach Bergen am Freitag" is a place.
      let at = first - 1;
      while (at > first - 3 && words[at]?.isContent === false && !isAway(at)) at--;
      return isAway(at);
    }
    const isLater =
      source.kind === "duration" &&
      ![...profile.verbs.keys()].some((verb) => DEFERS.test(verb)) &&
      // "log a walk of 9 miles in two hours" says how long it took.
      request.action?.verbs.some((verb) => /^(log|record|track|note)$/.test(verb)) !== true &&
      LATER[reading.lexicon.code]?.test(before?.token.word ?? "") === true &&
      // "after 2.5 hours of work"
      words[last + 1]?.token.word !== "of";
    if (isLater) return !slot.words.some((word) => INTERVALS.test(word));
    // "a voucher over 80 euros", "bump it up to 2,500", "alert me above 4.1" with an argument for the direction
    const isRaised = request.action?.verbs.some((verb) => INCREASES.test(verb) || verb === "bump") === true;
    const isTaken = filling.filled.some((each) => each.tokens.includes(first - 1));
    const isOver =
      /^(over|uber)$/.test(before?.token.word ?? "") &&
      !/^(weighing|costing|lasting|measuring|worth)$/.test(words[first - 2]?.token.word ?? "");
    const isUpTo = isRaised && UP_TO.test(said(first - 2, first));
    return !isUpTo && !isTaken && !isOver && boundBefore(request, first) !== null;
  });
}

const EXTREMES =
  /^(minimum|maximum|minimal\p{L}*|maximal\p{L}*|mindest\p{L}+|hochst\p{L}+|minim[ao]|maxim[ao])$/u;
const FRACTIONS =
  /^(half|halben?|halbe|halfte|pul|polovin\p{L}*|pol|polow\p{L}*|mitad|moitie|demi|medi[ao])$/u;
/** Prepositions that a date moves away from, by language; folded. */
const AWAY_FROM: Readonly<Record<string, RegExp>> = {
  en: /^(before|after)$/,
  cs: /^(pred|po)$/,
  de: /^(vor|nach)$/,
  pl: /^(przed|po)$/,
  es: /^(antes|despues)$/,
  fr: /^(avant|apres)$/,
};
const DEFERS = /^(remind|snooze|delay|postpone|schedule|defer|wait|start|wake)$/;
const DELAYS = /^(snooze|delay|postpone|defer)$/;
const LENGTHS = /^(seconds?|minutes?|mins?|hours?|days?|weeks?|duration|length|delay)$/;
const INTERVALS =
  /^(interval|every|frequency|period|cycle|delay|wait|after|in|start|at|timeout|snooze|until|expires|expiry)$/;
/** Prepositions of a later time before a duration, by language; folded. */
const LATER: Readonly<Record<string, RegExp>> = {
  en: /^(in|after|every)$/,
  cs: /^(za|po)$/,
  de: /^(in|nach)$/,
  pl: /^(za|po)$/,
  es: /^(tras|dentro)$/,
  fr: /^(dans|apres)$/,
};
/** Words for a part of a whole, folded. */
const PARTLY =
  /^(half|halfway|partially|partly|teilweise|halfte|castecne|zcasti|polovin[auy]|napul|czesciowo|polow[ae]|parcialmente|mitad|partiellement|moitie)$/;

/** "approve half of it", "pay it partially" for an operation that does all of it. */
export function isPartial({ words, main }: Request, { filling }: Ranked): boolean {
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  return words.some(
    ({ token, index }) =>
      PARTLY.test(token.word) &&
      token.quote < 0 &&
      !used.has(index) &&
      index >= main.first &&
      index <= main.last,
  );
}

const CENTS = /^(cents?|centimos?|centimes?|haler\p{L}*|grosz\p{L}*|pence|pennies)$/u;
const SIZES = /^(kb|mb|gb|tb|kib|mib|gib|tib)$/;

/** "send 500 CZK" for an amount in EUR, "2 TB" for an argument in GB, "the yearly salary" for a monthly one. */
export function isOtherUnit(request: Request, best: Ranked): boolean {
  const {
    profile,
    filling,
    candidate: { fields },
  } = best;
  const about = foldText(`${fields.summary} ${fields.description}`);
  const isOther = numbersOf(filling.chosen).some((proposal) => {
    const { slot } = proposal.traits;
    if (profile.owners.has(slot.name)) return false;
    const unit = readValueOf(request, proposal)?.unit ?? "";
    const described = `${splitWords(slot.name).join(" ")} ${foldText(slot.description)}`;
    if (
      CENTS.test(unit) &&
      documentedCurrencies(described).length > 0 &&
      !/cent|minor|grosz|haler/.test(described)
    )
      return true;
    // "give it 4 points" is no amount in EUR.
    const next = request.words[(proposal.tokens[0] ?? 0) + 1];
    if (
      documentedCurrencies(described).length > 0 &&
      next?.token.word === unit &&
      next.isContent &&
      isPlural(unit) &&
      !request.reading.lexicon.currencies.has(unit) &&
      !profile.words.some((word) => request.match(next.index, word) >= SURE)
    )
      return true;
    const size = sizeIn([unit.replace(/^([kmgt])o$/, "$1b")]);
    const own = sizeIn(described.split(/[^a-z]+/)) ?? sizeIn(about.split(/[^a-z]+/));
    const isWord = request.words[proposal.tokens.at(-1) ?? -1]?.token.kind === "word";
    // "16 cores" for GB
    return own !== undefined && (size === undefined ? unit !== "" && isWord : size !== own);
  });
  return isOther || isOtherCurrency(request, best) || isOtherPeriod(request, about, filling);
}

function sizeIn(words: readonly string[]): string | undefined {
  return words.find((word) => SIZES.test(word));
}

/** Words for the period of an amount, folded: adjectives, and parts of German compounds. */
const PERIODS: readonly (readonly [period: string, said: RegExp])[] = [
  [
    "hour",
    /^(hourly|stundenlohn|stundensatz|hodinov\p{L}*|godzinow\p{L}*|por hora|horaire|(per|an|a|each) hour|pro stunde|za hodinu|na hodinu)$/u,
  ],
  [
    "day",
    /^(daily|taglich\p{L}*|tages\p{L}{3,}|denni\p{L}*|dzienn\p{L}*|diari[oa]s?|quotidien\p{L}*|journalier\p{L}*|(per|a|each) day|pro tag|denne)$/u,
  ],
  [
    "week",
    /^(weekly|wochentlich\p{L}*|wochen\p{L}{3,}|tydenni\p{L}*|tygodniow\p{L}*|semanal\p{L}*|hebdomadaire\p{L}*|(per|a|each) week|pro woche|tydne)$/u,
  ],
  [
    "month",
    /^(monthly|monatlich\p{L}*|monats\p{L}{3,}|mesicni\p{L}*|miesieczn\p{L}*|mensual\p{L}*|mensuel\p{L}*|(per|a|each) month|pro monat|mesicne)$/u,
  ],
  [
    "year",
    /^(yearly|annual|annually|jahrlich\p{L}*|jahres\p{L}{3,}|rocni\p{L}*|roczn\p{L}*|anual\p{L}*|annuel\p{L}*|(per|a|each) year|pro jahr|rocne)$/u,
  ],
];

function periodsIn(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  words.forEach((word, i) => {
    const pair = `${word} ${words[i + 1] ?? ""}`;
    for (const [period, said] of PERIODS) if (said.test(word) || said.test(pair)) found.add(period);
  });
  return found;
}

/**
 * Whether the request states the amount for another period than the operation: "the yearly salary" for a
 * monthly one.
 */
function isOtherPeriod({ words }: Request, about: string, { chosen, filled }: Ranked["filling"]): boolean {
  const used = new Set(filled.flatMap(({ tokens }) => tokens));
  const texts = chosen.map(
    ({ traits: { slot } }) => `${splitWords(slot.name).join(" ")} ${foldText(slot.description)}`,
  );
  const own = periodsIn(`${about} ${texts.join(" ")}`.split(/[^\p{L}]+/u));
  const said = periodsIn(
    words.filter(({ token, index }) => token.quote < 0 && !used.has(index)).map(({ token }) => token.word),
  );
  return own.size > 0 && said.size > 0 && [...said].every((period) => !own.has(period));
}

/** Words for repetition, folded; the operation acts once. */
const REPEATED =
  /^(daily|weekly|monthly|yearly|annually|hourly|nightly|overnight|twice|thrice|taglich|wochentlich|monatlich|jahrlich|zweimal|dreimal|denne|tydne|mesicne|rocne|dvakrat|trikrat|codziennie|tygodniowo|miesiecznie|rocznie|dwukrotnie|dwa razy|diariamente|semanalmente|mensualmente|anualmente|dos veces|quotidiennement|mensuellement|annuellement|deux fois|every (day|week|month|year|hour|\d+)|each (day|week|month|year)|per (day|week|month|year)|a (day|week|month)|jeden (tag|monat)|jede woche|jedes jahr|kazdy (den|tyden|mesic|rok)|co (tydzien|miesiac|rok|dzien)|kazdego (dnia|miesiaca)|cada (dia|semana|mes|ano)|chaque (jour|semaine|mois|annee))$/;
/** Times that mean the present. */
const NOW = /^(now|today|immediately|ted|dnes|jetzt|heute|teraz|dzis|dzisiaj|ahora|hoy|maintenant|aujourd)$/;

/** "… tomorrow", "… every month": a time that no argument takes. The call would act now and once. */
export function isTimeIgnored(
  { words, main, reading, match }: Request,
  { profile, filling, candidate: { fields } }: Ranked,
): boolean {
  const texts = [
    fields.summary,
    fields.description,
    ...profile.slots.flatMap(({ words: name, description }) => [...name, description]),
  ];
  const own = periodsIn(texts.flatMap((text) => foldText(text).split(/[^\p{L}]+/u)));
  const isOnce = [...profile.verbs.keys()].some((verb) => SENDING.has(verb) || PAYING.has(verb));
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  const isIgnored = (i: number) =>
    words[i]?.clause === main &&
    !used.has(i) &&
    (words[i]?.token.quote ?? -1) < 0 &&
    !profile.words.some((word) => match(i, word) >= 0.95);
  const isDate = reading.values.some(
    ({ kind, first, last, text }) =>
      kind === "date" && !NOW.test(foldText(text)) && range(first, last).every(isIgnored),
  );
  const isRepeated = words.some(({ token, index }) => {
    const pair = [token.word, words[index + 1]?.token.word ?? ""];
    // "90 euros a week" for a rent, and for `monthly_rent`
    if ([...periodsIn(pair)].some((period) => own.has(period))) return false;
    if (/^(a|an|per)$/.test(token.word) && !isOnce) return false;
    return (
      (REPEATED.test(token.word) || (REPEATED.test(pair.join(" ")) && !used.has(index + 1))) &&
      isIgnored(index)
    );
  });
  return isDate || isRepeated;
}
