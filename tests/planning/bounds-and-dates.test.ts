import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const day = { ...text, format: "date" };
const number = { type: "number" };

/** A beach for kites, with the lower bound of a price in one list and the upper one in the other. */
const shop = document("Kite beach", {
  "/permits": {
    get: {
      operationId: "listPermits",
      summary: "List permits",
      parameters: [
        parameter("query", "minPrice", number, "Only permits of at least this price"),
        parameter("query", "status", { ...text, enum: ["open", "accepted", "expired"] }),
        parameter("query", "issuedFrom", day, "Issued on or after"),
        parameter("query", "issuedTo", day, "Issued on or before"),
      ],
    },
    post: {
      operationId: "createPermit",
      summary: "Create a permit",
      requestBody: body(
        { buyer: text, price: number, currency: { ...text, enum: ["EUR", "USD"] }, dueDate: day },
        ["buyer", "price", "currency"],
      ),
    },
  },
  "/sails": {
    get: {
      operationId: "listSails",
      summary: "List sails",
      parameters: [parameter("query", "maxPrice", number, "Highest price in euros")],
    },
  },
  "/deposits": {
    post: {
      operationId: "recordDeposit",
      summary: "Record a deposit for a permit",
      requestBody: body(
        {
          permit: { ...text, description: "e.g. PM-31" },
          amount: { ...number, description: "Amount received" },
        },
        ["permit", "amount"],
      ),
    },
  },
  "/crates": {
    post: {
      operationId: "createCrate",
      summary: "Create a crate",
      requestBody: body({ harbour: text, insuredValue: number, weightKg: number }, ["harbour", "weightKg"]),
    },
  },
});

/** A harbour with moorings, lamps and inspections. */
const harbour = document("Harbour", {
  "/inspections/{code}": {
    patch: {
      operationId: "moveInspection",
      summary: "Move an inspection",
      parameters: [parameter("path", "code", text, "e.g. IN-12")],
      requestBody: body({ date: day, time: { ...text, description: "Time, e.g. 14:00" } }, ["date"]),
    },
    delete: {
      operationId: "cancelInspection",
      summary: "Cancel an inspection",
      parameters: [parameter("path", "code", text, "e.g. IN-12")],
    },
  },
  "/fees": {
    post: {
      operationId: "createFee",
      summary: "Create a mooring fee",
      requestBody: body(
        {
          berth: integer,
          amount: { ...number, description: "Amount in euros" },
          interval: { ...text, enum: ["weekly", "monthly", "yearly"] },
          startOn: { ...day, description: "First day" },
        },
        ["berth", "amount", "interval"],
      ),
    },
  },
  "/lamps/{pier}": {
    put: {
      operationId: "setLamp",
      summary: "Switch the lamps of a pier on or off",
      parameters: [parameter("path", "pier", integer, "Number of the pier")],
      requestBody: body(
        {
          state: { ...text, enum: ["on", "off"] },
          brightness: { ...integer, description: "Brightness in percent" },
          until: { ...day, description: "Keep it until this day" },
        },
        ["state"],
      ),
    },
  },
});

const isCalled = (query: string) => calledAtOnce(query, shop, harbour) !== "asked";

