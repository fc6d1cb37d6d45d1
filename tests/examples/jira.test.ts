import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import { validateConnector } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const document = parseDocument(readFileSync(resolve(ROOT, "examples/jira/jira.yaml"), "utf8"));
const TICKET = { project: "OPS", summary: "Parcel 4711 arrived damaged", labels: ["parcel", "damage"] };

describe("examples/jira/jira.yaml", () => {
  it("is a connector without a fault", () => {
    expect(validateConnector(document)).toEqual({ document: [], extensions: [] });
    expect(compileOperations(document)).toMatchObject({ skipped: [], warnings: [] });
  });

  it.each<[string, object, boolean]>([
    ["a summary alone", { summary: "a" }, true],
    ["project and labels", TICKET, true],
    ["a project that is no key", { summary: "a", project: "our shop" }, false],
    ["labels that are no list", { summary: "a", labels: "parcel" }, false],
    ["a label of two words", { summary: "a", labels: ["a b"] }, false],
  ])("jira.create_issue, with %s", (_, args, fits) => {
    const tool = compileOperations(document).tools.find(
      ({ operation_id }) => operation_id === "jira.create_issue",
    );
    expect(tool?.side_effect).toBe("write");
    const faults = createArgumentValidator()(tool?.input_schema ?? false, { ...args });
    expect(faults.length === 0).toBe(fits);
  });
});

describe("npm run jira", () => {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/jira.ts", "--port", "0"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let url = "";
  beforeAll(async () => {
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    url = /http:\S+\/rest\/api\/2/.exec(line)?.[0] ?? "";
  }, 30_000);
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  });
  const call = (path: string, token: string, body?: object) =>
    fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });

  it("opens tickets in projects, with labels, and shows them", async () => {
    const opened = await call("/issue", "jira-example", TICKET);
    expect(opened.status).toBe(201);
    expect(await opened.json()).toEqual({ key: "OPS-1", ...TICKET });
    expect(await (await call("/issue", "jira-example", { summary: "a" })).json()).toMatchObject({
      key: "SUP-1",
    });
    expect(await (await call("/issue/OPS-1", "jira-example")).json()).toMatchObject({
      ...TICKET,
      status: "Open",
    });
  });

  it("refuses a wrong token and a ticket without a summary", async () => {
    expect((await call("/issue", "other", TICKET)).status).toBe(401);
    expect((await call("/issue", "jira-example", { project: "OPS" })).status).toBe(400);
  });
});
