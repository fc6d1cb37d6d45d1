import { describe, expect, it } from "vitest";
import { NOUNS } from "../../src/language/data/nouns.data.ts";
import { columnOf } from "../../src/language/language-codes.ts";
import { LANGUAGES, lexiconOf } from "../../src/language/lexicon.ts";
import { foldText } from "../../src/language/split-words.ts";

/** Language, word as written, the English word it means. */
const WORDS = `
cs lůžka bed
cs kolejí dormitory
cs úlů hive
cs včelařům beekeeper
cs matky queen
cs žebříky ladder
cs hadice hose
cs kytaru guitar
cs obvazů bandage
cs brýlí glasses
cs vězni prisoner
cs rozsudku verdict
cs pohřbu funeral
cs střihu haircut
cs přívěsem trailer
cs kotviště mooring
cs bezlepkové gluten
cs bezbariérový accessible
cs vyprodané sold
cs nedoplatky debt
cs kominíka chimney
de Bienenvölker bee
de Schläuche hose
de Leitern ladder
de Betten bed
de Krankenhausbetten bed
de Kinderfahrräder bicycle
de Gräber grave
de Brillengläser glasses
de Häftlinge prisoner
de Kleingärten plot
de Schulbücher textbook
de Liegeplätze mooring
de Fähren ferry
de Zeugen witness
de Mitbewohnerin roommate
de glutenfreie gluten
de barrierefreien accessible
de Feuerwehreinsätze deployment
pl łóżek bed
pl uli hive
pl pszczelarza beekeeper
pl węże snake
pl drabiny ladder
pl strażaków firefighter
pl wyroków verdict
pl pogrzebie funeral
pl rowerów bicycle
pl zaległości debt
pl działek plot
pl bezglutenowe gluten
pl okularów glasses
pl promem ferry
pl prom ferry
pl złodzieje thief
es colmenas hive
es apicultora beekeeper
es camas bed
es mangueras hose
es bomberos firefighter
es sentencias verdict
es funerales funeral
es bicicletas bicycle
es gafas glasses
es ladrones thief
es lápices pencil
es testigos witness
es amarres mooring
es agotadas sold
fr ruches hive
fr apicultrice beekeeper
fr lits bed
fr échelles ladder
fr pompiers firefighter
fr jugements verdict
fr enterrement funeral
fr vélos bicycle
fr lunettes glasses
fr voleurs thief
fr jumeaux twin
fr témoins witness
fr épuisée sold
`;

/** Words that begin with the stem of another word, and words that mean something else in a neighbouring language. */
const TRAPS: readonly (readonly [code: string, word: string, means: string, not: string])[] = [
  ["cs", "stanice", "station", "tent"],
  ["cs", "kolejiště", "rail", "college"],
  ["cs", "listopadu", "", "leaf"],
  ["cs", "prstenem", "ring", "finger"],
  ["cs", "zámku", "lock", "change"],
  ["cs", "sklepů", "cellar", "shop"],
  ["pl", "sklepów", "shop", "cellar"],
  ["pl", "listopada", "", "leaf"],
  ["pl", "miednica", "", "copper"],
  ["pl", "kolejka", "", "dormitory"],
  ["de", "sondern", "", "special"],
  ["de", "Donnerstag", "", "thunder"],
  ["de", "Gerüste", "scaffold", "equipment"],
  ["es", "una", "", "nail"],
  ["es", "este", "", "east"],
  ["es", "camarera", "waiter", "bed"],
  ["fr", "sur", "", "safe"],
  ["fr", "certaines", "", "certain"],
  ["fr", "tenter", "", "tent"],
];

describe("a noun of everyday life", () => {
  const rows = WORDS.trim()
    .split("\n")
    .map((line) => line.split(" "));

  it.each(rows)("%s: %s is %s", (code = "", word = "", means = "") => {
    expect(lexiconOf(code).english(foldText(word))).toContain(means);
  });

  it.each(TRAPS)("%s: %s (%s) is not %s", (code, word, means, not) => {
    const found = lexiconOf(code).english(foldText(word));
    if (means !== "") expect(found).toContain(means);
    expect(found).not.toContain(not);
  });
});

/** Meanings that are also the meaning of the function word, courtesy or number with the same prefix. */
const SAME_MEANING =
  /^(support|exact|fast|good|complete|set|equal|dozen|different|easy|possible|polite|rude|light|necessary|news|approximate|half)\b/;

describe.each(
  Object.entries(LANGUAGES)
    .filter(([code]) => code !== "en")
    .map(([code, language]) => [code, language, columnOf(code)] as const),
)("the noun table in %s", (_, language, column) => {
  const entries = NOUNS.trim()
    .split("\n")
    .map((line) => line.split("|"))
    .flatMap((columns) =>
      (columns[column] ?? "").split(" ").flatMap((form) => (form === "" ? [] : [[form, columns[0] ?? ""]])),
    ) as [form: string, english: string][];

  it("has folded forms, and prefixes of at least four letters", () => {
    expect(entries.length).toBeGreaterThan(1_000);
    expect(entries.filter(([form]) => !/^([a-z]{2,}\$|[a-z]{4,})$/.test(form))).toEqual([]);
  });

  it("does not capture function words, courtesies, months, weekdays, numbers or prepositions", () => {
    const values = (text: string) => text.replace(/^.*?:/gm, " ");
    const reserved = [
      language.functionWords,
      language.courtesy,
      language.questionWords,
      language.questionVerbs,
      language.all,
      language.pointing,
      language.months,
      language.weekdays,
      values(language.numbers),
      values(language.prepositions),
    ].flatMap((text) => text.split(/\s+/));
    const captured = entries
      .filter(([, english]) => !SAME_MEANING.test(english))
      .flatMap(([form, english]) =>
        reserved
          .filter((word) => captures(form, word))
          .map((word) => `${word} is read as ${form} (${english})`),
      );
    expect(captured).toEqual([]);
  });
});

/** The rule of `lexicon.ts`: an ending is shorter than its prefix and has at most seven letters. */
function captures(form: string, word: string): boolean {
  if (form.endsWith("$")) return word === form.slice(0, -1);
  return word.startsWith(form) && word.length <= form.length + Math.min(7, form.length - 1);
}
