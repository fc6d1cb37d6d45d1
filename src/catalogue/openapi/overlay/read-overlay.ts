import type { JSONPathQuery } from "json-p3";
import { type Fault, isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { ToolgateError } from "../../../contract/errors.ts";
import { parseTarget, TargetError } from "./select-nodes.ts";

/** Maximum characters of an overlay, as JSON. */
const MAX_OVERLAY = 256 * 1024;
const MAX_ACTIONS = 500;

/** One action of an overlay (OpenAPI Overlay 1.0.0 §4.4.3). */
export interface OverlayAction {
  target: string;
  query: JSONPathQuery;
  update: Json | undefined;
  remove: boolean;
}

const ROOT_FIELDS = ["overlay", "info", "extends", "actions"];
const ACTION_FIELDS = ["target", "description", "update", "remove"];

/**
 * Reads the actions of an OpenAPI Overlay 1.0 document.
 *
 * @throws ToolgateError INVALID_REQUEST {errors: [{pointer, message}]} with every fault
 */
export function readOverlay(document: JsonObject): OverlayAction[] {
  const faults: Fault[] = [];
  const add = (pointer: string, message: string) => void faults.push({ pointer, message });
  if (JSON.stringify(document).length > MAX_OVERLAY)
    throw invalidOverlay([{ pointer: "", message: `is longer than ${MAX_OVERLAY} characters` }]);
  if (typeof document["overlay"] !== "string" || !/^1\.0(\.\d+)?$/.test(document["overlay"]))
    add("/overlay", "must be 1.0.0, the version of the OpenAPI Overlay Specification");
  checkInfo(document["info"], add);
  checkFields(document, ROOT_FIELDS, "", add);
  const { actions } = document;
  if (!Array.isArray(actions)) add("/actions", "must be a list of actions");
  else if (actions.length > MAX_ACTIONS) add("/actions", `has more than ${MAX_ACTIONS} actions`);
  const list = Array.isArray(actions) ? actions.slice(0, MAX_ACTIONS) : [];
  const read = list.flatMap((action, index) => readAction(action, `/actions/${index}`, add));
  if (faults.length > 0) throw invalidOverlay(faults);
  return read;
}

type Add = (pointer: string, message: string) => void;

function checkInfo(info: Json | undefined, add: Add): void {
  if (!isJsonObject(info)) add("/info", "must have a title and a version");
  else
    for (const key of ["title", "version"])
      if (typeof info[key] !== "string") add(`/info/${key}`, "must be a text");
}

function checkFields(holder: JsonObject, known: string[], pointer: string, add: Add): void {
  for (const key of Object.keys(holder))
    if (!known.includes(key) && !key.startsWith("x-"))
      add(`${pointer}/${key}`, `is not a field of Overlay 1.0: use ${known.join(", ")}`);
}

function readAction(action: Json, pointer: string, add: Add): OverlayAction[] {
  if (!isJsonObject(action)) {
    add(pointer, "must be an object with `target` and `update` or `remove`");
    return [];
  }
  checkFields(action, ACTION_FIELDS, pointer, add);
  const { target, update, remove } = action;
  if (remove !== undefined && typeof remove !== "boolean") add(`${pointer}/remove`, "must be true or false");
  if (update === undefined && remove !== true) add(pointer, "has neither `update` nor `remove: true`");
  if (remove === true && update !== undefined)
    add(pointer, "has both `update` and `remove`: write two actions");
  if (typeof target !== "string") {
    add(`${pointer}/target`, "must be a JSONPath, e.g. $.paths['/pets'].get");
    return [];
  }
  try {
    return [{ target, query: parseTarget(target), update, remove: remove === true }];
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    add(`${pointer}/target`, error.message);
    return [];
  }
}

export function invalidOverlay(errors: Fault[]): ToolgateError {
  const [first] = errors;
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  return new ToolgateError(
    "INVALID_REQUEST",
    `The overlay has a fault at ${first?.pointer || "its root"}: ${first?.message}${others}`,
    { details: { errors: errors.map(({ pointer, message }) => ({ pointer, message })) } },
  );
}
