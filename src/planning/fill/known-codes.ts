import type { Slot } from "./list-slots.ts";

const US_STATES = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,
IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,
MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,
ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,
UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`;
const CURRENCIES = `USD dollar,EUR euro,GBP pound,JPY yen,CZK koruna,CZK czech crown,CHF swiss franc,CNY yuan,INR rupee,PLN zloty,KRW won,SEK swedish krona`;

type CodeKind = "region" | "language" | "currency" | "state";

/** Whether the slot takes a standard code (ISO 639-1, 3166-1, 4217, US state) instead of a name. */
export function wantsCode(slot: Slot): boolean {
  return codeKind(slot) !== undefined;
}

/** The code for a name, in the spelling the slot asks for; undefined for names that are not known. */
export function nameToCode(slot: Slot, name: string): string | undefined {
  const kind = codeKind(slot);
  if (kind === undefined) return undefined;
  const wanted = name.trim().toLowerCase();
  const table = readTable(kind);
  if (kind !== "language" && /^[A-Z]{2,3}$/.test(name.trim()) && [...table.values()].includes(name.trim()))
    return name.trim();
  return table.get(wanted) ?? table.get(wanted.replace(/s$/, ""));
}

function codeKind({ words, description, schema }: Slot): CodeKind | undefined {
  const own = words.filter((word) => word !== "code").at(-1) ?? "";
  const last = ["from", "to", "source", "target", "base"].includes(own) ? subjectOf(description) : own;
  const short = typeof schema["maxLength"] === "number" && schema["maxLength"] <= 3;
  const isCode = words.includes("code") || short || /\bISO\b|abbreviation|\bcode\b/i.test(description);
  if (!isCode) return undefined;
  if (last === "country" || last === "region") return "region";
  if (last === "language" || last === "lang") return "language";
  if (last === "currency") return "currency";
  return last === "state" ? "state" : undefined;
}

/** `from` and `to` leave it to the description what they are about. */
function subjectOf(description: string): string {
  return /\b(country|language|currency)\b/i.exec(description)?.[1]?.toLowerCase() ?? "";
}

const tables = new Map<CodeKind, ReadonlyMap<string, string>>();

/** Code by lower-case English name; made on first use. */
function readTable(kind: CodeKind): ReadonlyMap<string, string> {
  const known = tables.get(kind);
  if (known) return known;
  const table =
    kind === "state" ? parse(US_STATES) : kind === "currency" ? parse(CURRENCIES) : fromDisplayNames(kind);
  tables.set(kind, table);
  return table;
}

function parse(list: string): Map<string, string> {
  const entries = list.split(/,\s*/).map((entry): [string, string] => {
    const [code = "", ...name] = entry.split(" ");
    return [name.join(" ").toLowerCase(), code];
  });
  return new Map(entries);
}

/** The names come with the runtime (ECMA-402 §12). */
function fromDisplayNames(kind: "region" | "language"): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: kind });
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .map((code) => (kind === "region" ? code.toUpperCase() : code));
  const entries = codes.map((code): [string, string] => [names.of(code)?.toLowerCase() ?? "", code]);
  return new Map(entries.filter(([name, code]) => name !== "" && name !== code.toLowerCase()));
}
