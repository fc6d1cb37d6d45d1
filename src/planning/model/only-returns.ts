import { baseForms } from "../../language/base-forms.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import type { OperationProfile } from "../aligning/describe-operation.ts";

/** Words that say that an operation returns something, folded, at the start of a sentence. */
const RETURNS =
  /^(returns?|tells|says|answers|computes?|calculates?|estimates?|looks?|finds?|lists?|shows?|gets?|counts?|searches|search|checks?|validates?|previews?|quotes?|predicts?|who|which|what|where|when|how|vraci|vrati|vrat|zobrazi|vypise|spocita|vypocita|odhadne|najde|vyhleda|overi|kdo|kolik|kde|kdy|jak|gibt|liefert|berechnet|zeigt|sucht|findet|pruft|schatzt|wer|wie|wo|wann|zwraca|oblicza|wylicza|szacuje|wyszukuje|pokazuje|sprawdza|kto|ile|gdzie|devuelve|calcula|estima|busca|muestra|lista|comprueba|valida|quien|cuanto|donde|renvoie|retourne|calcule|estime|cherche|recherche|affiche|verifie|liste|qui|combien|ou)$/;

/** Nouns for a computed answer, at the end of a name: "price preview". */
const ANSWERS =
  /^(estimates?|estimation|quote|preview|search|lookup|query|check|validation|calculation|forecast|comparison|simulation|stats|statistics|count)$/;

/** Reading verbs that store something when they are posted. */
const STORING = /^(report|watch|track|monitor|measure|export|ask|test)$/;

/**
 * Whether an operation only returns something although its method can change something: its text says that it returns,
 * computes or looks up, and none of its words in the position of a verb changes anything. It decides whether a question
 * asks for it; approvals and effects do not depend on it.
 */
export function onlyReturns({ candidate, reads, lexicon, verbs, isVerbStated }: OperationProfile): boolean {
  if (reads) return true;
  const { method, operation_id, path, summary, description } = candidate.fields;
  if (method !== "POST" || /\}\/[^/{}]+$/.test(path)) return false;
  const english = lexiconOf("en");
  const sentences = [summary, ...description.slice(0, 400).split(/[.!?;]\s|\n/)]
    .map((text) => foldText(text).match(/[\p{L}-]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const readsAs = (word: string) =>
    RETURNS.test(word) && !STORING.test(word) && !english.verbsOf(word).some((verb) => STORING.test(verb));
  const changes = (word: string) =>
    [lexicon, english].some((each) =>
      [word, ...baseForms(word)].some((form) => {
        const found = each.commands.has(form) ? each.verbsOf(form) : [];
        return found.length > 0 && !found.some(isReadingVerb);
      }),
    );
  const ids = [operation_id, path.split("/").at(-1) ?? ""]
    .map(splitWords)
    .filter((words) => words.length > 0);
  const isReadByName = ids.some(
    ([head = ""]) => english.verbsOf(head).some(isReadingVerb) && RETURNS.test(head) && !STORING.test(head),
  );
  const says =
    isReadByName ||
    sentences.some(([head = ""]) => readsAs(head)) ||
    sentences.slice(0, 1).some((words) => ANSWERS.test(words.at(-1) ?? "")) ||
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
    ids.some(
      (words) =>
        words.length > 0 &&
        (changes(words[0] ?? "") || changes(words.at(-1) ?? "")) &&
        !words.some((word) => RETURNS.test(word) || ANSWERS.test(word)),
    ) ||
    (isVerbStated && [...verbs.keys()].every((verb) => STORING.test(verb)));
  return says && !isChanging;
}

/** Whether a word that can be a verb is a noun: "ride estimate", "bill of a room". */
function isNounHere(words: readonly string[], at: number): boolean {
  return ANSWERS.test(words[at + 1] ?? "") || /^(of|de|du|des|del|der)$/.test(words[at + 1] ?? "");
}
