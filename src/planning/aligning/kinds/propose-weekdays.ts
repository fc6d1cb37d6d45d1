import { lexiconOf } from "../../../language/lexicon.ts";
import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";

const WORKING = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
/** Words for several days of the week, folded, with the days that they stand for. */
const GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /^(weekdays?|workdays?|werktags?|werktage|wochentags|laborables|ouvrables|ouvres|robocze|powszednie)$/,
    WORKING,
  ],
  [/^(weekends?|wochenenden?|vikend(u|y|ech)?)$/, WEEKEND],
  [/^(daily|taglich|denne|codziennie|diariamente|quotidiennement)$/, [...WORKING, ...WEEKEND]],
];
/** Words before days that are left out. */
const EXCLUDING = /^(non|not|except|without|excluding|krome|ausser|ohne|oprocz|bez|salvo|excepto|sauf|hors)$/;
const UNTIL = /^(to|till?|until|through|thru|bis|az|do|a|al|hasta|au|jusqu'?au?)$/;

/** Proposes days of the week for lists of them: "Monday to Friday", "on weekdays". */
export function proposeWeekdays(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const lists = open.flatMap((traits) => {
    const values = traits.isList ? valuesByDay(traits) : null;
    return values === null ? [] : [{ traits, values }];
  });
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) return [];
  const { traits, values } = only;
  const found = request.words.flatMap(({ index }) => readDays(request, index) ?? []);
  const [said, ...more] = found;
  if (said === undefined || more.length > 0) return [];
  const tokens = range(said.first, said.last);
  const { words, reading } = request;
  // "weekdays and Saturday" is no single range, and a list cannot lack one of the days.
  const isMore = words.some(
    ({ token, index }) => !tokens.includes(index) && reading.lexicon.weekdays.has(token.word),
  );
  if (isMore || said.days.some((day) => !values.has(day))) return [];
  const text = reading.text.slice(words[said.first]?.token.start, words[said.last]?.token.end);
  const place = placeFeatures(request, profile, traits, { ...said, text, kind: "code" });
  return [
    {
      traits,
      value: said.days.flatMap((day) => values.get(day) ?? []),
      tokens,
      claims: tokens.map(String),
      ...originOf(profile, traits, { kind: "listed", first: said.first }, "sole"),
      features: { ...place, shape: 0, fit: 1, exact: 1, soleSlot: 1, soleValue: 1 },
      isWhole: true,
    },
  ];
}

/** The listed values by day, 0 for Monday, if they are the days of the week: `mon`, `MO`, `Monday`. */
function valuesByDay({ values }: SlotTraits): Map<number, string> | null {
  const names = [...lexiconOf("en").weekdays].filter(([name]) => name.endsWith("day"));
  const found = new Map<number, string>();
  for (const value of values) {
    if (typeof value !== "string" || value.length < 2) return null;
    const days = names.filter(([name]) => name.startsWith(foldText(value))).map(([, day]) => day);
    const [day] = days;
    if (day === undefined || days.length > 1) return null;
    found.set(day, value);
  }
  return found.size >= WORKING.length ? found : null;
}

/** The days from one day to another, or of a group, at a token. */
function readDays({ words, reading }: Request, i: number) {
  const token = words[i]?.token;
  if (token === undefined || token.quote >= 0) return null;
  const before = words[i - 1]?.token.word ?? "";
  const isNamed = reading.lexicon.prepositions.get(before)?.includes("named") === true;
  if (isNamed || EXCLUDING.test(before)) return null;
  // "Daily" with a capital is a name.
  const group = token.name && i > 0 ? undefined : GROUPS.find(([word]) => word.test(token.word));
  if (group !== undefined) return { first: i, last: i, days: group[1] };
  const [from, next] = [reading.lexicon.weekdays.get(token.word), words[i + 1]?.token];
  if (from === undefined || next === undefined) return null;
  const last = UNTIL.test(next.word) ? i + 2 : /^\s?[-–—]\s?$/.test(next.gap) ? i + 1 : i;
  const to = last === i ? undefined : reading.lexicon.weekdays.get(words[last]?.token.word ?? "");
  if (to === undefined) return null;
  const count = ((to - from + 7) % 7) + 1;
  return { first: i, last, days: Array.from({ length: count }, (_, n) => (from + n) % 7) };
}
