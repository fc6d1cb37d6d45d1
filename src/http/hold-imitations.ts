import type { Database } from "../contract/ports.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { skeletonOf } from "../language/confusable.ts";
import type { Ingested } from "./ingest-document.ts";

interface BoundName {
  name: string;
  /** Of the tool that an agent's list means; null: it has none, or is gone. */
  connector_id: string | null;
}

/**
 * Looks for operations whose ids are, or look like, names on agents' lists that mean other tools. No list admits them; in a
 * key's upload they are held out, so that nobody takes them for the others, until a signed-in person uploads the document.
 */
export async function holdImitations(
  database: Database,
  ingested: Ingested,
  { userId, caller, connectorId }: { userId: string; caller: Caller; connectorId: string | null },
): Promise<Ingested> {
  const bound = await database.call<BoundName[]>("list_bound_names", { p_user_id: userId });
  if (bound.length === 0) return ingested;
  const names = new Map(bound.map((one) => [skeletonOf(one.name), one]));
  const imitated = new Map(
    ingested.tools.flatMap(({ operation_id }) => {
      const other = names.get(skeletonOf(operation_id));
      const isItself =
        other?.name === operation_id && connectorId !== null && other.connector_id === connectorId;
      return other === undefined || isItself ? [] : [[operation_id, other.name] as const];
    }),
  );
  if (imitated.size === 0) return ingested;
  const { tools, report } = ingested;
  const said = [...imitated].map(([id, name]) => ({
    operation: id,
    reason:
      id === name
        ? `Agents are allowed another tool of the name \`${name}\`.`
        : `It looks like \`${name}\`, which agents are allowed, and is another tool.`,
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
