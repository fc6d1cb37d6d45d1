import { expect, it, vi } from "vitest";
import { runDemo } from "../../scripts/demo/run-demo.ts";
import { quietLite } from "../../supabase/embedded/gateway/data-api/quiet-lite.ts";
import { runScript } from "./run-script.ts";

/** The command in this process: a process of its own takes longer to start than the demo takes. */
async function play(...args: string[]) {
  // It wraps the console on its first use, which a restored spy would undo.
  await quietLite(
    () => undefined,
    () => undefined,
    async () => undefined,
  );
  let output = "";
  const print = (text: string) => {
    output += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(print),
    vi.spyOn(console, "error").mockImplementation(print),
  ];
  try {
    const code = await runDemo(args);
    return { code, output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

it("npm run demo -- support answers with its source, waits for the approver, and opens one ticket", async () => {
  const { code, output } = await play("support");
  expect(output).toContain("Source: help/returns.md");
  expect(output).toMatch(/Create a ticket: POST \S+ with .*summary = Parcel 4711 arrived damaged/);
  const refused = output.indexOf("APPROVAL_REQUIRED");
  const approved = output.indexOf("approved");
  const opened = output.indexOf('SUP-1 {"summary":"Parcel 4711 arrived damaged"');
  expect([refused, approved, opened].every((at) => at > 0)).toBe(true);
  expect(refused < approved && approved < opened).toBe(true);
  expect(output).toMatch(/tool_call +\d+ ms POST \S+ → 201/);
  expect(code).toBe(0);
}, 240_000);

it("npm run demo -- mcp finds and calls the tools with the official client, and opens one ticket, approved where it sits", async () => {
  const { code, output } = await play("mcp");
  const seen = [
    /find_tools reads[\s\S]*call_tool writes[\s\S]*ask writes/,
    /find_tools search the knowledge base\s+kb\.search \(read\)/,
    "Source: help/returns.md",
    /kb_search reads/,
    /jira_create_issue writes, says what it answers with/,
    /→ reject\s+APPROVAL_REJECTED nothing was sent/,
    /→ approve\s+SUP-1 \{"summary":"Parcel 4711 arrived damaged"/,
  ];
  for (const text of seen) expect(output).toMatch(text);
  expect(code).toBe(0);
}, 240_000);

const ENGLISH_WORDS =
  /\b(Question|Operation|Request|Answer|Uploaded|Asked|Done|the|and|with|secret stored)\b/;

it("npm run demo prints question, operation, request and answer in about a dozen lines, in either language", async () => {
  const plays = [
    {
      args: [],
      labels: ["Question", "Operation", "Request", "Answer"],
      end: "The mail endpoint got exactly that invoice",
    },
    {
      args: ["--cs"],
      labels: ["Otázka", "Operace", "Požadavek", "Odpověď"],
      end: "Poštovní služba dostala přesně tuto fakturu",
    },
  ];
  for (const { args, labels, end } of plays) {
    const { code, output } = await (args.length === 0 ? runScript("demo") : play(...args));
    expect(code).toBe(0);
    expect(output).toContain(end);
    const lines = output.split("\n").filter((line) => line.trim() !== "");
    expect(lines.length).toBeLessThanOrEqual(13);
    for (const label of labels) expect(lines.filter((line) => line.startsWith(label))).toHaveLength(2);
    expect(output).toMatch(/GET \S+\/companies\/ABC%20Corp\/invoices\/last → 200/);
    expect(output).toContain('{"status":"SUCCESS","final_data":{"id":3,"number":"2026-003"');
    if (args.includes("--cs")) expect(output).not.toMatch(ENGLISH_WORDS);
  }
}, 240_000);

it("npm run demo -- --trace prints the whole answers; another name is refused with the list", async () => {
  const traced = await play("--trace");
  expect(traced.output).toMatch(/"trace": \[[\s\S]*"kind": "tool_call"/);
  expect(traced.code).toBe(0);
  const unknown = await play("tickets");
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining("support | mcp | connect]")]);
}, 240_000);

it("npm run demo -- connect imports by address, signs in, and answers with the person's account in about a dozen lines", async () => {
  const { code, output } = await play("connect");
  const seen = [
    /Imported \S+\s+OpenAPI 3\.1\.0 at \S+\/openapi\.json, 2 operations/,
    /Asked List my events\s+AUTH_FAILED http\S+\/connectors\//,
    /Signed in at the provider\s+PKCE S256/,
    "ann@calendar.example",
    '{"events":[{"title":"Review of the quarter"',
  ];
  for (const text of seen) expect(output).toMatch(text);
  expect(output.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(13);
  expect(code).toBe(0);
}, 240_000);
