import type { Messages } from "../../match-messages.ts";

/** Faults that the YAML parser reports. */
export const yaml: Messages = {
  "bad indentation of a mapping entry": "chybné odsazení položky objektu",
  "bad indentation of a sequence entry": "chybné odsazení položky seznamu",
  "unexpected end of the stream within a flow collection": "text končí uvnitř objektu nebo seznamu",
  "unexpected end of the stream within a single quoted scalar": "text v apostrofech není ukončen",
  "unexpected end of the stream within a double quoted scalar": "text v uvozovkách není ukončen",
  "unexpected end of the document within a single quoted scalar": "text v apostrofech není ukončen",
  "unexpected end of the document within a double quoted scalar": "text v uvozovkách není ukončen",
  "end of the stream or a document separator is expected": "očekává se konec textu nebo oddělovač dokumentů",
  "duplicated mapping key": "klíč je uveden dvakrát",
  "can not read a block mapping entry; a multiline key may not be an implicit key":
    "položku objektu nelze přečíst; klíč na více řádcích zde není povolen",
  "can not read an implicit mapping pair; a colon is missed":
    "položku objektu nelze přečíst; chybí dvojtečka",
  "missed comma between flow collection entries": "mezi položkami chybí čárka",
  "expected the node content, but found ','": "místo hodnoty je čárka",
  "expected a single document in the stream, but found more":
    "text obsahuje více dokumentů, očekává se jeden",
  "tab characters must not be used in indentation": "odsazení nesmí obsahovat tabulátory",
  "a whitespace character is expected after the key-value separator within a block mapping":
    "za dvojtečkou musí být mezera",
  "the stream contains non-printable characters": "text obsahuje netisknutelné znaky",
  "expected valid JSON character": "znak zde není v JSON povolen",
  "unknown escape sequence": "neznámá escape sekvence",
  "expected hexadecimal character": "očekává se hexadecimální znak",
  'unidentified alias "«name»"': "neznámý alias „«name»“",
  "unknown tag !<«name»>": "neznámá značka „«name»“",
  "unknown tag «name»": "neznámá značka „«name»“",
  "name of an alias node must contain at least one character": "alias musí mít název",

  // The package "yaml" and JSON.parse, which the editor uses.
  "Map keys must be unique.": "Klíče objektu se nesmějí opakovat.",
  "Nested mappings are not allowed in compact mappings.": "Vnořený objekt zde není povolen.",
  "Implicit keys need to be on a single line.": "Klíč musí být na jednom řádku.",
  "Implicit map keys need to be followed by map values.": "Za klíčem chybí dvojtečka a hodnota.",
  "Implicit keys of flow sequence pairs need to be on a single line.": "Klíč musí být na jednom řádku.",
  "All mapping items must start at the same column.":
    "Všechny položky objektu musí začínat ve stejném sloupci.",
  "All sequence items must start at the same column.":
    "Všechny položky seznamu musí začínat ve stejném sloupci.",
  'Missing closing "quote.': "Chybí koncová uvozovka.",
  "Missing closing 'quote.": "Chybí koncový apostrof.",
  "Missing , or : between flow map items.": "Mezi položkami objektu chybí čárka nebo dvojtečka.",
  "Missing , between flow collection items.": "Mezi položkami chybí čárka.",
  "Tabs are not allowed as indentation.": "Odsazení nesmí obsahovat tabulátory.",
  "Flow map in block collection must be sufficiently indented and end with a }.":
    "Objekt musí být dostatečně odsazen a končit }.",
  "Flow sequence in block collection must be sufficiently indented and end with a ].":
    "Seznam musí být dostatečně odsazen a končit ].",
  "A block sequence may not be used as an implicit map key.": "Seznam nelze použít jako klíč objektu.",
  "Plain value cannot start with reserved character «character».":
    "Hodnota nesmí začínat znakem «character»; dejte ji do uvozovek.",
  "Unexpected «what» at node end.": "Za hodnotou je neočekávaný text.",
  "Source contains multiple documents; please use YAML.parseAllDocuments().":
    "Text obsahuje více dokumentů, očekává se jeden.",
  "Unresolved alias (the anchor must be set before the alias): «name».": "Alias «name» nemá kotvu.",
  "Unexpected end of JSON input.": "Text končí příliš brzy.",
  "Expected ',' or '}' after property value.": "Za hodnotou chybí čárka nebo }.",
  "Expected ',' or ']' after array element.": "Za položkou chybí čárka nebo ].",
  "Expected double-quoted property name.": "Chybí klíč v uvozovkách.",
  "Expected property name or '}'.": "Chybí klíč v uvozovkách nebo }.",
  "Expected ':' after property name.": "Za klíčem chybí dvojtečka.",
  "Unterminated string.": "Řetězec není ukončen.",
  "This is not JSON.": "Toto není JSON.",
  "This is not YAML.": "Toto není YAML.",
};
