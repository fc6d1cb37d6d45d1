import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printable } from "./ask/printable.ts";
import { green, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

/** `npm run import`: finds what can be imported from an address or a file, and imports it. */
const USAGE = `Usage: npm run import -- ADDRESS_OR_FILE --url URL --key KEY [--choose N]

  ADDRESS_OR_FILE  of a document or its page, a GraphQL endpoint, an MCP server; or a file in one of the formats
  --url      a running Toolgate (TOOLGATE_URL)
  --key      an API key with the scope connectors:write (TOOLGATE_KEY)
  --choose   the number of what was found; without it, nothing is stored unless only one thing was found and --yes is given
  --yes      import the only thing that was found
  --server   the API's address, for a document that does not state one
  --name     the connector's name`;

interface Found {
  kind: string;
  url: string | null;
  format: string;
  title: string;
  operation_count: number | null;
  servers: string[];
  notes: { message: string }[];
}

interface Imported {
  connector_id: string;
  name: string;
  status: string;
  operation_count: number;
  auth: { required_secrets: { secret_id: string; description: string }[] };
  report: { warnings: { pointer: string; message: string }[] };
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string" },
      key: { type: "string" },
      choose: { type: "string" },
      server: { type: "string" },
      name: { type: "string" },
      yes: { type: "boolean" },
    },
  });
  const [given, ...others] = positionals;
  const url = values.url ?? process.env["TOOLGATE_URL"];
  const key = values.key ?? process.env["TOOLGATE_KEY"];
  if (given === undefined || others.length > 0 || !url || !key) throw new Error(USAGE);
  const client = createClient(url.replace(/\/+$/, ""), key);
  const source = existsSync(given) ? { text: readFileSync(given, "utf8") } : { url: given };
  const request = { ...source, ...(values.server && { server: values.server }) };
  const send = async <T>(body: object): Promise<T> => {
    const answer = await client.call<T & { error_message?: string }>(
      "POST",
      "/functions/v1/connectors/import",
      body,
    );
    if (answer.status < 300) return answer.body;
    throw new Error(
      printable(answer.body.error_message ?? `No Toolgate answers at ${url} (status ${answer.status}).`),
    );
  };
  const { found } = await send<{ found: Found[] }>(request);
  for (const [index, one] of found.entries()) console.log(describe(one, index + 1));
  const number = values.choose ?? (values.yes && found.length === 1 ? "1" : undefined);
  if (number === undefined) {
    console.log("Nothing was stored. Choose one with --choose N.");
    return 0;
  }
  const chosen = found[Number(number) - 1];
  if (chosen === undefined) throw new Error(`--choose must be a number from 1 to ${found.length}.`);
  const choose = { kind: chosen.kind, ...(chosen.url !== null && { url: chosen.url }) };
  report(await send<Imported>({ ...request, choose, ...(values.name && { name: values.name }) }));
  return 0;
}

function describe(
  { kind, url, format, title, operation_count, servers, notes }: Found,
  number: number,
): string {
  const count = operation_count === null ? "" : `, ${operation_count} operations`;
  const lines = [`${number}. ${title} (${kind}: ${format}${count})`, `   ${url ?? "in the file"}`];
  if (servers.length > 0) lines.push(`   calls go to ${servers.join(", ")}`);
  for (const { message } of notes) lines.push(`   ${message}`);
  return lines.map(printable).join("\n");
}

function report({ connector_id, name, status, operation_count, auth, report: { warnings } }: Imported): void {
  console.log(
    green(printable(`Imported ${name}: ${operation_count} operations, ${status}, ${connector_id}`)),
  );
  for (const { message } of warnings.slice(0, 20)) console.log(printable(`  ${message}`));
  for (const { secret_id, description } of auth.required_secrets)
    console.log(printable(`  Enter the secret ${secret_id}: ${description}`));
}
