import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const day = { type: "string", format: "date" };
const flag = (description: string) => ({ type: "boolean", description });

const HOUSE: readonly SmallOperation[] = [
  [
    "PUT",
    "/greenhouses/{greenhouse}/heating",
    "switchHeating",
    "Switch the heating of a greenhouse",
    {
      greenhouse: { type: "string", enum: ["north", "south", "orchid"] },
      state: { type: "string", enum: ["on", "off"] },
    },
    ["greenhouse", "state"],
  ],
  [
    "GET",
    "/greenhouses/{greenhouse}/climate",
    "readClimate",
    "Temperature and humidity in a greenhouse",
    { greenhouse: { type: "string", enum: ["north", "south", "orchid"] } },
    ["greenhouse"],
  ],
  [
    "PUT",
    "/siren",
    "armSiren",
    "Arm or disarm the siren",
    { mode: { type: "string", enum: ["disarmed", "perimeter", "full"] } },
    ["mode"],
  ],
  [
    "GET",
    "/pumps",
    "listPumps",
    "List the pumps",
    { kind: { type: "string", enum: ["drip", "mist"] }, state: { type: "string", enum: ["on", "off"] } },
    [],
  ],
];

const OFFICE: readonly SmallOperation[] = [
  [
    "GET",
    "/requests",
    "listRequests",
    "List repair requests",
    {
      handler: { type: "string", description: "Name of the colleague who handles it, or `me`" },
      status: { type: "string", enum: ["filed", "running", "finished"] },
      filed_from: day,
      filed_to: day,
      unhandled: flag("Only requests without a colleague"),
    },
    [],
  ],
  [
    "GET",
    "/tenants",
    "searchTenants",
    "Search tenants",
    { name: { type: "string", description: "Part of the tenant's name" }, page: { type: "integer" } },
    [],
  ],
  [
    "POST",
    "/complaints",
    "fileComplaint",
    "File a complaint",
    { place: { ...text, description: "Where" }, description: { ...text, description: "What is wrong" } },
    ["place"],
  ],
  [
    "POST",
    "/forwardings",
    "createForwarding",
    "Create a forwarding",
    {
      from: { type: "string", format: "email" },
      to: { type: "string", format: "email" },
      permanent: flag("Whether it never ends"),
    },
    ["from", "to"],
  ],
  ["POST", "/bookings/{code}/absence", "markAbsence", "Mark a booking as absent", { code: text }, ["code"]],
];

const house = openSmallApi("house", HOUSE);
const office = openSmallApi("office", OFFICE);

function planned(decide: typeof house, query: string) {
  const decision = decide(query);
  const best = decision?.ranked[0];
  return {
    operation: best?.candidate.operation_id,
    arguments: best?.filling.arguments,
    objections: decision?.objections ?? [],
  };
}

describe("switches", () => {
  it.each([
    ["Turn off the heating in the orchid greenhouse", { greenhouse: "orchid", state: "off" }],
    ["switch the heating of the north greenhouse on", { greenhouse: "north", state: "on" }],
    ["Please turn the heating in the south greenhouse off", { greenhouse: "south", state: "off" }],
  ])("%s", (query, args) => {
    expect(planned(house, query)).toEqual({ operation: "switchHeating", arguments: args, objections: [] });
  });

  it("a required state is set by a general verb", () => {
    expect(planned(house, "set the siren to perimeter")).toEqual({
      operation: "armSiren",
      arguments: { mode: "perimeter" },
      objections: [],
    });
  });

  it("a state at the end of a question is not dropped", () => {
    expect(planned(house, "Which drip pumps are on?")).toMatchObject({
      operation: "listPumps",
      arguments: { kind: "drip", state: "on" },
    });
  });
});

describe("questions of degree", () => {
  it.each(["How warm is it in the orchid greenhouse?", "how humid is the north greenhouse"])(
    "%s",
    (query) => {
      expect(planned(house, query).operation).toBe("readClimate");
    },
  );
});

describe("a noun that is also a verb", () => {
  const sea = openSmallApi("sea", [
    [
      "GET",
      "/tides/forecast",
      "getForecast",
      "Get the forecast of the tides",
      { harbour: text },
      ["harbour"],
    ],
    ["GET", "/tides/now", "getTide", "Get the present tide", { harbour: text }, ["harbour"]],
  ]);

  it.each(["Forecast for Ostend", "tide forecast for Ostend", "Forecast Ostend"])("%s", (query) => {
    expect(planned(sea, query)).toEqual({
      operation: "getForecast",
      arguments: { harbour: "Ostend" },
      objections: [],
    });
  });
});

