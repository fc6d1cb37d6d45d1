import { describe, expect, it } from "vitest";
import { TextRedaction } from "../../../src/catalogue/import/auth-declarations.ts";
import type { Conversion } from "../../../src/catalogue/import/conversion.ts";
import { recogniseText } from "../../../src/catalogue/import/recognise-text.ts";

const many = <Value>(count: number, make: (n: number) => Value) =>
  Array.from({ length: count }, (_, n) => make(n));
const convert = async (source: object | string): Promise<Conversion> => {
  const text = typeof source === "string" ? source : JSON.stringify(source);
  const conversion = await recogniseText(text, { url: null, server: null });
  if (conversion === null) throw new Error("not recognised");
  return conversion;
};
const attempt = (source: object) =>
  convert(source).then(
    () => "imported",
    (error: Error) => error.message,
  );

const collection = (requests: object[], more: object = {}) => ({
  info: { name: "Large", schema: "https://schema.example/v2.1.0" },
  item: requests,
  ...more,
});
const post = (n: number, body: object, more: object = {}) => ({
  name: `r${n}`,
  request: { method: "POST", url: `https://api.example/r${n}`, body, ...more },
});
const recording = (entries: object[]) => ({ log: { entries } });
const sent = (n: number, more: object) => ({
  request: { method: "POST", url: `https://api.example/r${n}`, headers: [], ...more },
  response: { status: 200, content: {} },
});

/** The operation of the only path. */
function onlyOperation({ document }: Conversion) {
  const [item] = Object.values(document["paths"] as Record<string, object>);
  const [operation] = Object.values(item ?? {});
  return operation as {
    parameters: object[];
    requestBody?: { content: Record<string, { schema: { properties: object; description?: string } }> };
  };
}
function fieldsOf(conversion: Conversion) {
  const [media] = Object.values(onlyOperation(conversion).requestBody?.content ?? {});
  return media?.schema;
}

describe("a large source gives a bounded document", () => {
  const form = many(80_000, (n) => ({ name: `field${n}`, key: `field${n}`, value: "1" }));
  const mimeType = "application/x-www-form-urlencoded";
  const pairs = form.map(({ name }) => `${name}=1`).join("&");

  it.each<[string, () => object]>([
    ["a recording with parts", () => recording([sent(1, { postData: { mimeType, params: form } })])],
    ["a recording with a text", () => recording([sent(1, { postData: { mimeType, text: pairs } })])],
    ["a collection", () => collection([post(1, { mode: "urlencoded", urlencoded: form })])],
  ])("80,000 form fields: %s", async (_, source) => {
    const schema = fieldsOf(await convert(source()));
    expect(Object.keys(schema?.properties ?? {})).toHaveLength(500);
    expect(schema?.description).toBe("The first 500 of 80000 fields.");
  });

  it.each<[string, () => object]>([
    ["a recording", () => recording([sent(1, { url: `https://api.example/r?${pairs}` })])],
    ["a collection", () => collection([post(1, {}, { url: { raw: "https://api.example/r", query: form } })])],
  ])("80,000 query parameters: %s", async (_, source) => {
    const conversion = await convert(source());
    expect(onlyOperation(conversion).parameters).toHaveLength(500);
    expect(conversion.notes.map(({ message }) => message).join()).toContain("Only the first 500 of 80000");
  });

  it("20,000 requests of one name, of which 2,000 are imported", async () => {
    const { document, notes } = await convert(
      collection(many(20_000, (n) => ({ ...post(n, {}), name: "Send" }))),
    );
    expect(Object.keys(document["paths"] as object)).toHaveLength(2_000);
    expect(notes.map(({ message }) => message)).toEqual([
      "18000 operations after the first 2000 were left out.",
    ]);
  });

  it("20,000 requests that cannot be read give few notes", async () => {
    const unread = many(20_000, (n) => ({ name: `n${n}`, request: { url: "{{host}}x" } }));
    const { notes } = await convert(collection([post(1, {}), ...unread]));
    expect(notes.length).toBeLessThanOrEqual(200);
  });

  it.each<[string, () => object, string]>([
    [
      "30,000 secret variables",
      () =>
        collection([post(1, {})], {
          variable: many(30_000, (n) => ({ key: `token${n}`, value: `v-${n}-secret` })),
        }),
      "/variable",
    ],
    [
      "600 names of secrets",
      () =>
        collection(many(600, (n) => post(n, {}, { header: [{ key: `X-Token-${n}`, value: "abcdefgh" }] }))),
      "500 names",
    ],
    [
      "60,000 secrets",
      () =>
        recording([sent(1, { headers: many(60_000, (n) => ({ name: "X-Token", value: `secret-${n}` })) })]),
      "too many secrets",
    ],
  ])("%s are refused", async (_, source, message) => {
    expect(await attempt(source())).toContain(message);
  });
});

describe("secrets are removed in one pass", () => {
  it("whose work depends on the text and not on the number of secrets", () => {
    const redaction = new TextRedaction();
    for (const n of many(30_000, (i) => i)) redaction.add(`${(n * 7919).toString(36).padStart(6, "x")}-key`);
    const text = "a description of an operation ".repeat(10_000);
    expect(redaction.redact(text)).toBe(text);
    expect(redaction.work).toBeLessThanOrEqual(6 * text.length);
  });

  it("that ends if a source makes it expensive", () => {
    const redaction = new TextRedaction();
    for (const n of many(2_000, (i) => i)) redaction.add(`${"a".repeat(6 + n)}b`);
    expect(() => redaction.redact("a".repeat(1_000_000))).toThrow("too many secrets");
    expect(redaction.work).toBeLessThan(51_000_000);
  });

  it.each<[string, string[], string, string]>([
    ["one in another", ["abcdef", "abcdefghij"], "x abcdefghij y", "x *** y"],
    ["overlapping ones", ["abcdefgh", "efghijkl"], "x abcdefghijkl y", "x *** y"],
    ["one inside of another", ["abcdefghij", "cdefgh"], "abcdefghij", "***"],
    ["adjacent ones", ["abcdef", "ghijkl"], "abcdefghijkl!", "******!"],
    ["repeated ones", ["abcdef"], "abcdef-abcdef", "***-***"],
    ["with the name of a scheme", ["Bearer abcdef"], "use abcdef", "use ***"],
    ["short ones are ordinary words", ["abc"], "abc", "abc"],
  ])("%s", (_, secrets, text, expected) => {
    const redaction = new TextRedaction();
    for (const secret of secrets) redaction.add(secret);
    expect(redaction.redact(text)).toBe(expected);
  });
});

describe("curl commands", () => {
  const curl = "curl https://api.example/a";

  it("that cannot be read are named with the reason", async () => {
    const { notes } = await convert(`${curl}\ncurl https://api.example/b -d @notes.json\ncurl https://[`);
    expect(notes.map(({ message }) => message)).toEqual([
      "Command 2 was left out: it sends a file, which is not supported.",
      expect.stringMatching(/^Command 3 was left out: it has /),
    ]);
  });

  it("keep the comment of the next command out, whatever its length", async () => {
    const { document } = await convert(
      `${curl}\n${"#x\n".repeat(100_000)}\n# List all\ncurl https://api.example/c`,
    );
    expect(document["paths"]).toMatchObject({ "/a": { get: {} }, "/c": { get: { summary: "List all" } } });
  });
});
