import { CREATES } from "../../aligning/describe-operation.ts";
import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** Verbs that come before an action or ask another for it: "plan a launch" launches nothing. */
const PREPARING: ReadonlySet<string> = new Set("prepare plan draft propose suggest request".split(" "));
/** Verbs of operations that only enter what is planned. */
const ENTERED: ReadonlySet<string> = new Set(
  [...CREATES].concat("schedule book reserve arrange set-up order write open submit apply file".split(" ")),
);

/**
 * Whether the operation does what the command only prepares, plans or asks for: "prepare to launch boat 7", "plan a
 * transfer of …" for "Transfer money". An operation that plans or creates something is meant.
 */
export function isOnlyPrepared({ words, action, reading }: Request, { profile }: Ranked): boolean {
  if (!action?.commanded || !action.verbs.every((verb) => PREPARING.has(verb))) return false;
  const { commands, code } = reading.lexicon;
  const [verb = -1] = action.tokens;
  const [next, after] = [words[verb + 1]?.token, words[verb + 2]?.token];
  if (code === "en" && next?.word === "to" && commands.has(after?.word ?? "")) return true;
  const acts = [...profile.verbs.keys()].filter((each) => !ENTERED.has(each));
  if (!profile.isVerbStated || acts.length === 0 || acts.some((each) => PREPARING.has(each))) return false;
  // "request a refund" asks the API for it.
  const isAsked = action.verbs.includes("request");
  return (
    !isAsked ||
    !words.some(({ token }) => reading.lexicon.verbsOf(token.word).some((each) => acts.includes(each)))
  );
}

/** Verbs for leaving something as it is, by language; folded. */
const KEEPING: Readonly<Record<string, RegExp>> = {
  en: /^(keep|leave|retain)$/,
  cs: /^(nech|nechej|nechte|ponech|ponechte|zachovej|zachovejte)$/,
  de: /^(behalt|behalte|behalten|lass|lasse|lassen|belass|belasse|belassen)$/,
  pl: /^(zostaw|zostawcie|zachowaj|zachowajcie|pozostaw|utrzymaj)$/,
  es: /^(deja|deje|manten|mantenga|conserva|conserve|guarda)$/,
  fr: /^(garde|gardez|laisse|laissez|conserve|conservez|maintiens|maintenez)$/,
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
