import { describe, expect, test } from "vitest";
import { decide } from "../../src/planning/deciding/decide.ts";
import { body, document, integer, parameter, text } from "./own-documents.ts";
import { candidatesOf } from "./small-api.ts";

const path = (name: string, schema: object, description = "") => parameter("path", name, schema, description);
const query = (name: string, schema: object, description = "") =>
  parameter("query", name, schema, description);

const WORKSHOP = document("Workshop", {
  "/printers": {
    get: {
      operationId: "listPrinters",
      summary: "List printers",
      parameters: [query("state", { ...text, enum: ["running", "stopped", "maintenance"] })],
    },
  },
  "/tracks/{track_id}/rating": {
    put: {
      operationId: "rateTrack",
      summary: "Rate a track",
      parameters: [path("track_id", text, "For example t41")],
      requestBody: body({ stars: { ...integer, minimum: 1, maximum: 5 } }, ["stars"]),
    },
  },
  "/shutters/{room}": {
    put: {
      operationId: "moveShutters",
      summary: "Move shutters",
      parameters: [path("room", { ...text, enum: ["attic", "study"] })],
      requestBody: body({ position: { ...integer, minimum: 0, maximum: 100 } }, ["position"]),
    },
  },
  "/cards/{cardId}": {
    patch: {
      operationId: "updateCard",
      summary: "Update a card",
      parameters: [path("cardId", text, "Card key such as OPS-4")],
      requestBody: body({ state: { ...text, enum: ["todo", "in_progress", "done"] }, title: text }),
    },
  },
  "/cards": {
    get: {
      operationId: "listCards",
      summary: "List cards",
      parameters: [query("state", { ...text, enum: ["todo", "in_progress", "done"] })],
    },
  },
  "/goods": {
    get: {
      operationId: "findGoods",
      summary: "Find goods",
      parameters: [query("q", text, "Search words"), query("maxPrice", { type: "number" })],
    },
  },
  "/partners": {
    get: {
      operationId: "listPartners",
      summary: "Search partners",
      parameters: [query("q", text, "Name or email"), query("company", text, "Company name")],
    },
  },
  "/binders": {
    post: {
      operationId: "createBinder",
      summary: "Create a binder",
      requestBody: body({ name: text, parent_id: text }, ["name"]),
    },
  },
  "/suppliers": {
    post: {
      operationId: "addSupplier",
      summary: "Add a supplier",
      requestBody: body(
        { name: text, email: text, address: { type: "object", properties: { street: text, city: text } } },
        ["name"],
      ),
    },
  },
  "/bays": {
    get: {
      operationId: "listBays",
      summary: "List bays",
      parameters: [query("status", { ...text, enum: ["clean", "dirty"] }), query("floor", integer)],
    },
  },
  "/bays/{bay}": {
    get: {
      operationId: "getBay",
      summary: "Bay with its status",
      parameters: [path("bay", integer, "Bay number")],
    },
  },
  "/releases": {
    post: {
      operationId: "deploy",
      summary: "Deploy a version of a service",
      requestBody: body(
        { service: text, version: text, environment: { ...text, enum: ["production", "staging"] } },
        ["service", "version", "environment"],
      ),
    },
  },
  "/units/{nr}": {
    patch: {
      operationId: "changeUnit",
      summary: "Change a unit",
      parameters: [path("nr", text, "Number of the unit, e.g. U-17")],
      requestBody: body({
        lease: { type: "number" },
        status: { ...text, enum: ["free", "leased", "blocked"] },
      }),
    },
  },
  "/premiums": {
    post: {
      operationId: "grantPremium",
      summary: "Grant a one-off premium",
      requestBody: body({ employeeId: text, amount: { type: "number" } }, ["employeeId", "amount"]),
    },
  },
});

const plan = (request: string, ...documents: object[]) => {
  const decision = decide({ query: request, context: {}, candidates: candidatesOf(...documents) });
  const best = decision?.ranked[0];
  const isSure = decision !== null && decision.objections.length === 0 && decision.confidence >= 0.75;
  return isSure ? [best?.candidate.operation_id, best?.filling.arguments] : decision?.objections;
};

describe("ordinary requests are answered at once", () => {
  test.each<[string, string, object]>([
    ["Welche Drucker sind in Wartung?", "listPrinters", { state: "maintenance" }],
    ["Give t52 three stars", "rateTrack", { track_id: "t52", stars: 3 }],
    ["Open the shutters in the attic to 35 percent", "moveShutters", { room: "attic", position: 35 }],
    ["Move LAB-8 to in progress", "updateCard", { cardId: "LAB-8", state: "in_progress" }],
    ["pokaż karty do zrobienia", "listCards", { state: "todo" }],
    ["Find brass lanterns under 60 euros", "findGoods", { q: "brass lanterns", maxPrice: 60 }],
    ["Find the partner Greta Holm", "listPartners", { q: "Greta Holm" }],
    ["Create a binder called Plans 1950", "createBinder", { name: "Plans 1950" }],
    [
      "Add supplier Nordwind Ltd, email hi@nordwind.example, Harbour Road 7, Leeds",
      "addSupplier",
      {
        name: "Nordwind Ltd",
        email: "hi@nordwind.example",
        address: { street: "Harbour Road 7", city: "Leeds" },
      },
    ],
    ["Is bay 9 clean?", "getBay", { bay: 9 }],
    [
      "Deploy ledger v1.4.2 to staging",
      "deploy",
      { service: "ledger", version: "v1.4.2", environment: "staging" },
    ],
    ["Set the lease of U-9 to 900", "changeUnit", { nr: "U-9", lease: 900 }],
    ["Give W217 a premium of 300", "grantPremium", { employeeId: "W217", amount: 300 }],
  ])("%s", (request, operation, given) => {
    expect(plan(request, WORKSHOP)).toEqual([operation, given]);
  });
});

