import { describe, expect, it } from "vitest";
import { TABLES, translateMessage } from "../../web/src/text/cs/server/index.ts";
import { matchMessages, namesOf } from "../../web/src/text/match-messages.ts";
import { findMessages, findSqlMessages, VALUE } from "./find-messages.ts";

/** What people meet in the UI. The other folders answer programs: models, the shell and git of a workspace, OpenAI's protocol. */
const FOLDERS = [
  "src/agents",
  "src/approvals",
  "src/calling",
  "src/catalogue",
  "src/connections",
  "src/conversations",
  "src/http",
  "src/kernel",
  "src/mcp",
  "src/memory",
  "src/planning",
  "src/platform",
  "src/plugins",
  "src/privacy",
  "src/runs",
];

it.each([
  ["messages in the source", findMessages(FOLDERS)],
  ["messages in SQL", findSqlMessages()],
])("%s have a Czech text with the same values", (_, messages) => {
  const missing = messages
    .map(({ text, file }) => {
      let n = 0;
      const filled = text.replaceAll(VALUE, () => `v${++n}`);
      return { filled, file, czech: translateMessage(filled), n };
    })
    .filter(({ czech }) => czech === undefined);
  console.log([...new Set(missing.map(({ filled, file }) => `${file}: ${filled}`))].join("\n"));
  expect(missing.length).toBe(0);
});

describe("matchMessages()", () => {
  it("x", () => expect(matchMessages(TABLES)("nothing like it")).toBeUndefined());
});
it("names", () => expect(namesOf("«a» b «C»")).toEqual(["a", "C"]));
