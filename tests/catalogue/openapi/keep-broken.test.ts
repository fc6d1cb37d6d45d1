import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { ingestDocument } from "../../../src/catalogue/ingest/compile-document.ts";
import { compareDocuments } from "../../../src/catalogue/openapi/compare/compare-documents.ts";
import { keepBroken } from "../../../src/catalogue/openapi/compare/keep-broken.ts";

const text = { type: "string" };
const DONE = { 200: { description: "" } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, required: string[] = []) =>
  ({ type: "object", properties, required }) as JsonObject;
const json = (schema: Json) => ({ content: { "application/json": { schema } } });
const takes = (operationId: string, schema: Json, more: JsonObject = {}): JsonObject => ({
  operationId,
  requestBody: { required: true, ...json(schema) },
  responses: DONE,
  ...more,
});

function document(paths: JsonObject, schemas: JsonObject = {}, more: JsonObject = {}): JsonObject {
  return {
    openapi: "3.1.0",
    info: { title: "Boats", version: "1" },
    servers: [{ url: "https://boats.example" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths,
    components: { schemas },
    ...more,
  };
}

const keep = (before: JsonObject, after: JsonObject) =>
  keepBroken(before, after, compareDocuments(before, after));
const kindsOf = (before: JsonObject, after: JsonObject) =>
  compareDocuments(before, after).map(({ kind, operation_id }) => `${kind} ${operation_id}`);
const toolsOf = async (document: JsonObject) =>
  new Map((await ingestDocument(document)).tools.map((tool) => [tool.operation_id, tool]));
const schemasOf = (document: JsonObject | null) =>
  Object.keys((document?.["components"] as { schemas: object } | undefined)?.schemas ?? {}).sort();

describe("keepBroken()", () => {
  it("leaves out removed operations and breaking changes, and applies the others", () => {
    const before = document({
      "/boats": { get: { operationId: "list", responses: DONE }, post: takes("add", object({ name: text })) },
      "/crews": { get: { operationId: "crews", responses: DONE } },
    });
    const after = document({
      "/boats": {
        get: { operationId: "list", parameters: [{ name: "q", in: "query", schema: text }], responses: DONE },
        post: takes("add", object({ name: text, berth: text }, ["berth"])),
      },
      "/berths": { get: { operationId: "berths", responses: DONE } },
    });
    const combined = keep(before, after) ?? {};
    expect(kindsOf(before, combined)).toEqual(["compatible list", "added berths"]);
    expect(kindsOf(combined, after).sort()).toEqual(["breaking add", "removed crews"]);
    expect(combined["info"]).toEqual(before["info"]);
  });

  it("gives newer components another name if a kept operation uses the older ones, also through others", async () => {
    const paths = (more: JsonObject) => ({
      "/boats": { post: takes("add", ref("Boat")) },
      "/lists": { post: takes("addAll", { type: "array", items: ref("Boat") }, more) },
      "/crews": { post: takes("crew", ref("Crew")) },
    });
    const before = document(paths({}), {
      Boat: object({ name: text, owner: ref("Owner") }),
      Owner: object({ name: text }),
      Crew: object({ leader: ref("Owner") }),
    });
    const after = document(
      {
        ...paths({}),
        "/boats": {
          post: takes("add", ref("Boat"), {
            parameters: [{ name: "harbour", in: "query", required: true, schema: text }],
          }),
        },
      },
      {
        Boat: object({ name: text, owner: ref("Owner") }),
        Owner: object({ name: text, phone: text }),
        Crew: object({ leader: ref("Owner") }),
      },
    );
    const combined = keep(before, after) ?? {};
    expect(schemasOf(combined)).toEqual(["Boat", "Boat_new", "Crew", "Owner", "Owner_new"]);
    expect(kindsOf(before, combined)).toEqual(["compatible addAll", "compatible crew"]);
    const [old, now] = [await toolsOf(before), await toolsOf(combined)];
    expect(now.get("add")).toEqual(old.get("add"));
    // The names stay the same when the next version is combined.
    expect(keep(combined, after)).toEqual(combined);
  });

  it("keeps what an operation inherits from its path", async () => {
    const id = { name: "id", in: "path", required: true, schema: text };
    const tenant = (more: object) => ({ name: "tenant", in: "header", schema: text, ...more }) as JsonObject;
    const before = document({
      "/boats/{id}": {
        summary: "One boat",
        parameters: [id, tenant({})],
        get: { operationId: "read", responses: DONE },
        put: takes("write", object({ name: text })),
        delete: { operationId: "remove", responses: DONE },
      },
    });
    const after = document({
      "/boats/{id}": {
        parameters: [id],
        get: { operationId: "read", parameters: [tenant({ description: "Whose" })], responses: DONE },
        put: takes("write", object({ name: text })),
        patch: takes("change", object({ name: text })),
      },
    });
    const combined = keep(before, after) ?? {};
    expect(kindsOf(before, combined).sort()).toEqual(["added change", "documentation read"]);
    const [old, now] = [await toolsOf(before), await toolsOf(combined)];
    expect(now.get("write")).toEqual(old.get("write"));
    expect(now.get("remove")).toEqual(old.get("remove"));
  });

  it("leaves out an operation that moved, because both have the same id", () => {
    const before = document({ "/boats": { get: { operationId: "list", responses: DONE } } });
    const after = document({
      "/v2/boats": { get: { operationId: "list", responses: DONE }, post: takes("add", object({})) },
    });
    const combined = keep(before, after) ?? {};
    expect(kindsOf(before, combined)).toEqual(["added add"]);
    expect(kindsOf(combined, after).sort()).toEqual(["added list", "removed list"]);
  });

  const broken = takes("add", object({ berth: text }, ["berth"]));
  const pair = (old: JsonObject, next: JsonObject): [JsonObject, JsonObject] => [
    document({ "/boats": { post: takes("add", object({})) } }, {}, old),
    document({ "/boats": { post: broken }, "/x": { get: { operationId: "x", responses: DONE } } }, {}, next),
  ];
  const key = (name: string) => ({ securitySchemes: { key: { type: "apiKey", in: "header", name } } });
  const pet = (more: JsonObject): JsonObject => ({
    Animal: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } },
    Cat: object({ kind: text, ...more }),
  });
  const withAnimals = (schema: Json, more: JsonObject) =>
    document(
      { "/cats": { post: takes("cat", schema) }, "/all": { post: takes("all", ref("Animal")) } },
      pet(more),
    );

  it.each<[string, JsonObject, JsonObject]>([
    ["other servers", ...pair({}, { servers: [{ url: "https://other.example" }] })],
    [
      "another security",
      ...pair({ components: key("A"), security: [{ key: [] }] }, { components: key("A") }),
    ],
    ["a changed security scheme", ...pair({ components: key("A") }, { components: key("B") })],
    ["a removed security scheme", ...pair({ components: key("A") }, {})],
    ["references into paths", ...pair({}, { "x-y": { $ref: "#/paths/~1boats/post" } })],
    ["dynamic references", ...pair({}, { components: { schemas: { A: { $dynamicRef: "#a" } } } })],
    [
      "a discriminator of schemas that need two names",
      withAnimals(ref("Cat"), {}),
      withAnimals(object({ a: ref("Cat") }, ["a"]), { b: text }),
    ],
    [
      "other names of path parameters next to an operation that stays",
      document({ "/b/{id}": { put: takes("a", object({})), get: { operationId: "g", responses: DONE } } }),
      document({
        "/b/{boat}": {
          put: takes("a", object({ x: text }, ["x"])),
          get: { operationId: "g", responses: DONE },
        },
      }),
    ],
  ])("does not combine versions with %s", (_, before, after) => {
    expect(keep(before, after)).toBeNull();
  });

  it("keeps broken tools unchanged and others as in the new version, for 300 random pairs of documents", async () => {
    const random = createRandom(7);
    let combinedPairs = 0;
    for (let round = 0; round < 300; round++) {
      const before = randomDocument(random);
      const after = mutate(before, random);
      const changes = compareDocuments(before, after);
      const combined = keepBroken(before, after, changes);
      if (combined === null) continue;
      combinedPairs++;
      const broken = new Set(
        changes
          .filter(({ kind }) => kind === "removed" || kind === "breaking")
          .map(({ operation_id }) => operation_id),
      );
      const [old, next, now] = [await toolsOf(before), await toolsOf(after), await toolsOf(combined)];
      for (const [id, { content_hash: _, ...tool }] of now) {
        const { content_hash: _h, ...wanted } = (broken.has(id) ? old : next).get(id) ?? { content_hash: "" };
        const plain = (value: object) => JSON.stringify(value).replaceAll(/_new\b/g, "");
        if (broken.has(id)) expect(tool, `round ${round}, ${id}`).toEqual(wanted);
        else expect(plain(tool), `round ${round}, ${id}`).toBe(plain(wanted));
      }
      expect([...now.keys()].sort()).toEqual([...new Set([...next.keys(), ...broken])].sort());
    }
    expect(combinedPairs).toBeGreaterThan(250);
  });
});

