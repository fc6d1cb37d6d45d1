import { readdirSync, readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkAgent, readForCheck } from "../src/agents/check-agent/check-agent.ts";
import { type CatalogueTool, checkTools } from "../src/agents/check-agent/check-tools.ts";
import { isJsonObject, type Json } from "../src/base/json.ts";
import { AgentFile, type AgentFinding } from "../src/contract/agent-file.ts";
import { joinPromptPack } from "./lib/join-prompt-pack.ts";
import { listPluginTools } from "./lib/list-plugin-tools.ts";
import { bold, cyan, dim, green, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

/** `npm run check-agents`: checks agent files without running them. */
const USAGE = `Usage: npm run check-agents [-- FILES…] [--env dev|prod] [--tools FILE | --url URL --key KEY]

  FILES     agent files (agents/*.yaml, *.yml, *.json)
  --env     check as on a server of this environment
  --tools   a JSON list of tools {operation_id, side_effect, input_schema}: all that there are
  --url     a running Toolgate: checks against the tools and approver groups there
  --key     an API key with the scope tools:write (TOOLGATE_KEY)
  --schema  print the JSON Schema of agent files, for editors`;

const ROOT = resolve(import.meta.dirname, "..");
const { values: options, positionals } = readArguments();
if (options.schema) {
  console.log(JSON.stringify(AgentFile, null, 2));
} else {
  await checkAll();
}

async function checkAll(): Promise<void> {
  const registered = listPluginTools();
  const findings = [
    report("tools of plugins", checkTools(registered), `${registered.length} tools`),
    ...(await Promise.all(listFiles().map((path) => checkFile(path, registered)))),
  ].flat();
  const errors = findings.filter(({ level }) => level === "error").length;
  if (findings.length > 0) console.log(`\n${errors} errors, ${findings.length - errors} warnings`);
  process.exitCode = errors > 0 ? 1 : 0;
}

async function checkFile(path: string, registered: CatalogueTool[]): Promise<AgentFinding[]> {
  const near = relative(process.cwd(), path);
  const name = near.startsWith("..") ? path : near;
  const { text, sources, faults } = joinPromptPack(path, readText(path));
  const packed: AgentFinding[] = faults.map((message) => ({
    rule: "file",
    level: "error",
    pointer: "/prompts",
    message,
  }));
  const describeFault = (findings: AgentFinding[], note: string) =>
    report(name, [...packed, ...findings.map((finding) => inPack(finding, sources))], note);
  if (options.url !== undefined) return describeFault(await checkThere(options.url, text), "by the server");
  const { file, findings } = readForCheck(text);
  if (file === null) return describeFault(findings, "");
  const given = options.tools === undefined ? null : readTools(options.tools);
  const tools = given ?? registered;
  const unknown = file.tools.filter((tool) => !tools.some(({ operation_id }) => operation_id === tool.name));
  const note =
    given === null && unknown.length > 0
      ? `${unknown.map((tool) => tool.name).join(", ")} not checked: known to a server only (--url)`
      : `${file.tools.length} tools`;
  const checked = checkAgent(file, tools, {
    text,
    partial: given === null,
    ...(options.environment && { environment: options.environment }),
  });
  return describeFault([...findings, ...checked], note);
}

/** The lines of the joined text are not those of the Markdown file that contains the prompt. */
function inPack(finding: AgentFinding, sources: ReadonlyMap<string, string>): AgentFinding {
  const source = sources.get(finding.pointer);
  if (source === undefined) return finding;
  const { line: _line, column: _column, ...rest } = finding;
  return { ...rest, message: `${basename(source)}: ${finding.message}` };
}

async function checkThere(url: string, text: string): Promise<AgentFinding[]> {
  const key = options.key ?? quit(`An API key is needed: --key tg_… (or TOOLGATE_KEY).\n\n${USAGE}`);
  const { status, body } = await createClient(url.replace(/\/+$/, ""), key)
    .call<{ findings?: AgentFinding[]; error_message?: string }>("POST", "/functions/v1/agents/check", {
      text,
    })
    .catch((error: unknown) =>
      quit(`No server answers at ${url} (${error instanceof Error ? error.message : error}).`),
    );
  return body.findings ?? quit(`${url} answers HTTP ${status}: ${body.error_message ?? "no Toolgate"}`);
}

function report(name: string, findings: AgentFinding[], note: string): AgentFinding[] {
  const failed = findings.some(({ level }) => level === "error");
  console.log(`${failed ? red("✗") : green("✓")} ${bold(name)} ${dim(note)}`);
  for (const { level, rule, pointer, message, line, column } of findings) {
    const where = line === undefined ? pointer : `${name}:${line}:${column ?? 1}`;
    console.log(
      `  ${where} ${(level === "error" ? red : cyan)(level)} ${message} ${dim(`${rule} ${pointer}`)}`,
    );
  }
  return findings;
}

function listFiles(): string[] {
  if (positionals.length > 0) return positionals.map((path) => resolve(path));
  const folder = resolve(ROOT, "agents");
  return readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => resolve(folder, name));
}

function readTools(path: string): CatalogueTool[] {
  const value = JSON.parse(readText(path)) as Json;
  const list = isJsonObject(value) ? value["tools"] : value;
  if (Array.isArray(list)) return list as unknown as CatalogueTool[];
  return quit(
    `${path} does not contain a list of tools: [{"operation_id": …, "side_effect": …, "input_schema": {…}}].`,
  );
}

function readText(path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    return quit(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function readArguments() {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: {
        env: { type: "string" },
        tools: { type: "string" },
        url: { type: "string" },
        key: { type: "string", ...(process.env["TOOLGATE_KEY"] && { default: process.env["TOOLGATE_KEY"] }) },
        schema: { type: "boolean" },
      },
    });
    const { env, ...values } = parsed.values;
    if (env === undefined || env === "dev" || env === "prod") {
      const environment: "dev" | "prod" | undefined = env;
      return { ...parsed, values: { ...values, environment } };
    }
    return quit(`--env is dev or prod.\n\n${USAGE}`);
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
