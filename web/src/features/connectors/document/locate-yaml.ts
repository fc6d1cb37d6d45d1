import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Document as YamlDocument } from "yaml";
import type { Located, LocatedEntry } from "./located.ts";

/**
 * Positions of every value of a parsed YAML document. An alias has its own position and contains the
 * values of its anchor.
 */
export function locateYaml(document: YamlDocument): Located {
  return locate(document.contents, document, 0);
}

const MAX_DEPTH = 60;

function locate(node: unknown, document: YamlDocument, depth: number): Located {
  const range = (node as Node | null)?.range ?? [0, 0, 0];
  const [from, to] = range;
  if (depth > MAX_DEPTH) return { kind: "scalar", from, to };
  if (isMap(node)) {
    const entries = node.items.flatMap((pair) => readEntry(pair, document, depth));
    return { kind: "map", from, to, isFlow: node.flow === true, entries };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => locate(item, document, depth + 1));
    return { kind: "list", from, to, isFlow: node.flow === true, items };
  }
  if (isAlias(node)) {
    const target = node.resolve(document);
    // The inner positions are those of the anchor, where a user would make a change.
    if (target) return { ...locate(target, document, depth + 1) };
  }
  return { kind: "scalar", from, to };
}

function readEntry(pair: unknown, document: YamlDocument, depth: number): LocatedEntry[] {
  if (!isPair(pair) || !isScalar(pair.key)) return [];
  const [keyFrom, keyTo] = pair.key.range ?? [0, 0, 0];
  const value = pair.value
    ? locate(pair.value, document, depth + 1)
    : { kind: "scalar" as const, from: keyTo, to: keyTo };
  return [{ key: String(pair.key.value), keyFrom, keyTo, value }];
}
