import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ToolgateError } from "../../src/contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../../src/contract/json.ts";
import { executeOperation } from "../../src/execution/execute-operation.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/execution/oauth-token.ts";
import { type Ingested, ingestDocument } from "../../src/http/ingest-document.ts";
import { annotate } from "../../src/openapi/annotate.ts";
import { parseDocument } from "../../src/openapi/parse-document.ts";
import { createArgumentValidator } from "../../src/planning/validate-arguments.ts";

const DATA = resolve(import.meta.dirname, "../../../shared/data/openapi");
const files = existsSync(DATA) ? readdirSync(DATA).filter((file) => /\.(json|ya?ml)$/.test(file)) : [];

const sender = {
  send() {
    throw new Error("a dry run sends nothing");
  },
};
const tokens = createTokenSource(sender, createMemoryTokenCache());
const validate = createArgumentValidator();

describe.skipIf(files.length === 0)(
  `real specs${files.length === 0 ? " (skipped: ../shared/data is absent)" : ""}`,
  () => {
    for (const file of files) {
      it(`${file} is accepted with every operation callable in a dry run, or refused with the reason`, async () => {
        const ingested = await ingest(readFileSync(resolve(DATA, file), "utf8"));
        if (ingested instanceof ToolgateError) {
          expect(["INVALID_OPENAPI", "INVALID_EXTENSION"]).toContain(ingested.code);
          expect(ingested.details?.["errors"]).not.toEqual([]);
          return;
        }
        const broken: string[] = [];
        for (const tool of ingested.tools) {
          for (const optional of [false, true]) {
            const fault = await dryRun(tool, optional);
            if (fault !== null) broken.push(`${tool.operation_id}: ${fault}`);
          }
        }
        expect(broken).toEqual([]);
      });
    }

    it("no more than the two that hold only webhooks are refused", async () => {
      const refused: string[] = [];
      for (const file of files) {
        const ingested = await ingest(readFileSync(resolve(DATA, file), "utf8"));
        if (ingested instanceof ToolgateError) refused.push(file);
      }
      expect(refused.length, refused.join(", ")).toBeLessThanOrEqual(2);
    });
  },
);

async function ingest(text: string): Promise<Ingested | ToolgateError> {
  try {
    return await ingestDocument(annotate(parseDocument(text)).document);
  } catch (error) {
    if (error instanceof ToolgateError) return error;
    throw error;
  }
}

/** What is wrong with a call of the tool with made-up arguments; null when nothing is. */
async function dryRun(tool: Ingested["tools"][number], optional: boolean): Promise<string | null> {
  const args = makeObject(tool.input_schema, tool.input_schema, optional, 0);
  // Values deep inside need not satisfy every combination of schemas: here it counts that the request can be built.
  const unmade = validate(tool.input_schema, args).some(
    ({ pointer, message }) => pointer === "" && /missing required/.test(message),
  );
  if (unmade) return `made no value for a required argument: ${JSON.stringify(args).slice(0, 200)}`;
  try {
    const { preview } = await executeOperation(
      { operation: tool.definition, args, secrets: {}, dryRun: true },
      { sender, tokens },
    );
    if (!/^https?:\/\/[^/{}]+/.test(preview.url)) return `no absolute URL: ${preview.url}`;
    if (preview.method !== tool.definition.method) return `method ${preview.method}`;
    return new URL(preview.url).pathname.includes("{") ? `an unfilled template: ${preview.url}` : null;
  } catch (error) {
    return error instanceof ToolgateError ? `${error.code} ${error.message}` : String(error);
  }
}

const MAX_DEPTH = 6;

function makeObject(schema: JsonObject, root: JsonObject, optional: boolean, depth: number): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const names =
    optional && depth < 2 ? new Set([...required, ...Object.keys(properties)]) : new Set(required);
  return Object.fromEntries(
    [...names].map((name) => [name, makeValue(properties[name] ?? true, root, optional, depth + 1)]),
  );
}

function makeValue(given: Json, root: JsonObject, optional: boolean, depth: number): Json {
  const schema = dereference(given, root);
  if (!isJsonObject(schema) || depth > MAX_DEPTH) return "x";
  if (schema["const"] !== undefined) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0] ?? null;
  if (schema["default"] !== undefined) return schema["default"];
  for (const key of ["oneOf", "anyOf", "allOf"]) {
    const [first] = Array.isArray(schema[key]) ? schema[key] : [];
    if (first !== undefined && schema["properties"] === undefined && schema["type"] === undefined) {
      return makeValue(first, root, optional, depth + 1);
    }
  }
  const type = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  if (type === "object" || schema["properties"] !== undefined)
    return makeObject(schema, root, optional, depth);
  if (type === "array") return [makeValue(schema["items"] ?? true, root, optional, depth + 1)];
  if (type === "integer" || type === "number") return Math.max(1, Number(schema["minimum"] ?? 1));
  if (type === "boolean") return true;
  if (type === "null") return null;
  return makeText(schema);
}

function makeText(schema: JsonObject): string {
  const byFormat: Record<string, string> = {
    date: "2026-01-31",
    "date-time": "2026-01-31T12:00:00Z",
    email: "a@example.com",
    uri: "https://example.com/",
    uuid: "00000000-0000-4000-8000-000000000000",
    byte: "eA==",
    binary: "eA==",
  };
  const encoded = schema["contentEncoding"] === "base64" ? "eA==" : "value";
  return (byFormat[String(schema["format"])] ?? encoded).padEnd(Number(schema["minLength"] ?? 0), "x");
}

function dereference(schema: Json, root: JsonObject): Json {
  let current = schema;
  for (let hop = 0; hop < 20 && isJsonObject(current) && typeof current["$ref"] === "string"; hop++) {
    const path = current["$ref"].replace(/^#\/?/, "").split("/").filter(Boolean);
    current = path.reduce<Json>((at, key) => {
      const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
      return isJsonObject(at) ? (at[name] ?? true) : true;
    }, root);
  }
  return current;
}
