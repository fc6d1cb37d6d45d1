import { parseArgs } from "node:util";
import { bold, dim, green, progressLine, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

/** `npm run ask -- "question" [--context JSON] [--url URL] [--key KEY]`: the terminal interface of a running Toolgate. */
const USAGE = `Usage: npm run ask -- "question" [--context JSON] [--dry-run] [--url URL] [--key KEY]

  --context   what you already know, as a JSON object: {"invoice_id": 7}
  --dry-run   show the exact request, send nothing
  --url       where Toolgate runs (TOOLGATE_URL, else http://127.0.0.1:54321)
  --key       an API key with the scope agent:query (TOOLGATE_KEY)`;

interface Answer {
  status: "SUCCESS" | "FAILURE";
  final_data?: unknown;
  internal_log?: string;
  tool?: { operation_id: string };
  confidence?: number;
  error_code?: string;
  error_message?: string;
  technical_details?: { candidates?: string[]; summary?: string; approval_id?: string };
  trace_id?: string;
}

const { question, context, dryRun, url, key } = readArguments();
const waiting = progressLine("Asking …");
const { body } = await createClient(url, key)
  .call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: question,
    conversation_id: `terminal-${process.pid}`,
    ...(context !== undefined && { user_context_data: context }),
    ...(dryRun && { dry_run: true }),
  })
  .catch((error: unknown) => {
    waiting.done();
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return quit(
      `Nobody answers at ${url} (${cause}). Start Toolgate with \`npm start\`, or name it with --url.`,
    );
  });
waiting.done();

if (body.status === "SUCCESS") {
  console.log(JSON.stringify(body.final_data, null, 2));
  console.error(dim(`\n${body.internal_log ?? ""} trace ${body.trace_id}`));
  console.error(green(`✓ ${body.tool?.operation_id} · confidence ${body.confidence}`));
} else {
  console.error(red(`✗ ${body.error_code ?? "No Toolgate answers here"}`), bold(body.error_message ?? ""));
  const { candidates, approval_id } = body.technical_details ?? {};
  if (candidates?.length) console.error(dim(`Nearest tools: ${candidates.join(", ")}`));
  if (approval_id) console.error(dim(`Approval ${approval_id} is waiting for a decision.`));
  if (body.trace_id) console.error(dim(`trace ${body.trace_id}`));
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parse();
  const text = positionals.join(" ").trim();
  if (text === "") return quit(USAGE);
  return {
    question: text,
    context: values.context === undefined ? undefined : parseContext(values.context),
    dryRun: values["dry-run"] ?? false,
    url: (values.url ?? process.env["TOOLGATE_URL"] ?? "http://127.0.0.1:54321").replace(/\/+$/, ""),
    key:
      values.key ??
      process.env["TOOLGATE_KEY"] ??
      quit(`An API key is needed: --key tg_… (or TOOLGATE_KEY).\n\n${USAGE}`),
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        context: { type: "string" },
        "dry-run": { type: "boolean" },
        url: { type: "string" },
        key: { type: "string" },
      },
    });
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function parseContext(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below.
  }
  return quit(`--context must be a JSON object, like {"invoice_id": 7}.`);
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
