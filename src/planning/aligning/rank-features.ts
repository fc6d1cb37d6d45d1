import type { SpanRole } from "../../contract/tool.ts";
import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { rememberBoth, rememberOf } from "../../language/remember.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import { ADJECTIVES, isNounPhrase } from "../reading/verb-forms-as-nouns.ts";
import type { OperationProfile, OperationWord, WordPlace } from "./describe-operation.ts";
import type { AlignmentFeatures, PreviewFeatures } from "./features.ts";
import type { Filling } from "./filling/filling.ts";
import { SURE, type WordForm } from "./match-words.ts";
import { isOfKind, type Request } from "./request-words.ts";

const SAID = 0.4;

/** `verb`: null when the request has no verb. */
export function previewFeatures(
  request: Request,
  profile: OperationProfile,
  verb: number | null,
  retrieval: number,
): PreviewFeatures {
  const { main, action } = request;
  // A phrase that starts with the operation's action is a command, even if the verb is unknown.
  const isListing = main.mood === "phrase" && action?.commanded !== true && describesThings(request);
  const isHeaded = main.mood === "phrase" && action?.commanded !== true && (verb ?? 0) >= 0.8 && !isListing;
  const commands =
    isHeaded || (main.mood === "command" && action?.commanded === true && !action.verbs.every(isReadingVerb));
  const asks =
    isListing || main.mood === "question" || main.mood === "show" || (main.mood === "command" && !commands);
  // "Trigger a long running operation": an operation that is not a GET may perform its verb although it is
  // declared as a read.
  const isNamed =
    profile.isVerbStated && (verb ?? 0) >= 0.9 && !/^(GET|HEAD)$/.test(profile.candidate.fields.method);
  return {
    retrieval,
    // The verb of such a phrase describes the things.
    verb: isListing && !profile.reads ? 0 : (verb ?? 0),
    otherVerb: commands && !profile.reads && (verb ?? 0) <= 0.3 ? 1 : 0,
    // "validate batch 7" reads elsewhere, and is the action of `POST /batches/{id}/validate`.
    mood: asks
      ? profile.reads || (isNamed && main.mood === "command" && profile.candidate.fields.path.includes("}/"))
        ? 1
        : -1
      : commands
        ? profile.reads && !isNamed
          ? -1
          : 1
        : profile.reads
          ? 0.5
          : -0.5,
    ...saidNames(request, profile),
    contrast: 0,
  };
}

/** Which of the names of the resource and of the API the request contains. */
const saidNames = rememberBoth(
  ({ words, asked, match }: Request, { nouns, words: own }: OperationProfile) => {
    const content = words.filter(({ isContent }) => isContent);
    const isSaid = (noun: WordForm, least: number) =>
      content.some(
        ({ index, token }) =>
          match(index, noun) >= least || (token.kind === "code" && isOfKind(token.word, noun)),
      ) || asked.some((stem) => stem === noun.stem || noun.pivots.includes(stem));
    const isNamed = (word: OperationWord) =>
      word.place === "api" && content.some(({ index }) => match(index, word) >= 0.99);
    const [head] = nouns;
    return {
      nouns: nouns.length === 0 ? 0 : nouns.filter((noun) => isSaid(noun, SAID)).length / nouns.length,
      head: head !== undefined && isSaid(head, SURE) ? 1 : 0,
      api: own.some(isNamed) ? 1 : 0,
    };
  },
);

interface Parts {
  request: Request;
  profile: OperationProfile;
  filling: Filling;
  verb: number | null;
  roles: readonly { role: SpanRole | null }[];
  retrieval: number;
}

