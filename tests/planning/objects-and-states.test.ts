import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const enumOf = (...values: string[]) => ({ ...text, enum: values });

describe("the object of a command is no value of it", () => {
  const fax = document("Fax gateway", {
    "/faxes": {
      post: {
        operationId: "sendFax",
        summary: "Send a fax",
        requestBody: body(
          { number: text, content: { ...text, description: "What the fax says" }, sender: text },
          ["number", "content"],
        ),
      },
    },
  });
  test.each(["Send a fax to +48601222333", "Send FAX to the number +48601222333"])("%s", (query) => {
    expect(calledAtOnce(query, fax)).toBe("asked");
  });
  test("with its text, it is sent without a sender", () => {
    expect(calledAtOnce("Send a FAX to +48601222333: The crane is back", fax)).toEqual([
      "sendFax",
      { number: "+48601222333", content: "The crane is back" },
    ]);
  });
});

describe("pieces", () => {
  const store = document("Ship chandler", {
    "/goods/{code}": {
      patch: {
        operationId: "updateGoods",
        summary: "Change goods",
        parameters: [parameter("path", "code", text)],
        requestBody: body({ weight_kg: { type: "number" }, minimum: integer }),
      },
    },
  });
  test.each([
    "Change goods RX-7 to 20 pieces",
    "Ändere Waren RX-7 auf 20 Stück",
    "Změň zboží RX-7 na 20 kusů",
  ])("are no weight: %s", (query) => {
    expect(calledAtOnce(query, store)).not.toEqual([
      "updateGoods",
      expect.objectContaining({ weight_kg: 20 }),
    ]);
  });
  test("kilograms are", () => {
    expect(calledAtOnce("Change the weight of goods RX-7 to 20 kg", store)).toEqual([
      "updateGoods",
      { code: "RX-7", weight_kg: 20 },
    ]);
  });
});

describe("what a command makes does not exist yet", () => {
  const labels = document("Label maker", {
    "/labels": {
      post: {
        operationId: "labels_create",
        summary: "Print a text",
        requestBody: body({ text, tag: text }, ["text"]),
      },
    },
    "/labels/{tag}": {
      patch: {
        operationId: "labels_update",
        summary: "Change a label",
        parameters: [parameter("path", "tag", text)],
        requestBody: body({ text }),
      },
    },
  });
  test("it is not changed", () => {
    expect(calledAtOnce('Make a new label harbor-7 with the text "Fragile"', labels)).not.toEqual([
      "labels_update",
      expect.anything(),
    ]);
  });
  test("a change is", () => {
    expect(calledAtOnce('Change label harbor-7 to the text "Fragile"', labels)).toEqual([
      "labels_update",
      { tag: "harbor-7", text: "Fragile" },
    ]);
  });
});

describe("what several records have in common identifies none", () => {
  const depot = document("Tram depot", {
    "/trams": {
      get: {
        operationId: "listTrams",
        summary: "List trams",
        parameters: [
          parameter("query", "state", enumOf("waiting", "moving")),
          parameter("query", "occupied", { type: "boolean" }, "Only occupied or only empty trams"),
        ],
      },
    },
    "/trams/{tram_code}": {
      get: {
        operationId: "getTram",
        summary: "Show a tram",
        parameters: [parameter("path", "tram_code", text, "Code of the tram")],
      },
    },
  });
  test("List all trams of depot-north", () => {
    expect(calledAtOnce("List all trams of depot-north", depot)).toBe("asked");
  });
  test("a change of all of them changes none", () => {
    const yard = document("Pallet yard", {
      "/pallets/{pallet_id}": {
        delete: {
          operationId: "deletePallet",
          summary: "Delete a pallet",
          parameters: [parameter("path", "pallet_id", text)],
        },
      },
    });
    expect(calledAtOnce("Delete all pallets of A-04-12", yard)).toBe("asked");
    expect(calledAtOnce("Delete pallet A-04-12", yard)).toEqual(["deletePallet", { pallet_id: "A-04-12" }]);
  });
  test("a state is none of their ids", () => {
    expect(calledAtOnce("Which trams are still waiting?", depot)).toEqual([
      "listTrams",
      { state: "waiting" },
    ]);
  });
  test("the contrary of a flag that describes both", () => {
    expect(calledAtOnce("Which trams are empty?", depot)).toEqual(["listTrams", { occupied: false }]);
    expect(calledAtOnce("Which trams are occupied?", depot)).toEqual(["listTrams", { occupied: true }]);
  });
  test("a name is no contrary, nor is the name of another flag", () => {
    const berths = document("Berths", {
      "/berths/{id}": {
        patch: {
          operationId: "updateBerth",
          summary: "Update a berth",
          parameters: [parameter("path", "id", integer)],
          requestBody: body({ occupied: { type: "boolean" }, free: { type: "boolean" }, name: text }),
        },
      },
    });
    expect(calledAtOnce("Rename berth 7 to Empty", berths)).toEqual([
      "updateBerth",
      { id: 7, name: "Empty" },
    ]);
    expect(calledAtOnce("Mark berth 7 as free", berths)).toEqual(["updateBerth", { id: 7, free: true }]);
    expect(calledAtOnce("Mark berth 7 as empty", berths)).toEqual([
      "updateBerth",
      { id: 7, occupied: false },
    ]);
  });
  test("the tram with its code", () => {
    expect(calledAtOnce("Show tram depot-7", depot)).toEqual(["getTram", { tram_code: "depot-7" }]);
  });
});

