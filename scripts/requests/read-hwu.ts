import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Json } from "../../src/contract/json.ts";
import { type Part, type RequestRow, readConnectors } from "./read-part.ts";

const DATA = resolve(import.meta.dirname, "../../../shared/data/requests");

interface HwuRow {
  id: string;
  query: string;
  lang: string;
  connector: string;
  operation_id: string;
  arguments: Record<string, Json[]>;
  also?: string[];
  typed?: string[];
  unchecked?: string[];
}

/** HWU64 (CC BY 4.0) over 17 connectors, where the data is at hand; null elsewhere. */
export function readHwu(): Part | null {
  if (!existsSync(join(DATA, "hwu64.jsonl"))) return null;
  const connectors = readConnectors(join(DATA, "connectors"));
  const operationOf = (connector: string, id: string) => {
    const tool = connectors
      .find((each) => each.id === connector)
      ?.tools.find((each) => each.operation_id === id);
    return tool ? `${tool.fields.method} ${tool.fields.path}` : "";
  };
  const rows = readFileSync(join(DATA, "hwu64.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): RequestRow => {
      const row = JSON.parse(line) as HwuRow;
      const tool = connectors
        .find((each) => each.id === row.connector)
        ?.tools.find((each) => each.operation_id === row.operation_id);
      const required = Array.isArray(tool?.input_schema["required"]) ? tool.input_schema["required"] : [];
      const isComplete = required.every(
        (name) =>
          typeof name === "string" &&
          (row.arguments[name] !== undefined || row.unchecked?.includes(name) || row.typed?.includes(name)),
      );
      return {
        ...row,
        kind: "complete",
        expect: isComplete ? "call" : "ask",
        operation: operationOf(row.connector, row.operation_id),
        also: (row.also ?? []).map((id) => operationOf(row.connector, id)),
      };
    });
  return { connectors, rows };
}
