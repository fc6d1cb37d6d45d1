import type { SpanRole } from "../../contract/tool.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import type { OperationProfile, WordPlace } from "./describe-operation.ts";
import type { Filling } from "./fill-slots.ts";
import type { WordForm } from "./match-words.ts";
import type { Request } from "./request-words.ts";

/** What a glance tells for and against an operation, before any argument is filled; shares 0…1. */
export interface GlanceFeatures {
  /** Score of the search, as a share of the best. */
  retrieval: number;
  /** How well the verb asked for agrees with what the operation does: 1 same … −1 opposite. */
  verb: number;
  /** Something else is to be done than what it does. */
  otherVerb: number;
  /** 1: a request for information and a reading operation, −1: one of them only, 0: nothing known. */
  mood: number;
  /** Share of the operation's nouns that the request says. */
  nouns: number;
  /** The resource its path ends in is said. */
  head: number;
  /** How much less its words explain of the request than those of all candidates together. */
  contrast: number;
  /** The request says the API's name. */
  api: number;
}

/** What speaks for and against an operation; counts are capped. */
export interface AlignmentFeatures extends GlanceFeatures {
  /** Share of the request's words that the operation explains. */
  covered: number;
  /** Weight of what it does not explain. */
  leftover: number;
  /** Typed or quoted values that no argument took. */
  unused: number;
  /** Required arguments without a value. */
  missing: number;
  /** Arguments of the path without a value. */
  missingId: number;
  /** Share of the required arguments that the request or the context fills; 0 when it requires nothing. */
  supplied: number;
  /** Optional arguments filled. */
  optional: number;
  /** Share of the request's words that only became text of an argument nobody named. */
  swallowed: number;
  /** The noun before the value names what the path says it identifies. */
  owned: number;
  /** It names something else. */
  foreign: number;
  /** 1: the value that identifies the thing looks like its pattern or example, −1: it does not. */
  shape: number;
  /** Only the digits of a code identify the thing. */
  partOfCode: number;
  /** Doubt about the least sure of its values. */
  doubt: number;
}

const SURE = 0.74;
const SAID = 0.4;

/** `verb`: null when the request speaks of none. */
export function glanceAt(
  request: Request,
  profile: OperationProfile,
  verb: number | null,
  retrieval: number,
): GlanceFeatures {
  const { words, main, action } = request;
  const content = words.filter(({ isContent }) => isContent);
  const isSaid = (noun: WordForm, least: number) =>
    content.some(({ index }) => request.match(index, noun) >= least) ||
    request.asked.some((stem) => stem === noun.stem || noun.pivots.includes(stem));
  // A phrase whose first word is what the operation does commands it, known as a verb or not.
  const isHeaded = main.mood === "phrase" && action?.commanded !== true && (verb ?? 0) >= 0.8;
  const commands =
    isHeaded || (main.mood === "command" && action?.commanded === true && !action.verbs.every(isReadingVerb));
  const asks = main.mood === "question" || main.mood === "show" || (main.mood === "command" && !commands);
  // "Trigger a long running operation": what is no GET may do what its verb says although it is declared to read.
  const isNamed =
    profile.isVerbStated && (verb ?? 0) >= 0.9 && !/^(GET|HEAD)$/.test(profile.candidate.fields.method);
  const [head] = profile.nouns;
  return {
    retrieval,
    verb: verb ?? 0,
    otherVerb: commands && !profile.reads && (verb ?? 0) <= 0.3 ? 1 : 0,
    mood: asks
      ? profile.reads
        ? 1
        : -1
      : commands
        ? profile.reads && !isNamed
          ? -1
          : 1
        : profile.reads
          ? 0.5
          : -0.5,
    nouns:
      profile.nouns.length === 0
        ? 0
        : profile.nouns.filter((noun) => isSaid(noun, SAID)).length / profile.nouns.length,
    head: head !== undefined && isSaid(head, SURE) ? 1 : 0,
    contrast: 0,
    api: profile.words.some(
      (word) => word.place === "api" && content.some(({ index }) => request.match(index, word) >= 0.99),
    )
      ? 1
      : 0,
  };
}

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
    ...glanceAt(request, profile, verb, retrieval),
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

/** How much a word proves by where it stands. */
const PLACES: Readonly<Record<WordPlace, number>> = { name: 1, tag: 0.8, text: 0.7, slot: 0.6, api: 0.5 };

/** At a glance only what its author calls it counts. */
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
    // The places that prove most come first.
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
  /** Of the alignment, when there is one. */
  roles?: readonly { role: SpanRole | null }[];
  features: GlanceFeatures;
}

/** Sets for every candidate how much of the request the others explain and it does not. */
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

/** What a word that an argument takes counts as explained. */
const TAKEN = 0.8;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
