/** Words for how often something happens, folded, by the interval. */
const FREQUENCIES: readonly (readonly [interval: string, words: RegExp])[] = [
  ["hour", /^(hour|hourly|hodinove|stundlich\p{L}*|cogodzinn\p{L}*)$/u],
  [
    "day",
    /^(day|daily|nightly|denn[ei]|taglich\p{L}*|codzienn\p{L}*|dziennie|diari[oa]|diariamente|quotidien\p{L}*)$/u,
  ],
  [
    "week",
    /^(week|weekly|tydn[ei]|tydenn[ei]|wochentlich\p{L}*|tygodniow\p{L}*|cotygodniow\p{L}*|semanal\p{L}*|hebdomadaire\p{L}*)$/u,
  ],
  [
    "fortnight",
    /^(fortnight|fortnightly|biweekly|ctrnactidenn[ei]|zweiwochentlich\p{L}*|dwutygodniow\p{L}*|quincenal\p{L}*|bimensuel\p{L}*)$/u,
  ],
  [
    "month",
    /^(month|monthly|mesicn[ei]|monatlich\p{L}*|miesieczn\p{L}*|comiesieczn\p{L}*|mensual\p{L}*|mensuel\p{L}*)$/u,
  ],
  [
    "two months",
    /^(bimonthly|dvoumesicn[ei]|zweimonatlich\p{L}*|dwumiesieczn\p{L}*|bimestral\p{L}*|bimestriel\p{L}*)$/u,
  ],
  [
    "quarter",
    /^(quarter|quarterly|ctvrtletn[ei]|kvartaln[ei]|vierteljahrlich\p{L}*|quartalsweise|kwartaln\p{L}*|trimestral\p{L}*|trimestriel\p{L}*)$/u,
  ],
  [
    "half year",
    /^(semiannual\p{L}*|biannual\p{L}*|pololetn[ei]|pulrocn[ei]|halbjahrlich\p{L}*|polroczn\p{L}*|semestral\p{L}*|semestriel\p{L}*)$/u,
  ],
  [
    "year",
    /^(year|yearly|annual|annually|rocn[ei]|jahrlich\p{L}*|roczn\p{L}*|corocznie|anual\p{L}*|annuel\p{L}*)$/u,
  ],
];

function intervalOf(word: string): string | undefined {
  return FREQUENCIES.find(([, words]) => words.test(word))?.[0];
}

/** Whether both words name an interval, and not the same one: "quarterly" is similar to `monthly`. */
export function isOtherFrequency(said: string, listed: string): boolean {
  const [own, other] = [intervalOf(listed), intervalOf(said)];
  return own !== undefined && other !== undefined && own !== other;
}
