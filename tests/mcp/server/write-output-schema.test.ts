import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/client/validators/cf-worker";
import { AjvJsonSchemaValidator as AjvOfVersion1 } from "@modelcontextprotocol/sdk/validation/ajv";
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { toOutputSchema } from "../../../src/mcp/server/list-tools.ts";
import { withOperation } from "../../catalogue/openapi/connector-document.ts";

interface Validators {
  getValidator(schema: JsonObject): (value: unknown) => { valid: boolean };
}

const validators: [string, Validators][] = [
  ["SDK 2, Ajv", new AjvJsonSchemaValidator() as Validators],
  ["SDK 2, cfworker", new CfWorkerJsonSchemaValidator() as Validators],
  ["SDK 1, Ajv", new AjvOfVersion1() as Validators],
];

const NODE = {
  type: "object",
  additionalProperties: false,
  required: ["id", "state"],
  properties: {
    id: { type: "integer", format: "int64" },
    state: { enum: ["open", "closed"] },
    seen_at: { type: "string", format: "date-time" },
    avatar: { type: "string", format: "repo.nwo", pattern: "(a+)+$" },
    parent: { anyOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] },
    children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
  },
};

describe.each(validators)("toOutputSchema() as %s validates", (_, provider) => {
  let validate: (value: unknown) => { valid: boolean };
  beforeAll(() => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Node" } } };
    const { tools } = compileOperations(
      withOperation(
        "get",
        { responses: { "200": { description: "", content } } },
        { components: { schemas: { Node: NODE } } },
      ),
    );
    const documented = tools[0]?.output_schema;
    if (!documented) throw new Error("no output schema");
    expect(documented["$defs"]).toBeDefined();
    validate = provider.getValidator(toOutputSchema(documented));
  });

  const node = { id: 1, state: "open" };
  const answers: [string, unknown][] = [
    ["what is documented", { ...node, parent: node, children: [node, { ...node, parent: null }] }],
    ["a property more", { ...node, extra: true }],
    ["a property less", {}],
    ["another type", { id: "1", state: "open" }],
    ["another value than the enum has", { id: 1, state: "merged" }],
    ["another format", { ...node, seen_at: "yesterday" }],
    ["null where an object is said", { result: null }],
    ["a list where an object is said", { result: [node] }],
    ["something else in the depth", { ...node, children: [{ parent: 7 }] }],
  ];
  it.each(answers)("accepts %s", (_name, value) => {
    expect(validate(value)).toMatchObject({ valid: true });
  });

  it("rejects a value that is not structured content", () => {
    expect(validate([])).toMatchObject({ valid: false });
  });
});