export function featuresOf({ request, profile, filling, verb, roles, retrieval }: Parts): AlignmentFeatures {
  const { words } = request;
  const content = words.filter(({ isContent }) => isContent);
  const total = sum(content.map(({ weight }) => weight));
  const lost = sum(
    content.filter(({ index }) => roles[index]?.role === "not_understood").map(({ weight }) => weight),
  );
  const required = profile.slots.filter(({ required }) => required);
  const given = required.filter(
    ({ path }) =>
      !filling.missing.some((name) => name === path.join(".") || name.startsWith(`${path.join(".")}.`)),
  );
  const typed = request.reading.values.filter(({ kind }) => kind !== "text");
  const taken = filling.filled.filter(({ source }) => source === "query");
  const identifying = filling.chosen.filter(({ traits }) => profile.owners.has(traits.slot.name));
  return {
    ...previewFeatures(request, profile, verb, retrieval),
    covered: total === 0 ? 0 : 1 - lost / total,
    leftover: Math.min(4, lost),
    unused: Math.min(
      3,
      typed.filter(({ first, last }) =>
        roles.slice(first, last + 1).every(({ role }) => role === "not_understood"),
      ).length,
    ),
    missing: Math.min(3, filling.missing.length),
    missingId: filling.missing.some((name) => profile.owners.has(name)) ? 1 : 0,
    supplied: required.length === 0 ? 0 : given.length / required.length,
    optional: Math.min(3, taken.filter(({ slot }) => !slot.required).length),
    swallowed:
      total === 0
        ? 0
        : sum(
            taken
              .filter(({ isAnchored }) => !isAnchored)
              .flatMap(({ tokens }) => tokens.map((i) => words[i]?.weight ?? 0)),
          ) / total,
    owned: Math.max(0, ...identifying.map(({ features }) => features.owner)),
    foreign: Math.max(0, ...identifying.map(({ features }) => features.foreign)),
    shape: identifying.reduce((total, { features }) => total + features.shape, 0),
    partOfCode: identifying.some(
      ({ value, tokens }) =>
        typeof value === "number" && tokens.some((i) => /\p{L}/u.test(words[i]?.token.text ?? "")),
    )
      ? 1
      : 0,
    doubt: 1 - Math.min(1, ...taken.map(({ sure }) => sure)),
  };
}

/** Strength of a word by its place. */
const PLACES: Readonly<Record<WordPlace, number>> = { name: 1, tag: 0.8, text: 0.7, slot: 0.6, api: 0.5 };

/** The preview only uses the names. */
const NAMES = { name: 1, tag: 0.8 };

/** How well an operation's own words explain each token of the request, 0…1. */
function explainedBy(
  { words, match }: Request,
  { words: own }: OperationProfile,
  places: Readonly<Partial<Record<WordPlace, number>>>,
): number[] {
  return words.map(({ index, isContent, token }) => {
    if (!isContent || token.kind !== "word") return 0;
    let best = 0;
    // Words are sorted by place, strongest first.
    for (const word of own) {
      const most = places[word.place] ?? 0;
      if (most <= best) break;
      best = Math.max(best, most * match(index, word));
    }
    return best;
  });
}

interface Contrasted {
  profile: OperationProfile;
  /** From the alignment, if there is one. */
  roles?: readonly { role: SpanRole | null }[];
  features: PreviewFeatures;
}

/** Sets for every candidate how much of the request only other candidates explain. */
export function addContrast(request: Request, candidates: readonly Contrasted[]): void {
  const total = sum(request.words.map(({ weight }) => weight)) || 1;
  const action = new Set(request.action?.tokens ?? []);
  const strengths = candidates.map(({ profile, roles, features }) =>
    explainedBy(request, profile, roles ? PLACES : NAMES).map((strength, i) => {
      if (roles ? roles[i]?.role === "action" : action.has(i)) return Math.max(strength, features.verb);
      return roles?.[i]?.role === "argument" ? Math.max(strength, TAKEN) : strength;
    }),
  );
  const most = request.words.map((_, i) => Math.max(...strengths.map((own) => own[i] ?? 0)));
  candidates.forEach(({ features }, n) => {
    features.contrast =
      sum(request.words.map(({ weight }, i) => weight * ((most[i] ?? 0) - (strengths[n]?.[i] ?? 0)))) / total;
  });
}

