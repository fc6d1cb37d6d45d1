import {
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  ownValue,
  readPointer,
  textOf,
  writePointer,
} from "../../base/json.ts";
import { decodePercent } from "../../base/url-parts.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import { parseDocument } from "../openapi/parse/parse-document.ts";
import type { SourcePorts } from "./conversion.ts";
import { fetchDocument } from "./fetch-document.ts";

const MAX_FILES = 50;
/** Files that lead from one to the next. */
const MAX_DEPTH = 10;
/** Characters of all files together. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Parts of files that are taken in. */
const MAX_PARTS = 20_000;
const MAX_VALUES = 2_000_000;

type PartKind =
  | "schemas"
  | "parameters"
  | "responses"
  | "requestBodies"
  | "headers"
  | "examples"
  | "links"
  | "securitySchemes"
  | "pathItem";

/** Members whose content is data, not part of the description. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);

interface File {
  url: string;
  document: JsonObject;
  depth: number;
}

interface Bundle {
  root: File;
  ports: SourcePorts;
  files: Map<string, File>;
  characters: number;
  /** Characters of the parts that were copied into the document. */
  copied: number;
  values: number;
  /** Path items that were inserted; one may refer to the next. */
  inserted: number;
  /** The reference to each part that was taken in, by its absolute address. */
  parts: Map<string, string>;
  queue: { holder: JsonObject; file: File; kind: PartKind }[];
  ids: Set<string>;
  visited: WeakSet<JsonObject>;
}

/**
 * Takes what a document refers to in other files of its origin into the document, in place: each part becomes
 * a component, and path items are inserted. Cycles stay references.
 * @returns the characters of the other files, or of the copies of their parts if these are more
 * @throws ToolgateError INVALID_REQUEST for a file of another origin, a missing part or too many files
 */
export async function bundleFiles(document: JsonObject, url: string, ports: SourcePorts): Promise<number> {
  const root = { url: withoutHash(url), document, depth: 0 };
  const bundle: Bundle = {
    root,
    ports,
    files: new Map([[root.url, root]]),
    characters: 0,
    copied: 0,
    values: 0,
    inserted: 0,
    parts: new Map(),
    queue: [],
    ids: collectIds(document),
    visited: new WeakSet(),
  };
  await visit(document, "root", root, bundle, null);
  for (let next = bundle.queue.shift(); next !== undefined; next = bundle.queue.shift())
    await visit(next.holder, next.kind, next.file, bundle, next.kind);
  return Math.max(bundle.characters, bundle.copied);
}

/** Rewrites the references of a value, in place. `kind` is what the value itself is, if it is a part. */
async function visit(
  value: Json,
  key: string,
  file: File,
  bundle: Bundle,
  kind: PartKind | null,
): Promise<void> {
  if (++bundle.values > MAX_VALUES) throw tooMuch("The files contain too many values.");
  if (Array.isArray(value)) {
    for (const item of value) await visit(item, key, file, bundle, kind ?? kindOf(key));
    return;
  }
  // Aliases of YAML share an object, which is rewritten once.
  if (!isJsonObject(value) || bundle.visited.has(value)) return;
  bundle.visited.add(value);
  const reference = value["$ref"];
  // The members of an inserted path item belong to its own file and are visited with it.
  if (typeof reference === "string" && (await place(value, reference, file, bundle, kind))) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "$ref" || typeof inner !== "object" || inner === null) continue;
    if (DATA.has(name) && name !== "examples" && key !== "properties") continue;
    if (name.startsWith("x-") && key !== "properties") continue;
    await visit(inner, name, file, bundle, kindOfMember(key, name, kind));
  }
}

/** The kind of a member's own value; null for members that hold parts by name. */
function kindOfMember(key: string, name: string, kind: PartKind | null): PartKind | null {
  if (kind === "schemas") return "schemas";
  if (key === "paths" || key === "callbacks") return "pathItem";
  if (MAPS[key] !== undefined) return MAPS[key] ?? null;
  return SINGLE[name] ?? null;
}

/** Members that hold parts by name, and members that are one part. */
const MAPS: Record<string, PartKind> = {
  schemas: "schemas",
  definitions: "schemas",
  $defs: "schemas",
  properties: "schemas",
  patternProperties: "schemas",
  responses: "responses",
  headers: "headers",
  parameters: "parameters",
  securitySchemes: "securitySchemes",
  examples: "examples",
  links: "links",
  requestBodies: "requestBodies",
};
const SINGLE: Record<string, PartKind> = {
  schema: "schemas",
  items: "schemas",
  requestBody: "requestBodies",
};

function kindOf(key: string): PartKind | null {
  if (key === "parameters") return "parameters";
  return /^(allOf|anyOf|oneOf|prefixItems)$/.test(key) ? "schemas" : null;
}

