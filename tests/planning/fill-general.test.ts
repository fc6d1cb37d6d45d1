import { expect, test } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { fillArguments } from "../../src/planning/fill-arguments.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const flag = { type: "boolean" };
const day = { type: "string", format: "date" };

function fieldsOf(operation: string, summary: string): ToolFields {
  const [method = "", path = ""] = operation.split(" ");
  return { api: "", operation_id: "", method, path, summary, description: "", tags: [], parameters: [] };
}

interface Operation {
  fields: ToolFields;
  required: JsonObject;
  optional: JsonObject;
}

const operation = (
  name: string,
  summary: string,
  required: JsonObject,
  optional: JsonObject = {},
): Operation => ({ fields: fieldsOf(name, summary), required, optional });

function fill({ fields, required, optional }: Operation, query: string, context: JsonObject = {}) {
  const schema = {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
  return fillArguments({ schema, query, context, now: NOW, fields });
}

const listHotels = operation(
  "GET /hotels",
  "List hotels",
  {},
  {
    city: text,
    state: { enum: ["open", "renovation", "closed"] },
    sort: { enum: ["price_asc", "price_desc", "rating_desc", "distance"] },
    max_price: number,
    pets_allowed: flag,
    limit: whole,
  },
);
const listMachines = operation(
  "GET /machines",
  "List machines",
  {},
  {
    status: { enum: ["running", "idle", "maintenance", "out_of_order"] },
    hall: text,
    sort_by: { enum: ["name", "created_at", "-created_at"] },
    only_leased: flag,
  },
);
const listBills = operation(
  "GET /bills",
  "List bills",
  {},
  {
    st: { enum: ["N", "P", "O"], description: "N = new, P = paid, O = overdue" },
    supplier: text,
    ord: { enum: ["newest", "oldest", "largest", "smallest"] },
    lim: whole,
    from: day,
    to: day,
  },
);
const order = operation("POST /orders", "Create an order", {
  customer_no: whole,
  items: {
    type: "array",
    items: {
      type: "object",
      properties: { name: text, quantity: whole, unit_price: number },
      required: ["name", "quantity"],
    },
  },
});
const move = operation(
  "PUT /customers/{id}/address",
  "Change the address of a customer",
  { id: whole, street: text, city: text, zip: text },
  { country: { type: "string", description: "ISO 3166-1 code", pattern: "^[A-Z]{2}$" } },
);
const todo = operation("POST /lists/{name}/entries", "Add entries to a list", {
  name: text,
  entries: { type: "array", items: text },
});
const vehicles = operation(
  "GET /vehicles",
  "Find vehicles",
  {},
  {
    plate: { type: "string", description: "Licence plate" },
    fuel: { enum: ["petrol", "diesel", "electric"] },
    stav: { enum: ["volne", "pujcene", "servis"] },
    driver: text,
  },
);
const crate = operation("POST /crates", "Register a crate", {
  size: {
    type: "object",
    properties: { length: whole, width: whole, height: whole },
    required: ["length", "width", "height"],
  },
});
const slot = operation(
  "PATCH /lessons/{id}",
  "Change a lesson",
  { id: whole },
  { day, time: { type: "string", format: "time" }, seats: whole, room: text },
);
const tickets = operation(
  "GET /concerts",
  "Search concerts",
  {},
  {
    town: text,
    genre: { enum: ["rock", "jazz", "classical"] },
    indoors: flag,
    sold_out: flag,
    from_date: day,
    to_date: day,
    units: { enum: ["metric", "imperial"] },
  },
);

const cents = { type: "integer", description: "In cents" };
const pay = operation("POST /payouts", "Pay somebody", {
  amount: cents,
  currency: { enum: ["EUR", "CZK", "JPY"] },
});
const statement = operation("GET /ledgers/{ledger}/months/{month}", "Get a month of a ledger", {
  ledger: { type: "string", pattern: "^L[0-9]+$" },
  month: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" },
});
const pauseAlarm = operation("POST /alarms/{alarm}/pause", "Pause an alarm", {
  alarm: { type: "string", pattern: "^k-[0-9]+$" },
  minutes: whole,
});
const articles = operation(
  "GET /magazines/{magazine_slug}/articles",
  "List articles of a magazine",
  { magazine_slug: text },
  { year: whole, min_words: whole, max_words: whole, limit: whole },
);
const harvest = operation("POST /harvests", "Note a harvest", { kilos: number, bed: whole });
const member = operation(
  "POST /members",
  "Add a member",
  { name: text },
  { phone: text, email: { type: "string", format: "email" }, message: text },
);
const copies = operation("POST /copies", "Send copies", {
  recipients: { type: "array", items: { type: "string", format: "email" } },
});

const ROWS: [operation: Operation, query: string, wanted: JsonObject, context?: JsonObject][] = [
  // Orders and limits
  [listHotels, "hotels in Lisbon, cheapest first", { city: "Lisbon", sort: "price_asc" }],
  [listHotels, "the best rated hotels in Graz", { city: "Graz", sort: "rating_desc" }],
  [listHotels, "les hôtels les moins chers à Nantes", { city: "Nantes", sort: "price_asc" }],
  [listHotels, "nejlevnější hotely v Olomouci", { city: "Olomouc", sort: "price_asc" }],
  [listHotels, "najtańsze hotele w Gdańsku", { city: "Gdańsk", sort: "price_asc" }],
  [listHotels, "Hotels in Bremen nach Entfernung sortiert", { city: "Bremen", sort: "distance" }],
  [listBills, "the 12 most recent bills", { ord: "newest", lim: 12 }],
  [listBills, "last 5 bills of Northwind", { ord: "newest", lim: 5, supplier: "Northwind" }],
  [listBills, "las facturas más antiguas", { ord: "oldest" }],
  [listBills, "bills by Acme, biggest on top", { supplier: "Acme", ord: "largest" }],
  [listMachines, "machines sorted by name", { sort_by: "name" }],
  [listMachines, "the newest machines", { sort_by: "-created_at" }],
  // Listed values
  [listBills, "überfällige Rechnungen", { st: "O" }],
  [listBills, "paid bills of October 2026", { st: "P", from: "2026-10-01", to: "2026-10-31" }],
  [listMachines, "machines that are being repaired", { status: "maintenance" }],
  [listMachines, "které stroje jsou mimo provoz?", { status: "out_of_order" }],
  [listMachines, "maszyny w serwisie", { status: "maintenance" }],
  [listMachines, "¿qué máquinas están fuera de servicio?", { status: "out_of_order" }],
  [vehicles, "electric vehicles that are free", { fuel: "electric", stav: "volne" }],
  [vehicles, "which vehicles are in the garage for repair", { stav: "servis" }],
  [vehicles, "Zeige mir freie Elektrofahrzeuge", { stav: "volne", fuel: "electric" }],
  [
    tickets,
    "jazz concerts in Vienna in December 2026",
    { town: "Vienna", genre: "jazz", from_date: "2026-12-01", to_date: "2026-12-31" },
  ],
  // Flags
  [tickets, "rock concerts indoors", { genre: "rock", indoors: true }],
  [tickets, "jazz concerts that are not sold out", { genre: "jazz", sold_out: false }],
  [listHotels, "hotels in Porto that allow pets", { city: "Porto", pets_allowed: true }],
  [listHotels, "hotels in Porto without pets", { city: "Porto", pets_allowed: false }],
  [listMachines, "only leased machines in hall B2", { only_leased: true, hall: "B2" }],
  // Lists and objects
  [
    todo,
    "add milk, eggs and bread to the list groceries",
    { name: "groceries", entries: ["milk", "eggs", "bread"] },
  ],
  [
    todo,
    "přidej mléko, vejce a chleba do seznamu nákup",
    { name: "nákup", entries: ["mléko", "vejce", "chleba"] },
  ],
  [
    order,
    "order for customer 88: 4 x garden chair at 35 EUR and 1 x parasol at 120 EUR",
    {
      customer_no: 88,
      items: [
        { name: "garden chair", quantity: 4, unit_price: 35 },
        { name: "parasol", quantity: 1, unit_price: 120 },
      ],
    },
  ],
  [
    order,
    'create an order for customer 12 with 2 "Desk lamp" and 6 "LED bulb"',
    {
      customer_no: 12,
      items: [
        { name: "Desk lamp", quantity: 2 },
        { name: "LED bulb", quantity: 6 },
      ],
    },
  ],
  [
    move,
    "customer 41 moved to 8 Chapel Road, Norwich, NR1 3DQ",
    { id: 41, street: "8 Chapel Road", city: "Norwich", zip: "NR1 3DQ" },
  ],
  [
    move,
    "změň adresu zákazníka 41 na Dlouhá 15, 301 00 Plzeň",
    { id: 41, street: "Dlouhá 15", city: "Plzeň", zip: "301 00" },
  ],
  [
    move,
    "neue Adresse von Kunde 41: Gartenweg 3, 80331 München",
    { id: 41, street: "Gartenweg 3", city: "München", zip: "80331" },
  ],
  [crate, "a crate of 60 x 40 x 30 cm", { size: { length: 60, width: 40, height: 30 } }],
  // Codes, names
  [vehicles, "find the vehicle B-MW 1234", { plate: "B-MW 1234" }],
  [vehicles, "vehicles of driver kowalska", { driver: "kowalska" }],
  // Context
  [
    slot,
    "move it to Friday at 13:15",
    { id: 5, day: "2026-11-27", time: "13:15:00" },
    { lesson: { id: 5, day: "2026-11-24", time: "09:00" } },
  ],
  [slot, "change this lesson to 12 seats", { id: 5, seats: 12 }, { id: 5, seats: 8 }],
  // Amounts in hundredths
  [pay, "pay 1,250.50 EUR", { amount: 125_050, currency: "EUR" }],
  [pay, "zaplať 300 Kč", { amount: 30_000, currency: "CZK" }],
  [pay, "pay 500 JPY", { amount: 500, currency: "JPY" }],
  // Months, spans of time
  [statement, "ledger L77 in march 2026", { ledger: "L77", month: "2026-03" }],
  [pauseAlarm, "pause alarm k-12 for 2 hours", { alarm: "k-12", minutes: 120 }],
  [pauseAlarm, "wstrzymaj alarm k-12 na 3 godziny", { alarm: "k-12", minutes: 180 }],
  // Slugs, bounds behind a number, superlatives
  [articles, "articles of garden-weekly from year 2024", { magazine_slug: "garden-weekly", year: 2024 }],
  [
    articles,
    "articles of garden-weekly with 800 words or less",
    { magazine_slug: "garden-weekly", max_words: 800 },
  ],
  [
    articles,
    "articles of garden-weekly with 800 words or more",
    { magazine_slug: "garden-weekly", min_words: 800 },
  ],
  [articles, "the 7 longest articles of garden-weekly", { magazine_slug: "garden-weekly", limit: 7 }],
  // Measures by their signs
  [harvest, "note 2.5 kg from bed 4", { kilos: 2.5, bed: 4 }],
  [harvest, "zapiš 3,5 kg ze záhonu 6", { kilos: 3.5, bed: 6 }],
  // Labels of other values
  [member, "add member Olga Reyes, phone 600 111 222", { name: "Olga Reyes", phone: "600 111 222" }],
  [
    member,
    "add member Olga Reyes with the address olga@reyes.example",
    { name: "Olga Reyes", email: "olga@reyes.example" },
  ],
  // Context
  [copies, "send me copies", { recipients: ["ivo@mail.example"] }, { me: { email: "ivo@mail.example" } }],
];

test.each(ROWS.map(([operation, query, wanted, context]) => ({ operation, query, wanted, context })))(
  "fillArguments() reads $query",
  ({ operation, query, wanted, context }) => {
    expect(fill(operation, query, context).arguments).toEqual(wanted);
  },
);
