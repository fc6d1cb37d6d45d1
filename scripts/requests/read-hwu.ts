import { join } from "node:path";
import type { Json } from "../../src/base/json.ts";
import { readDataRows, TEST_DATA } from "../lib/test-data.ts";
import { type Part, type RequestRow, readConnectors } from "./read-part.ts";

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

/** HWU64 (CC BY 4.0) over 17 connectors; see `tests/data/requests/README.md`. */
export function readHwu(): Part {
  const connectors = readConnectors(join(TEST_DATA, "requests/connectors"));
  const operationOf = (connector: string, id: string) => {
    const tool = connectors
      .find((each) => each.id === connector)
      ?.tools.find((each) => each.operation_id === id);
    return tool ? `${tool.fields.method} ${tool.fields.path}` : "";
  };
  const rows = readDataRows<HwuRow>("requests/hwu64.jsonl").map((row): RequestRow => {
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