/** Replaces one reference. @returns whether a path item was inserted in its place */
async function place(
  holder: JsonObject,
  reference: string,
  file: File,
  bundle: Bundle,
  kind: PartKind | null,
): Promise<boolean> {
  const isLocal = reference.startsWith("#");
  if ((isLocal && file === bundle.root) || bundle.ids.has(reference.split("#", 1)[0] || "#")) return false;
  if (!URL.canParse(reference, file.url)) throw refused(reference, "it is not an address");
  const absolute = new URL(reference, file.url);
  const fragment = decodePercent(absolute.hash.slice(1));
  const target = await openFile(withoutHash(absolute.href), reference, file, bundle);
  if (target === bundle.root) {
    holder["$ref"] = `#${fragment}`;
    return false;
  }
  const found = readPointer(fragment).reduce<Json | undefined>(ownValue, target.document);
  if (!isJsonObject(found)) throw refused(reference, `the file ${target.url} has no such part`);
  if (kind === "pathItem") {
    spend(found, bundle);
    delete holder["$ref"];
    Object.assign(holder, structuredClone(found));
    bundle.visited.delete(holder);
    if (++bundle.values > MAX_VALUES || ++bundle.inserted > MAX_PARTS)
      throw tooMuch("The path items repeat each other.");
    bundle.queue.push({ holder, file: target, kind });
    return true;
  }
  holder["$ref"] = addPart(`${target.url}#${fragment}`, found, target, kind ?? "schemas", bundle);
  return false;
}

/** Counts a copy before it is made: many references to one large part would multiply it. */
function spend(found: JsonObject, bundle: Bundle): void {
  // Values are counted as they are reached, because aliases of YAML can make a part larger than its text.
  const waiting: Json[] = [found];
  for (
    let value = waiting.pop();
    value !== undefined && bundle.copied <= MAX_CHARACTERS;
    value = waiting.pop()
  ) {
    bundle.copied += typeof value === "string" ? value.length : 4;
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isJsonObject(value))
      for (const [name, inner] of Object.entries(value)) {
        bundle.copied += name.length;
        waiting.push(inner);
      }
  }
  if (bundle.copied > MAX_CHARACTERS)
    throw tooMuch(
      `The parts that the files refer to have more than ${MAX_CHARACTERS / 1024 / 1024} MiB together.`,
    );
}

function addPart(address: string, found: JsonObject, file: File, kind: PartKind, bundle: Bundle): string {
  const known = bundle.parts.get(address);
  if (known !== undefined) return known;
  if (bundle.parts.size >= MAX_PARTS) throw tooMuch(`The files have more than ${MAX_PARTS} parts.`);
  const { document } = bundle.root;
  const path =
    document["openapi"] === undefined ? [kind === "schemas" ? "definitions" : kind] : ["components", kind];
  const holder = path.reduce<JsonObject>((at, name) => {
    if (!isJsonObject(at[name])) at[name] = {};
    return objectOf(at[name]);
  }, document);
  const name = claimName(address, holder);
  spend(found, bundle);
  const copy = structuredClone(found);
  holder[name] = copy;
  const reference = `#${writePointer([...path, name])}`;
  bundle.parts.set(address, reference);
  bundle.queue.push({ holder: copy, file, kind });
  return reference;
}

/** The last segment of the reference, or the file's name. */
function claimName(address: string, holder: JsonObject): string {
  const [file = "", fragment = ""] = address.split("#");
  const segment =
    readPointer(fragment).at(-1) ??
    file
      .split("/")
      .at(-1)
      ?.replace(/\.(json|ya?ml)$/i, "") ??
    "";
  const plain = segment.replace(/[^A-Za-z0-9._-]+/g, "_").replace(/^__proto__$/, "") || "Part";
  let name = plain;
  for (let n = 2; Object.hasOwn(holder, name); n++) name = `${plain}_${n}`;
  return name;
}

async function openFile(url: string, reference: string, from: File, bundle: Bundle): Promise<File> {
  const known = bundle.files.get(url);
  if (known !== undefined) return known;
  const { origin } = new URL(bundle.root.url);
  if (new URL(url).origin !== origin) throw refused(reference, `only files of ${origin} are read`);
  const depth = from.depth + 1;
  if (depth > MAX_DEPTH) throw tooMuch(`The files refer to each other over more than ${MAX_DEPTH} levels.`);
  if (bundle.files.size > MAX_FILES) throw tooMuch(`The document consists of more than ${MAX_FILES} files.`);
  const file = { url, depth, document: await readFile(url, reference, bundle) };
  bundle.files.set(url, file);
  return file;
}

async function readFile(url: string, reference: string, bundle: Bundle): Promise<JsonObject> {
  const maxBytes = MAX_CHARACTERS - bundle.characters;
  try {
    const { text } = await fetchDocument(url, {
      ...bundle.ports,
      maxBytes: Math.max(1, maxBytes),
      keepOrigin: true,
    });
    bundle.characters += text.length;
    return parseDocument(text);
  } catch (error) {
    if (!(error instanceof ToolgateError) || bundle.ports.signal.aborted) throw error;
    throw refused(reference, error.message, error);
  }
}

function withoutHash(url: string): string {
  return url.split("#", 1)[0] ?? "";
}

/** Schemas may be named by `$id`, and references to them are not addresses of files. */
function collectIds(document: JsonObject): Set<string> {
  const ids = new Set<string>();
  const open: Json[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const id = Array.isArray(next) ? undefined : textOf(next["$id"]);
    if (id !== undefined) ids.add(id.split("#", 1)[0] ?? "");
    for (const inner of Object.values(next))
      if (typeof inner === "object" && inner !== null) open.push(inner);
  }
  return ids;
}

function refused(reference: string, why: string, cause?: unknown): ToolgateError {
  return invalidRequest(
    [
      {
        pointer: "/url",
        message: `the document refers to \`${reference.slice(0, 300)}\`, which is not read: ${why}`,
      },
    ],
    cause,
  );
}

function tooMuch(message: string): ToolgateError {
  return new ToolgateError("TOO_LARGE", `${message} Bundle them into one document and upload it.`);
}
