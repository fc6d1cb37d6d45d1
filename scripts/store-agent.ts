import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readForCheck } from "../src/agents/check-agent/check-agent.ts";
import { isJsonObject } from "../src/base/json.ts";
import { joinPromptPack } from "./lib/join-prompt-pack.ts";
import { green, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

/** `npm run store-agent`: stores an agent file and its prompt pack on a running Toolgate. */
const USAGE = `Usage: npm run store-agent -- FILE --url URL --key KEY

  FILE   an agent file, e.g. agents/support.yaml; support.system.md, support.developer.md and support.user.md next to it
         are its prompts
  --url  a running Toolgate (TOOLGATE_URL)
  --key  an API key with the scope tools:write (TOOLGATE_KEY)
  --print  only print the joined file`;

try {
  process.exitCode = await store();
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

async function store(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: "string" }, key: { type: "string" }, print: { type: "boolean" } },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(`One agent file is needed.\n\n${USAGE}`);
  const { text, faults } = joinPromptPack(path, readFileSync(path, "utf8"));
  const { file, findings } = readForCheck(text);
  const wrong = [
    ...faults,
    ...findings.filter(({ level }) => level === "error").map(({ message }) => message),
  ];
  if (wrong.length > 0 || file === null) {
    for (const message of wrong) console.error(red(message));
    return 1;
  }
  if (values.print) {
    process.stdout.write(text);
    return 0;
  }
  const url = values.url ?? process.env["TOOLGATE_URL"];
  const key = values.key ?? process.env["TOOLGATE_KEY"];
  if (!url || !key) throw new Error(`A URL and an API key are needed.\n\n${USAGE}`);
  const { status, body } = await createClient(url.replace(/\/+$/, ""), key).call(
    "PUT",
    `/functions/v1/agents/${encodeURIComponent(file.agent_id)}`,
    text,
    { "content-type": "application/yaml" },
  );
  if (status === 200) {
    console.log(green(`Stored ${file.agent_id}, version ${String(body["version"])}`));
    return 0;
  }
  const message = isJsonObject(body as never)
    ? String(body["error_message"] ?? "no Toolgate")
    : "no Toolgate";
  console.error(red(`HTTP ${status}: ${message}`));
  return 1;
}
