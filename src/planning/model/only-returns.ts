import { baseForms } from "../../language/base-forms.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import type { OperationProfile } from "../aligning/describe-operation.ts";

/** Verbs that say that an operation only computes or finds something, folded, at the start of a sentence. */
const COMPUTES =
  /^(computes?|calculates?|estimates?|searches|search|spocita|vypocita|odhadne|vyhleda|berechnet|schatzt|sucht|oblicza|wylicza|szacuje|wyszukuje|calcula|estima|busca|calcule|estime|recherche)$/;
/** Verbs that say what an operation returns. An operation that stores something also returns it. */
const RETURNS = /^(returns|vraci|vrati|liefert|zwraca|devuelve|renvoie|retourne)$/;
/** Question words at the start of a summary: "Who is on duty". */
const ASKS =
  /^(who|which|what|where|when|how|kdo|kolik|kde|kdy|jak|wer|wie|wo|wann|kto|ile|gdzie|quien|cuanto|donde|qui|combien|ou)$/;
/** Nouns for a computed answer, at the end of a name: "price preview". */
const ANSWERS = /^(estimates?|estimation|preview|search|lookup|query)$/;
/** Verbs of a look-up that often store something: "list an item for sale", "check a guest in", "quote a repair". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  "check validate verify quote count check-in check-out".split(" "),
);

/** Reading verbs that store something when they are posted. */
const STORING = /^(report|watch|track|monitor|measure|export|ask|test)$/;

/**
 * Whether an operation only returns something although its method can change something: its text says that it returns,
 * computes or looks up, and none of its words in the position of a verb changes anything. It decides whether a question
 * asks for it; approvals and effects do not depend on it.
 */
export function onlyReturns({ candidate, reads, lexicon, verbs, isVerbStated }: OperationProfile): boolean {
  const { method, operation_id, path, summary, description } = candidate.fields;
  const sentences = [summary, ...description.slice(0, 400).split(/[.!?;]\s|\n/)]
    .map((text) => foldText(text).match(/[\p{L}-]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const ids = [operation_id, path.split("/").at(-1) ?? ""]
    .map(splitWords)
    .filter((words) => words.length > 0);
  const isAmbiguous =
    [...verbs.keys()].some((verb) => AMBIGUOUS.has(verb)) ||
    /\bcheck(s|ed)?[ _-]?(in|out)s?\b/.test(
      [foldText(`${summary}. ${description}`), ...ids.map((id) => id.join(" "))].join(". "),
    ) ||
    /^lists? (an?|your|my|this)\b/.test(foldText(summary));
  if (candidate.side_effect === "read" || (reads && !isAmbiguous)) return true;
  if (method !== "POST" || /\}\/[^/{}]+$/.test(path) || isAmbiguous) return false;
  const english = lexiconOf("en");
  const changes = (word: string) =>
    [lexicon, english].some((each) =>
      [word, ...baseForms(word)].some((form) => {
        const found = each.commands.has(form) ? each.verbsOf(form) : [];
        return found.length > 0 && !found.some(isReadingVerb);
      }),
    );
  const [head = []] = summary === "" ? ids : sentences;
  const computes = ([first = "", second = ""]: readonly string[]) =>
    COMPUTES.test(first) || (/^looks?$/.test(first) && second === "up");
  const says =
    sentences.some(computes) ||
    ids.some(computes) ||
    // "Room reservation. Returns the reservation." creates it.
    (sentences.some(([first = ""]) => RETURNS.test(first)) &&
      (ASKS.test(head[0] ?? "") || (RETURNS.test(head[0] ?? "") && !isGivingBack(head)))) ||
    ANSWERS.test(head.at(-1) ?? "") ||
    ids.some((words) => ANSWERS.test(words.at(-1) ?? ""));
  const isChanging =
    findChangingVerb({ id: operation_id, path, summary, description }) !== null ||
    sentences.some((words) =>
      words.some(
        (word, at) =>
          (at === 0 || /^(and|then|also|to|a|und|y|et|i|oraz)$/.test(words[at - 1] ?? "")) &&
          !RETURNS.test(word) &&
          changes(word) &&
          !isNounHere(words, at),
      ),
    ) ||
    ids.some((words) => changes(words[0] ?? "") || changes(words.at(-1) ?? "")) ||
    (isVerbStated && [...verbs.keys()].every((verb) => STORING.test(verb)));
  return says && !isChanging;
}

/** Whether a word that can be a verb is a noun: "ride estimate", "bill of a room". */
function isNounHere(words: readonly string[], at: number): boolean {
  return ANSWERS.test(words[at + 1] ?? "") || /^(of|de|du|des|del|der)$/.test(words[at + 1] ?? "");
}

/** Whether "returns" can mean that something is given back: "Returns an item", "Returns the key to the desk". */
function isGivingBack([, second = "", third = "", ...rest]: readonly string[]): boolean {
  return (/^an?$/.test(second) && third !== "list") || rest.some((word) => /^(to|back)$/.test(word));
}
