import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const currency = { type: "string", pattern: "^[A-Z]{3}$" };

const OPERATIONS: readonly SmallOperation[] = [
  [
    "POST",
    "/cars/{plate}/washes",
    "recordWash",
    "Record a car wash",
    {
      plate: { type: "string", description: "Registration of the car", example: "AB12 CDE" },
      price: { type: "number", description: "Price paid" },
      site: { type: "string", description: "Washing site" },
    },
    ["plate", "price"],
  ],
  [
    "GET",
    "/trailers/{trailer}",
    "getTrailer",
    "Show a trailer",
    { trailer: { type: "string", pattern: "^\\d [A-Z]{2} \\d{4}$" } },
    ["trailer"],
  ],
  [
    "POST",
    "/lockers/{locker}/holds",
    "holdLocker",
    "Hold a locker",
    {
      locker: { type: "string", description: "Locker" },
      team: { type: "string", description: "Team" },
    },
    ["locker"],
  ],
  [
    "GET",
    "/crossings/{line}",
    "getCrossing",
    "Show a crossing",
    {
      line: { type: "string", example: "QX204" },
      harbour: { type: "string", example: "DOV" },
    },
    ["line"],
  ],
];

const CARRIER: readonly SmallOperation[] = [
  [
    "GET",
    "/quotes",
    "getQuote",
    "Exchange quote",
    {
      source: { ...currency, description: "Currency to sell" },
      target: { ...currency, description: "Currency to buy" },
      amount: { type: "number", description: "Amount to exchange" },
    },
    ["source", "target"],
  ],
  [
    "GET",
    "/history",
    "getHistory",
    "History of exchange courses",
    {
      base: { ...currency, description: "Base currency" },
      symbols: { type: "array", items: currency, description: "Currencies" },
    },
    ["base"],
  ],
  [
    "GET",
    "/sailings",
    "findSailings",
    "Find sailings",
    {
      origin: { type: "string", description: "Port code", example: "DOV" },
      destination: { type: "string", description: "Port code", example: "CAL" },
    },
    ["origin", "destination"],
  ],
  [
    "POST",
    "/translations",
    "translateLeaflet",
    "Translate a leaflet",
    {
      leaflet: { type: "integer" },
      from_language: { type: "string", description: "ISO 639-1 code", example: "en" },
      to_language: { type: "string", description: "ISO 639-1 code", example: "de" },
    },
    ["leaflet", "from_language", "to_language"],
  ],
  [
    "GET",
    "/leaflets",
    "listLeaflets",
    "List leaflets",
    {
      language: { type: "string", description: "Two-letter code of the language", example: "en" },
      country: { type: "string", description: "ISO 3166 country code", example: "DE" },
      topic: text,
    },
    [],
  ],
  [
    "PATCH",
    "/wallets/{wallet}",
    "updateWallet",
    "Change a wallet",
    { wallet: { type: "integer" }, currency: { ...currency, description: "ISO 4217" } },
    ["wallet", "currency"],
  ],
];

const yard = openSmallApi("yard", OPERATIONS);
const carrier = openSmallApi("carrier", CARRIER);

describe("codes that are written in groups", () => {
  it.each([
    ["Record a wash for KR71 VUN: price 14.50", "recordWash", { plate: "KR71 VUN", price: 14.5 }],
    ["record a car wash of kr71 vun, price 9", "recordWash", { plate: "KR71 VUN", price: 9 }],
    ["zaznamenej mytí auta KR71 VUN, cena 9", "recordWash", { plate: "KR71 VUN", price: 9 }],
    ["show trailer 3 BX 4417", "getTrailer", { trailer: "3 BX 4417" }],
    ["zeige mir den Trailer 3 BX 4417", "getTrailer", { trailer: "3 BX 4417" }],
    ["show crossing QX881", "getCrossing", { line: "QX881" }],
  ])("%s", (query, operation, expected) => {
    const best = yard(query)?.ranked[0];
    expect(best?.candidate.operation_id).toBe(operation);
    expect(best?.filling.arguments).toEqual(expected);
  });

  it("are not split between two arguments without evidence for the parts", () => {
    const filled = yard("hold locker KX21 LMV")?.ranked[0]?.filling.arguments;
    expect(filled).not.toHaveProperty("team");
    expect(filled?.["locker"]).not.toBe("KX21");
  });

  it("a code that matches its example ends there", () => {
    expect(yard("show crossing QX881 CAL")?.ranked[0]?.filling.arguments).toMatchObject({ line: "QX881" });
  });
});

