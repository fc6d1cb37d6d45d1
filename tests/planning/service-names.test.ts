import { describe, expect, it } from "vitest";
import { applyContext } from "../../src/planning/apply-context.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { removeArgument } from "../../src/planning/schema/find-argument.ts";
import { body, candidatesOf, inPath, planOf, text } from "./small-api.ts";

const SLIPWAY = {
  openapi: "3.1.0",
  info: {
    title: "SlipWay API",
    description: "The Slow Tides SMS API tells crews about berths.",
    version: "1",
  },
  servers: [{ url: "https://slipway.example" }],
  paths: {
    "/crews": {
      get: {
        operationId: "listCrews",
        summary: "List crews",
        parameters: [
          { name: "harbour", in: "query", schema: text },
          { name: "state", in: "query", schema: { type: "string", enum: ["active", "archived"] } },
        ],
      },
      post: {
        operationId: "createCrew",
        summary: "Create a crew",
        ...body({
          name: text,
          sub_crews: { type: "array", items: text },
          state: { type: "string", enum: ["active", "archived"] },
          members: {
            type: "array",
            items: { type: "object", properties: { email: { type: "string", format: "email" } } },
          },
          fee: { type: "string", format: "decimal" },
        }),
      },
    },
    "/crews/{id}": {
      parameters: [inPath("id")],
      get: { operationId: "getCrew", summary: "Get a crew" },
      put: { operationId: "replaceCrew", summary: "Replace a crew", ...body({ name: text, phone: text }) },
      patch: {
        operationId: "updateCrew",
        summary: "Update a crew",
        description: "Changes a crew. The fax of a crew is deprecated.",
        ...body({ name: text, phone: text }),
      },
      delete: {
        operationId: "deleteCrew",
        summary: "Delete a crew",
        description: "Deletes a crew with all of its duty rosters.",
      },
    },
    "/crews/{id}/refunds": {
      get: { operationId: "listRefunds", summary: "List the refunds of a crew", parameters: [inPath("id")] },
    },
    "/notices": {
      post: { operationId: "sendNotice", summary: "Send a notice", ...body({ message: text }, ["message"]) },
    },
    "/notices/preview": {
      post: {
        operationId: "previewNotice",
        summary: "Preview a notice",
        ...body({ message: text }, ["message"]),
      },
    },
    "/buoys/{buoyKey}/{environmentKey}": {
      get: {
        operationId: "getBuoy",
        summary: "Get a buoy",
        parameters: [inPath("buoyKey"), inPath("environmentKey")],
      },
    },
    "/berths": {
      get: {
        operationId: "listBerths",
        summary: "List berths",
        parameters: [{ name: "pier", in: "query", schema: text }],
      },
    },
    "/berths/search": {
      get: {
        operationId: "searchBerths",
        summary: "Search berths",
        parameters: [{ name: "pier", in: "query", schema: text }],
      },
    },
    "/berths/{id}/release": {
      post: {
        operationId: "releaseBerth",
        summary: "Release a berth",
        parameters: [inPath("id")],
        ...body({
          token: { type: "object", properties: { code: text, ip_address: text }, required: ["code"] },
        }),
      },
    },
    "/tows": {
      get: {
        operationId: "listTows",
        summary: "List tows",
        description: "DEPRECATED: please use the operation for planned tows.",
      },
    },
    "/planned-tows": { get: { operationId: "listPlannedTows", summary: "List planned tows" } },
  },
};

const candidates = candidatesOf(SLIPWAY);
const planned = (request: string) =>
  planOf(decide({ query: request, context: {}, candidates, now: new Date("2026-11-22T10:00:00Z") }));

