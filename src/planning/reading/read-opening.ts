import type { Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, type Token } from "../../language/tokenize.ts";
import { causedVerbAt } from "./find-instruction.ts";
import { isJoiner } from "./split-clauses.ts";

/** How a clause starts; `at` is the position after its introduction. */
export type Opening = { kind: "request" | "advice" | "question" | "show" | "none"; at: number };

/** The start of a clause without courtesies; `at` is the position after it. */
/** Forms of "to be" after an adjective, by language, folded. */
const BEING: Readonly<Record<string, RegExp>> = {
  cs: /^(je|jsou|byl[aoiy]?|bude|budou)$/,
  de: /^(ist|sind|war|waren|wird|werden)$/,
  pl: /^(jest|sa|byl[aoiy]?|byli|bedzie|beda)$/,
};

/** Whether a question asks to what degree something is so: "wie laut waren …", "jak velké je …". */
function isDegreeAsked(tokens: readonly Token[], i: number, { code, commands }: Lexicon): boolean {
  const [adjective, being] = [tokens[i + 1], tokens[i + 2]];
  return (
    /^(wie|jak)$/.test(tokens[i]?.word ?? "") &&
    adjective?.kind === "word" &&
    !commands.has(adjective.word) &&
    BEING[code]?.test(being?.word ?? "") === true &&
    BEING[code]?.test(adjective.word) !== true
  );
}

export function readOpening(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
  frame: Set<number>,
): Opening {
  let opening: Opening = { kind: "none", at: indexes[0] ?? 0 };
  const end = indexes.at(-1) ?? -1;
  for (let i = indexes[0] ?? 0; i <= end; ) {
    const caused = causedVerbAt(tokens, i, end, lexicon);
    if (caused !== undefined) {
      frame.add(i);
      opening = { kind: "request", at: caused };
      break;
    }
    const word = tokens[i]?.word ?? "";
    const advice = isDegreeAsked(tokens, i, lexicon) ? undefined : adviceAt(tokens, i, end, lexicon);
    const request = matchPhrase(lexicon.requestFrames, tokens, i);
    const show = matchPhrase(lexicon.showing, tokens, i);
    const longest = Math.max(advice ?? -1, request ?? -1, show ?? -1);
    // "check out room 7" does not ask to see a room.
    const next = tokens[i + 1]?.word ?? "";
    const isParted =
      (lexicon.commands.get(word) ?? []).some(
        ({ particle }) =>
          particle !== null &&
          (particle.split(" ")[0] === next ||
            (/^(it|him|her|them|this|that|me|us)$/.test(next) &&
              particle.split(" ")[0] === tokens[i + 2]?.word) ||
            endsWithParticle(tokens, indexes, i, particle, lexicon)),
      ) && longest === i;
    const isVerb = (at: number) =>
      isParted || (at === i && lexicon.commands.has(word) && !lexicon.courtesy.has(word));
    if (isParted) break;
    if (longest >= i && !(isVerb(longest) && show === undefined)) {
      const kind = longest === advice ? "advice" : longest === request ? "request" : "show";
      // "could you show me …" asks for information; "can you tell me how to …" asks for advice.
      if (kind !== "request" || opening.kind === "none") opening = { kind, at: longest + 1 };
      else opening.at = longest + 1;
      for (let j = i; j <= longest; j++) frame.add(j);
      if (kind === "advice") return opening;
      i = longest + 1;
      continue;
    }
    const adverb = opening.kind === "none" ? adverbAt(tokens, i, lexicon) : undefined;
    if (adverb !== undefined && adverb < end) {
      opening.at = adverb + 1;
      i = adverb + 1;
      continue;
    }
    if (lexicon.courtesy.has(word) || isJoiner(word, lexicon)) {
      frame.add(i);
      opening.at = i + 1;
      i++;
      continue;
    }
    if (opening.kind === "none" && (lexicon.questionWords.has(word) || lexicon.questionVerbs.has(word)))
      opening = { kind: "question", at: i };
    break;
  }
  for (const i of indexes)
    if (lexicon.courtesy.has(tokens[i]?.word ?? "") && !isTimeOfDay(tokens[i], tokens[i - 1])) frame.add(i);
  return opening;
}

/** The indexes of the tokens of adverbs of time and repetition. */
export function findAdverbs(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
): Set<number> {
  const found = new Set<number>();
  for (const i of indexes) {
    const end = adverbAt(tokens, i, lexicon) ?? -1;
    for (let j = i; j <= end; j++) found.add(j);
  }
  return found;
}

/** The last token of the adverb of time or repetition that starts here: "from now on". */
function adverbAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const end = matchPhrase(lexicon.adverbs, tokens, i);
  const condition = matchPhrase(lexicon.conditions, tokens, i) ?? -1;
  return end !== undefined && condition < end && !tokens[i]?.name ? end : undefined;
}

/**
 * Questions that ask for advice only with such a word: "co mám udělat" and "wie schließe ich", unlike "co mám
 * půjčené" and "wie war …".
 */
const ASKED_WITH: Readonly<Record<string, readonly [phrase: RegExp, word: RegExp]>> = {
  cs: [/^(co )?(mame?|nemam)( ted| uz| radsi)?$/, /\p{L}{2,}(t|ct|ci)$/u],
  de: [/^wie$/, /^(ich|man|wir|mir|uns|du|ihr|lasst?|lassen|kann|konnen|soll|muss|\p{L}{3,}(en|ern|eln))$/u],
  pl: [/^co mamy?$/, /\p{L}{2,}(c)$/u],
};

function adviceAt(tokens: readonly Token[], i: number, end: number, lexicon: Lexicon): number | undefined {
  const found = matchPhrase(lexicon.adviceFrames, tokens, i);
  const [phrase, needed] = ASKED_WITH[lexicon.code] ?? [];
  if (found === undefined || phrase === undefined || needed === undefined) return found;
  const said = tokens.slice(i, found + 1).map(({ word }) => word);
  const isAdvised = tokens.slice(found + 1, end + 1).some(({ word }) => needed.test(word));
  return phrase.test(said.join(" ")) && !isAdvised ? undefined : found;
}

/**
 * Whether the English particle of a verb follows its object: "check room 7 in", "check the guest out of room
 * 7", but not "check which room it is in".
 */
function endsWithParticle(
  tokens: readonly Token[],
  indexes: readonly number[],
  i: number,
  particle: string,
  lexicon: Lexicon,
): boolean {
  if (lexicon.code !== "en" || !/^(in|out)$/.test(particle)) return false;
  const said = indexes.filter((at) => at > i + 1 && !lexicon.courtesy.has(tokens[at]?.word ?? ""));
  const end = said.find((at) => tokens[at]?.word === "out" && tokens[at + 1]?.word === "of") ?? said.at(-1);
  if (end === undefined || tokens[end]?.word !== particle) return false;
  return !indexes.some((at) => {
    const word = tokens[at]?.word ?? "";
    return at > i && at < end && (lexicon.questionWords.has(word) || lexicon.questionVerbs.has(word));
  });
}

const DETERMINERS =
  /^(the|an?|this|that|these|those|our|my|your|his|her|its|their|each|every|tomorrow|next|last)$/;

/** Whether a greeting is a time of day, by the word before it: "in the morning". */
export function isTimeOfDay(token: Token | undefined, before: Token | undefined): boolean {
  return token?.word === "morning" && DETERMINERS.test(before?.word ?? "");
}