describe("the caller", () => {
  it("is filled where the argument documents a word for it", () => {
    expect(planned(office, "repair requests handled by me").arguments).toEqual({ handler: "me" });
  });

  it("is not filled by a word of courtesy", () => {
    expect(planned(office, "show me the running repair requests").arguments).toEqual({ status: "running" });
  });
});

describe("flags with a negative description", () => {
  it.each([
    ["repair requests without a colleague", true],
    ["repair requests that have no colleague", true],
  ])("%s", (query, unhandled) => {
    expect(planned(office, query).arguments).toEqual({ unhandled });
  });

  it("an adverb sets the flag that it names", () => {
    expect(
      planned(office, "create a forwarding from a@b.example permanently to c@d.example").arguments,
    ).toEqual({
      from: "a@b.example",
      to: "c@d.example",
      permanent: true,
    });
  });
});

describe("participles", () => {
  it("that label a date are no status", () => {
    expect(planned(office, "repair requests filed since 2026-10-01").arguments).toEqual({
      filed_from: "2026-10-01",
    });
  });

  it("before the noun are a status", () => {
    expect(planned(office, "finished repair requests").arguments).toEqual({ status: "finished" });
  });
});

describe("names", () => {
  it.each([
    ["Find the tenant Reed & Sons", "Reed & Sons"],
    ["look up tenant Marlow", "Marlow"],
  ])("%s", (query, name) => {
    expect(planned(office, query)).toMatchObject({
      operation: "searchTenants",
      arguments: { name },
      objections: [],
    });
  });

  it("a title with a full stop does not end the sentence", () => {
    const decision = office("Repair requests handled by Dr. Malina");
    expect(decision?.request.reading.clauses).toHaveLength(1);
  });
});

describe("writes that share only a general verb with the request", () => {
  it.each(["Post a picture of Oskar on our club page", "add a photo of the lake to my album"])(
    "%s",
    (query) => {
      const decision = office(query);
      expect(decision === null || decision.isForeign || decision.objections.length > 0).toBe(true);
    },
  );

  it("a state that only names the resource is not the operation's state", () => {
    expect(planned(office, "mark AB-7 as booking").objections).toContain("other_action");
    expect(planned(office, "mark booking AB-7 as absent").objections).toEqual([]);
  });
});

describe("subjects of statements", () => {
  it("a noun that is also a verb is not the command", () => {
    const decision = office("Order CD-7 has arrived, cancel booking AB-7");
    expect(decision?.request.action?.verbs).toContain("cancel");
  });
});

describe("values as they are written", () => {
  const disk = openSmallApi("disk", [
    [
      "POST",
      "/documents/rename",
      "renameDocument",
      "Rename a document",
      { path: { ...text, example: "/Plans/roof.pdf" }, new_name: text },
      ["path", "new_name"],
    ],
    ["POST", "/albums", "createAlbum", "Create an album", { name: text }, ["name"]],
    [
      "POST",
      "/albums/{album}/photos",
      "addPhoto",
      "Add a photo to an album",
      { album: text, photo: { ...text, example: "ph_7731" } },
      ["album", "photo"],
    ],
    [
      "POST",
      "/appointments",
      "createAppointment",
      "Schedule an appointment",
      { client_id: { type: "integer" }, subject: text, at: { type: "string", format: "date-time" } },
      ["client_id", "subject", "at"],
    ],
  ]);

  it("the path of a file is one value", () => {
    expect(planned(disk, "rename /Plans/2026/cellar.pdf to attic.pdf")).toEqual({
      operation: "renameDocument",
      arguments: { path: "/Plans/2026/cellar.pdf", new_name: "attic.pdf" },
      objections: [],
    });
  });

  it("a name may begin with a common word", () => {
    expect(planned(disk, "Create an album called Evening Light").arguments).toEqual({
      name: "Evening Light",
    });
  });

  it("a text begins after the colon that follows a time", () => {
    expect(
      planned(disk, "Schedule an appointment with client 5540 on 2027-03-04 at 14:00: roof inspection")
        .arguments,
    ).toMatchObject({ client_id: 5540, subject: "roof inspection" });
  });

  it("what a photo is added to is not created", () => {
    const { operation, objections } = planned(disk, "add ph_8120 to an album");
    expect(operation !== "createAlbum" || objections.length > 0).toBe(true);
  });
});

describe("a state that an ending operation takes", () => {
  const desk = openSmallApi("desk", [
    [
      "PATCH",
      "/bookings/{booking}/cancel",
      "cancelBooking",
      "Cancel a booking",
      { booking: { type: "integer" }, refund: { type: "string", enum: ["full", "partial"] } },
      ["booking", "refund"],
    ],
  ]);

  it("does not make a general verb end anything", () => {
    expect(planned(desk, "set booking 7 to full").objections).toContain("other_action");
  });
});
