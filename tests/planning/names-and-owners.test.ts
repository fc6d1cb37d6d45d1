import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

/** A club with gliders, boats and kites. */
const club = document("Leisure club", {
  "/boats": {
    get: {
      operationId: "listBoats",
      summary: "List boats",
      parameters: [
        parameter("query", "kind", { ...text, enum: ["canoe", "dinghy", "raft", "cabin"] }),
        parameter("query", "owner_name", text, "Name of the owner"),
        parameter("query", "town", text, "Town"),
        parameter("query", "wind", { ...text, enum: ["northern", "southern"] }),
      ],
    },
  },
  "/flights": {
    get: {
      operationId: "listFlights",
      summary: "List flights",
      parameters: [
        parameter("query", "pilot", text, "Name of the pilot"),
        parameter("query", "day", { ...text, format: "date" }),
      ],
    },
    post: {
      operationId: "planFlight",
      summary: "Plan a flight",
      requestBody: body(
        { glider_id: { ...text, pattern: "^GL-[0-9]+$" }, passenger_name: text, pilot: text },
        ["glider_id", "passenger_name"],
      ),
    },
  },
  "/crews": {
    get: {
      operationId: "listCrews",
      summary: "List crews",
      parameters: [
        parameter("query", "tour_id", text, "Tour code, e.g. NOR-12"),
        parameter("query", "state", { ...text, enum: ["ready", "resting"] }),
        parameter("query", "talents", { type: "array", items: text }, "Crews that have all of these talents"),
      ],
    },
  },
  "/hives/{hiveId}/stand": {
    put: {
      operationId: "assignStand",
      summary: "Assign a stand to a hive",
      parameters: [parameter("path", "hiveId", integer)],
      requestBody: body({ stand: integer }, ["stand"]),
    },
  },
  "/permits/{reference}": {
    patch: {
      operationId: "changePermit",
      summary: "Change a permit",
      parameters: [parameter("path", "reference", { ...text, pattern: "^[A-Z0-9]{6}$" })],
      requestBody: body({ zone: text, level: { ...text, enum: ["basic", "full"] } }),
    },
  },
  "/permits": {
    post: {
      operationId: "applyForPermit",
      summary: "Apply for a permit",
      requestBody: body({ divers: integer, level: { ...text, enum: ["basic", "full"] } }, ["divers"]),
    },
  },
  "/ferries": {
    get: {
      operationId: "searchFerries",
      summary: "Search ferry crossings",
      parameters: [
        { ...parameter("query", "from", text, "Departure port"), required: true },
        { ...parameter("query", "to", text, "Arrival port"), required: true },
      ],
    },
  },
  "/repairs/{repairId}/cancel": {
    post: {
      operationId: "cancelRepair",
      summary: "Cancel a repair",
      parameters: [parameter("path", "repairId", integer)],
      requestBody: body({ reason: text }),
    },
  },
  "/workshops": {
    post: {
      operationId: "bookWorkshop",
      summary: "Book a workshop",
      requestBody: body({ workshop: { ...text, description: "Name of the workshop" }, title: text }, [
        "workshop",
      ]),
    },
  },
  "/lessons/{lessonId}/pupils": {
    post: {
      operationId: "enrollPupil",
      summary: "Enroll a pupil in a lesson",
      parameters: [parameter("path", "lessonId", integer)],
      requestBody: body({ name: text, weight_kg: { type: "number" } }, ["name"]),
    },
  },
  "/beacons/faults": {
    get: {
      operationId: "listFaults",
      summary: "List faults",
      parameters: [parameter("query", "beacon", text, "Beacon name")],
    },
  },
});

const called = (query: string) => calledAtOnce(query, club);

