import type { ServerEvent } from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import { whoOf } from "../kernel/who-of.ts";
import type { McpCaller } from "./mcp-caller.ts";

const DigestMcpShape = Type.Object({
  tools: Type.String(),
  prompts: Type.String(),
  resources: Type.String(),
});

/** Between two looks; milliseconds. */
const LOOK_EVERY_MS = 3_000;

type Digests = Record<"tools" | "prompts" | "resources", string>;

/**
 * Looks every few seconds whether what the caller sees has changed, and tells; any isolate can, because the database is asked.
 * @param onEnd the caller may not call any more, or the database is gone
 * @returns how to stop
 */
export function watchChanges(
  database: Database,
  mcpCaller: McpCaller,
  tell: (event: ServerEvent) => void,
  onEnd: () => void,
): () => void {
  let isOver = false;
  let known: Digests | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    try {
      const now = await database.call("digest_mcp", whoOf(mcpCaller.caller), DigestMcpShape);
      if (isOver) return;
      if (known !== null) for (const event of compare(known, now, mcpCaller.readsMemory)) tell(event);
      known = now;
      timer = setTimeout(() => look().catch(() => undefined), LOOK_EVERY_MS);
    } catch {
      end();
    }
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  look().catch(() => undefined);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function compare(before: Digests, now: Digests, readsMemory: boolean): ServerEvent[] {
  const kinds = ["tools", "prompts", ...(readsMemory ? (["resources"] as const) : [])] as const;
  const changed = kinds.filter((kind) => before[kind] !== now[kind]);
  return changed.map((kind) => ({ kind: `${kind}_list_changed` as const }));
}
