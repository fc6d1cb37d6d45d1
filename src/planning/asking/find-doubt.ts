import { foldText } from "../../language/split-words.ts";
import { readTokens } from "./read-choice.ts";

/*
 * Texts that answer a question without giving or confirming anything: negations, doubts, postponements, small talk. The
 * words are folded (no diacritics, lowercase): English, Czech, German, Polish, Spanish, French.
 */

/** Negations anywhere in an answer: "not 12", "12 nicht", "all but 12". "No. 12" is a number. */
const NEGATED =
  /\b(not|never|cannot|without|except|(all|anything|everything) but|neither|nor|(do|does|did|is|are|was|were|ca|wo|should|could|would|have|has)n'?t|nicht|kein\w*|niemals|ausser|ne|neni|nejsem|nechci|nemam|nikdy|krome|nie|oprocz|nigdy|no(?![.\s]*\d)|nunca|tampoco|excepto|salvo|non|pas|jamais|sauf)\b/;

/** Doubts, conditions and postponements. */
const POSTPONED =
  /\b(later|maybe|perhaps|wait|hold on|idk|ask me|remind me|tell you|try again|let me|give me a|still thinking|i forgot|you choose|you asked|whatever|whichever|already|if|unless|mistake|wrong|spater|vielleicht|warte|moment|egal|frag mich|erinner|sag ich|schon|falls|wenn|falsch|pozdeji|mozna|pockej\w*|jedno|zapomnel\w*|pripomen|reknu|nevim|netusim|uz|jestli|pokud|spatne|pozniej|moze|poczekaj|obojetne|zapomnial\w*|przypomnij|powiem|juz|jesli|zle|luego|mas tarde|quizas?|espera|me da igual|dejame|recuerdame|te (lo )?digo|ya|si (tu|vous) (veux|voulez)|plus tard|peut etre|attend\w*|m est egal|rappelle|je te le dirai|deja|faux)\b/;

/** Answers that say nothing, as a whole. */
const SMALL_TALK =
  /^(hmm*|hm|idk|brb|lol|n a|tbd|null|none|unknown|any|anything|everything|something|all|alle|vsechny|vsechno|wszystkie|wszystko|todos|todas|todo|tous|tout|whatever|hello|hi|hey|hallo|ahoj|czesc|hola|bonjour|salut|sorry|pardon|help|hilfe|pomoc|ayuda|aide|thanks|thank you|danke|diky|dekuji|dzieki|dziekuje|gracias|merci|skip|later|abort|quit|exit|undo|back|stopp?|halt|abbruch|zrus|konec|zostaw|koniec|basta|arrete\w*|well|it|es|would it|good morning|guten morgen|dobre rano|dobry den|dzien dobry|buenos dias|idk yet|dunno|que|quoi|was|co)$/;

/** Whether a text that is not quoted refuses, doubts or postpones, or asks back, instead of giving a value. */
export function isDoubtful(text: string): boolean {
  const folded = foldText(text)
    .replace(/[^\p{L}\p{N}'?.]+/gu, " ")
    .trim();
  const tokens = readTokens(text);
  if (tokens.length === 0 || folded.endsWith("?")) return true;
  const words = tokens.map((token) => token.folded).join(" ");
  return NEGATED.test(folded) || NEGATED.test(words) || POSTPONED.test(words) || SMALL_TALK.test(words);
}
