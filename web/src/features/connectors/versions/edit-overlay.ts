import { isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import type { Overlay } from "./api.ts";

/** The target of an operation, as the UI writes it. */
export function targetOf(operation: { method: string; path: string; document_path?: string }): string {
  const { method, path, document_path = path } = operation;
  const name = document_path.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
  return `$.paths['${name}'].${method.toLowerCase()}`;
}

/** What the overlay sets at a target; empty if nothing. */
export function findUpdate({ actions }: Pick<Overlay, "actions">, target: string): JsonObject {
  return actions.find((action) => action.target === target && action.update !== undefined)?.update ?? {};
}

/** The overlay with another update at a target; an empty one removes the action. Other actions stay. */
export function withUpdate(overlay: Overlay, target: string, update: JsonObject): Overlay {
  const isOurs = (action: Overlay["actions"][number]) =>
    action.target === target && action.update !== undefined;
  const isEmpty = Object.keys(update).length === 0;
  const index = overlay.actions.findIndex(isOurs);
  if (isEmpty) return { ...overlay, actions: overlay.actions.filter((_, at) => at !== index) };
  const actions = [...overlay.actions];
  actions.splice(index < 0 ? actions.length : index, index < 0 ? 0 : 1, { target, update });
  return { ...overlay, actions };
}

/** Where calls go by the overlay; undefined if it leaves that to the document. */
export function findServer({ actions }: Pick<Overlay, "actions">): string | undefined {
  const servers = actions.find(isServerUpdate)?.update?.["servers"];
  const [first] = Array.isArray(servers) ? servers : [];
  return isJsonObject(first) && typeof first["url"] === "string" ? first["url"] : undefined;
}

/** The overlay with one server for all operations: an update alone would add it to those of the document. */
export function withServer<Given extends Pick<Overlay, "actions">>(
  overlay: Given,
  server: JsonObject,
): Given {
  const others = overlay.actions.filter(
    (one) => !isServerUpdate(one) && !(one.target === SERVERS && one.remove),
  );
  const actions = [
    { target: SERVERS, remove: true },
    { target: "$", update: { servers: [server] } },
  ];
  return { ...overlay, actions: [...actions, ...others] };
}

const SERVERS = "$.servers";

function isServerUpdate({ target, update }: Overlay["actions"][number]): boolean {
  return target === "$" && update?.["servers"] !== undefined && Object.keys(update).length === 1;
}

/** The object without members that are undefined, empty texts or empty objects. */
export function compact(object: Record<string, unknown>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined &&
        value !== "" &&
        !(typeof value === "object" && value !== null && Object.keys(value).length === 0),
    ),
  ) as JsonObject;
}
