import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeLargeDocument } from "../../scripts/lib/write-large-document.ts";
import { MAX_DOCUMENT_BYTES } from "../../src/catalogue/openapi/parse/parse-document.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const LIMIT = 120_000;
/** Above the size that one request processes, so that several are used. */
const LARGE = 3.25 * 1024 * 1024;

interface Uploaded {
  connector_id: string;
  operation_count: number;
}

describe("large documents", () => {
  let toolgate: Toolgate;
  beforeAll(async () => {
    toolgate = await startToolgate();
  }, LIMIT);
  afterAll(() => toolgate.stop());
  const staged = () =>
    toolgate.stack.sql<{ n: number }>(
      "select (select count(*) from private.uploads)::int + (select count(*) from private.upload_texts)::int + (select count(*) from private.upload_tools)::int as n",
    );

  test(
    "16 MiB are accepted, one byte more is refused, and nothing stays behind",
    async () => {
      const { client } = await toolgate.newPerson();
      const text = writeLargeDocument(MAX_DOCUMENT_BYTES);
      expect(Buffer.byteLength(text)).toBe(MAX_DOCUMENT_BYTES);
      const { status, body } = await client.call<Uploaded>("POST", "/functions/v1/connectors/upload", text);
      expect(status).toBe(201);
      const paths = Object.keys((JSON.parse(text) as { paths: object }).paths);
      expect(body.operation_count).toBe(paths.length);
      const [stored] = await toolgate.stack.sql<{ n: number }>(
        "select count(*)::int as n from public.tools where connector_id = $1",
        [body.connector_id],
      );
      expect(stored?.n).toBe(paths.length);
      expect(await staged()).toEqual([{ n: 0 }]);
      const more = await client.call("POST", "/functions/v1/connectors/upload", `${text} `);
      expect([more.status, more.body["error_code"]]).toEqual([413, "TOO_LARGE"]);
    },
    LIMIT,
  );

  test(
    "a new version of a large document replaces the old one; a check and a refused document store nothing",
    async () => {
      const { client } = await toolgate.newPerson();
      const text = writeLargeDocument(LARGE);
      const first = await client.call<Uploaded>("POST", "/functions/v1/connectors/upload", text);
      expect(first.status).toBe(201);
      const changed = text
        .replace("create_order0", "place_order0")
        .replace('"title":"Large"', '"title":"Ž 😀"');
      const path = `/functions/v1/connectors/${first.body.connector_id}`;
      const second = await client.call<Uploaded>("PUT", path, changed);
      expect([second.status, second.body.operation_count]).toEqual([200, first.body.operation_count]);
      const { body } = await client.call<{ operations: { operation_id: string }[] }>(
        "GET",
        `${path}/operations`,
      );
      const ids = body.operations.map(({ operation_id }) => operation_id);
      expect([ids.includes("place_order0"), ids.includes("create_order0")]).toEqual([true, false]);

      const checked = await client.call<Uploaded>(
        "POST",
        "/functions/v1/connectors/check?annotate=true",
        text,
      );
      expect([checked.status, checked.body.operation_count]).toEqual([200, first.body.operation_count]);
      const broken = text.replace('"summary":"Create customer 1"', '"summary":17');
      const refused = await client.call("POST", "/functions/v1/connectors/upload", broken);
      expect([refused.status, refused.body["error_code"]]).toEqual([400, "INVALID_OPENAPI"]);
      expect(await staged()).toEqual([{ n: 0 }]);
    },
    LIMIT,
  );

  test("slices are run by Toolgate's own functions only", async () => {
    const { client } = await toolgate.newPerson();
    const body = { upload_id: crypto.randomUUID() };
    const { status } = await client.call("POST", "/functions/v1/connectors/slices", body);
    expect(status).toBe(401);
  });
});
