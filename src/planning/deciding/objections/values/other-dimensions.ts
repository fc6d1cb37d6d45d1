import { foldText, splitWords } from "../../../../language/split-words.ts";
import type { Slot } from "../../../aligning/list-slots.ts";
import { SURE } from "../../../aligning/match-words.ts";
import type { Request } from "../../../aligning/request-words.ts";
import type { SlotTraits } from "../../../aligning/slot-traits.ts";
import { isMoney } from "../../../aligning/values/bounds.ts";
import { kindOfMeasure, unitStated } from "../../../reading/convert-measure.ts";
import type { Ranked } from "../../score.ts";

// Numbers whose unit is of another kind than the argument: "start charger 4 for 30 minutes" for `kilowatts`.

/** Kinds of quantities, with the units of requests and documents and the names of such arguments; folded. */
const DIMENSIONS: readonly (readonly [dimension: string, units: RegExp, names: RegExp])[] = [
  [
    "time",
    /^(seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|ms|sec|secs|min|mins|hrs?|h)$/,
    /^(duration|dauer|trvani|czas|duracion|duree|time|timeout|ttl|interval|period|term|age|delay|expires|expiry|expiration|retention|warranty|uptime|notice|tage|stunden|minuten|dni|hodin|minut|dny|godzin|dias|horas|minutos|jours|heures|monate|mesice|miesiace|meses|mois|jahre|roky|lata|anos|ans)$/,
  ],
  [
    "money",
    /^(euros?|dollars?|cents?)$/,
    /^(price|amount|cost|fee|salary|wage|budget|rent|deposit|balance|refund|payment|money|preis|betrag|cena|castka|kwota|precio|importe|prix|montant|eur|usd|gbp|czk|pln|cents?|fine|premium|excess|discount|tip|donation)$/,
  ],
  [
    "share",
    /^(%|percent|percentage|pct)$/,
    /^(percent|percents|percentage|pct|prozent|procent|procenta|porcentaje|pourcentage|rate|ratio|share|discount|brightness|humidity|volume|level|opacity|intensity|soc|battery|fuel|progress|probability|vat|tax|position|speed)$/,
  ],
  // With the units of `convert-measure.ts`.
  [
    "mass",
    /^(mg|oz|kilogramu|kilogramow|toneladas?)$/,
    /^(weight|mass|payload|gewicht|hmotnost|vaha|waga|masa|peso|poids)$/,
  ],
  ["volume", /^(cl|dl|hl|gallons?|galon\p{L}*|m3)$/u, /^(fuel|objem|objetosc)$/],
  [
    "length",
    /^(inch(es)?|yards?|millimeter)$/,
    /^(length|width|height|depth|distance|radius|range|mileage|odometer|odo|lange|breite|hohe|delka|sirka|vyska|dlugosc|longitud|altura|longueur|hauteur|altitude|elevation)$/,
  ],
  [
    "power",
    /^(w|kw|mw|watts?|kilowatts?|megawatts?)$/,
    /^(power|leistung|vykon|moc|potencia|puissance|wattage)$/,
  ],
  [
    "energy",
    /^(wh|kwh|mwh|gwh|kcal|calories|joules?)$/,
    /^(energy|consumption|energie|calories|kcal|counter|reading)$/,
  ],
  ["voltage", /^(v|volts?|kv)$/, /^(voltage|spannung|napeti|napiecie|tension)$/],
  ["current", /^(a|amps?|amperes?|ampere?n?|ma)$/, /^(current|amperage|strom)$/],
  [
    "temperature",
    /^(degrees?|grad|stup(en|ne|nu)|stopni\p{L}*|grados?|degres?|celsius|fahrenheit|kelvin|k)$/u,
    /^(temperature|temp|teplota|temperatur|temperatura|setpoint|heat)$/,
  ],
  [
    "area",
    /^(m2|m²|sqm|km2|hectares?|ha|acres?|ar|sqft)$/,
    /^(area|surface|flache|plocha|powierzchnia|superficie)$/,
  ],
  ["pressure", /^(bar|bars|psi|kpa|hpa|pascals?)$/, /^(pressure|druck|tlak|cisnienie|presion|pression)$/],
  [
    "data",
    /^([kmgt]i?b|([kmgt]iga|mega|giga|tera|kilo)?bytes?)$/,
    /^(memory|ram|storage|disk|bandwidth|traffic)$/,
  ],
  ["light", /^(lux|lumens?|lm)$/, /^(illuminance|lux|lumen)$/],
  [
    "people",
    /^(people|persons?|guests?|adults?|children|kids|osob\p{L}*|lid[ie]|personen|leute|gaste|osoby|gosci|personas?|personnes?|invites?)$/u,
    /^(people|person|persons|party|guests?|adults?|child|children|pax|passengers?|travell?ers?|attendees?|covers?|seats?|capacity|headcount|participants?)$/,
  ],
];

/** Units that stand for "pieces" of whatever the argument counts. */
const PIECES =
  /^(x|pcs|pieces?|ks|kus\p{L}*|stuck|szt\p{L}*|times|mal|krat|razy|units?|unidades|unites|points?|bod\p{L}*|punkt\p{L}*|puntos?)$/u;

