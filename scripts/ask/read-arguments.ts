import { parseArgs } from "node:util";
import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";

export const USAGE = `Usage: npm run ask -- "question" [--context JSON] [--dry-run] [--url URL] [--key KEY]
       npm run ask -- --chat ["question"] [--model NAME]… [--url URL] [--key KEY]
       npm run ask -- --run ID [--url URL] [--key KEY]

  --context       what you already know, as a JSON object: {"invoice_id": 7}
  --dry-run       show the exact request, send nothing
  --chat          a conversation with a model that uses your tools
  --model         with --chat: which model; several answer one after the other
  --run           continues a chat that waited for an approval or was interrupted
  --url           where Toolgate runs (TOOLGATE_URL, else http://127.0.0.1:54321)
  --key           an API key with the scope agent:query (TOOLGATE_KEY)
  --help          this

Who approves writes at this prompt. Without one, a message says where to approve, and the command continues then:
  --email         a person; the password is asked for (TOOLGATE_PASSWORD)
  --token         a person's token (TOOLGATE_TOKEN)
  --approver-key  another API key with the scope approvals:decide (TOOLGATE_APPROVER_KEY)
  --approval      of an earlier question, when it was approved since`;

/** A fault in the command line; code 0 for a request for help. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly exitCode: 0 | 2 = 2,
  ) {
    super(message);
  }
}

const OPTIONS = {
  context: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  chat: { type: "boolean", default: false },
  model: { type: "string", multiple: true, default: [] as string[] },
  run: { type: "string" },
  url: { type: "string" },
  key: { type: "string" },
  email: { type: "string" },
  token: { type: "string" },
  "approver-key": { type: "string" },
  approval: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

/** @throws UsageError */
export function readArguments(args: string[], env: NodeJS.ProcessEnv, isInteractive: boolean) {
  const { values, positionals } = parse(args);
  if (values.help) throw new UsageError(USAGE, 0);
  const question = positionals.join(" ").trim();
  const isChat = values.chat || values.run !== undefined;
  const isComplete = question !== "" || values.run !== undefined || (isChat && isInteractive);
  if (!isComplete) throw new UsageError(USAGE);
  if (question !== "" && values.run !== undefined) {
    throw new UsageError(`--run continues an earlier question: leave the question out.\n\n${USAGE}`);
  }
  // Empty variables count as absent.
  const key = values.key || env["TOOLGATE_KEY"] || undefined;
  const token = values.token || env["TOOLGATE_TOKEN"] || undefined;
  if (!key && !token && !values.email) {
    throw new UsageError(`An API key is needed: --key tg_… (or TOOLGATE_KEY).\n\n${USAGE}`);
  }
  if (isChat && (values.context || values["dry-run"] || values.approval)) {
    throw new UsageError(`--context, --dry-run and --approval are not for --chat and --run.\n\n${USAGE}`);
  }
  return {
    question,
    context: values.context === undefined ? undefined : parseContext(values.context),
    isDryRun: values["dry-run"],
    isChat,
    runId: values.run,
    models: values.model,
    url: (values.url || env["TOOLGATE_URL"] || "http://127.0.0.1:54321").replace(/\/+$/, ""),
    key,
    token,
    email: values.email,
    approverKey: values["approver-key"] || env["TOOLGATE_APPROVER_KEY"] || undefined,
    approvalId: values.approval,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function parseContext(json: string): JsonObject {
  try {
    const value = JSON.parse(json) as Json;
    if (isJsonObject(value)) return value;
  } catch {
    // Reported below.
  }
  throw new UsageError(`--context must be a JSON object, like {"invoice_id": 7}.`);
}
