import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import { TABLES, translateMessage } from "../../web/src/text/cs/server/index.ts";
import { matchMessages, namesOf } from "../../web/src/text/match-messages.ts";
import { MORE_DOCUMENTS, OWN_DOCUMENTS } from "../public-documents.ts";
import { startCpuClock } from "../start-cpu-clock.ts";
import { findMessages, findSqlMessages, VALUE } from "./find-messages.ts";

/** What people meet in the UI. The other folders answer programs: models, and the shell and git of a workspace. */
const FOLDERS = ["agents", "approvals", "calling", "catalogue", "connections", "conversations", "http"]
  .concat(["kernel", "mcp", "memory", "planning", "platform", "plugins", "privacy", "runs"])
  .map((name) => `src/${name}`);
/** The protocol of OpenAI, the n8n tables and the workspace answer programs, and some messages functions of ours. */
const FOR_PROGRAMS =
  /^src\/http\/(openai|workspace|worker)|workspace\.sql|n8n\.sql|own functions only|authorizes itself|may not call this endpoint|The command was stopped|src\/mcp\/server\/call-tool.ts: §: § s|A quota has one of the names|should own this tool|^src\/agents\/agent-file\/read-agent-file.ts: INVALID/;
/** Parts that are joined with others, whose translation the next test shows. */
const JOINED =
  /§§|[\w)?.]§\.?$|^§:? §\.?$|^`§` §: §$|approval § §|redirect was blocked|^§ Bundle|^§ must be §$|^(must be|is `§`, but|must be an object with) ?.*§$/;

/** Values that stand for other messages are known. */
const VALUES = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`v${index + 1}`, `v${index + 1}`]),
);
const translateFilled = matchMessages([...TABLES, VALUES]);

it.each([
  ["in the source", findMessages(FOLDERS)],
  ["in SQL", findSqlMessages()],
])("every message %s has a Czech text with the same values", (_, messages) => {
  expect(messages.length).toBeGreaterThan(100);
  const missing = messages
    .filter(({ text, file }) => !JOINED.test(text) && !FOR_PROGRAMS.test(`${file}: ${text}`))
    .map(({ text, file }) => {
      const values: string[] = [];
      const filled = text.replaceAll(VALUE, () => `v${values.push(`v${values.length + 1}`)}`);
      return { filled, file, czech: translateFilled(filled) };
    })
    .filter(({ czech }) => czech === undefined)
    .map(({ filled, file }) => `${file}: ${filled}`);
  expect([...new Set(missing)]).toEqual([]);
});

it.each([
  ["The API answered with status 404: no such pet", "API odpovědělo stavem 404: no such pet"],
  ["The API rejected the credentials (401)", "API odmítlo přístupové údaje (401)"],
  [
    "The request is invalid. /secrets/api_key: contains characters that are not allowed in a header",
    "Požadavek je neplatný. /secrets/api_key: obsahuje znaky, které v hlavičce nejsou povoleny",
  ],
  [
    "/paths/~1pets/get: `responses` is missing in the Operation: describe at least one response. (and 2 more)",
    "/paths/~1pets/get: V objektu Operation chybí `responses`: popište alespoň jednu odpověď. (a další: 2)",
  ],
  [
    "The text is neither JSON nor YAML: bad indentation of a mapping entry (line 3, column 7)",
    "Text není JSON ani YAML: chybné odsazení položky objektu (řádek 3, sloupec 7)",
  ],
  [
    "The agent file has faults: line 2: The field `tool` is unknown; did you mean `tools`? (and 1 more)",
    "Soubor agenta má chyby: řádek 2: Pole `tool` není známé; nemysleli jste `tools`? (a další: 1)",
  ],
  [
    "The address answered with status 401. It requires signing in: download the document and upload it.",
    "Adresa odpověděla stavem 401. Vyžaduje přihlášení: stáhněte dokument a nahrajte ho.",
  ],
  [
    "`type` is `strin`, but must be one of string, number.",
    "`type` má hodnotu `strin`, ale musí mít jednu z hodnot string, number.",
  ],
  [
    "Security schemes that are not declared: left out `a`, took `b` for `c`.",
    "Nedeklarovaná schémata zabezpečení: vynecháno `a`, `b` použito jako `c`.",
  ],
  ["field `age` must be >= 3", "pole `age` musí být alespoň 3"],
  [
    "No access token: the token endpoint https://a.example/token answered 400. Check client_id, client_secret and token_url.",
    "Není přístupový token: koncový bod https://a.example/token odpověděl 400. Zkontrolujte client_id, client_secret a token_url.",
  ],
])("%s", (message, czech) => {
  expect(translateMessage(message)).toBe(czech);
});