describe("names of the API in a request", () => {
  it.each([
    ["with a capital inside", "show the archived crews in SlipWay", { state: "archived" }],
    ["in another case", "pokaż ekipy (crews) w SlipWayu", {}],
    ["of several words", "list the crews from Slow Tides", {}],
  ])("are no values: %s", (_case, request, args) => {
    expect(planned(request)).toMatchObject({ operation: "listCrews", arguments: args });
  });

  it("may be acronyms", () => {
    expect(planned('create an SMS crew "Night"')).toEqual({
      operation: "createCrew",
      arguments: { name: "Night" },
      objections: [],
    });
  });

  it("of other APIs in the description are no names", () => {
    const others = candidatesOf({
      ...SLIPWAY,
      info: { title: "Kontorex", description: "Moves crews with the Harborly API.", version: "1" },
    });
    const query = "delete crew 7f3a in Harborly";
    expect(planOf(decide({ query, context: {}, candidates: others })).objections).not.toEqual([]);
  });

  it("do not hide what is missing", () => {
    expect(planned("delete the crew from Slow Tides").objections).toContain("missing");
  });
});

describe("arguments in the style of developers' APIs", () => {
  it("take keys and environments", () => {
    expect(planned("show the buoy north-red in staging")).toEqual({
      operation: "getBuoy",
      arguments: { buoyKey: "north-red", environmentKey: "staging" },
      objections: [],
    });
  });

  it("take the only element of a list of objects, and numbers as texts", () => {
    expect(planned('create the crew "Night" with the member ada@example.com, fee 12.50')).toEqual({
      operation: "createCrew",
      arguments: { name: "Night", members: [{ email: "ada@example.com" }], fee: "12.50" },
      objections: [],
    });
  });
});

it("does not take an environment that is excluded", () => {
  const plan = planned("show the buoy north-red, not in staging");
  expect(plan.arguments).not.toMatchObject({ environmentKey: "staging" });
});

describe("lists in the context and in the choice of a model", () => {
  const schema = {
    type: "object",
    properties: {
      guests: {
        type: "array",
        items: { type: "object", properties: { email: text, name: text }, required: ["email"] },
      },
    },
    required: ["guests"],
  };

  it("are not replaced by a value of the context", () => {
    const guests = [{ email: "ada@example.com" }, { email: "bob@example.com" }];
    const context = { email: "me@example.com" };
    const query = "invite ada@example.com and bob@example.com";
    expect(applyContext({ guests }, { schema, query, context, isRead: false })).toEqual({ guests });
  });

  it("lose one part of their only object", () => {
    const args = { guests: [{ email: "ada@example.com", name: "Ada" }] };
    removeArgument(args, ["guests", "0", "name"]);
    expect(args).toEqual({ guests: [{ email: "ada@example.com" }] });
  });
});

describe("operations beside the right one", () => {
  it("does not replace a record because one of its fields is deprecated", () => {
    expect(planned("change the phone of crew 7f3a to +420600100200").operation).toBe("updateCrew");
  });

  it.each(['do a preview of the notice "Gate closed"', 'Vorschau der Nachricht "Tor zu"'])(
    "does not send %s",
    (request) => {
      const plan = planned(request);
      expect(plan.operation === "previewNotice" || plan.objections?.length !== 0).toBe(true);
    },
  );

  it("prefers a write to its preview, and an operation to a deprecated one", () => {
    expect(planned('send the notice "Gate closed"').operation).toBe("sendNotice");
    expect(planned('preview the notice "Gate closed"').operation).toBe("previewNotice");
    expect(planned("list the planned tows").operation).toBe("listPlannedTows");
  });

  it("prefers a list to its form for searches", () => {
    expect(planned('list the berths of pier "North"')).toEqual({
      operation: "listBerths",
      arguments: { pier: "North" },
      objections: [],
    });
  });

  it("does not need an optional object of an action", () => {
    expect(planned("release berth 7f3a")).toEqual({
      operation: "releaseBerth",
      arguments: { id: "7f3a" },
      objections: [],
    });
  });

  it.each([
    ["the creation of something archived", "archive the crew"],
    ["the deletion of a whole instead of a part", "delete the duty roster of crew 7f3a"],
    ["a list instead of the payment it lists", "refund crew 7f3a"],
  ])("does not call %s", (_case, request) => {
    expect(planned(request).objections).not.toEqual([]);
  });
});
