import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { HistoryEntry, ReadSpan, ToolCandidate } from "../contract/tool.ts";
import { foldText } from "../language/split-words.ts";
import { toSpans } from "./aligning/align.ts";
import { alignOne, type Objection } from "./aligning/decide.ts";
import { listTypes, listValues, resolveSchema } from "./schema/resolve-schema.ts";

export interface ChoiceToCheck {
  candidate: ToolCandidate;
  arguments: JsonObject;
  query: string;
  context: JsonObject;
  history: readonly HistoryEntry[];
}

export interface CheckedChoice {
  /** Arguments whose values stand in neither the request, the context nor earlier results; dotted paths. They are no longer in the choice. */
  invented: string[];
  /** Words of the request that neither the operation nor an argument uses. */
  unused: string[];
  /** What keeps a write from being sent whatever the model chose: the request does not ask for it. */
  objections: Objection[];
  /** Of the alignment, 0…1. */
  confidence: number;
  reading: ReadSpan[];
}

/** Objections that a model's better reading settles: it may know a synonym or a word that the rules do not. */
const SETTLED: ReadonlySet<Objection> = new Set(["leftover", "missing", "other_action", "several"]);

/** Lays a model's choice on the request: its values must come from somewhere, and no part of the request may be dropped without notice. */
export function checkChoice({
  candidate,
  arguments: args,
  query,
  context,
  history,
}: ChoiceToCheck): CheckedChoice {
  const found = alignOne({ query, context, candidate });
  const sources = foldForSearch(
    [
      query,
      JSON.stringify(context),
      ...history.map(({ result, arguments: given }) => JSON.stringify([given, result])),
    ].join("\n"),
  );
  const ours = new Set(
    Object.values(flatten(found?.alignment.filling.arguments ?? {})).map((value) => JSON.stringify(value)),
  );
  const invented = Object.entries(flatten(args)).filter(
    ([path, value]) => !isSupported(value, { path, sources, ours, schema: candidate.input_schema }),
  );
  if (found === null)
    return {
      invented: invented.map(([path]) => path),
      unused: [],
      objections: ["not_commanded"],
      confidence: 0,
      reading: [],
    };
  const { request, alignment, objections, confidence } = found;
  const said = foldForSearch(JSON.stringify(args));
  const unused = alignment.leftover.filter(
    (i) => !said.includes(foldForSearch(request.words[i]?.token.text ?? "")),
  );
  const isCommand = request.main.mood !== "question" && request.main.mood !== "advice";
  return {
    invented: invented.map(([path]) => path),
    unused: unused.map((i) => request.words[i]?.token.text ?? ""),
    objections: objections.filter(
      (objection) =>
        !SETTLED.has(objection) &&
        !(isCommand && (objection === "not_commanded" || objection === "write_for_question")),
    ),
    confidence,
    reading: toSpans(
      request,
      alignment.roles.map((role, i) =>
        role.role === "not_understood" && !unused.includes(i) ? { role: "argument" as const } : role,
      ),
    ),
  };
}

/** The leaves of an object by dotted path; lists as a whole. */
function flatten(value: JsonObject, path = ""): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
      const at = path === "" ? name : `${path}.${name}`;
      return isJsonObject(inner) ? Object.entries(flatten(inner, at)) : [[at, inner]];
    }),
  );
}

interface Evidence {
  path: string;
  sources: string;
  /** Values that our own reading found, as JSON. */
  ours: ReadonlySet<string>;
  schema: JsonObject;
}

function isSupported(value: Json, evidence: Evidence): boolean {
  if (value === null || typeof value === "boolean" || value === "") return true;
  if (Array.isArray(value))
    return value.every((item) =>
      isJsonObject(item)
        ? Object.values(flatten(item)).every((leaf) => isSupported(leaf, evidence))
        : isSupported(item, evidence),
    );
  if (isJsonObject(value)) return true;
  if (evidence.ours.has(JSON.stringify(value)) || isListed(value, evidence)) return true;
  if (typeof value === "number") return isNumberSaid(value, evidence.sources);
  return isTextSaid(value, evidence.sources);
}

/** Choosing among listed values is what a model is for. */
function isListed(value: Json, { path, schema }: Evidence): boolean {
  let at: JsonObject = resolveSchema(schema, schema);
  for (const name of path.split(".")) {
    const properties = at["properties"];
    at = isJsonObject(properties) ? resolveSchema(schema, properties[name]) : {};
  }
  const item = listTypes(at).includes("array") ? resolveSchema(schema, at["items"]) : at;
  return [...listValues(at), ...listValues(item), at["default"], item["default"]].some(
    (listed) => listed === value,
  );
}

function isNumberSaid(value: number, sources: string): boolean {
  const text = String(Math.abs(value));
  // Numbers below 21 are said in words too, and a model counts and converts: only what nobody could have meant is refused.
  return (
    Math.abs(value) <= 20 ||
    new RegExp(`(?<!\\d)0*${text.replace(".", "[.,]")}(?:[.,]0+)?(?!\\d)`).test(sources) ||
    sources.replace(/[ .,']/g, "").includes(text.replace(".", ""))
  );
}

/** The text itself, or most of its words; dates by their figures, however they are written. */
function isTextSaid(value: string, sources: string): boolean {
  const folded = foldForSearch(value);
  if (
    folded === "" ||
    sources.includes(folded) ||
    sources.replace(/\W/g, "").includes(folded.replace(/\W/g, ""))
  )
    return true;
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return true;
  const words = folded.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const said = words.filter((word) => sources.includes(word.length > 5 ? word.slice(0, -2) : word));
  return words.length > 0 && said.length / words.length >= 0.6;
}

function foldForSearch(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}
