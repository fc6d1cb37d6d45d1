import type { AuthType } from "../../../../../src/contract/connector.ts";
import { t } from "../../../text/index.ts";
import type { Preview } from "./import-source.ts";

/** What was found, in words: "34 operations, 12 of them write; API key in X-Api-Key; …". */
export function describePreview({ operation_count, counts, auth, keys }: Preview): string {
  const text = t.connectors.front;
  const writes = counts.write + counts.execute;
  const parts = [
    [t.connectors.operations(operation_count), ...(writes > 0 ? [text.writes(writes)] : [])].join(", "),
    describeAuth(auth.type, keys),
    ...(counts.undescribed > 0 ? [text.undescribed(counts.undescribed)] : []),
  ];
  return `${parts.join("; ")}.`;
}

function describeAuth(type: AuthType, [key]: Preview["keys"]): string {
  if (type === "api-key" && key) return t.connectors.front.keyIn(key.name, key.in);
  return t.connectors.authTypes[type];
}

export interface ChangedPart {
  /** An operation such as "GET /orders", or the document. */
  title: string;
  messages: string[];
}

/** Warnings and changes by the operation that they concern, in the order of the document. */
export function groupByOperation(faults: readonly { pointer: string; message: string }[]): ChangedPart[] {
  const groups = new Map<string, Set<string>>();
  for (const { pointer, message } of faults) {
    const [, first, path, method] = pointer.split("/").map(unescapePointer);
    const isOperation = first === "paths" && path !== undefined;
    const title = isOperation ? `${(method ?? "").toUpperCase()} ${path}`.trim() : t.connectors.front.whole;
    groups.set(title, (groups.get(title) ?? new Set()).add(message));
  }
  return [...groups].map(([title, messages]) => ({ title, messages: [...messages] }));
}

function unescapePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Operations by tag; without tags, by the first segment of their path. */
export function groupByTag(operations: Preview["operations"]): [string, Preview["operations"]][] {
  const groups = new Map<string, Preview["operations"]>();
  for (const operation of operations) {
    const tag = operation.tag || `/${operation.path.split("/").find((part) => part !== "") ?? ""}`;
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups];
}
