import { describe, expect, test } from "vitest";
import { decide } from "../../src/planning/deciding/decide.ts";
import { body, document, text } from "../planning/own-documents.ts";
import { candidatesOf } from "../planning/small-api.ts";

const flag = { type: "boolean" };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const named = (name: string) => ({ name, in: "path", required: true, schema: text });

/** Updates whose flags are named like verbs, so that a sentence about a verb is close to a write. */
const STATION = document("Station", {
  "/horns/{id}": {
    get: { operationId: "getHorn", summary: "Get a horn", parameters: [id] },
    patch: {
      operationId: "updateHorn",
      summary: "Update a horn",
      parameters: [id],
      requestBody: body({ muted: flag, locked: flag, paused: flag, nightMode: flag, label: text }),
    },
  },
  "/clocks/{id}": {
    patch: {
      operationId: "updateClock",
      summary: "Update a clock",
      parameters: [id],
      requestBody: body({ enabled: flag, reminder: flag }),
    },
  },
  "/berths/{id}": {
    patch: {
      operationId: "updateBerth",
      summary: "Update a berth",
      parameters: [id],
      requestBody: body({ reserved: flag, inspected: flag, camera: flag, lights: flag, starred: flag }),
    },
  },
  "/comments/{id}/approval": {
    put: {
      operationId: "decideComment",
      summary: "Approve a comment or withdraw the approval",
      parameters: [id],
      requestBody: body({ approved: flag }, ["approved"]),
    },
  },
  "/projects/{name}": {
    delete: { operationId: "deleteProject", summary: "Delete a project", parameters: [named("name")] },
  },
  "/projects/{name}/keepers/{username}": {
    put: {
      operationId: "addKeeper",
      summary: "Make a user a keeper of a project",
      parameters: [named("name"), named("username")],
    },
  },
  "/vouchers": {
    post: {
      operationId: "createVoucher",
      summary: "Create a voucher",
      requestBody: body({ value: { type: "number" }, code: text }, ["value"]),
    },
  },
  "/glossaries/{id}/terms": {
    post: {
      operationId: "addTerm",
      summary: "Add a term to a glossary",
      parameters: [id],
      requestBody: body({ source: text, target: text }, ["source", "target"]),
    },
  },
});

const sent = (query: string) => {
  const decision = decide({ query, context: {}, candidates: candidatesOf(STATION) });
  const best = decision?.ranked[0];
  const isSure = decision !== null && decision.objections.length === 0 && decision.confidence >= 0.75;
  return isSure && !decision.isForeign && best?.profile.reads === false
    ? [best.candidate.operation_id, best.filling.arguments]
    : "nothing is sent";
};

describe("sentences about flags that must not be sent", () => {
  test.each([
    // A negated command
    "No silencies la bocina 7",
    "No bloquees la bocina 7",
    "No apruebes el comentario 31",
    "neschvaluj komentář 31",
    "nezamykej houkačku 7",
    "nepozastavuj houkačku 7",
    "nevypínej noční režim houkačky 7",
    "don't mute horn 7",
    "not lock horn 7",
    "lock horn 7 no more",
    "hold off on locking horn 7",
    "Sperre Hupe 7 nicht",
    "nie blokuj klaksonu 7",
    "ne verrouille pas le klaxon 7",
    // A question or a check
    "is horn 7 muted?",
    "verify horn 7 is locked",
    // A part of the record, and not the record
    "mute the night mode of horn 7",
    "lock the night mode of horn 7",
    // Two flags of which one verb says only one
    "turn the lights on and the camera off at berth 7",
    "turn on the lights but turn the camera off at berth 7",
    // A verb that handles what the flag is named after
    "extend the reservation of berth 7",
    "confirm the inspection of berth 7",
    "move the reservation of berth 7",
    // A verb that is only spelled alike, an adjective, a negated noun
    "start berth 7",
    "mark berth 7 as neither reserved nor inspected",
    "make sure bob is no keeper of web-shop",
    "make bob no keeper of web-shop",
    // Whose it is and not which one
    "delete bob's project",
    "delete the project of Anna Lane",
    // How many, and two things
    "create 5 vouchers",
    "create ten vouchers",
    'add the terms "anchor" and "rope" to glossary 6',
    'add "Anker" for "anchor" to glossary 6',
  ])("%s", (query) => {
    expect(sent(query)).toBe("nothing is sent");
  });
});

describe("the same flags, commanded", () => {
  test.each<[string, string, object]>([
    ["Silencia la bocina 7", "updateHorn", { id: 7, muted: true }],
    ["mute horn 7", "updateHorn", { id: 7, muted: true }],
    ["unmute horn 7", "updateHorn", { id: 7, muted: false }],
    ["pause horn 7", "updateHorn", { id: 7, paused: true }],
    ["turn off the reminder of clock 5", "updateClock", { id: 5, reminder: false }],
    ["turn off clock 5", "updateClock", { id: 5, enabled: false }],
    ["turn the camera off at berth 7", "updateBerth", { id: 7, camera: false }],
    ["approve comment 31", "decideComment", { id: 31, approved: true }],
    ["make bob a keeper of web-shop", "addKeeper", { name: "web-shop", username: "bob" }],
    ["delete project web-shop", "deleteProject", { name: "web-shop" }],
    ['add "anchor" as "Anker" to glossary 6', "addTerm", { id: 6, source: "anchor", target: "Anker" }],
  ])("%s", (query, operation, given) => {
    expect(sent(query)).toEqual([operation, given]);
  });
});