describe("pairs of codes", () => {
  it.each([
    ["exchange quote EUR/PLN", "getQuote", { source: "EUR", target: "PLN" }],
    ["exchange quote for 250 CHF to NOK", "getQuote", { source: "CHF", target: "NOK", amount: 250 }],
    ["exchange quote from yen to forints", "getQuote", { source: "JPY", target: "HUF" }],
    ["exchange quote to SEK from DKK", "getQuote", { source: "DKK", target: "SEK" }],
    ["history of NOK against SEK and DKK", "getHistory", { base: "NOK", symbols: ["SEK", "DKK"] }],
    ["find sailings DOV–ROS", "findSailings", { origin: "DOV", destination: "ROS" }],
    ["find sailings from ROS to DOV", "findSailings", { origin: "ROS", destination: "DOV" }],
    ["najdi plavby z ROS do DOV", "findSailings", { origin: "ROS", destination: "DOV" }],
    [
      "translate leaflet 8 from Polish to French",
      "translateLeaflet",
      { leaflet: 8, from_language: "pl", to_language: "fr" },
    ],
    [
      "přelož leták 8 z němčiny do angličtiny",
      "translateLeaflet",
      { leaflet: 8, from_language: "de", to_language: "en" },
    ],
  ])("%s", (query, operation, expected) => {
    const best = carrier(query)?.ranked[0];
    expect(best?.candidate.operation_id).toBe(operation);
    expect(best?.filling.arguments).toEqual(expected);
  });

  it("three codes are no pair", () => {
    expect(carrier("exchange quote for EUR, USD and JPY")?.ranked[0]?.filling.missing.length).toBeGreaterThan(
      0,
    );
  });

  it("a single code does not fill both arguments", () => {
    const filled = carrier("exchange quote for EUR")?.ranked[0]?.filling;
    expect(filled?.missing.length).toBeGreaterThan(0);
  });
});

describe("names of languages, countries and currencies", () => {
  it.each([
    ["list Spanish leaflets", "listLeaflets", { language: "es" }],
    ["list leaflets in Danish", "listLeaflets", { language: "da" }],
    ["vypiš letáky v polštině", "listLeaflets", { language: "pl" }],
    ["vypiš německé letáky", "listLeaflets", { language: "de" }],
    ["zeige die Leaflets auf Tschechisch", "listLeaflets", { language: "cs" }],
    ["list leaflets for Norway", "listLeaflets", { country: "NO" }],
    ["set the currency of wallet 12 to pounds sterling", "updateWallet", { wallet: 12, currency: "GBP" }],
    ["change wallet 12 to Swiss francs", "updateWallet", { wallet: 12, currency: "CHF" }],
    ["změň měnu peněženky 12 na eura", "updateWallet", { wallet: 12, currency: "EUR" }],
  ])("%s", (query, operation, expected) => {
    const best = carrier(query)?.ranked[0];
    expect(best?.candidate.operation_id).toBe(operation);
    expect(best?.filling.arguments).toEqual(expected);
  });

  it.each(["list leaflets by Jordan Reed", "polish leaflets", "list leaflets about turkey"])(
    "%s names none",
    (query) => {
      const filled = carrier(query)?.ranked[0]?.filling.arguments ?? {};
      expect(filled).not.toHaveProperty("language");
      expect(filled).not.toHaveProperty("country");
    },
  );
});
