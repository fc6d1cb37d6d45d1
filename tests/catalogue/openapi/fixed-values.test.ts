import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { compareDocuments } from "../../../src/catalogue/openapi/compare/compare-documents.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { applyOverlay } from "../../../src/catalogue/openapi/overlay/apply-overlay.ts";
import { readOverlay } from "../../../src/catalogue/openapi/overlay/read-overlay.ts";

/** A GET whose shared argument `action` has this schema. */
function document(schema: JsonObject): JsonObject {
  return {
    openapi: "3.1.0",
    info: { title: "Reef", version: "1" },
    servers: [{ url: "https://reef.example" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/fish": {
        parameters: [{ $ref: "#/components/parameters/Action" }],
        get: { operationId: "doIt", responses: {} },
      },
    },
    components: {
      parameters: {
        Action: { name: "action", in: "query", schema: { $ref: "#/components/schemas/Action" } },
      },
      schemas: { Action: schema },
    },
  };
}

const effectOf = (of: JsonObject) => compileOperations(of).tools[0]?.side_effect;

describe("a GET that deletes, because a shared argument has one value", () => {
  it.each<[what: string, target: string, update: JsonObject]>([
    ["the shared schema", "$.components.schemas.Action", { const: "list" }],
    ["the shared parameter", "$.components.parameters.Action", { name: "kind", schema: { type: "string" } }],
    [
      "the parameters of its path",
      "$.paths['/fish'].parameters[0]",
      { $ref: "#/components/parameters/Other" },
    ],
    ["its summary", "$.paths['/fish'].get", { summary: "List the fish" }],
  ])("stays a write when an overlay changes %s", (_what, target, update) => {
    const changed = document({ const: "delete" });
    const { parameters } = changed["components"] as { parameters: JsonObject };
    parameters["Other"] = { name: "other", in: "query", schema: { type: "string" } };
    expect(effectOf(changed)).toBe("write");
    const overlay = readOverlay({
      overlay: "1.0.0",
      info: { title: "t", version: "1" },
      actions: [{ target, update }],
    });
    const { conflicts } = applyOverlay(changed, overlay, { bases: null, mayRetarget: true });
    expect(conflicts).toEqual([]);
    expect(effectOf(changed)).toBe("write");
  });

  it("has another side effect in a version whose argument has several values", () => {
    const [change] = compareDocuments(document({ enum: ["delete"] }), document({ enum: ["list", "count"] }));
    expect(change).toMatchObject({ kind: "breaking" });
    expect(JSON.stringify(change)).toContain("it counted as a write and counts as a read");
  });
});