describe("a noun before an id with a known form only says what kind of thing it is", () => {
  const fleet = document("Equipment", {
    "/equipment/{tag}/service": {
      post: {
        operationId: "service",
        summary: "Service a piece of equipment",
        parameters: [parameter("path", "tag", text, "e.g. EQ-0001")],
      },
    },
  });
  const invoices = document("Invoices", {
    "/invoices/{number}/service": {
      post: {
        operationId: "serviceInvoice",
        summary: "Service an invoice",
        parameters: [parameter("path", "number", text)],
      },
    },
  });
  test("Service winch EQ-0342: a word that names nothing known", () => {
    expect(calledAtOnce("Service winch EQ-0342", fleet)).toEqual(["service", { tag: "EQ-0342" }]);
  });
  test("the noun of something else is asked about", () => {
    expect(calledAtOnce("Service budget EQ-0342", fleet)).toBe("asked");
  });
  test("another form is asked about", () => {
    expect(calledAtOnce("Service winch 342", fleet)).toBe("asked");
  });
  test("the noun of another API is asked about", () => {
    expect(calledAtOnce("Service invoice EQ-0342", fleet, invoices)).not.toEqual([
      "service",
      { tag: "EQ-0342" },
    ]);
  });
});

describe("a code that starts with the name of its resource", () => {
  const pods = document("Pods", {
    "/pods/{id}": {
      delete: { operationId: "deletePod", summary: "", parameters: [parameter("path", "id", text)] },
    },
  });
  const jobs = document("Crons", {
    "/crons/{id}": {
      delete: { operationId: "deleteCron", summary: "", parameters: [parameter("path", "id", text)] },
    },
  });
  test("is one of them", () => {
    expect(calledAtOnce("Delete pod-59", pods, jobs)).toEqual(["deletePod", { id: "pod-59" }]);
    expect(calledAtOnce("Delete cron-59", pods, jobs)).toEqual(["deleteCron", { id: "cron-59" }]);
  });
  test("what the command is about is something else", () => {
    const shop = document("Shop", {
      "/orders/{id}": {
        delete: {
          operationId: "deleteOrder",
          summary: "Delete an order",
          parameters: [parameter("path", "id", text)],
        },
      },
      "/customers/{id}": {
        delete: {
          operationId: "deleteCustomer",
          summary: "Delete a customer",
          parameters: [parameter("path", "id", text)],
        },
      },
    });
    expect(calledAtOnce("Delete address customer-7", shop)).toBe("asked");
    expect(calledAtOnce("Delete the order of customer-7", shop)).not.toEqual([
      "deleteCustomer",
      { id: "customer-7" },
    ]);
  });
  test("another code may belong to either", () => {
    expect(calledAtOnce("Delete ax-59", pods, jobs)).toBe("asked");
  });
});

test("one of several records is not the collection", () => {
  const blog = document("Blog", {
    "/posts/{post}/comments": {
      delete: {
        operationId: "clearComments",
        summary: "Delete all comments of a post",
        parameters: [parameter("path", "post", text)],
      },
    },
  });
  expect(calledAtOnce("Delete a comment on post-7", blog)).toBe("asked");
  expect(calledAtOnce("Delete all comments of post-7", blog)).toEqual(["clearComments", { post: "post-7" }]);
});

describe("a moment that fits two arguments of a change", () => {
  const shipments = document("Shipments", {
    "/shipments/{id}": {
      patch: {
        operationId: "updateShipment",
        summary: "Change a shipment",
        parameters: [parameter("path", "id", integer)],
        requestBody: body({
          shipped_on: { ...text, format: "date" },
          delivered_on: { ...text, format: "date" },
          carrier: text,
        }),
      },
    },
  });
  test("is none of them without a word for it, and no text", () => {
    expect(calledAtOnce("Change shipment 7: 10 December", shipments)).toBe("asked");
  });
  test("is the one that is named", () => {
    expect(calledAtOnce("Change shipment 7: delivered on 10 December", shipments)).toEqual([
      "updateShipment",
      { id: 7, delivered_on: "2026-12-10" },
    ]);
  });
});