describe("decide() asks", () => {
  test.each([
    ["for one of two listed values", "Show me the canoes and the rafts"],
    ["for one of two listed values", "Zeige die Kanus und die Flöße"],
    ["for one of two people", "boats of Nora Marsh and Ivo Sund"],
    ["for one of two people", "bateaux de Nora Marsh et Ivo Sund"],
    ["which of two people is meant", "Enroll Petra and Ivo in lesson 12"],
    ["which of two people is meant", "Enroll Petra Sund & Ivo Kern in lesson 12"],
    ["which of two people is meant", "Enroll Petra or Ivo in lesson 12"],
    ["which of two people is meant", "Enroll Petra/Ivo in lesson 12"],
    ["which of two people is meant", "Sign up Petra plus one for lesson 12"],
    ["which of two people is meant", "Melde Petra und Ivo für Stunde 12 an"],
    ["which of two people is meant", "Zapiš Petru a Iva do lekce 12"],
    ["which of two people is meant", "Zapisz Jana i Annę na lekcję 12"],
    ["which of two people is meant", "Inscris Camille et Luc au cours 12"],
    ["what is wanted beside a listed value", "rafts near the cabin"],
    ["whose flights without an argument for them", "Show flights of passenger Nora Reed"],
    ["whose flights without an argument for them", "Show flights of GL-204"],
    ["for a list of values of another argument", "crews ready or resting"],
    ["for the stand of another hive", "Give hive 18 the stand of hive 3"],
    ["for the stand of another hive", "Asigna a la colmena 18 el puesto de la colmena 3"],
    ["what a number counts", "Change permit RB40ZT to 3 divers and full level"],
    ["for a person with the name of a town", "boats of Mr Bristol"],
    ["for a person with the name of a town", "Boote von Frau Hamburg"],
    ["for a place on the way", "ferries from Oslo via Bergen to Dublin"],
    ["for a place on the way", "Fähren von Oslo über Kiel nach Dublin"],
    ["for a place on the way", "ferris de Oslo vía Bergen a Dublín"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});

describe("decide() calls with", () => {
  test.each([
    ["an id with other letters", "crews for tour SUD-3", { tour_id: "SUD-3" }],
    [
      "a list of free words",
      "crews with the talents knots, sails and maps",
      { talents: ["knots", "sails", "maps"] },
    ],
    ["the owner alone", "boats of Nora Marsh", { owner_name: "Nora Marsh" }],
    [
      "a name that contains a listed value",
      "Show boats of the Northern Gale",
      { owner_name: "Northern Gale" },
    ],
    ["a name of two words", "Enroll Petra Sund in lesson 12", { lessonId: 12, name: "Petra Sund" }],
    [
      "a quoted name with and",
      'Enroll "Petra and Ivo" in lesson 12',
      { lessonId: 12, name: "Petra and Ivo" },
    ],
    [
      "a weight after a name",
      "Enroll Ada in lesson 12, she weighs 64 kg",
      { lessonId: 12, name: "Ada", weight_kg: 64 },
    ],
    ["a listed value", "boats with northern wind", { wind: "northern" }],
    ["the nominative of places", "promy z Krakowa do Wiednia", { from: "Kraków", to: "Wiedeń" }],
    ["the nominative of places", "trajekty z Prahy do Berlína", { from: "Praha", to: "Berlín" }],
    ["a place without its kind", "łodzie w porcie Gdynia", { town: "Gdynia" }],
    ["a hyphened name", "faults of beacon-api", { beacon: "beacon-api" }],
    [
      "a name without its role",
      "Plan a flight: passenger Nora Reed, glider GL-204, pilot Ivo Stone",
      { passenger_name: "Nora Reed", glider_id: "GL-204", pilot: "Ivo Stone" },
    ],
    [
      "a text without the question mark",
      "Could you cancel repair 31, reason: storm?",
      { repairId: 31, reason: "storm" },
    ],
    [
      "a text without the question mark",
      "Könntest du Reparatur 31 stornieren, Grund: Sturm?",
      { repairId: 31, reason: "Sturm" },
    ],
    ["the name of what is booked", "Book Cedar for 'Tool care'", { workshop: "Cedar", title: "Tool care" }],
    [
      "a quoted title with and",
      'Book the workshop Cedar, title "Rope and sail"',
      { workshop: "Cedar", title: "Rope and sail" },
    ],
  ])("%s: %s", (_, query, args) => {
    expect(called(query)[1]).toEqual(args);
  });
});
