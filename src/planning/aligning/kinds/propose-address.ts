import { rememberOf } from "../../../language/remember.ts";
import { foldText } from "../../../language/split-words.ts";
import { type Address, readAddress } from "../../reading/read-contacts.ts";
import { toCode } from "../code-names.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";

type Part = "street" | "houseNumber" | "postalCode" | "city" | "state" | "country" | "whole";

/** Names of the parts of an address, with joined and folded words. */
const PARTS: readonly [Part, RegExp][] = [
  [
    "houseNumber",
    /^(house(number|no|nr)|streetn(umber|o|r)|hausn(ummer|r)|cislo(popisne|domu)|nr(domu|budynku)|numerodecalle|numero(rue|calle)?|buildingnumber)$/,
  ],
  ["postalCode", /(zip|postcode|postalcode|plz|postleitzahl|psc|kodpocztowy|codigopostal|codepostal)/],
  ["street", /(street|strasse|ulice|ulica|calle|(^|_)rue$|addressline1?$|addr(ess)?1$|line1$)/],
  ["city", /(city|town|mesto|obec|stadt|^ort$|miasto|ciudad|ville|locality)/],
  ["state", /^(state|province|region)$/],
  ["country", /(country|^land$|zeme|^kraj$|^pais$|^pays$)/],
  [
    "whole",
    /(address|^addr$|adresa|adresse|anschrift|adres$|direccion|^location$|^place$|^venue$|^loc$|^ort$|^lieu$|pickup|dropoff)/,
  ],
];

/** The part that an argument takes by its name; none for most. */
const partOf = rememberOf(({ slot, kind }: SlotTraits): { part?: Part } => {
  if (kind !== "string" && kind !== "enum") return {};
  const name = foldText(slot.words.join(""));
  const [part] = PARTS.find(([, names]) => names.test(name)) ?? [];
  return part === undefined ? {} : { part };
});

/**
 * Proposes the parts of a postal address for the matching arguments, or the whole address for a single
 * one.
 */
export function proposeAddress(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const parts = open.flatMap((traits) => {
    const { part } = partOf(traits);
    return part === undefined ? [] : [{ traits, part }];
  });
  if (parts.length === 0) return [];
  const address = readAddress(request.reading.text);
  if (address === null) return [];
  const street =
    parts.find(({ part }) => part === "street") ?? parts.find(({ part }) => part === "houseNumber");
  if (street === undefined) {
    const [whole, other] = parts.filter(({ part, traits }) => part === "whole" && !traits.isList);
    // With several addresses it is unknown which one is meant.
    if (whole === undefined || (other !== undefined && !whole.traits.slot.required)) return [];
    return propose(request, profile, whole.traits, address.text, address);
  }
  const parent = street.traits.slot.path.slice(0, -1).join(".");
  const own = parts.filter(({ traits }) => traits.slot.path.slice(0, -1).join(".") === parent);
  const isSplit = own.some(({ part }) => part === "houseNumber");
  const addressee = parent === "" ? [] : proposeAddressee(request, profile, open, parent, address);
  const found = own.flatMap(({ traits, part }) => {
    if (part === "whole") return [];
    const text = part === "street" && isSplit ? address.streetName : address[part];
    if (text === undefined) return [];
    return propose(request, profile, traits, toCode(text, traits, request) ?? text, address, text);
  });
  return [...found, ...addressee];
}

/** A name of two words or more directly before an address. */
const ADDRESSEE = /(?<![\p{L}\d])(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}),? $/u;

/** Proposes the name before an address for the object that has it: "deliver to Ada Lane, 4 Mill Road, Leeds". */
function proposeAddressee(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  parent: string,
  address: Address,
): Proposal[] {
  const [traits, other] = open.filter(
    ({ slot, kind }) =>
      kind === "string" &&
      slot.path.slice(0, -1).join(".") === parent &&
      /^(name|recipient|addressee|full ?name|contact|jmeno|imie|empfanger|nombre|nom)$/.test(
        foldText(slot.words.join(" ")),
      ),
  );
  const before = request.reading.text.slice(0, address.start);
  const name = ADDRESSEE.exec(before)?.[1];
  if (traits === undefined || other !== undefined || name === undefined) return [];
  const start = before.lastIndexOf(name);
  // "from Ada Lane, 4 Mill Road" and "c/o Ada Lane" do not name the addressee.
  const first = request.words.find(({ token }) => token.start >= start)?.index ?? 0;
  const isOther = partsBefore(request, first).some((part) => /^(from|by|of)$/.test(part));
  if (isOther || /(c\/o|by) $/i.test(before.slice(0, start))) return [];
  return propose(request, profile, traits, name, { ...address, text: name, start });
}

function propose(
  { words }: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  value: string,
  { text, start }: Address,
  part = text,
): Proposal[] {
  if (traits.kind === "enum" ? !traits.values.includes(value) : !meetsSchema(value, traits)) return [];
  const from = start + Math.max(0, text.indexOf(part));
  const tokens = words.flatMap(({ token, index }) =>
    token.start >= from && token.end <= from + part.length ? [index] : [],
  );
  if (tokens.length === 0) return [];
  return [
    {
      traits,
      value,
      tokens,
      claims: tokens.map(String),
      ...originOf(profile, traits, { kind: "address", first: tokens[0] ?? 0 }, "sole"),
      features: {
        ...NO_FEATURES,
        fit: 1,
        exact: 1,
        topic: 1,
        before: 1,
        soleSlot: 1,
        soleValue: 1,
        required: traits.slot.required ? 1 : 0,
      },
    },
  ];
}