/** Strength of a word that an argument uses. */
const TAKEN = 0.8;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Endings of participles that describe a noun, by language: "cancelled orders", "alle stornierten Buchungen". */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  en: /ed$/,
  de: /(^ge.{3,}|.{4,}[^e]i?er)t(e|en|er|es|em)$/,
  cs: /(an|en|it|at|ut)(y|a|e|ou|ych|ymi|eho|emu)$/,
  pl: /(an|on|en|ow|rt|et)(y|a|e|ych|ymi|ego|emu)$/,
  es: /(ad|id)(a|o|as|os)$/,
  fr: /(e|es|ee|ees|is|ises?|us|ues?)$/,
};
/** Maximum words with content between such a word and the plural noun. */
const MAX_BETWEEN = 3;

/**
 * Whether a phrase describes things to list: it starts, after words such as "all", with a participle, and in
 * English also with an adjective or a number before a plural noun: "open invoices of Kim", "10 newest members".
 */
const describesThings = rememberOf(({ words, main, reading }: Request): boolean => {
  const content = words.filter(
    ({ index, isContent }) =>
      index >= main.first && index <= main.last && isContent && !main.frame.has(index),
  );
  const [first, ...rest] = content;
  if (first === undefined) return false;
  const { word, kind } = first.token;
  const isParticiple =
    kind === "word" &&
    reading.lexicon.verbsOf(word).length > 0 &&
    PARTICIPLES[reading.lexicon.code]?.test(word) === true;
  if (isParticiple || isRankedCount(words, content, reading.lexicon)) return true;
  if (/^(es|fr)$/.test(reading.lexicon.code)) return describesPlural(words, content, reading.lexicon);
  if (reading.lexicon.code !== "en") return false;
  // "garden plans from 1970"
  const isNoun = content
    .slice(0, MAX_BETWEEN + 1)
    .some(
      ({ index, token }) =>
        isPlural(token.word) &&
        reading.lexicon.verbsOf(token.word).length > 0 &&
        isNounPhrase(reading.tokens, index, reading.lexicon),
    );
  return (
    isNoun ||
    ((kind === "number" || ADJECTIVES.test(word)) &&
      rest.slice(0, MAX_BETWEEN + 1).some(({ token }) => token.kind === "word" && isPlural(token.word)))
  );
});

/**
 * Whether the phrase starts with a count of the first or last ones: "les 5 dernières factures", "posledních 5
 * plateb".
 */
function isRankedCount(
  words: Request["words"],
  content: Request["words"],
  { times, ordinals }: Lexicon,
): boolean {
  const isCount = (word: Request["words"][number] | undefined) => word?.token.kind === "number";
  const isRank = (word: Request["words"][number] | undefined) =>
    Math.abs(ordinals.get(word?.token.word ?? "") ?? 0) === 1 ||
    (times.get(word?.token.word ?? "") ?? []).some((each) => each === "last" || each === "next");
  const [first, second] = content;
  if (content.length < 3 || first === undefined || second?.token.gap !== " ") return false;
  // "the next 3 days" is a period.
  const isNoun = words[second.index + 1]?.isContent === true || isRank(second);
  return isNoun && ((isCount(first) && isRank(second)) || (isRank(first) && isCount(second)));
}

/** Whether the phrase starts with an article and a plural, or a plural and a participle: "les visites annulées". */
function describesPlural(
  words: Request["words"],
  [first, ...rest]: Request["words"],
  { code, verbsOf, commands }: Lexicon,
): boolean {
  if (first === undefined || !/[sx]$/.test(first.token.word) || commands.has(first.token.word)) return false;
  const isDefinite = /^(les|los|las|mes|mis|nos|nuestr[oa]s|tou(te)?s|tod[oa]s)$/.test(
    words[first.index - 1]?.token.word ?? "",
  );
  return (
    isDefinite ||
    rest
      .slice(0, MAX_BETWEEN)
      .some(({ token }) => verbsOf(token.word).length > 0 && PARTICIPLES[code]?.test(token.word) === true)
  );
}