describe("matchMessages()", () => {
  const translate = matchMessages([
    {
      "«name» is «State».": "«name»: «State»",
      old: "staré",
      "«a» is «b» old.": "«b», «a»",
      "Keep it.": "Ponechte to.",
    },
  ]);

  it("prefers the most specific message, reorders values, and translates those that are messages", () => {
    expect(translate("x is old.")).toBe("x: staré");
    expect(translate("x is very old.")).toBe("very, x");
    expect(translate("old is old.")).toBe("old: staré");
    expect(translate("old is new.")).toBeUndefined();
  });

  it("translates several sentences only if all are known", () => {
    expect(translate("x is old. Keep it.")).toBe("x: staré Ponechte to.");
    expect(translate("Unknown text. Keep it.")).toBeUndefined();
  });

  it("takes values literally, needs a value, and is quick on long messages", () => {
    expect(translate("$& is old.")).toBe("$&: staré");
    expect(translate("«State» is old.")).toBe("«State»: staré");
    expect(translate(" is .")).toBeUndefined();
    const spent = startCpuClock();
    expect(translate(`${"x is ".repeat(3_000)}`)).toBeUndefined();
    expect(translate("a".repeat(30_000))).toBeUndefined();
    expect(spent()).toBeLessThan(1_000);
  });
});

it("every Czech text contains the values of the English one", () => {
  for (const [english, czech] of TABLES.flatMap((table) => Object.entries(table))) {
    const names = [...new Set(namesOf(czech))].filter((name) => !namesOf(english).includes(name));
    expect([english, names]).toEqual([english, []]);
  }
});

it("every change that is proposed for a public document has a Czech text", () => {
  const missing = new Set<string>();
  let changes = 0;
  for (const path of [...OWN_DOCUMENTS.values(), ...MORE_DOCUMENTS.values()]) {
    for (const { message } of annotate(parseDocument(readFileSync(path, "utf8"))).changes) {
      changes++;
      if (translateMessage(message) === undefined) missing.add(message.slice(0, 160));
    }
  }
  expect(changes).toBeGreaterThan(0);
  expect([...missing]).toEqual([]);
});

it("every reason of a plan has a Czech text", () => {
  const planners = ["planner-direct/index.ts", "planner-chosen/index.ts"]
    .concat(["planner-knowledge/index.ts", "planner-model/index.ts"])
    .map((name) => `src/plugins/${name}`);
  const written = planners
    .map((file) => readFileSync(file, "utf8"))
    .flatMap((code) => [...code.matchAll(/reason(?:: | = .*?)"([a-z][^"]+)"/g)].map(([, text = ""]) => text));
  const objections = readFileSync("src/planning/asking/compose-question.ts", "utf8")
    .split("const REASONS: Readonly<Record<Objection, string>>")[1]
    ?.split("};")[0];
  const refused = [...(objections ?? "").matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
  expect(refused.length).toBeGreaterThan(10);
  expect(written.length).toBeGreaterThan(6);
  expect([...written, ...refused].filter((text) => translateMessage(text) === undefined)).toEqual([]);
});
