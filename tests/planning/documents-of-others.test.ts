import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { candidatesOf, openSmallApi, planOf } from "./small-api.ts";

/** A path item's operation in the style of generated documents: few formats and enums, much prose. */
const query = (name: string, description: string, type = "string") => ({
  name,
  in: "query",
  description,
  schema: { type },
});
const id = (name: string, description: string) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});
const body = (properties: JsonObject, required: readonly string[] = []) => ({
  content: { "application/json": { schema: { type: "object", properties, required } } },
});

const HARBOUR = {
  openapi: "3.1.0",
  info: { title: "Harborly API", version: "1" },
  servers: [{ url: "https://harborly.example" }],
  paths: {
    "/vessels": {
      get: {
        operationId: "listVessels",
        summary:
          "Returns the vessels of the harbour in the order of their arrival. Scrapped vessels are missing.",
        parameters: [
          query("status", "Filter by status. Accepted values are moored, sailing and docked."),
          query("scrapped", "If true, returns only scrapped vessels. If false, none of them."),
          query("arrivedStart", "Vessels that arrived after the specified date"),
          query("lon", "Longitude"),
          query("lat", "Latitude"),
          query("include", "Accepted values are vessel, crew and berth"),
          query("limit", "Maximum number of vessels", "integer"),
        ],
      },
      post: {
        operationId: "createVessel",
        summary: "Create a vessel",
        requestBody: body({
          vessel: { type: "object", properties: { name: { type: "string" }, fleet_id: { type: "integer" } } },
        }),
      },
    },
    "/vessels/{id}": {
      parameters: [id("id", "Vessel identifier")],
      get: { operationId: "getVessel", summary: "Get a vessel" },
      put: {
        operationId: "replaceVessel",
        summary: "Update a vessel",
        requestBody: body({ name: { type: "string" }, draught: { type: "number" } }),
      },
      patch: {
        operationId: "updateVessel",
        summary: "Update a vessel",
        requestBody: body({
          name: { type: "string" },
          draught: { type: "number" },
          on_vessel: { type: "boolean" },
        }),
      },
    },
    "/tours": {
      post: {
        operationId: "createTour",
        summary: "Create a tour",
        requestBody: body({ title: { type: "string" }, copy_berth_defaults: { type: "boolean" } }, ["title"]),
      },
    },
    "/captains/{captain}": {
      post: {
        operationId: "updateCaptain",
        summary: "Update a captain",
        parameters: [id("captain", "The captain")],
        requestBody: body({ email: { type: "string" } }),
      },
    },
  },
};
const KONTOREX = {
  openapi: "3.1.0",
  info: { title: "Kontorex", version: "1" },
  servers: [{ url: "https://kontorex.example" }],
  paths: {
    "/shops/{shopId}/captains/{captainId}": {
      delete: {
        operationId: "deleteCaptain",
        summary: "Delete a captain",
        parameters: [id("shopId", "Shop id"), id("captainId", "Captain id")],
      },
    },
  },
};

const candidates = candidatesOf(HARBOUR, KONTOREX);
const planned = (request: string) =>
  planOf(decide({ query: request, context: {}, candidates, now: new Date("2026-11-22T10:00:00Z") }));

describe("documents that say in prose what schemas could say", () => {
  it.each([
    ["a value that only the description lists", "list sailing vessels", "listVessels", { status: "sailing" }],
    ["a flag that is written as text", "list scrapped vessels", "listVessels", { scrapped: "true" }],
    [
      "the sign of a coordinate that is a text",
      "list vessels at lat 41.5 lon -8.7",
      "listVessels",
      { lat: "41.5", lon: "-8.7" },
    ],
    [
      "a PATCH before a PUT",
      'rename vessel 8c2e41 to "Grey Heron"',
      "updateVessel",
      { id: "8c2e41", name: "Grey Heron" },
    ],
    ["a record that is opened", "open vessel 8c2e41", "getVessel", { id: "8c2e41" }],
  ])("use %s", (_case, request, operation, args) => {
    expect(planned(request)).toEqual({ operation, arguments: args, objections: [] });
  });

  it.each([
    ["a word that only an empty argument has", 'create a berth "North"'],
    ["an update by POST without a change", "update captain cap_77x1"],
    ["the creation of what exists", "open the vessel"],
    ["the operation of another service", "delete captain 41b7 from Harborly"],
  ])("send nothing for %s", (_case, request) => {
    const plan = planned(request);
    const isRead = /^(get|list)/.test(plan.operation ?? "");
    expect(isRead || plan.objections?.length !== 0).toBe(true);
  });

  it("do not take the resource for a part of the answer or a flag", () => {
    expect(planned("list vessels").arguments).toEqual({});
    expect(planned("set the draught of vessel 8c2e41 to 3").arguments).toEqual({ id: "8c2e41", draught: 3 });
  });

  it("do not take a thing for the name of the service", () => {
    const zorbs = openSmallApi("Zorbs", [
      [
        "DELETE",
        "/bookings/{booking_no}",
        "deleteBooking",
        "Delete a booking",
        { booking_no: { type: "integer" } },
        ["booking_no"],
      ],
    ]);
    expect(planOf(zorbs("delete zorb 5")).objections).not.toEqual([]);
    expect(planOf(zorbs("delete zorbs booking 5")).objections).toEqual([]);
  });
});
