import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import type { ToolFields } from "../contract/tool.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { skeletonOf } from "../language/confusable.ts";
import type { Ingested } from "./ingest-document.ts";

const ListBoundNamesShape: Shape<BoundName[]> = Type.Array(
  Type.Object({ name: Type.String(), connector_id: nullable(Type.String()) }),
);

interface BoundName {
  name: string;
  /** Of the tool that an agent's list means; null: it has none, or is gone. */
  connector_id: string | null;
}

/**
 * Looks for operations whose ids are, or look like, names on agents' lists that mean other tools, or whose texts speak of
 * these by name. No list admits them; in a key's upload they are held out, so that nobody takes them for the others, until
 * a signed-in person uploads the document.
 */
export async function holdImitations<T extends Pick<Ingested, "tools" | "report">>(
  database: Database,
  ingested: T,
  {
    userId,
    caller,
    connectorId,
  }: { userId: string; caller: Pick<Caller, "key_hash">; connectorId: string | null },
): Promise<T> {
  const bound = await database.call("list_bound_names", { p_user_id: userId }, ListBoundNamesShape);
  if (bound.length === 0) return ingested;
  const names = new Map(bound.map((one) => [skeletonOf(one.name), one]));
  // What belongs to this connector may speak of itself.
  const named = (word: string) => {
    const other = names.get(skeletonOf(word));
    const isOwn = connectorId !== null && other?.connector_id === connectorId && other.name === word;
    return isOwn ? undefined : other;
  };
  const imitated = new Map(
    ingested.tools.flatMap(({ operation_id, fields }) => {
      const other =
        named(operation_id) ??
        wordsOf(fields)
          .map(named)
          .find((one) => one !== undefined);
      return other === undefined ? [] : [[operation_id, other.name] as const];
    }),
  );
  if (imitated.size === 0) return ingested;
  const { tools, report } = ingested;
  const said = [...imitated].map(([id, name]) => ({
    operation: id,
    reason:
      id === name
        ? `Agents are allowed another tool of the name \`${name}\`.`
        : `It looks like \`${name}\`, or speaks of it; agents are allowed that tool, and this is another one.`,
  }));
  if (caller.key_hash === null) {
    const warnings = said.map(({ operation, reason }) => ({
      pointer: "/paths",
      message: `\`${operation}\`: ${reason} No agent's list admits this one.`,
    }));
    return { ...ingested, report: { ...report, warnings: [...warnings, ...report.warnings] } };
  }
  const held = said.map(({ operation, reason }) => ({
    operation,
    reason: `${reason} Held: give it another operationId, or have a signed-in person upload the document.`,
  }));
  return {
    ...ingested,
    tools: tools.filter(({ operation_id }) => !imitated.has(operation_id)),
    report: { ...report, skipped: [...held, ...report.skipped] },
  };
}

/** Words of the texts that only a name is made of: `sendInvoice`, `send_invoice`. */
function wordsOf({ summary, description }: ToolFields): string[] {
  const words = `${summary} ${description}`.match(/[\p{L}\p{N}]+(?:[_./-]?[\p{L}\p{N}]+)+/gu) ?? [];
  return words.filter((word) => /\p{Ll}\p{Lu}|[_./-]/u.test(word));
}