type Random = (below: number) => number;

/** A linear congruential generator (Numerical Recipes), so that a failure can be repeated. */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const NAMES = ["A", "B", "C", "D", "E", "F"];

function randomDocument(random: Random): JsonObject {
  const any = () => ref(NAMES[random(NAMES.length)] ?? "A");
  const schemas = Object.fromEntries(
    NAMES.map((name) => [name, object({ own: text, ...(random(2) === 0 && { next: any() }) })]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [
      `/p${n}`,
      {
        ...(random(2) === 0 && { parameters: [{ name: "shared", in: "query", schema: text }] }),
        post: takes(`post${n}`, any()),
        ...(random(2) === 0 && { put: takes(`put${n}`, object({ a: any(), b: any() })) }),
      },
    ]),
  );
  return document(paths as JsonObject, schemas);
}

/** Adds optional and required properties, removes and adds operations. */
function mutate(before: JsonObject, random: Random): JsonObject {
  const after = JSON.parse(JSON.stringify(before)) as {
    paths: Record<string, JsonObject>;
    components: { schemas: Record<string, { properties: JsonObject; required: string[] }> };
  };
  for (const schema of Object.values(after.components.schemas)) {
    const kind = random(6);
    if (kind === 0) schema.properties["extra"] = text;
    if (kind === 1) {
      schema.properties["needed"] = text;
      schema.required.push("needed");
    }
  }
  for (const [path, item] of Object.entries(after.paths)) {
    const kind = random(8);
    if (kind === 0) delete after.paths[path];
    if (kind === 1) item["delete"] = { operationId: `delete${path.slice(2)}`, responses: DONE };
    if (kind === 2) delete item["put"];
    if (kind === 3) delete item["parameters"];
  }
  return after as unknown as JsonObject;
}
