import type { IncomingMessage } from "node:http";
import { readBody } from "../gateway/read-body.ts";
import { type Handle, ok, refuse } from "./reply.ts";

/** Characters. */
const MAX_TEXT = 2000;
const MAX_BODY = 16 * 1024;
/** Maximum number of notes; the oldest are removed. */
const MAX_NOTES = 200;

/** Notes in memory, for the lifetime of the process. */
export function createNotes(): { list: Handle; add: Handle } {
  const notes: { id: number; text: string; created_at: string }[] = [];
  let lastId = 0;
  return {
    list: () => ok({ notes }),
    async add(_, request) {
      const text = await readText(request);
      if (text === undefined) {
        return refuse(
          400,
          `A note is JSON (content-type application/json): {"text": "…"}, 1 to ${MAX_TEXT} characters.`,
        );
      }
      const note = { id: ++lastId, text, created_at: new Date().toISOString() };
      notes.unshift(note);
      notes.splice(MAX_NOTES);
      return { status: 201, body: note };
    },
  };
}

/** Accepts JSON only, which a foreign page cannot send without a preflight request. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const body = await readBody(request, MAX_BODY);
  if (type !== "application/json" || body === undefined) return undefined;
  const text = readField(body.toString(), "text");
  return typeof text === "string" && text.trim() !== "" && text.length <= MAX_TEXT ? text : undefined;
}

function readField(json: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