describe("the bound of the other side", () => {
  test.each([
    "List permits under 300 EUR",
    "List permits of at most 300 EUR",
    "List permits up to 300 EUR",
    "Zeige Genehmigungen unter 300 EUR",
    "Ukaž povolení do 300 EUR",
    "Pokaż pozwolenia poniżej 300 EUR",
    "Montre les permis de moins de 300 EUR",
    "List sails over 80 euros",
    "Muestra las velas de más de 80 euros",
    "Muestra las velas a partir de 80 euros",
    "Zeige Segel über 80 Euro",
  ])("%s", (query) => expect(isCalled(query)).toBe(false));

  test.each([
    ["List permits over 300 EUR", ["listPermits", { minPrice: 300 }]],
    ["List permits of at least 300 EUR", ["listPermits", { minPrice: 300 }]],
    ["List sails under 80 euros", ["listSails", { maxPrice: 80 }]],
    ["List sails up to 80 euros", ["listSails", { maxPrice: 80 }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, shop, harbour)).toEqual(called));
});

describe("dates of another event or the other end", () => {
  test.each([
    "List permits accepted in January 2027 and due before 2027-02-01",
    "List permits paid in January 2027",
    "List permits due in January 2027",
    "Create a permit for Mara Lind of 100 EUR dated 2027-01-01",
    "Create a permit for Mara Lind of 100 EUR issued 2027-01-01",
    "Create a monthly fee of 50 euros for berth 12 until 2027-06-30",
    "Create a monthly fee of 50 euros for berth 12 ending 2027-06-30",
    "Turn on the lamps of pier 4 starting tomorrow",
    "Turn on the lamps of pier 4 on Monday",
  ])("%s", (query) => expect(isCalled(query)).toBe(false));

  test.each([
    "List permits issued in January 2027",
    "List permits issued since 2027-01-01",
    "Create a permit for Mara Lind of 100 EUR due 2027-01-01",
    "Create a monthly fee of 50 euros for berth 12 starting 2027-06-30",
    "Turn on the lamps of pier 4 until Monday",
  ])("called: %s", (query) => expect(isCalled(query)).toBe(true));
});

describe("times that are only bounded", () => {
  test.each([
    "Move inspection IN-12 to 7 January 2027 after 14:00",
    "Move inspection IN-12 to 7 January 2027, 14:00 at the earliest",
    "Verschiebe die Inspektion IN-12 auf den 7. Januar 2027, frühestens 14 Uhr",
    "Verschiebe die Inspektion IN-12 auf den 7. Januar 2027 ab 14 Uhr",
    "Přesuň inspekci IN-12 na 7. ledna 2027 nejdříve ve 14:00",
    "Przenieś inspekcję IN-12 na 7 stycznia 2027 po 14:00",
    "Cambia la inspección IN-12 al 7 de enero de 2027 después de las 14:00",
    "Déplace l'inspection IN-12 au 7 janvier 2027 après 14:00",
  ])("%s", (query) => expect(isCalled(query)).toBe(false));

  test.each([
    "Move inspection IN-12 to 7 January 2027 at 14:00",
    "Verschiebe die Inspektion IN-12 auf den 7. Januar 2027 um 14 Uhr",
  ])("called: %s", (query) =>
    expect(calledAtOnce(query, shop, harbour)).toEqual([
      "moveInspection",
      { code: "IN-12", date: "2027-01-07", time: "14:00" },
    ]),
  );
});

describe("counts, frequencies, corrections and amounts", () => {
  test.each([
    "List the first 10 permits",
    "List 20 permits",
    "Create a crate of 5 kites for harbour Brest, 2 kg",
    "Create a quarterly fee of 50 euros for berth 12",
    "Cancel inspection IN-12, I mean IN-13",
    "Storniere die Inspektion IN-12, ich meine IN-13",
    "Anuluj inspekcję IN-12, to znaczy IN-13",
    "Record a deposit of -35 for permit PM-31",
    "Record a deposit of 1.350 for permit PM-31",
    "Record a deposit of 1.000 for permit PM-31",
    "Cancel inspection IN-12 make that IN-13",
    "Cancel inspection IN-12, correction: IN-13",
    "Turn off the lamps of pier 4 at 45 percent",
  ])("%s", (query) => expect(isCalled(query)).toBe(false));

  test.each([
    ["Create a monthly fee of 50 euros for berth 12", { berth: 12, amount: 50, interval: "monthly" }],
    ["Record a deposit of 50 for permit PM-31", { permit: "PM-31", amount: 50 }],
    ["Cancel inspection IN-12", { code: "IN-12" }],
    ["Turn on the lamps of pier 4 at 45 percent", { pier: 4, brightness: 45, state: "on" }],
  ] as const)("%s", (query, args) => expect(calledAtOnce(query, shop, harbour)[1]).toEqual(args));
});

describe("what is left out is no filter", () => {
  test.each([
    "List permits without expired ones",
    "List permits but no accepted ones",
    "List permits not from March 2027",
    "Zeige Genehmigungen ohne abgelaufene",
    "Muestra los permisos sin los de marzo de 2027",
  ])("%s", (query) => expect(isCalled(query)).toBe(false));

  test.each([["List expired permits", ["listPermits", { status: "expired" }]]] as const)(
    "%s",
    (query, called) => expect(calledAtOnce(query, shop, harbour)).toEqual(called),
  );
});