describe("what the request names comes before what it does not name", () => {
  const CRATES = document("Crates", {
    "/crates/{code}/label": {
      get: {
        operationId: "getLabel",
        summary: "Download the label of a crate",
        parameters: [path("code", text)],
      },
    },
    "/crates/{code}": {
      get: { operationId: "getCrate", summary: "Where a crate is", parameters: [path("code", text)] },
    },
  });

  test("the thing itself, not its label", () => {
    expect(plan("Kde je bedna CR88231?", CRATES)).toEqual(["getCrate", { code: "CR88231" }]);
  });

  test("a write of another API that has the name, of which the first one only has a synonym, is asked about", () => {
    const clinic = document("Clinic", {
      "/appointments/{id}/cancel": {
        post: {
          operationId: "cancelAppointment",
          summary: "Cancel an appointment",
          parameters: [path("id", integer)],
        },
      },
    });
    const boats = document("Barcas", {
      "/reservas/{numero}": {
        delete: {
          operationId: "cancelarReserva",
          summary: "Cancelar una reserva",
          parameters: [path("numero", integer)],
        },
      },
    });
    expect(plan("Cancel booking 5120", clinic, boats)).not.toEqual(["cancelAppointment", { id: 5120 }]);
  });
});

describe("what only looks like such a request is not answered by a write or a wrong search", () => {
  const put = (at: string, id: string, name: string, summary: string, schema: object = integer) => ({
    [at]: {
      put: {
        operationId: name,
        summary,
        parameters: [path(id, integer)],
        requestBody: body({ [name]: schema }, [name]),
      },
    },
  });
  const ACCOUNTS = document("Accounts", {
    ...put("/accounts/{id}/balance", "id", "amount", "Move or transfer the balance of an account"),
    ...put("/cases/{id}/stage", "id", "stage", "Move a case"),
    ...put("/shops/{id}", "id", "discount", "Set the discount of a shop"),
    ...put("/rides/{id}/rating", "id", "stars", "Rate a ride"),
    ...put("/loans/{id}/grant", "id", "grant", "Grant a loan"),
    "/prizes": {
      post: {
        operationId: "awardPrize",
        summary: "Award a prize to an employee",
        requestBody: body({ employee: integer, prize: text }, ["employee"]),
      },
    },
    "/letters": {
      post: {
        operationId: "sendLetter",
        summary: "Send a letter",
        requestBody: body({ street: text, city: text }, ["street"]),
      },
    },
    "/bookings": {
      post: {
        operationId: "createBooking",
        summary: "Create a booking",
        requestBody: body({ name: text, guests: integer }, ["name"]),
      },
    },
    "/people": {
      get: {
        operationId: "findPeople",
        summary: "Find people",
        parameters: [query("q", text, "Search words")],
      },
    },
  });

  test.each([
    "increase account 7 to 500",
    "open account 7 to 500",
    "close case 7 to 12",
    "close shop 4 to 17",
    "give ride 7 to 4 drivers",
    "leave ride 7 at 4",
    "give ride 7 5 euros",
    "put loan 7 to 5",
    "send employee 7 the prize list",
    "send a letter to Baker Street 3 copies",
    "find active people",
    "find two people",
  ])("%s", (request) => {
    const [operation] = plan(request, ACCOUNTS) ?? [];
    const isSent = /^(amount|stage|discount|stars|grant|awardPrize|sendLetter|findPeople)$/.test(
      String(operation),
    );
    expect(isSent ? plan(request, ACCOUNTS) : "asked").toBe("asked");
  });

  test.each<[string, string | undefined]>([
    ["give member 7 four stars", "rateMember"],
    ["send member 7 5 letters", undefined],
  ])("a mark is counted in marks: %s", (request, operation) => {
    const club = document("Club", {
      "/members/{id}/ratings": {
        post: {
          operationId: "rateMember",
          summary: "Rate a member",
          parameters: [path("id", integer)],
          requestBody: body({ score: integer }, ["score"]),
        },
      },
    });
    const planned = plan(request, club);
    expect(planned?.find((each) => each === "rateMember")).toBe(operation);
  });

  test("numbers after a name that count something are no part of it", () => {
    expect(plan("Create a booking named Larsen, 4 guests", ACCOUNTS)).toEqual([
      "createBooking",
      { name: "Larsen", guests: 4 },
    ]);
  });

  test("where a thing is, from the operation that says it", () => {
    const vehicles = document("Vehicles", {
      "/vehicles/{id}": {
        get: { operationId: "getVehicle", summary: "Get a vehicle", parameters: [path("id", integer)] },
      },
      "/vehicles/{id}/location": {
        get: { operationId: "getLocation", summary: "Where a vehicle is", parameters: [path("id", integer)] },
      },
    });
    expect(plan("where is vehicle 7", vehicles)).not.toEqual(["getVehicle", { id: 7 }]);
  });
});
