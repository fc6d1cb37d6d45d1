import { describe, expect, it } from "vitest";
import { parseQuery } from "../../src/catalogue/search/parse-query.ts";
import { openSmallApi, planOf } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const date = { type: "string", format: "date" };
const oneOf = (...values: string[]) => ({ type: "string", enum: values });

const storage = openSmallApi("Cloud drive", [
  [
    "GET",
    "/spaces/{space}/files/{path}",
    "getFile",
    "Get a file of a space",
    { space: text, path: text },
    ["space", "path"],
  ],
  [
    "GET",
    "/spaces/{space}/files",
    "listFiles",
    "List the files of a space",
    { space: text, prefix: text },
    ["space"],
  ],
  [
    "GET",
    "/repos/{owner}/{repo}",
    "getRepo",
    "Get a repository",
    { owner: text, repo: text },
    ["owner", "repo"],
  ],
]);

const tracker = openSmallApi("Tracker", [
  [
    "GET",
    "/tasks",
    "listTasks",
    "List tasks",
    { projectKey: text, assignee: text, state: oneOf("open", "done"), page: integer, per_page: integer },
    [],
  ],
  [
    "POST",
    "/teams/{team}/move",
    "moveTeam",
    "Move a team to another floor",
    { team: integer, floor: oneOf("first", "second", "third") },
    ["team", "floor"],
  ],
  ["GET", "/passes", "listPasses", "List passes", { expires_before: date, holder_id: integer }, []],
  ["POST", "/passes/{id}/revoke", "revokePass", "Revoke a pass", { id: integer }, ["id"]],
  ["GET", "/passes/{id}", "getPass", "Get a pass", { id: integer }, ["id"]],
]);

const argumentsOf = (plan: typeof storage, query: string) => planOf(plan(query)).arguments;

describe("files and repositories", () => {
  it.each([
    ["show the file drafts/plan.docx in space studio-a", { space: "studio-a", path: "drafts/plan.docx" }],
    ["get cover.webp from space studio-a", { space: "studio-a", path: "cover.webp" }],
    ["files of space studio-a with prefix 2027/03/", { space: "studio-a", prefix: "2027/03/" }],
  ])("%s", (query, expected) => {
    expect(argumentsOf(storage, query)).toEqual(expected);
  });

  it("a repository whose name looks like a file is a pair", () => {
    expect(argumentsOf(storage, "show the repo lumen/core.js")).toEqual({ owner: "lumen", repo: "core.js" });
  });
});

describe("keys, sizes and moves", () => {
  it.each([
    ["open tasks in project OPX", { projectKey: "OPX", state: "open" }],
    ["open tasks, 20 per page", { state: "open", per_page: 20 }],
  ])("%s", (query, expected) => {
    expect(argumentsOf(tracker, query)).toEqual(expected);
  });

  it.each([
    "move team 8 from first to third",
    "přesuň tým 8 z first do third",
    "Good afternoon, please move team 8 to third. Kind regards, Ida",
  ])("%s", (query) => {
    const decision = tracker(query);
    expect(planOf(decision)).toEqual({
      operation: "moveTeam",
      arguments: { team: 8, floor: "third" },
      objections: [],
    });
  });
});

describe("greetings and signatures", () => {
  it("change neither the search nor the plan", () => {
    const plain = planOf(tracker("open tasks in project OPX"));
    expect(planOf(tracker("Good morning, open tasks in project OPX. Kind regards, Ida"))).toEqual(plain);
    expect(parseQuery("Good morning, open tasks").clauses).toEqual(parseQuery("open tasks").clauses);
  });
});

describe("conditions that a list cannot express", () => {
  it.each([
    "passes expiring after 2027-04-01",
    "the 7 newest passes",
    "passes issued before 2021",
    "passes sorted by colour",
  ])("%s: asks", (query) => {
    const decision = tracker(query);
    expect(decision === null || decision.objections.length > 0 || decision.confidence < 0.75).toBe(true);
  });

  it("a bound in the right direction is used", () => {
    expect(argumentsOf(tracker, "passes expiring before 2027-04-01")).toEqual({
      expires_before: "2027-04-01",
    });
  });
});

describe("requests that name the action by a noun or in a subordinate clause", () => {
  it.each(["Please arrange the revocation of pass 12", "Bitte um Sperrung", "Je demande la suppression"])(
    "%s without a known action is not sent",
    (query) => {
      const decision = tracker(query);
      const best = decision?.ranked[0];
      const isSent = decision && best && !best.profile.reads && decision.objections.length === 0;
      expect(Boolean(isSent)).toBe(false);
    },
  );

  it.each(["chci, abys odvolal pass 12", "I request the removal of pass 12"])("%s names pass 12", (query) => {
    expect(argumentsOf(tracker, query)).toEqual({ id: 12 });
  });
});
