import { canonicalJson, type Fault, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { type ProcessedUpload, readProcessed } from "../ingest/process-upload.ts";
import { type DisabledOperation, type LoadedOverlay, loadOverlay } from "../ingest/use-overlay.ts";
import type { OperationChange } from "../openapi/compare/compare-documents.ts";
import { createResolver } from "../openapi/parse/resolve-reference.ts";
import { METHODS } from "../openapi/validate/check-paths.ts";

/** Documents below this size may grow by any factor. */
const SMALL = 200_000;
const MAX_GROWTH = 10;

/**
 * Signs that an address now returns something else: another title, another destination of calls or
 * credentials, other extensions at the root, a document ten times as large, most operations missing. Such a
 * version is never applied without a decision.
 */
export function findSuspicions(
  before: JsonObject,
  after: JsonObject,
  changes: readonly OperationChange[],
): Fault[] {
  const found: Fault[] = [];
  const add = (pointer: string, message: string) => found.push({ pointer, message });
  const [oldTitle, newTitle] = [titleOf(before), titleOf(after)];
  if (oldTitle !== newTitle) add("/info/title", `The title was "${oldTitle}" and is "${newTitle}".`);
  const known = listDestinations(before);
  const others = [...listDestinations(after)].filter((destination) => !known.has(destination));
  if (others.length > 0)
    add(
      "/servers",
      `Calls or credentials would go to ${others.slice(0, 3).join(", ")}. Secrets that would go elsewhere are deleted.`,
    );
  // They say which secrets are sent, where, and how requests are signed.
  const changed = listExtensions(before, after);
  if (changed.length > 0)
    add(
      `/${changed[0]}`,
      `${changed.slice(0, 5).join(", ")} changed, which can decide how calls are authenticated.`,
    );
  const [oldSize, newSize] = [JSON.stringify(before).length, JSON.stringify(after).length];
  if (newSize > SMALL && newSize > MAX_GROWTH * oldSize)
    add("", `The document is ${Math.round(newSize / oldSize)} times as large as before.`);
  const removed = changes.filter(({ kind }) => kind === "removed").length;
  const total = countPaths(before);
  if (removed > 0 && removed * 2 >= total) add("/paths", `${removed} operations would be removed.`);
  return found;
}

function titleOf(document: JsonObject): string {
  return (textOf(objectOf(document["info"])["title"]) ?? "").slice(0, 200);
}

type Overlaid = Pick<LoadedOverlay, "conflicts" | "disabled">;

/**
 * What a version takes from its owner's overlay: operations that it would enable, and actions that would lose
 * their effect.
 */
export function findLostOverrides(
  before: Overlaid | null,
  after: Overlaid | null,
  document: JsonObject,
): Fault[] {
  if (before === null || after === null) return [];
  const enabled = findEnabled(before, after, document);
  const known = new Set(before.conflicts.map(({ action, kind }) => `${action} ${kind}`));
  const lost = after.conflicts.filter(
    ({ action, kind }) => kind !== "base_changed" && !known.has(`${action} ${kind}`),
  );
  return [
    ...(enabled.length > 0
      ? [
          {
            pointer: "/paths",
            message: `Disabled operations would be enabled: ${enabled.slice(0, 5).join(", ")}.`,
          },
        ]
      : []),
    ...lost.slice(0, 5).map(({ target, message }) => ({
      pointer: "",
      message: `An override would have no effect: ${target.slice(0, 200)}. ${message}`,
    })),
  ];
}

/**
 * Operations that the overlay disables now and would not any more, although the new document still has them:
 * `GET /path`.
 */
function findEnabled(
  before: Pick<Overlaid, "disabled">,
  after: Pick<Overlaid, "disabled"> | null,
  document: JsonObject,
): string[] {
  const nameOf = ({ method, path, document_path = path }: DisabledOperation) => `${method} ${document_path}`;
  const left = new Set((after?.disabled ?? []).map(nameOf));
  return before.disabled.filter((one) => !left.has(nameOf(one)) && isThere(document, one)).map(nameOf);
}

function isThere(document: JsonObject, { method, path, document_path = path }: DisabledOperation): boolean {
  const entry = objectOf(document["paths"])[document_path];
  const item = { ...objectOf(createResolver(document).follow(entry)), ...objectOf(entry) };
  return item[method.toLowerCase()] !== undefined;
}

/** Addresses to which calls or credentials go: servers at every level, and endpoints of OAuth 2. */
function listDestinations(document: JsonObject): Set<string> {
  const resolver = createResolver(document);
  const found = new Set<string>();
  const addServers = (holder: JsonObject) => {
    for (const server of listOf(holder["servers"])) {
      const { url, variables } = objectOf(server);
      const suffix = variables === undefined ? "" : ` ${canonicalJson(variables)}`;
      found.add(`${(textOf(url) ?? "").slice(0, 300)}${suffix.slice(0, 1_000)}`);
    }
  };
  addServers(document);
  for (const entry of Object.values(objectOf(document["paths"]))) {
    const item = { ...objectOf(resolver.follow(entry)), ...objectOf(entry) };
    addServers(item);
    for (const method of METHODS) addServers(objectOf(item[method]));
  }
  for (const entry of Object.values(objectOf(objectOf(document["components"])["securitySchemes"]))) {
    const scheme = objectOf(resolver.follow(entry));
    for (const holder of [scheme, ...Object.values(objectOf(scheme["flows"])).map(objectOf)])
      for (const [key, value] of Object.entries(holder))
        if (/Url$/.test(key)) found.add((textOf(value) ?? "").slice(0, 300));
  }
  return found;
}

/** Extensions at the root of either document that differ. */
function listExtensions(before: JsonObject, after: JsonObject): string[] {
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((name) => name.startsWith("x-")),
  );
  return [...names].filter(
    (name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null),
  );
}

function countPaths(document: JsonObject): number {
  return Object.keys(objectOf(document["paths"])).length;
}

/**
 * For a new version that an API key uploads: it enables no operation that the signed-in owner disabled by its
 * tags or texts.
 * @throws ToolgateError FORBIDDEN
 */
export async function refuseEnabling(
  database: Platform["database"],
  { userId, connectorId }: { userId: string; connectorId: string },
  processed: ProcessedUpload,
): Promise<void> {
  const current = await loadOverlay(database, userId, connectorId);
  if (!current?.may_retarget || current.disabled.length === 0) return;
  const enabled = findEnabled(current, processed.overlay, await readProcessed(database, processed));
  if (enabled.length === 0) return;
  const names = enabled.slice(0, 5).join(", ");
  throw new ToolgateError(
    "FORBIDDEN",
    `This version would enable operations that a signed-in user disabled: ${names}. Only a signed-in user can store it. Nothing was stored.`,
    { details: { connector_id: connectorId, operations: enabled.slice(0, 20) } },
  );
}
