import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const date = { type: "string", format: "date" };
const moment = { type: "string", format: "date-time" };

const FARMHOUSE: readonly SmallOperation[] = [
  [
    "PUT",
    "/heat/{room}",
    "setHeat",
    "Set the heat of a room",
    { room: text, celsius: { type: "number" } },
    ["room", "celsius"],
  ],
  ["POST", "/shades/{room}/close", "closeShades", "Close the shades", { room: text }, ["room"]],
  ["POST", "/bolts/{door}/lock", "lockDoor", "Lock a door", { door: text }, ["door"]],
  [
    "POST",
    "/halls/{hall_id}/bookings",
    "bookHall",
    "Book a hall",
    { hall_id: { ...text, examples: ["H-12"] }, start: moment, end: moment },
    ["hall_id", "start", "end"],
  ],
  [
    "POST",
    "/stays",
    "addStay",
    "Add a stay",
    { helper: { ...text, pattern: "^W-\\d+$" }, first_day: date, last_day: date },
    ["helper", "first_day", "last_day"],
  ],
  [
    "POST",
    "/waterings",
    "planWatering",
    "Plan a watering",
    {
      days: {
        type: "array",
        items: { type: "string", enum: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] },
      },
      time: { type: "string", format: "time" },
      minutes: integer,
    },
    ["days", "time", "minutes"],
  ],
  [
    "POST",
    "/larder",
    "storeFood",
    "Store food in the larder",
    { grams: integer, food: text },
    ["grams", "food"],
  ],
  ["GET", "/payslips", "listPayslips", "List payslips", {}, []],
  [
    "GET",
    "/permits",
    "listPermits",
    "List permits",
    { state: { type: "string", enum: ["valid", "expired"] }, expiring_in_days: integer },
    [],
  ],
  [
    "POST",
    "/tours",
    "bookTour",
    "Book a tour",
    { barnId: { ...text, pattern: "^BRN-\\d+$" }, visitorName: text, day: date },
    ["barnId", "visitorName", "day"],
  ],
  [
    "GET",
    "/goats/{goat_id}",
    "getGoat",
    "Get a goat",
    { goat_id: { ...text, pattern: "^g\\d+$" } },
    ["goat_id"],
  ],
  [
    "POST",
    "/goats/{goat_id}/milk",
    "milkGoat",
    "Milk a goat",
    { goat_id: { ...text, pattern: "^g\\d+$" } },
    ["goat_id"],
  ],
  [
    "POST",
    "/members",
    "addMember",
    "Mitglied anlegen",
    { vorname: text, nachname: text, gruppe: text },
    ["vorname", "nachname", "gruppe"],
  ],
  [
    "POST",
    "/barns/{barn_no}/close",
    "closeBarn",
    "Close a barn",
    { barn_no: integer, reason: text },
    ["barn_no"],
  ],
  [
    "GET",
    "/fences",
    "listFences",
    "List fences",
    { painted: { type: "boolean" }, done: { type: "boolean" } },
    [],
  ],
  [
    "POST",
    "/keepers/{keeper_no}/invite",
    "inviteKeeper",
    "Send an invite",
    { keeper_no: integer, emails: { type: "array", items: { type: "string", format: "email" } } },
    ["keeper_no", "emails"],
  ],
  [
    "POST",
    "/tags/{tag_no}/block",
    "blockTag",
    "Block a tag",
    { tag_no: integer, reason: { type: "string", enum: ["lost", "stolen"] } },
    ["tag_no", "reason"],
  ],
  ["GET", "/barns", "listBarns", "List barns", { floor: integer, min_seats: integer }, []],
  [
    "POST",
    "/machines/{machine}/start",
    "startMachine",
    "Start a machine",
    { machine: { ...text, examples: ["mx-01"] } },
    ["machine"],
  ],
  [
    "POST",
    "/machines/{machine}/restart",
    "restartMachine",
    "Restart a machine",
    { machine: { ...text, examples: ["mx-01"] } },
    ["machine"],
  ],
  [
    "PATCH",
    "/films/{film_id}",
    "updateFilm",
    "Update a film",
    { film_id: { ...text, pattern: "^fl_\\w{4}$" }, title: text, description: text },
    ["film_id"],
  ],
  ["POST", "/notices", "postNotice", "Post a notice", { title: text, body: text }, ["title", "body"]],
];

const plan = openSmallApi("Farmhouse", FARMHOUSE);
const ask = (query: string) => planOf(plan(query));
const calls = (operation: string, args: object) => ({ operation, arguments: args, objections: [] });

describe("rooms and doors", () => {
  it.each([
    ["close the shades in the pantry", "pantry"],
    ["close the living room shades", "living room"],
    ["Zatáhni stínění v ložnici", "ložnice"],
    ["Zatáhni stínění v obývacím pokoji", "obývací pokoj"],
    ["Schließ die Rollos im Kinderzimmer", "Kinderzimmer"],
  ])("%s", (query, room) => {
    expect(ask(query).arguments).toEqual({ room });
  });

  it("a number with a unit is no number of a room", () => {
    expect(ask("set the attic to 17.5 degrees")).toEqual(calls("setHeat", { room: "attic", celsius: 17.5 }));
  });

  it("a Polish room is named in the nominative", () => {
    expect(ask("ustaw w łazience 21 stopni")).toEqual(calls("setHeat", { room: "łazienka", celsius: 21 }));
  });

  it("a question about a room or a door is no command", () => {
    expect(ask("are the shades in the pantry closed?").objections).not.toEqual([]);
    expect(ask("is the back door locked?").objections).not.toEqual([]);
  });

  it("a door needs a word that distinguishes it", () => {
    expect(ask("lock the side door")).toEqual(calls("lockDoor", { door: "side door" }));
    expect(ask("lock the door").objections).toContain("missing");
  });
});

