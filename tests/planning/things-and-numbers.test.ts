import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const gliderNo = parameter("path", "gliderNo", { ...text, examples: ["GL-204"] });

/** A club of glider pilots. */
const club = document("Glider club", {
  "/gliders": {
    get: {
      operationId: "listGliders",
      summary: "List gliders",
      parameters: [
        parameter("query", "builder", text, "Name of the builder"),
        parameter("query", "state", { ...text, enum: ["current", "planned", "retired"] }),
      ],
    },
  },
  "/gliders/{gliderNo}": {
    get: { operationId: "getGlider", summary: "Show a glider", parameters: [gliderNo] },
    patch: {
      operationId: "updateGlider",
      summary: "Change a glider",
      parameters: [gliderNo],
      requestBody: body({
        hangar: { ...text, enum: ["prague", "vienna", "munich"] },
        seats: integer,
        state: { ...text, enum: ["current", "planned", "retired"] },
        fee: { type: "number", description: "Fee for a day in euros" },
      }),
    },
  },
  "/gliders/{gliderNo}/faults": {
    post: {
      operationId: "reportFault",
      summary: "Report a fault of a glider",
      parameters: [gliderNo],
      requestBody: body({ description: text }, ["description"]),
    },
  },
  "/crews/{crew}/pilots": {
    post: {
      operationId: "addPilot",
      summary: "Register a pilot in a crew",
      parameters: [parameter("path", "crew", text)],
      requestBody: body({ name: text, weight: integer }, ["name"]),
    },
  },
  "/contests/{contestId}": {
    get: {
      operationId: "getContest",
      summary: "Show a contest",
      parameters: [parameter("path", "contestId", integer)],
    },
    delete: {
      operationId: "deleteContest",
      summary: "Drop a contest",
      parameters: [parameter("path", "contestId", integer)],
    },
  },
  "/votes": {
    post: {
      operationId: "startVote",
      summary: "Start a vote",
      requestBody: body({ prompt: text, choices: { type: "array", items: text } }, ["prompt", "choices"]),
    },
  },
  "/beacons/{beacon}/bases/{base}/light": {
    put: {
      operationId: "setBeaconLight",
      summary: "Turn a beacon on or off",
      parameters: [
        parameter("path", "beacon", text),
        parameter("path", "base", { ...text, enum: ["north", "south"] }),
      ],
      requestBody: body({ enabled: { type: "boolean" } }, ["enabled"]),
    },
  },
});

const called = (query: string) => calledAtOnce(query, club);

describe("what a word names, beside a code or a number", () => {
  test.each<[query: string, operation: string, args: object]>([
    ["Gliders of the builder Ida Holm", "listGliders", { builder: "Ida Holm" }],
    ["Which gliders are there at the moment?", "listGliders", { state: "current" }],
    ["Změň hangar větroně GL-204 na Vídeň", "updateGlider", { gliderNo: "GL-204", hangar: "vienna" }],
    ["Cambia el hangar de GL-204 a Múnich", "updateGlider", { gliderNo: "GL-204", hangar: "munich" }],
    ["Set the seats of glider GL-204 to 3 at the moment", "updateGlider", { gliderNo: "GL-204", seats: 3 }],
    [
      "Register Ida Holm for Red Falcons with a weight of 61",
      "addPilot",
      { crew: "Red Falcons", name: "Ida Holm", weight: 61 },
    ],
    [
      "Turn the beacon red-7 off on south",
      "setBeaconLight",
      { beacon: "red-7", base: "south", enabled: false },
    ],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["a builder is no number of a glider", "Show glider Ida Holm"],
    ["the thing with the fault does not describe it", "Nahlas závadu na větroni GL-204"],
    ["the label of the choices is no prompt", "Start a vote with the colours Blue and Green"],
    ["a number of another code", "Drop the contest of GL-204"],
    ["a code of another thing beside its noun", "Drop the contest of crew CR-31"],
    ["a fee below zero", "Change the fee of glider GL-204 to -50"],
    ["an amount that may be a thousand", "Change the fee of glider GL-204 to 1.000"],
    ["another thing with the code", "Ändere die Sitze der Rechnung GL-204 auf 2"],
    ["a note commands nothing", "Notiz: mit Ida über den Wettbewerb 31 sprechen"],
    ["it was only going to be said", "Drop contest 31, I was going to say, but people still like it"],
    ["a cheque is no contest", "Show me cheque 31"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});
