import { foldText } from "../../../../language/split-words.ts";
import { type Request, range } from "../../../aligning/request-words.ts";
import type { Value } from "../../../reading/value.ts";
import type { Ranked } from "../../score.ts";

// Times of a write that the request only bounds: "after 9 pm" is not 9 pm.

/** Words before a time that is the first or last possible one, or only preferred, by language; folded. */
const OPEN: Readonly<Record<string, RegExp>> = {
  en: /(^| )(after|before|by|around|about|roughly|past|(no|not) (earlier|later|sooner) than|at the (earliest|latest)|earliest|latest|preferably|ideally)( at)?$/,
  cs: /(^| )(po|pred|kolem|okolo|nejdrive|ne drive nez|nejpozdeji|nejlepe|idealne|zhruba)( v| ve| od| do)?$/,
  de: /(^| )(ab|nach|vor|bis|gegen|etwa|ungefahr|fruhestens|spatestens|nicht (vor|nach)|am liebsten|moglichst)( um| ab| gegen)?$/,
  pl: /(^| )(po|przed|okolo|kolo|najwczesniej|najpozniej|najlepiej)( o)?$/,
  es: /(^| )(despues de|antes de|a partir de|sobre|hacia|no antes de|no despues de|como (muy )?(pronto|tarde)|preferiblemente|a ser posible)( a)?( las?)?$/,
  fr: /(^| )(apres|avant|a partir de|des|vers|au plus (tot|tard)|pas avant|de preference)( a)?$/,
};
/** Words after such a time, folded. */
const OPEN_AFTER =
  /^(at the (earliest|latest)|or (later|earlier|after|before)|nejdrive|nejpozdeji|a pozdeji|fruhestens|spatestens|oder (spater|fruher)|najwczesniej|najpozniej|lub pozniej|como (muy )?(pronto|tarde)|o (despues|antes|mas tarde)|au plus (tot|tard)|ou plus (tot|tard))( |$)/;
/** Words of arguments that are bounds or lengths themselves, folded. */
const BOUNDS =
  /^(min|max|earliest|latest|before|after|until|till|by|deadline|due|within|not|expir\p{L}*|end(s|ing|time)?|from|since|delay|interval)$/u;
const MAX_WORDS = 4;
/** Words before the moment at which something starts that lasts. */
const STARTING = /(^| )(ab|od|a partir de|des)( a| las?| um)*$/;

/** Whether an argument that takes an exact time has one that is only bounded: "frühestens 15 Uhr". */
export function isOpenTime(request: Request, { profile, filling }: Ranked): boolean {
  const { reading } = request;
  const open = OPEN[reading.lexicon.code];
  if (open === undefined) return false;
  const hasLength = reading.values.some(({ kind }) => kind === "duration");
  return filling.chosen.some(({ traits: { slot }, source }) => {
    if (!/^(date|time)$/.test(source.kind) || profile.owners.has(slot.name)) return false;
    if (slot.words.some((word) => BOUNDS.test(foldText(word)))) return false;
    const value = reading.values.find(({ kind, first }) => kind === source.kind && first === source.first);
    const clock = value === undefined ? null : clockOf(value);
    if (clock === null) return false;
    const [first, last] = clock;
    const before = said(request, first - MAX_WORDS, first);
    // "ab 14 Uhr für 2 Stunden" states when it starts.
    const isStart = hasLength || slot.words.some((word) => /^(start|begin)/i.test(word));
    if (isStart && STARTING.test(before)) return false;
    return open.test(before) || OPEN_AFTER.test(said(request, last + 1, last + 5));
  });
}

/** The first and last token of the time of the day. */
function clockOf({ kind, first, last, timeTokens }: Value): readonly [number, number] | null {
  return kind === "time" ? [first, last] : (timeTokens ?? null);
}

function said({ words }: Request, from: number, to: number): string {
  return range(Math.max(0, from), to - 1)
    .map((i) => words[i]?.token.word ?? "")
    .join(" ")
    .trim();
}
