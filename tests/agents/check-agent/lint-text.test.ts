import { describe, expect, it } from "vitest";
import { lintText } from "../../../src/agents/check-agent/lint-text.ts";
import { DEFAULT_PROMPTS } from "../../../src/agents/policy.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";

/** The expected finding in each text is marked with « and ». */
const FOUND: [rule: string, level: string, marked: string][] = [
  ["secret", "error", "Use «sk-proj-Ab12Cd34Ef56Gh78Ij90» for it"],
  ["secret", "error", "password=«hunter2»"],
  ["secret", "error", "postgres://«app:s3cr3t»@db.example.com/x"],
  ["secret", "error", "«ghp_16C7e42F292c6912E7710c838347Ae178B4a»"],
  ["secret", "error", "Authorization: Bearer «abc123DEF456ghi»"],
  ["secret", "error", "«-----BEGIN PRIVATE KEY-----\nMHcCAQEE\n-----END PRIVATE KEY-----»"],
  ["secret-like", "error", "the key is in kJ, «kJ8sD2fQx9LmZr4Tq1Wv» it is"],
  ["secret-like", "error", "«4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c»"],
  ["secret-like", "error", "«QmFzZTY0IGVuY29kZWQgdGV4dCBoZXJlIQ==»"],
  ["secret-like", "error", "«sgdQZpLwVbnMkTrYcXzA»"],
  ["personal-data", "error", "write to «jan@firma.cz»."],
  ["personal-data", "warning", "call «+420 777 123 456»"],
  ["personal-data", "error", "pay to «CZ65 0800 0000 1920 0014 5399»"],
  ["address", "error", "see «http://localhost:3000/x»"],
  ["address", "error", "on «localhost:5432»"],
  ["address", "error", "on «127.0.0.1»"],
  ["address", "error", "from «203.0.113.7»"],
  ["address", "error", "the database at «db.internal»"],
  ["address", "error", "at «https://jira/browse»"],
  ["address", "error", "at «orders.default.svc:8080»"],
  ["address", "error", "«api.staging.acme.com»"],
  ["address", "error", "«https://api-dev2.acme.io/v1»"],
  ["public-address", "warning", "read «https://jira.acme.com/rest»"],
  ["public-address", "warning", "on «www.acme.co.uk», please"],
  ["path", "error", "read «/home/jan/notes.txt»"],
  ["path", "error", "read «/etc/passwd»"],
  ["path", "error", "read «~/notes.txt»"],
  ["path", "error", "read «C:\\Users\\jan\\x.txt»"],
  ["path", "error", "read «\\\\server\\share»"],
  ["path", "error", "read «file:///srv/x»"],
  ["identifier", "error", "the queue «3f2504e0-4f89-11d3-9a0c-0305e82c3301»"],
  ["identifier", "error", "«arn:aws:s3:eu-central-1:123456789012:bucket/x»"],
  ["environment", "warning", "in «orders-staging»"],
  ["environment", "warning", "the «UAT» environment"],
  ["environment", "warning", "table of «prod-db-01»"],
  ["hidden-character", "warning", "a«\u200b»b"],
  ["hidden-character", "warning", "a«\u{E0041}\u{E0042}»b"],
];

const INNOCENT: [what: string, text: string][] = [
  ["operation ids", "call getUserByIdAndOrganizationName2, kb.search, jira.create_issue or users.list"],
  [
    "long identifiers",
    "listRepositoriesForAuthenticatedUser_v2 OPERATION_ID_OF_THE_TOOL_THAT_WAS_CALLED_LAST",
  ],
  ["long words with hyphens", "internationalization-and-localization-guidelines-2026"],
  ["package names", "com.acme.orders.OrderService2"],
  ["paths of APIs", "GET /v1/orders/{id}/items, and/or either/or"],
  ["file names", "answer in invoice.pdf or README.md, e.g. like this, i.e. short"],
  ["names reserved for examples", "https://docs.example.com/a, jane@example.com, host.example, x.test"],
  ["placeholders", "https://{host}/v1 and {{agent_id}}"],
  ["dates and times", "2026-11-21T10:23:48+01:00, 21. 11. 2026, 10:23"],
  ["versions", "version 1.2.3.4 and v2.0.1"],
  ["numbers of tickets", "ABC-1234-XYZ-5678-2026-11 and PROJ-123"],
  ["prices and order numbers", "1 250,00 Kč for order 2026-000123"],
  [
    "talk about secrets",
    "Never reveal a password, an API key or a token. Bearer authentication is not your topic.",
  ],
  ["production and development", "the production of goods, developers, test results, stages of a process"],
  ["a line", "----------------------------------------------------------------"],
  ["other scripts", "Отвечай по-русски. Žluťoučký kůň. 日本語で答えてください。"],
  ["emoji of several characters", "👩‍👩‍👧 is a family"],
];

describe("lintText()", () => {
  it.each(FOUND)("finds %s (%s): %s", (rule, level, marked) => {
    const text = marked.replaceAll(/[«»]/g, "");
    const start = marked.indexOf("«");
    const end = marked.indexOf("»") - 1;
    expect(lintText(text)).toEqual([{ rule, level, start, end, message: expect.any(String) }]);
  });

  it.each(INNOCENT)("leaves %s alone", (_, text) => {
    expect(lintText(text)).toEqual([]);
  });

  it("leaves the default prompts alone", () => {
    expect(Object.values(DEFAULT_PROMPTS).flatMap(lintText)).toEqual([]);
  });

  it("never repeats a secret: four characters of a long one, none of a short one", () => {
    const secrets = FOUND.filter(([rule]) => rule.startsWith("secret") || rule === "personal-data");
    for (const [, , marked] of secrets) {
      const secret = marked.slice(marked.indexOf("«") + 1, marked.indexOf("»"));
      const [find] = lintText(marked.replaceAll(/[«»]/g, ""));
      expect(find?.message).not.toContain(secret.slice(0, 6));
      expect(find?.message).not.toContain(secret.slice(-6));
    }
  });

  it.each([
    ["letters and digits", "a1B2".repeat(5_000)],
    ["dots", "a.".repeat(10_000)],
    ["hyphens", "a-".repeat(10_000)],
    ["underscores and an environment", `${"a_".repeat(10_000)}prod`],
    ["slashes", "/home/".repeat(3_000)],
    ["schemes", "a://".repeat(5_000)],
    ["colons", ":".repeat(20_000)],
    ["digits", "1 ".repeat(10_000)],
    ["brackets", "http://[".repeat(2_500)],
  ])("reads 20,000 hostile characters in linear time: %s", (_, text) => {
    const spent = startCpuClock();
    lintText(text);
    // Far more than linear work takes on any machine, and far less than quadratic work.
    expect(spent()).toBeLessThan(10_000);
  });
});
