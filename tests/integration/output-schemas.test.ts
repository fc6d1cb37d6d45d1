import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PDF = Buffer.from("%PDF-1.7\n%\u00ff\u00ff\n", "latin1");

let toolgate: Toolgate;
let album: Loopback;
let owner: ToolgateClient;
let client: Client;
let connectorId: string;
beforeAll(async () => {
  album = await startLoopback(({ url }, response) => {
    if (url === "/photo") return response.writeHead(200, { "content-type": "image/png" }).end(PNG);
    if (url === "/print") return response.writeHead(200, { "content-type": "application/pdf" }).end(PDF);
    return answerJson(response, { id: "not a number", taken_at: null });
  });
  toolgate = await startToolgate({ upstreams: [album.url] });
  owner = (await toolgate.newPerson()).client;
  connectorId = await connect(owner, writeAlbum("integer"));
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "album",
    scopes: ["agent:query"],
    mcp: { mode: "direct" },
  });
  client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${toolgate.stack.url}/functions/v1/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${made.body.key}` } },
    }),
  );
});
afterAll(async () => {
  await client?.close();
  await toolgate?.stop();
  await album?.close();
});

/** An album with photos whose ids have this type. */
function writeAlbum(type: string): object {
  const read = (operationId: string, mediaType: string, schema: object) => ({
    get: {
      operationId,
      summary: operationId,
      responses: { 200: { description: "It", content: { [mediaType]: { schema } } } },
    },
  });
  const info = {
    type: "object",
    required: ["id", "taken_at"],
    properties: { id: { type }, taken_at: { type: "string", format: "date-time" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Album", version: "1", description: "Photos." },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url: album.url }],
    paths: {
      "/info": read("readInfo", "application/json", info),
      "/photo": read("showPhoto", "image/png", {}),
      "/print": read("printPhoto", "application/pdf", {}),
    },
  };
}

interface Row {
  operation_id: string;
  output_schema: unknown;
  embedded_as: string | null;
}

async function readRow(operation: string): Promise<Row | undefined> {
  const path = `/rest/v1/tools?select=operation_id,output_schema,embedded_as&operation_id=eq.${operation}`;
  const { body } = await owner.call<Row[]>("GET", path, undefined, {
    apikey: toolgate.stack.publishableKey,
  });
  return body[0];
}

it("an answer that departs from its document reaches a client that validates", async () => {
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === "readInfo")?.outputSchema).toMatchObject({
    type: "object",
    anyOf: expect.arrayContaining([expect.objectContaining({ required: ["id", "taken_at"] })]),
  });
  const called = await client.callTool({ name: "readInfo", arguments: {} });
  expect(called.structuredContent).toEqual({ id: "not a number", taken_at: null });
});

it("an image is an image block and a PDF an embedded resource, byte for byte", async () => {
  const photo = await client.callTool({ name: "showPhoto", arguments: {} });
  expect(photo.content).toEqual([
    { type: "text", text: JSON.stringify({ content_type: "image/png", bytes: PNG.length }) },
    { type: "image", mimeType: "image/png", data: PNG.toString("base64") },
  ]);
  expect(photo.structuredContent).toEqual({ content_type: "image/png", base64: PNG.toString("base64") });
  const print = await client.callTool({ name: "printPhoto", arguments: {} });
  expect(print.content[1]).toMatchObject({
    type: "resource",
    resource: { mimeType: "application/pdf", blob: PDF.toString("base64") },
  });
});

it("a changed output schema is stored with the new version without indexing again", async () => {
  const before = await readRow("readInfo");
  expect(before).toMatchObject({ output_schema: { properties: { id: { type: "integer" } } } });
  expect(before?.embedded_as).toBeTypeOf("string");
  const replaced = await owner.call<{ status: string }>(
    "PUT",
    `/functions/v1/connectors/${connectorId}`,
    writeAlbum("string"),
  );
  expect(replaced).toMatchObject({ status: 200, body: { status: "ACTIVE" } });
  expect(await readRow("readInfo")).toEqual({
    ...before,
    output_schema: {
      type: "object",
      required: ["id", "taken_at"],
      properties: { id: { type: "string" }, taken_at: { type: "string", format: "date-time" } },
    },
  });
});
