import { expect, it } from "vitest";
import { runScript } from "./run-script.ts";

it("npm run demo -- support answers with its source, waits for the approver, and opens one ticket", async () => {
  const { code, output } = await runScript("demo", ["support"]);
  expect(output).toContain("Source: help/returns.md");
  expect(output).toMatch(/Create a ticket: POST \S+ with .*summary = Parcel 4711 arrived damaged/);
  const refused = output.indexOf("APPROVAL_REQUIRED");
  const approved = output.indexOf("approved");
  const opened = output.indexOf('SUP-1 {"summary":"Parcel 4711 arrived damaged"');
  expect([refused, approved, opened].every((at) => at > 0)).toBe(true);
  expect(refused < approved && approved < opened).toBe(true);
  expect(output).toMatch(/tool_call +\d+ ms POST \S+ → 201/);
  expect(code).toBe(0);
}, 60_000);

it("npm run demo -- mcp finds and calls the tools with the official client, and opens one ticket, approved where it sits", async () => {
  const { code, output } = await runScript("demo", ["mcp"]);
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
}, 60_000);

it("npm run demo plays the invoice in both languages; another name is refused with the list", async () => {
  for (const args of [[], ["--cs"]]) {
    const { code, output } = await runScript("demo", args);
    expect(output).toContain("The mail endpoint got exactly those data");
    expect(code).toBe(0);
  }
  const unknown = await runScript("demo", ["tickets"]);
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining("support | mcp]")]);
}, 90_000);
