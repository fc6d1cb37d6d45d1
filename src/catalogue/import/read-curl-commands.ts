import { type CurlRequest, parseCurl } from "../../base/curl/parse-curl.ts";
import { trimEnd } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Conversion } from "./conversion.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { addRequests, countOrigins, type SeenRequest } from "./read-requests.ts";

const MAX_COMMANDS = 500;
const FAULTS = {
  empty: "is empty",
  notCurl: "does not begin with curl",
  quote: "has a quote without an end",
  form: "sends a file with -F, which is not supported",
  noUrl: "has no URL",
  file: "sends a file, which is not supported",
};

/** Whether a text begins with a curl command, possibly after comments. */
export function isCurl(text: string): boolean {
  return /^\s*(#[^\n]*\n\s*)*(\$\s+)?curl(\.exe)?\s/.test(text.slice(0, 5_000));
}

/** Several curl commands as one OpenAPI document. A comment above a command is its title. */
export function readCurlCommands(text: string): Conversion {
  const builder = new DocumentBuilder();
  const requests = splitCommands(text).flatMap(({ command, title }, index) => {
    const parsed = parseCurl(command);
    const isRead = !("fault" in parsed) && URL.canParse(parsed.url);
    if (isRead) return [toRequest(parsed, title)];
    const fault = "fault" in parsed ? FAULTS[parsed.fault] : "has an address that is not a URL";
    builder.note("/text", `Command ${index + 1} was left out: it ${fault}.`);
    return [];
  });
  const [main] = countOrigins(requests);
  if (main === undefined) {
    throw new ToolgateError("INVALID_SYNTAX", "None of the curl commands can be read.", {
      details: { errors: builder.notes.map(({ pointer, message }) => ({ pointer, message })) },
    });
  }
  const servers = addRequests(builder, requests);
  const title = new URL(main).hostname;
  return builder.build(
    { kind: "curl", format: `curl commands (${requests.length})`, title, description: "", version: "1" },
    servers,
  );
}

function splitCommands(text: string): { command: string; title: string }[] {
  const starts = [...text.matchAll(/^[ \t]*(?:\$[ \t]+)?curl(?:\.exe)?[ \t]/gm)].map(({ index }) => index);
  return starts.slice(0, MAX_COMMANDS).map((start, n) => {
    const before = text.slice(n === 0 ? 0 : starts[n - 1], start);
    const comment = /(?:^|\n)[ \t]*#+[ \t]*([^\n]+)\n\s*$/.exec(before.slice(-500))?.[1] ?? "";
    const command = withoutLastComments(text.slice(start, starts[n + 1]));
    return { command: trimEnd(command.trim(), ";"), title: comment.trim() };
  });
}

/** Comments after a command belong to the next one. */
function withoutLastComments(text: string): string {
  const lines = text.trimEnd().split("\n");
  while (lines.length > 1 && /^[ \t]*(#|$)/.test(lines.at(-1) ?? "")) lines.pop();
  return lines.join("\n");
}

function toRequest(parsed: Pick<CurlRequest, "method" | "url" | "headers" | "body" | "form">, title: string) {
  const url = new URL(parsed.url);
  const headers = [...parsed.headers];
  // A user in the address is sent as Basic authentication.
  if (url.username !== "" || url.password !== "") headers.push(["Authorization", "Basic "]);
  url.username = "";
  url.password = "";
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  const parts = (parsed.form ?? []).map((field) => ({ ...field, isFile: false }));
  const text = parts.length > 0 ? "" : parsed.body;
  const body = parsed.body === "" ? null : { type: type.split(";")[0] ?? "", text, parts };
  return { method: parsed.method, url, headers, body, answer: null, title } satisfies SeenRequest;
}
