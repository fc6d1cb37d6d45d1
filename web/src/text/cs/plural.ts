const rules = new Intl.PluralRules("cs");

/** The form of a word after a number: 1 nástroj, 2 nástroje, 5 nástrojů. */
export function form(n: number, one: string, few: string, many: string): string {
  const rule = rules.select(n);
  // Fractions take the genitive singular, which for most words equals the second form: 1,5 sekundy.
  return rule === "one" ? one : rule === "few" || rule === "many" ? few : many;
}

/** A number with its word. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n.toLocaleString("cs")} ${form(n, one, few, many)}`;
}
