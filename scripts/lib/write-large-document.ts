const NOUNS = [
  "order",
  "customer",
  "invoice",
  "shipment",
  "product",
  "supplier",
  "project",
  "ticket",
  "payment",
  "account",
];

/** A synthetic connector document of this many bytes of JSON: each operation has a different schema. */
export function writeLargeDocument(bytes: number): string {
  const noun = (n: number) => NOUNS[n % NOUNS.length] ?? "";
  const paths: Record<string, unknown> = {};
  const schemas: Record<string, unknown> = {};
  const document = {
    openapi: "3.1.0",
    info: { title: "Large", version: "1", description: "" },
    servers: [{ url: "https://api.example.com" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths,
    components: { schemas },
  };
  let left = bytes - JSON.stringify(document).length;
  for (let i = 0; ; i++) {
    const name = `${noun(i)}${i}`;
    const schema = { $ref: `#/components/schemas/${name}` };
    const content = { "application/json": { schema } };
    const properties = Object.fromEntries(
      Array.from({ length: 24 }, (_, k) => [
        `${noun(i + k)}_${k}`,
        {
          type: k % 3 === 0 ? "integer" : "string",
          description: `The ${noun(i * 7 + k)} of the ${noun(i)}, as department ${i} keeps it for its records and reports.`,
        },
      ]),
    );
    const component = { type: "object", description: `A ${noun(i)} of department ${i}.`, properties };
    const item = {
      post: {
        operationId: `create_${name}`,
        summary: `Create ${noun(i)} ${i}`,
        description: `Creates a ${noun(i)} in department ${i}, with its status, owner and history.`,
        requestBody: { content },
        responses: { "201": { description: "Created", content } },
      },
    };
    const size = JSON.stringify({ [`/${name}`]: item, [name]: component }).length;
    if (size > left) break;
    left -= size;
    paths[`/${name}`] = item;
    schemas[name] = component;
  }
  document.info.description = " ".repeat(bytes - JSON.stringify(document).length);
  return JSON.stringify(document);
}
