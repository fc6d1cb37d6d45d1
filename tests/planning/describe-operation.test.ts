import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { describeOperation } from "../../src/planning/aligning/describe-operation.ts";

function candidateOf(input_schema: JsonObject, basis?: string): ToolCandidate {
  return {
    tool_id: crypto.randomUUID(),
    operation_id: "getBerth",
    connector_id: null,
    source: "connector",
    plugin: "openapi-tool",
    name: "Get a berth",
    side_effect: "read",
    score: 1,
    fields: {
      api: "Harbor",
      operation_id: "getBerth",
      method: "GET",
      path: "/berths",
      summary: "Get a berth",
      description: "",
      tags: [],
      parameters: [],
    },
    input_schema,
    ...(basis !== undefined && { basis }),
  };
}

const schemaOf = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });
const namesOf = (candidate: ToolCandidate) =>
  describeOperation(candidate).slots.map(({ path }) => path.join("."));

describe("describeOperation()", () => {
  it("finds a profile by the digest of the database, without writing the schema as text", () => {
    let written = 0;
    const counted = () => {
      const schema = schemaOf("berth");
      return Object.defineProperty(schema, "toJSON", { value: () => [schema.type, ++written] }) as JsonObject;
    };
    const profiles = [candidateOf(counted(), "basis-1"), candidateOf(counted(), "basis-1")].map(
      describeOperation,
    );
    expect(written).toBe(0);
    expect(profiles[1]?.slots).toBe(profiles[0]?.slots);
  });

  it("distinguishes operations with other digests, and by content without one", () => {
    expect(namesOf(candidateOf(schemaOf("a"), "basis-a"))).toEqual(["a"]);
    expect(namesOf(candidateOf(schemaOf("b"), "basis-b"))).toEqual(["b"]);
    expect(namesOf(candidateOf(schemaOf("c")))).toEqual(["c"]);
    expect(namesOf(candidateOf(schemaOf("d")))).toEqual(["d"]);
  });
});
