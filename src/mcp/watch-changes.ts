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

/** Milliseconds between two queries. */
const LOOK_EVERY_MS = 3_000;

type Digests = Record<"tools" | "prompts" | "resources", string>;

/**
 * Queries every few seconds whether the lists that the caller sees have changed, and reports changes. It
 * works in any isolate because the database is the source.
 *
 * @param onEnd called if the caller loses access or the database is unavailable
 * @returns a function that stops watching
 */
export function watchChanges(
  database: Database,
  mcpCaller: McpCaller,
  onChange: (event: ServerEvent) => void,
  onEnd: () => void,
): () => void {
  let isOver = false;
  let known: Digests | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    try {
      const now = await database.call("digest_mcp", whoOf(mcpCaller.caller), DigestMcpShape);
      if (isOver) return;
      if (known !== null) for (const event of compare(known, now, mcpCaller.readsMemory)) onChange(event);
      known = now;
      timer = setTimeout(() => poll().catch(() => undefined), LOOK_EVERY_MS);
    } catch {
      end();
    }
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  poll().catch(() => undefined);
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
