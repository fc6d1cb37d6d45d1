import { isNegatingName } from "../../../language/negations.ts";
import { foldText } from "../../../language/split-words.ts";
import { takesReason } from "../kinds/propose-reasons.ts";
import type { Slot } from "../list-slots.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/** Names of arguments for what one wants to say about an action. */
const REMARKS =
  /^(comment|note|notes|remark|remarks|poznamka|kommentar|bemerkung|komentarz|uwagi|comentario|commentaire)$/;

/** A statement after the command is the text of an argument for the reason: "void it, the amount was wrong". */
export function findReasons(
  request: Request,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): { slot: Slot; value: string; tokens: number[] }[] {
  const { reading } = request;
  const texts = open.filter(({ kind, slot }) => kind === "string" && slot.values.length === 0);
  const clause = reading.clauses.find(
    ({ isBackground, first, last }) => isBackground && first > 0 && last - first >= 2,
  );
  const remarks = texts.filter(({ slot }) => REMARKS.test(foldText(slot.words.at(-1) ?? "")));
  const traits =
    texts.find(takesReason) ?? (clause !== undefined && remarks.length === 1 ? remarks[0] : undefined);
  const tokens = clause === undefined ? lastPhrase(request) : range(clause.first, clause.last);
  const [first = -1] = tokens;
  const last = tokens.at(-1);
  if (traits === undefined || last === undefined) return [];
  if (tokens.some((i) => taken.has(i) || (reading.tokens[i]?.quote ?? -1) >= 0)) return [];
  // "…, valid for 30 guests" is a limit and no remark, if an argument takes a number.
  const isCount = tokens.some((i) => reading.tokens[i]?.kind === "number");
  if (isCount && !takesReason(traits) && open.some(({ kind }) => kind === "number")) return [];
  const value = reading.text.slice(reading.tokens[first]?.start, reading.tokens[last]?.end);
  return meetsSchema(value, traits) ? [{ slot: traits.slot, value, tokens }] : [];
}

const MAX_PHRASE = 6;

/**
 * The words after the last comma of a command, if they are common words without a preposition: "hold it,
 * papers missing", "hold it - papers missing".
 */
function lastPhrase({ words, reading, main }: Request): number[] {
  const first = words.findLastIndex(
    ({ token, index }) => index > main.first && /^(,\s|\s[-–—]\s)/u.test(token.gap),
  );
  const tokens = first < 0 ? [] : range(first, words.length - 1);
  const isPlain = tokens.every((i) => {
    const word = words[i];
    return (
      word?.token.kind === "word" &&
      !word.token.name &&
      word.clause === main &&
      // "…, no refund" and "…, without the lid" are instructions.
      !isNegatingName(word.token.word) &&
      !reading.values.some((value) => value.first <= i && value.last >= i)
    );
  });
  const { prepositions, courtesy, commands } = reading.lexicon;
  const head = words[first]?.token.word ?? "";
  const isOther = prepositions.has(head) || courtesy.has(head) || commands.has(head);
  return main.mood === "command" && isPlain && !isOther && tokens.length >= 2 && tokens.length <= MAX_PHRASE
    ? tokens
    : [];
}
