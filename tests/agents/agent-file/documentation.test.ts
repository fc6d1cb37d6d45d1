import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { TSchema } from "@sinclair/typebox";
import { describe, expect, it } from "vitest";
import { readAgentFile } from "../../../src/agents/agent-file/read-agent-file.ts";
import { LINT_RULES } from "../../../src/agents/check-agent/find-identifiers.ts";
import { AGENT_DEFAULTS } from "../../../src/agents/policy.ts";
import { AgentFile } from "../../../src/contract/agent-file.ts";

const TEXT = readFileSync(resolve(import.meta.dirname, "../../../docs/agent-file.md"), "utf8");

interface Field {
  path: string;
  schema: TSchema;
  required: boolean;
}

describe("docs/agent-file.md", () => {
  const fields = listFields(AgentFile, "");
  const rows = tableUnder("## Fields");

  it("has a row for every field of the schema, and no other, in its order", () => {
    expect(rows.map(([name]) => name)).toEqual(fields.map(({ path }) => path));
  });

  it("states which fields are required, and the defaults", () => {
    const required = rows.filter(([, , value]) => value === "required").map(([name]) => name);
    expect(required).toEqual(fields.filter((field) => field.required).map(({ path }) => path));
    const defaults = new Map(rows.map(([name = "", , value]) => [name.split(".").at(-1), value]));
    for (const [name, value] of Object.entries(AGENT_DEFAULTS))
      expect(defaults.get(name), name).toBe(String(value));
  });

  it("states the bounds of every number", () => {
    for (const { path, schema } of fields.filter(({ schema }) => schema["maximum"] !== undefined)) {
      const row = rows.find(([name]) => name === path)?.[1];
      expect(row, path).toContain(`${schema["minimum"]} to ${schema["maximum"]}`);
    }
  });

  it("has a description in the schema for every field", () => {
    expect(fields.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([]);
  });

  it("lists every rule of the checks", () => {
    const rules = tableUnder("## Checks before it runs").map(([name]) => name);
    const others = ["file", "unknown-tool", "schema", "side-effect", "approver-group"];
    expect(rules).toEqual([...others, ...LINT_RULES]);
  });

  it("has a valid agent file as its first example", () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(TEXT)?.[1] ?? "";
    expect(readAgentFile(example)).toMatchObject({ file: { agent_id: "helper" }, warnings: [] });
  });
});

/** In the order of the schema, each section before its members; the items of a list are under `[]`. */
function listFields(schema: TSchema, prefix: string): Field[] {
  const required = (schema["required"] ?? []) as string[];
  return Object.entries((schema["properties"] ?? {}) as Record<string, TSchema>).flatMap(([name, field]) => {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    const items = field["items"] as TSchema | undefined;
    const inner = items ? listFields(items, `${path}[]`) : listFields(field, path);
    return [{ path, schema: field, required: required.includes(name) }, ...inner];
  });
}

/** Cells of a table's rows without the header; the first cell without its backticks. */
function tableUnder(heading: string): string[][] {
  const section = TEXT.split(`${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) => {
    const cells = row.split("|").slice(1, -1);
    return cells.map((cell, index) => (index === 0 ? cell.trim().replaceAll("`", "") : cell.trim()));
  });
}
