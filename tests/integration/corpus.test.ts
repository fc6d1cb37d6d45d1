import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { type Fault, isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import { buildOperation } from "../../src/calling/execute-operation.ts";
import { ingestDocument } from "../../src/catalogue/ingest/compile-document.ts";
import { annotateFor } from "../../src/catalogue/ingest/process-upload.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { RequestPreview } from "../../src/contract/http-operation.ts";
import type { CompiledTool } from "../../src/contract/tool.ts";
import { readDocument } from "../../src/http/connectors/read-document.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { describeWith, itWith } from "../needs.ts";
import { type Documents, MORE_DOCUMENTS, MORE_NEEDED, OWN_DOCUMENTS, pathOf } from "../public-documents.ts";
import { generateArguments } from "./generate-arguments.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const read = (file: string) => readFileSync(pathOf(file), "utf8");

/** Documents without operations: they describe webhooks only. */
const NOTHING_TO_CALL = /NotificationService-v1|ReportNotification-v1/;
/** Optional fields are filled down to this level; deeper ones repeat the same schemas. */
const OPTIONAL_DEPTH = 3;

const validate = createArgumentValidator();

/** The steps of `POST /connectors/upload?annotate=true` without the database. */
async function ingest(file: string, server = "https://api.example.com") {
  const url = "https://toolgate.example.com/connectors/upload?annotate=true";
  const request = new Request(url, { method: "POST", body: read(file) });
  return ingestDocument(annotateFor(await readDocument(request), server).document);
}

/** Arguments that the tool's schema accepts: what excludes each other is left out, other alternatives are tried. */
function fittingArguments({ input_schema }: CompiledTool, optionalDepth: number) {
  const without = new Set<string>();
  let faults: Fault[] = [];
  for (let branch = 0; branch < 8; branch++) {
    const args = generateArguments(input_schema, { optionalDepth, branch: branch % 4, without });
    faults = validate(input_schema, args);
    if (faults.length === 0) return { args, faults };
    if (branch % 4 === 3) for (const { pointer } of faults) without.add(pointer.split("/").pop() ?? "");
  }
  return { args: {}, faults };
}

function expectedSegments({ server, path }: CompiledTool["definition"]): number {
  const base = server.url.replace(
    /\{([^{}]+)\}/g,
    (_, name: string) => server.variables[name]?.default ?? "",
  );
  return (
    new URL(base).pathname.replace(/\/+$/, "").split("/").length +
    path.replace(/[?#].*$/s, "").split("/").length -
    1
  );
}

/** The faults of the request for these arguments: every value must be in its place. */
function findLosses(
  { definition }: CompiledTool,
  args: JsonObject,
  request: RequestPreview & { body?: Json },
): string[] {
  const url = new URL(request.url);
  const losses: string[] = [];
  if (!/^https?:\/\/[^/{}]+\//.test(request.url)) losses.push(`no absolute URL: ${request.url}`);
  if (/[{}]|%7B/i.test(url.host + url.pathname)) losses.push(`unfilled template: ${request.url}`);
  if (request.method !== definition.method) losses.push(`method ${request.method}`);
  if (url.pathname.split("/").length !== expectedSegments(definition)) losses.push(`path ${url.pathname}`);
  for (const parameter of definition.parameters) {
    const value = args[parameter.argument];
    if (value === undefined || typeof value === "object") continue;
    const text = String(value);
    const isThere = {
      path: () => decodeURIComponent(url.pathname).includes(text),
      query: () => url.searchParams.getAll(parameter.name).some((one) => one.includes(text)),
      header: () => request.headers[parameter.name.toLowerCase()]?.includes(text) ?? false,
      cookie: () => request.headers["cookie"]?.includes(`${parameter.name}=`) ?? false,
    }[parameter.in]();
    if (!isThere) losses.push(`${parameter.in} parameter ${parameter.name} is lost`);
  }
  return [...losses, ...findBodyLosses(definition, args, request.body)];
}

function findBodyLosses(
  { body: described }: CompiledTool["definition"],
  args: JsonObject,
  body?: Json,
): string[] {
  if (described === undefined) return body === undefined ? [] : ["a body nobody described"];
  if (described.mode === "whole") {
    const isLost = args[described.argument] !== undefined && body === undefined;
    return isLost ? ["the body is lost"] : [];
  }
  const given = described.properties.filter(({ argument }) => args[argument] !== undefined);
  if (given.length > 0 && body === undefined) return ["the body is lost"];
  if (!/json/.test(described.contentType)) return [];
  const sent = isJsonObject(body) ? body : {};
  return given
    .filter(({ argument, property }) => JSON.stringify(sent[property]) !== JSON.stringify(args[argument]))
    .map(({ property }) => `body property ${property} is lost`);
}

async function findTrouble(tool: CompiledTool): Promise<string[]> {
  const trouble: string[] = [];
  for (const depth of [0, OPTIONAL_DEPTH]) {
    const { args, faults } = fittingArguments(tool, depth);
    const where = `${tool.operation_id} (optional fields down to ${depth})`;
    if (faults.length > 0) trouble.push(`${where}: no arguments fit: ${JSON.stringify(faults)}`);
    try {
      const { preview } = buildOperation(tool.definition, args);
      trouble.push(...findLosses(tool, args, preview).map((loss) => `${where}: ${loss}`));
    } catch (thrown) {
      trouble.push(
        `${where}: ${thrown instanceof ToolgateError ? JSON.stringify(thrown.details) : String(thrown)}`,
      );
    }
  }
  return trouble;
}

describe("public OpenAPI documents, end to end", () => checkDocuments(OWN_DOCUMENTS));
describeWith(MORE_NEEDED, "more public OpenAPI documents, end to end", () => checkDocuments(MORE_DOCUMENTS));

function checkDocuments(documents: Documents): void {
  it.each([...documents.keys()])(
    "%s: every operation is callable in a dry run, or the file is refused with pointers",
    async (file) => {
      const ingested = await ingest(file).catch((thrown: unknown) => thrown);
      if (NOTHING_TO_CALL.test(file)) {
        expect(ingested).toBeInstanceOf(ToolgateError);
        expect(ingested).toMatchObject({
          code: "INVALID_OPENAPI",
          details: { errors: [{ pointer: "/paths", message: expect.stringContaining("webhooks") }] },
        });
        return;
      }
      expect(ingested).toMatchObject({ report: { skipped: [] } });
      const { tools } = ingested as Awaited<ReturnType<typeof ingest>>;
      expect(tools.length).toBeGreaterThan(0);
      const trouble: string[] = [];
      for (const tool of tools) trouble.push(...(await findTrouble(tool)));
      expect(trouble).toEqual([]);
    },
  );

  it.each([...documents.keys()])(
    "%s unchanged is accepted or rejected with a code and pointers, without a crash",
    async (file) => {
      const request = new Request("https://toolgate.example.com/upload", {
        method: "POST",
        body: read(file),
      });
      const outcome = await readDocument(request)
        .then(ingestDocument)
        .catch((thrown: unknown) => thrown);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(ToolgateError);
      const { code, details } = outcome as ToolgateError;
      expect(["INVALID_SYNTAX", "INVALID_OPENAPI", "INVALID_EXTENSION"]).toContain(code);
      const errors = (details?.["errors"] ?? []) as Json[];
      expect(errors.length).toBeGreaterThan(0);
      for (const error of errors) {
        expect(error).toEqual({
          pointer: expect.stringMatching(/^(\/|$)/),
          message: expect.stringMatching(/\S/),
        });
      }
    },
  );
}

describe("public OpenAPI documents over HTTP", () => {
  let toolgate: Toolgate;
  beforeAll(async () => {
    toolgate = await startToolgate();
  });
  afterAll(() => toolgate.stop());

  const chosen: [file: string, type: string, operations: number][] = [
    ["v20__lyft.com.json", "application/json", 16],
    ["v301__oai-v3.0-uspto.yaml", "application/yaml", 3],
    ["v310__wolframalpha.com.json", "text/plain", 2],
    ["v300__oai-v3.0-link-example.yaml", "text/plain", 6],
  ];
  for (const [file, type, operations] of chosen) {
    const need = OWN_DOCUMENTS.has(file) ? { what: "nothing", isMet: true } : MORE_NEEDED;
    itWith(need, `${file} uploads as ${type} with ?annotate=true`, () => upload(file, type, operations));
  }

  async function upload(file: string, type: string, operations: number): Promise<void> {
    const { client } = await toolgate.newPerson();
    const { status, body } = await client.call(
      "POST",
      "/functions/v1/connectors/upload?annotate=true",
      read(file),
      { "content-type": type },
    );
    expect(body).toMatchObject({ operation_count: operations, report: { skipped: [] } });
    expect(status).toBe(201);
  }

  it("answers a dry run against one of them with the exact request", async () => {
    const { client } = await toolgate.newPerson();
    const uploaded = await client.call<{ connector_id: string; status: string }>(
      "POST",
      "/functions/v1/connectors/upload?annotate=true",
      read("v301__oai-v3.0-uspto.yaml"),
      { "content-type": "application/yaml" },
    );
    await waitForActive(client, uploaded.body.connector_id);
    const { status, body } = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "List available data sets",
      conversation_id: "corpus",
      dry_run: true,
    });
    expect(body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "list-data-sets" },
      final_data: { request: { method: "GET", url: "https://developer.uspto.gov/ds-api/" } },
    });
    expect(status).toBe(200);
  });
});
