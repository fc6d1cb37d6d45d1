import { type Document, isMap, isScalar, isSeq, parseDocument, Scalar, type YAMLSeq } from "yaml";
import type { Json } from "../../../../../src/base/json.ts";
import type { AgentToolChoice } from "../api.ts";

type Path = readonly (string | number)[];

/**
 * The text with another value of one field; undefined removes the field. Comments, order and layout of everything else stay.
 * @returns null if the text is not YAML
 */
export function setField(text: string, path: Path, value: Json | undefined): string | null {
  return edit(text, (document) => {
    if (value === undefined) return removeField(document, path);
    const known = document.getIn(path, true);
    const isLong = typeof value === "string" && value.includes("\n");
    if (isScalar(known) && typeof value !== "object") {
      known.value = value;
      if (isLong) known.type = Scalar.BLOCK_LITERAL;
      else if (known.type === Scalar.BLOCK_LITERAL || known.type === Scalar.BLOCK_FOLDED)
        known.type = Scalar.PLAIN;
      return;
    }
    const node = document.createNode(value);
    if (isLong && isScalar(node)) node.type = Scalar.BLOCK_LITERAL;
    openParents(document, path);
    document.setIn(path, node);
  });
}

/** The text with or without a tool. @returns null if the text is not YAML */
export function setTool(text: string, tool: AgentToolChoice, isOn: boolean): string | null {
  return edit(text, (document) => {
    const list = toolsOf(document);
    const index = list.items.findIndex((item) => isMap(item) && item.get("name") === tool.operation_id);
    if (isOn && index < 0) {
      if (list.items.length === 0 && !isJson(text)) list.flow = false;
      list.add(document.createNode({ name: tool.operation_id, side_effect: tool.side_effect }));
    }
    if (!isOn && index >= 0) list.delete(index);
    if (list.items.length === 0) list.flow = true;
  });
}

function edit(text: string, change: (document: Document) => void): string | null {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  if (document.contents === null) document.contents = document.createNode({}) as never;
  if (!isMap(document.contents)) return null;
  change(document as Document);
  // The layout of lists is the writer's: `tools:` above `- name`, or above `  - name`.
  const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
  return document.toString({ lineWidth: 0, indentSeq });
}

function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

function toolsOf(document: Document): YAMLSeq {
  const known = document.get("tools", true);
  if (isSeq(known)) return known;
  const made = document.createNode([]) as YAMLSeq;
  document.set("tools", made);
  return made;
}

/** A parent that has no value yet becomes a map. */
function openParents(document: Document, path: Path): void {
  for (let depth = 1; depth < path.length; depth++) {
    const parent = document.getIn(path.slice(0, depth), true);
    if (isScalar(parent) && parent.value === null)
      document.setIn(path.slice(0, depth), document.createNode({}));
  }
}

/** Maps that become empty are removed with the field. */
function removeField(document: Document, path: Path): void {
  document.deleteIn(path);
  const parent = path.slice(0, -1);
  const left = parent.length > 0 ? document.getIn(parent) : undefined;
  if (isMap(left) && left.items.length === 0) removeField(document, parent);
}
