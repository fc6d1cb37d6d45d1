import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { annotateReceived, processUpload, runSlice } from "../../src/catalogue/ingest/process-upload.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import type { Platform } from "../../src/contract/ports.ts";

/*
 * Who: whoever may upload or import a document. What they try: to occupy the process that answers everybody with a document that is
 * small in bytes, which is what the gateway sees, and has thousands of operations. Expected: only its text is parsed there; the rest
 * is done in slices, each of which is a request with a CPU budget of its own.
 */

const RESPONSES = { responses: { 200: { description: "" } } };
const ITEM = { get: RESPONSES, put: RESPONSES, post: RESPONSES, delete: RESPONSES };
const paths = (count: number, item: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`/${i}`, item]));
const document = (more: object) => ({
  openapi: "3.1.0",
  info: { title: "Small", version: "1" },
  servers: [{ url: "https://small.example.com" }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  ...more,
});

/** The ports that an upload uses, in memory. */
function memory() {
  const texts = new Map<string, string>();
  const done: string[] = [];
  let state: Json = null;
  const database = {
    async call(name: string, args: JsonObject): Promise<Json> {
      done.push(name);
      const place = `${args["p_version"]} ${args["p_part"]}`;
      if (name === "open_upload" || name === "advance_upload")
        state = structuredClone(args["p_state"] as JsonObject);
      if (name === "open_upload") return "upload";
      if (name === "write_upload_text") texts.set(place, String(args["p_content"]));
      if (name === "read_upload_text") return texts.get(place) ?? null;
      if (name === "read_upload") return structuredClone(state);
      return name.startsWith("list_") ? [] : null;
    },
  };
  const slices = {
    run: (id: string) => {
      done.push("slice");
      return runSlice(platform, id);
    },
  };
  const platform = { database, slices } as unknown as Platform;
  return { platform, done };
}

const FEW = document({ paths: paths(20, ITEM) });
const LISTED = document({ paths: paths(200, ITEM) });
const REFERRED = document({
  components: { pathItems: { one: ITEM } },
  paths: paths(200, { $ref: "#/components/pathItems/one" }),
});
const ALIASES = [
  ...Object.entries(document({})).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  `x-item: &item ${JSON.stringify(ITEM)}`,
  "paths:",
  ...Array.from({ length: 200 }, (_, i) => `  /${i}: *item`),
].join("\n");

const ROWS: [what: string, sent: string, isSliced: boolean][] = [
  ["few operations", JSON.stringify(FEW), false],
  ["operations that are listed", JSON.stringify(LISTED), true],
  ["operations that paths refer to", JSON.stringify(REFERRED), true],
  ["operations that YAML repeats", ALIASES, true],
];
const WORK = ["open_upload", "slice"];

describe.each(ROWS)("a document with %s", (_what, sent, isSliced) => {
  const received = { document: parseDocument(sent), size: sent.length };
  const uploader = { userId: crypto.randomUUID(), caller: { key_hash: null } };
  const signal = new AbortController().signal;
  const checking = { ...uploader, connectorId: null, checksOnly: true };

  it("has less than 256 KiB", () => expect(sent.length).toBeLessThan(256 * 1024));

  it.each<[how: string, annotates: boolean]>([
    ["is uploaded", false],
    ["is uploaded to be annotated", true],
  ])("%s", async (_, annotates) => {
    const { platform, done } = memory();
    const options = { ...received, annotate: annotates ? { server: null } : null };
    const { operation_count } = await processUpload(platform, options, checking, signal);
    expect(done.filter((name) => WORK.includes(name)).length > 0).toBe(isSliced);
    expect(operation_count).toBe(isSliced ? 800 : 80);
  });

  it("is annotated", async () => {
    const { platform, done } = memory();
    const annotated = await annotateReceived(platform, { ...received, server: null }, uploader, signal);
    expect(done).toEqual(isSliced ? expect.arrayContaining([...WORK, "drop_upload"]) : []);
    expect(annotated.inferred).toEqual({ auth_type: "none", required_secrets: [] });
    const [item] = Object.values(annotated.document["paths"] as Record<string, JsonObject>);
    expect(JSON.stringify(item)).toContain(isSliced && "$ref" in (item ?? {}) ? "pathItems" : "operationId");
  });

  it("and an overlay that adds them: is uploaded", async () => {
    const { platform, done } = memory();
    const actions = [{ target: "$.paths", update: paths(300, { patch: RESPONSES, head: RESPONSES }) }];
    const overlay = {
      document: { overlay: "1.0.0", info: { title: "More", version: "1" }, actions },
      bases: null,
      mayRetarget: true,
      revision: 0,
    };
    const options = { ...received, annotate: null };
    await processUpload(platform, options, { ...checking, overlay } as never, signal);
    expect(done.filter((name) => WORK.includes(name)).length).toBeGreaterThan(0);
  });
});
