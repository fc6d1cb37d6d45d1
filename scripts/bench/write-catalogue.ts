const NOUNS = [
  "order",
  "customer",
  "invoice",
  "shipment",
  "product",
  "supplier",
  "project",
  "ticket",
  "webhook",
  "payment",
  "account",
  "address",
  "report",
  "message",
  "contract",
  "employee",
  "vehicle",
  "device",
  "campaign",
  "subscription",
  "warehouse",
  "category",
  "review",
  "coupon",
  "refund",
];
const VERBS = [
  ["get", "List", "/{plural}"],
  ["post", "Create", "/{plural}"],
  ["get", "Retrieve", "/{plural}/{id}"],
  ["patch", "Update", "/{plural}/{id}"],
  ["delete", "Delete", "/{plural}/{id}"],
] as const;
const ASPECTS = ["", "archived", "recent", "shared"];

/** A synthetic API of `count` operations whose words repeat as in real APIs. `n` distinguishes APIs. */
export function writeCatalogue(n: number, count: number): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (let i = 0; i < count; i++) {
    const [method, verb, template] = VERBS[i % VERBS.length] ?? VERBS[0];
    const noun = NOUNS[Math.floor(i / VERBS.length) % NOUNS.length] ?? "thing";
    const aspect = ASPECTS[Math.floor(i / (VERBS.length * NOUNS.length)) % ASPECTS.length];
    const path = template.replace("{plural}", aspect ? `${aspect}-${noun}s` : `${noun}s`);
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: `${verb.toLowerCase()}${aspect}${noun}${n}`,
        summary: `${verb} ${aspect} ${noun}${verb === "List" ? "s" : ""}`,
        description: `${verb}s ${aspect || "all"} ${noun} records of department ${n}, with their status, owner and history.`,
        parameters: template.includes("{id}")
          ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }]
          : [],
        responses: { "200": { description: "OK" } },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `Department ${n}`, version: "1" },
    servers: [{ url: "https://api.example.com" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths,
  };
}
