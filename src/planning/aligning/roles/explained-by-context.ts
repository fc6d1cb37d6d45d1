import { isJsonObject, type JsonObject } from "../../../base/json.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { splitWords } from "../../../language/split-words.ts";
import type { Filling } from "../filling/filling.ts";
import { toWordForm, type WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";

/** Words of the context's keys. */
export function contextForms(context: JsonObject): WordForm[] {
  const english = lexiconOf("en");
  const words = new Set<string>();
  const visit = (value: JsonObject, depth: number) => {
    for (const [name, inner] of Object.entries(value)) {
      for (const word of splitWords(name))
        if (words.size < 60 && !/^(id|name|title|number|no|code|status|state|type|date)$/.test(word))
          words.add(word);
      if (isJsonObject(inner) && depth < 3) visit(inner, depth + 1);
    }
  };
  visit(context, 0);
  return [...words].map((word) => toWordForm(word, english));
}

/**
 * Whether the context explains the word: "this ticket" with a ticket in the context, a word in a value of
 * the context, or, for reads, a word of the argument's description.
 */
export function isExplainedByContext(
  request: Request,
  filled: Filling["filled"],
  i: number,
  reads: boolean,
): boolean {
  const word = request.words[i]?.token.word ?? "";
  return filled.some(
    ({ source, value, slot }) =>
      source === "context" &&
      (JSON.stringify(value).toLowerCase().includes(word) ||
        slot.words.includes(word) ||
        (reads && splitWords(slot.description).includes(word))),
  );
}