describe("ranges", () => {
  const start = "T14:00:00Z";
  const end = "T16:00:00Z";
  it.each([
    "book hall H-31 on 2 December 2026 from 2 to 4 pm",
    "Buche die Halle H-31 am 2. Dezember 2026 von 14 bis 16 Uhr",
    "réserve la halle H-31 le 2 décembre 2026 de 14 à 16 h",
  ])("the clock is said once: %s", (query) => {
    expect(ask(query).arguments).toEqual({
      hall_id: "H-31",
      start: `2026-12-02${start}`,
      end: `2026-12-02${end}`,
    });
  });

  it("first and last days follow the order of the request", () => {
    expect(ask("add a stay for W-31, 2026-12-03 to 2026-12-09").arguments).toEqual({
      helper: "W-31",
      first_day: "2026-12-03",
      last_day: "2026-12-09",
    });
  });

  it("the day before a time may be one of several days", () => {
    expect(ask("plan a watering every Tuesday and Friday at 06:15 for 20 minutes").arguments).toMatchObject({
      days: ["tue", "fri"],
      minutes: 20,
    });
  });
});

describe("values", () => {
  it.each([
    ["store 300 g of walnuts in the larder", 300, "walnuts"],
    ["range 250 grammes de pois chiches dans le garde-manger", 250, "pois chiches"],
  ])("what is measured: %s", (query, grams, food) => {
    expect(ask(query).arguments).toEqual({ grams, food });
  });

  it("a code of another argument is no name", () => {
    expect(ask("book a tour of BRN-41 on 4 December 2026, name Ada Lane").arguments).toEqual({
      barnId: "BRN-41",
      visitorName: "Ada Lane",
      day: "2026-12-04",
    });
  });

  it("names of arguments are not values", () => {
    expect(ask("Mitglied anlegen, Vorname Ada, Nachname Lane, Gruppe Imker").arguments).toEqual({
      vorname: "Ada",
      nachname: "Lane",
      gruppe: "Imker",
    });
  });

  it("an equals sign reads like a colon", () => {
    expect(ask('post notice: title=Barn dance, body="Bring boots"').arguments).toEqual({
      title: "Barn dance",
      body: "Bring boots",
    });
  });

  it("signs inside a text are kept", () => {
    expect(ask('post notice: title="Formula a=b", body="Set mode=fast and x=1"').arguments).toEqual({
      title: "Formula a=b",
      body: "Set mode=fast and x=1",
    });
  });

  it("what will expire has not expired", () => {
    expect(ask("which permits expire within 10 days?").arguments).toEqual({ expiring_in_days: 10 });
    expect(ask("which permits are expired?").arguments).toEqual({ state: "expired" });
  });
});

describe("states and reasons", () => {
  it.each([
    ["which fences are not done yet?", { done: false }],
    ["which fences are left to paint?", { painted: false }],
  ])("%s", (query, flags) => {
    expect(ask(query)).toEqual(calls("listFences", flags));
  });

  it.each([
    ["I lost it, block tag 31", "lost"],
    ["zablokuj plakietkę 31, ukradli ją", "stolen"],
    ["bloquea la placa 31, la perdí", "lost"],
  ])("%s", (query, reason) => {
    expect(ask(query).arguments).toEqual({ tag_no: 31, reason });
  });

  it("a message may be the verb", () => {
    expect(ask("invite ada@farm.example to keeper 4")).toEqual(
      calls("inviteKeeper", { keeper_no: 4, emails: ["ada@farm.example"] }),
    );
  });
});

describe("particles, ordinals and counts", () => {
  it("a German particle is before an infinitive", () => {
    expect(ask("Maschine mx-04 neu starten").operation).toBe("restartMachine");
    expect(ask("Maschine mx-04 starten").operation).toBe("startMachine");
  });

  it("a full stop makes an ordinal", () => {
    expect(ask("Scheunen im 2. Stock").arguments).toEqual({ floor: 2 });
  });

  it.each(["establos para 14 personas", "granges pour 14 personnes"])("people need seats: %s", (query) => {
    expect(ask(query).arguments).toEqual({ min_seats: 14 });
  });

  it("a text after a dash is a reason", () => {
    expect(ask("close barn 3 - roof leaks")).toEqual(
      calls("closeBarn", { barn_no: 3, reason: "roof leaks" }),
    );
  });

  it("a text is for the argument that the request names", () => {
    expect(ask("change the description of fl_77ab: A day on the farm").arguments).toEqual({
      film_id: "fl_77ab",
      description: "A day on the farm",
    });
  });
});

describe("terms of several words", () => {
  it.each(["mes bulletins de paie", "muéstrame los recibos de nómina", "pokaż paski wynagrodzenia"])(
    "%s",
    (query) => {
      expect(ask(query)).toEqual(calls("listPayslips", {}));
    },
  );
});

describe("what is forbidden or reported", () => {
  it.each(["don't milk g41, she is ill", "Wczoraj wydoiłem g41.", "Včera jsem podojil g41."])(
    "%s",
    (query) => {
      expect(ask(query).objections).not.toEqual([]);
    },
  );

  it("a question may contain a negation", () => {
    expect(ask("don't we have any expired permits?").arguments).toEqual({ state: "expired" });
  });
});
