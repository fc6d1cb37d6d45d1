import { CREATES } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** Verbs that come before an action. */
const PREPARING: ReadonlySet<string> = new Set("prepare plan propose suggest".split(" "));
/** Whether the command only prepares or plans what the operation does: "prepare to launch boat 7". */
export function isOnlyPrepared({ words, action, reading }: Request): boolean {
  if (!action?.commanded || !action.verbs.every((verb) => PREPARING.has(verb))) return false;
  const { commands, code } = reading.lexicon;
  const [verb = -1] = action.tokens;
  const [next, after] = [words[verb + 1]?.token, words[verb + 2]?.token];
  return code === "en" && next?.word === "to" && commands.has(after?.word ?? "");
}

/** Verbs for leaving something as it is, by language; folded. */
const KEEPING: Readonly<Record<string, RegExp>> = {
  en: /^(keep|retain)$/,
  cs: /^(ponech|ponechte|zachovej|zachovejte)$/,
  de: /^(behalt|behalte|behalten|belass|belasse|belassen)$/,
  pl: /^(zachowaj|zachowajcie|pozostaw|utrzymaj)$/,
  es: /^(manten|mantenga|conserva|conserve)$/,
  fr: /^(garde|gardez|conserve|conservez|maintiens|maintenez)$/,
};
const SAVES = /^(save|store|keep|leave|retain|preserve|archive|bookmark|set|hold)$/;

/** Whether what is to stay as it is would be added: "keep buoy 7 on the list" for "Add a buoy". */
export function isKept({ words, action, reading }: Request, { profile }: Ranked): boolean {
  if (!action?.commanded) return false;
  const isKeeping = action.tokens.some(
    (i) => KEEPING[reading.lexicon.code]?.test(words[i]?.token.word ?? "") === true,
  );
  const offered = [...profile.verbs.keys()];
  return isKeeping && offered.some((verb) => CREATES.has(verb)) && !offered.some((verb) => SAVES.test(verb));
}