/** The dimensions that the name of an argument states, and those of the units in its description. */
function dimensionsOf(slot: Slot): Set<string> {
  const { words, name, description, path } = slot;
  const folded = [...path.slice(0, -1).flatMap(splitWords), ...words].map(foldText);
  // `radius_m`, `area_m2`
  const suffixed = kindOfMeasure(unitStated({ name, description: "" }) ?? "");
  if (suffixed !== undefined) return new Set([suffixed]);
  // `capacity`, "in litres"
  const stated = kindOfMeasure(unitStated(slot) ?? "");
  const named = folded.flatMap((word) => [
    ...unitsIn(word),
    ...DIMENSIONS.flatMap(([dimension, , names]) => (names.test(word) ? [dimension] : [])),
  ]);
  if (named.length === 0) return new Set(splitWords(description).map(foldText).flatMap(unitsIn));
  return new Set(stated === undefined ? named : [...named, stated]);
}

/** The dimension of a word of a document that is a unit; "min" is a minimum. */
function unitsIn(word: string): string[] {
  const dimension = word.length > 1 && word !== "min" ? dimensionOf(word) : undefined;
  return dimension === undefined ? [] : [dimension];
}

/** The dimension of a unit of a request, an ISO 4217 code or a word. */
function dimensionOf(unit: string): string | undefined {
  if (/^[A-Z]{3}$/.test(unit)) return "money";
  const word = foldText(unit);
  return kindOfMeasure(word) ?? DIMENSIONS.find(([, units]) => units.test(word))?.[0];
}

/** Arguments for a number of things. */
const COUNTS =
  /^(quantity|qty|count|copies|pieces|pocet|mnozstvi|anzahl|menge|ilosc|liczba|cantidad|quantite)$/;

/** Whether the argument takes a number of things, or a bound of it. */
function isCount(traits: SlotTraits): boolean {
  const { slot, part, forms } = traits;
  const isBound = part !== null && forms.length > 0 && slot.types.includes("integer") && !isMoney(traits);
  return isBound || COUNTS.test(slot.words.map(foldText).at(-1) ?? "");
}

/** Scales of temperature in a request and in a document. Celsius is usual where a document does not say. */
const SCALES: readonly (readonly [said: RegExp, documented: RegExp])[] = [
  [/^[-−]?[\d.,\s]*°?\s?(\p{L}+\s)?(f\b|fahrenheit)/iu, /fahrenheit|°\s?f\b|_f$/i],
  [/^[-−]?[\d.,\s]*°?\s?(\p{L}+\s)?(k\b|[kc]el[vw]in)/iu, /[kc]el[vw]in|_k$/i],
];

/** Whether a temperature is given in Fahrenheit or kelvin, and the argument does not say that it takes that. */
function isOtherScale(said: string, { name, description }: Slot): boolean {
  return SCALES.some(
    ([scale, documented]) => scale.test(said) && !documented.test(name) && !documented.test(description),
  );
}

/**
 * Whether a number is given in a unit that its argument cannot have: 30 minutes for kilowatts, 12 boxes for
 * kilograms, 40 euros for a number of people.
 */
export function isOtherDimension({ words, reading, match }: Request, { profile, filling }: Ranked): boolean {
  return filling.chosen.some(({ traits, source, value, features }) => {
    const { slot, forms, kind, isId } = traits;
    if (
      isId ||
      profile.owners.has(slot.name) ||
      kind !== "number" ||
      typeof value !== "number" ||
      !/^(number|duration)$/.test(source.kind)
    )
      return false;
    const given = reading.values.find((each) => each.kind === source.kind && each.first === source.first);
    const unit = given?.unit;
    if (given === undefined || unit === undefined || PIECES.test(foldText(unit))) return false;
    const own = dimensionsOf(slot);
    const said = dimensionOf(unit);
    // "order it for 500 euros" for `quantity`
    if (own.size === 0) return said === "money" && isCount(traits);
    if (own.has("temperature") && isOtherScale(reading.text.slice(given.start, given.end + 12), slot))
      return true;
    if (said !== undefined) return !own.has(said);
    // "12 boxes" for a weight
    const next = words[given.last]?.token.word === unit ? given.last : given.last + 1;
    const noun = words[next];
    const isNoun =
      noun?.isContent === true &&
      !noun.clause.actions.some(({ tokens }) => tokens.includes(next)) &&
      noun.token.kind === "word" &&
      !noun.token.name &&
      /^ ?$/.test(noun.token.gap) &&
      (reading.lexicon.code === "en" ? /[^s]s$/.test(noun.token.word) : noun.form.english.length > 0);
    const isOwn =
      features.after > 0 ||
      [...forms, ...profile.nouns].some((form) => match(next, form) >= SURE) ||
      splitWords(slot.description).some((word) => foldText(word) === noun?.token.word);
    return isNoun && !isOwn && !own.has("money") && !own.has("people");
  });
}
