import { isJsonObject, type Json, type JsonObject, objectOf, textOf } from "../../../base/json.ts";
import { plainText } from "../../../base/text.ts";
import { type SideEffect, STRICTNESS, stricterEffect } from "../../../contract/tool.ts";
import { plainPath } from "../annotate/name-operations.ts";
import { type FixedValues, inferSideEffect, listFixedValues } from "../compile/infer-side-effect.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { METHODS } from "../validate/check-paths.ts";

export interface RelaxedEffect {
  /** Upper case. */
  method: string;
  /** Without a fragment. */
  path: string;
  /**
   * Several operations can share a path without its fragment, as those of a GraphQL endpoint. Then this id,
   * which no other of them states, distinguishes them; null if the operation is the only one.
   */
  operation_id: string | null;
  side_effect: SideEffect;
}

interface OldOperation {
  path: string;
  method: string;
  text: JsonObject;
  stated: unknown;
  /** Values of parameters that can have one value only. */
  fixed: FixedValues;
}

/** What the operations of a document count as before an overlay is applied. */
export interface EffectSnapshot {
  before: Map<string, OldOperation>;
  touched: Set<string> | "all";
  touch(location: readonly (string | number)[]): void;
}

/** Only the texts that decide the effect are kept. */
export function snapshotEffects(document: JsonObject): EffectSnapshot {
  const before: EffectSnapshot["before"] = new Map();
  for (const { path, method, operation, item, resolver } of eachOperation(document)) {
    const text = { operationId: operation["operationId"] ?? null, ...textsOf(operation, item) };
    const fixed = listFixedValues(item, operation, resolver);
    before.set(`${method} ${path}`, { path, method, text, stated: operation["x-side-effect"], fixed });
  }
  return {
    before,
    touched: new Set(),
    touch([root, path]) {
      if (root !== undefined && root !== "paths" && !(root === "components" && path === "pathItems")) return;
      if (root !== "paths" || path === undefined || this.touched === "all") this.touched = "all";
      else this.touched.add(String(path));
    },
  };
}

/**
 * Makes the operations that an overlay changed at least as strict as they were, whatever it did to their texts. Returns
 * those that it declares less strict.
 */
export function compareEffects(document: JsonObject, { before, touched }: EffectSnapshot): RelaxedEffect[] {
  const relaxed: Relaxation[] = [];
  const hasFixed = [...before.values()].some(({ fixed }) => isFixing(fixed));
  if (touched !== "all" && touched.size === 0 && !hasFixed) return [];
  for (const { path, method, operation, item, resolver } of eachOperation(document)) {
    const old = before.get(`${method} ${path}`);
    if (!old) continue;
    // A change of a shared parameter or schema does not touch the path.
    const isTouched =
      touched === "all" ||
      touched.has(path) ||
      (isFixing(old.fixed) &&
        writeFixed(listFixedValues(item, operation, resolver)) !== writeFixed(old.fixed));
    if (!isTouched) continue;
    const effect = effectOf(
      method,
      path,
      { ...old.text, ...(old.stated !== undefined && { "x-side-effect": old.stated as string }) },
      old.fixed,
    );
    const stated = operation["x-side-effect"];
    const wanted = STRICTNESS.find((one) => one === stated);
    if (wanted && stated !== old.stated && STRICTNESS.indexOf(wanted) < STRICTNESS.indexOf(effect))
      relaxed.push({ ...old, wanted });
    operation["x-side-effect"] = wanted ? stricterEffect(effect, wanted) : effect;
  }
  return toRelaxed(relaxed, before);
}

function isFixing({ values, isComplete }: FixedValues): boolean {
  return values.length > 0 || !isComplete;
}

function writeFixed({ values, isComplete }: FixedValues): string {
  return [String(isComplete), ...values].join("\n");
}

interface Relaxation {
  method: string;
  path: string;
  text: JsonObject;
  wanted: SideEffect;
}

/** An operation that cannot be distinguished from others of its path keeps its effect. */
function toRelaxed(relaxed: readonly Relaxation[], before: EffectSnapshot["before"]): RelaxedEffect[] {
  if (relaxed.length === 0) return [];
  const sharing = new Map<string, Json[]>();
  for (const { method, path, text } of before.values()) {
    const key = `${method} ${plainPath(path)}`;
    const ids = sharing.get(key) ?? [];
    ids.push(text["operationId"] ?? null);
    sharing.set(key, ids);
  }
  return relaxed.flatMap(({ method, path, text, wanted }) => {
    const ids = sharing.get(`${method} ${plainPath(path)}`) ?? [];
    const id = textOf(text["operationId"]) ?? null;
    const isAlone = ids.length === 1;
    if (!isAlone && (id === null || ids.filter((other) => other === id).length !== 1)) return [];
    return {
      method: method.toUpperCase(),
      path: plainPath(path),
      operation_id: isAlone ? null : id,
      side_effect: wanted,
    };
  });
}

function effectOf(method: string, path: string, operation: JsonObject, fixed: FixedValues): SideEffect {
  const texts = {
    id: textOf(operation["operationId"]) ?? "",
    path,
    summary: plainText(textOf(operation["summary"]), 300),
    description: plainText(textOf(operation["description"]), 1_500),
  };
  return inferSideEffect(method.toUpperCase(), operation, texts, "", fixed).side_effect;
}

function textsOf(operation: JsonObject, item: JsonObject): JsonObject {
  return {
    summary: textOf(operation["summary"]) ?? textOf(item["summary"]) ?? "",
    description: textOf(operation["description"]) ?? textOf(item["description"]) ?? "",
  };
}

function* eachOperation(document: JsonObject) {
  const resolver = createResolver(document);
  for (const [path, entry] of Object.entries(objectOf(document["paths"]))) {
    const target = resolver.follow(entry);
    const item: JsonObject = { ...objectOf(target), ...objectOf(entry) };
    for (const method of METHODS) {
      const operation = item[method];
      if (isJsonObject(operation)) yield { path, method, operation, item, resolver };
    }
  }
}
