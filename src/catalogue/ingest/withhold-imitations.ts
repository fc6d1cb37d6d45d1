import { Type } from "@sinclair/typebox";
import type { Database } from "../../contract/ports.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import type { Caller } from "../../kernel/stages.ts";
import { createNameIndex } from "../../language/names/name-index.ts";
import type { Ingested } from "./compile-document.ts";

const ListBoundNamesShape: Shape<BoundName[]> = Type.Array(
  Type.Object({ name: Type.String(), connector_id: nullable(Type.String()) }),
);

interface BoundName {
  name: string;
  /** Connector of the tool that an agent's list refers to; null if it has none or was deleted. */
  connector_id: string | null;
}

/**
 * Finds operations whose ids equal or resemble names on agents' lists that refer to other tools, or whose
 * texts mention such names. No list admits them. If the upload was made with an API key, they are withheld
 * until a signed-in user uploads the document.
 */
export async function withholdImitations<T extends Pick<Ingested, "tools" | "report">>(
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
  const names = createNameIndex<string | null>();
  for (const { name, connector_id } of bound) names.add(name, connector_id);
  const imitated = new Map(
    ingested.tools.flatMap(({ operation_id, fields }) => {
      const found = [
        ...names.findSimilar(operation_id).map((one) => ({ ...one, word: operation_id })),
        ...names.findMentioned(`${fields.summary} ${fields.description}`),
      ];
      // A connector has, and mentions, tools of its own.
      const other = found.find(
        ({ name, value, word }) => connectorId === null || value !== connectorId || name !== word,
      );
      return other === undefined ? [] : [[operation_id, other.name] as const];
    }),
  );
  if (imitated.size === 0) return ingested;
  const { tools, report } = ingested;
  const findings = [...imitated].map(([id, name]) => ({
    operation: id,
    reason:
      id === name
        ? `Agents are allowed a different tool named \`${name}\`.`
        : `It resembles or mentions \`${name}\`, a different tool that agents are allowed to use.`,
  }));
  if (caller.key_hash === null) {
    const warnings = findings.map(({ operation, reason }) => ({
      pointer: "/paths",
      message: `\`${operation}\`: ${reason} Agents cannot use this operation.`,
    }));
    return { ...ingested, report: { ...report, warnings: [...warnings, ...report.warnings] } };
  }
  const withheld = findings.map(({ operation, reason }) => ({
    operation,
    reason: `${reason} It was withheld: rename its operationId, or have a signed-in user upload the document.`,
  }));
  return {
    ...ingested,
    tools: tools.filter(({ operation_id }) => !imitated.has(operation_id)),
    report: { ...report, skipped: [...withheld, ...report.skipped] },
  };
}
