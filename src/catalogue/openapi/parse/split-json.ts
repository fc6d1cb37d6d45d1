import { isJsonObject, type JsonObject } from "../../../base/json.ts";

/**
 * Maximum depth of objects between whose entries a document is split: `/components/schemas/Pet` has
 * three levels.
 */
const MAX_LEVEL = 3;
/** Longer names are not repeated in a cut. */
const MAX_NAME = 200;

/** Position between two parts: the names of the open objects, or null inside a value. */
export type JsonCut = string[] | null;

export interface JsonPart {
  text: string;
  cut: JsonCut;
}

/**
 * Generates the JSON text of a document in parts of about `size` characters, at most `2 * size`.
 * The whole text never exists in memory, because `JSON.stringify` of a document takes four times
 * its size.
 * @param size at least 2
 */
export function* splitJson(document: JsonObject, size: number): Generator<JsonPart> {
  const open: string[] = [];
  let text = "";

  function* writeObject(object: JsonObject): Generator<JsonPart> {
    text += "{";
    let separator = "";
    for (const name of Object.keys(object)) {
      const value = object[name] ?? null;
      text += `${separator}${JSON.stringify(name)}:`;
      separator = ",";
      if (isJsonObject(value) && open.length < MAX_LEVEL && name.length <= MAX_NAME) {
        open.push(name);
        yield* writeObject(value);
        open.pop();
      } else text += JSON.stringify(value);
      if (text.length < size) continue;
      yield* cutText(text, size, [...open]);
      text = "";
    }
    text += "}";
  }

  yield* writeObject(document);
  yield { text, cut: [] };
}

/** A value longer than a part continues in the next one. */
function* cutText(text: string, size: number, cut: JsonCut): Generator<JsonPart> {
  let start = 0;
  while (text.length - start >= 2 * size) {
    let end = start + size;
    // Half of a surrogate pair cannot be stored.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
    yield { text: text.slice(start, end), cut: null };
    start = end;
  }
  yield { text: text.slice(start), cut };
}

/** Reassembles a document from the parts of `splitJson`, with only one part as text in memory. */
export class JsonJoin {
  readonly document: JsonObject = {};
  private open: string[] = [];
  private text = "";
  private isFirst = true;

  /** @param isLast whether the part ends the document */
  add({ text, cut }: JsonPart, isLast: boolean): void {
    this.text += text;
    if (cut === null) return;
    const before = this.isFirst ? "" : `{${this.open.map((name) => `${JSON.stringify(name)}:{`).join("")}`;
    const body = this.text.startsWith(",") ? this.text.slice(1) : this.text;
    const after = isLast ? "" : "}".repeat(cut.length + 1);
    this.merge(JSON.parse(before + body + after) as JsonObject);
    this.open = cut;
    this.text = "";
    this.isFirst = false;
  }

  /** Merges the entries of objects that were open at the last cut into the existing ones. */
  private merge(part: JsonObject): void {
    let target = this.document;
    let source = part;
    for (const name of this.open) {
      const { [name]: below, ...others } = source;
      Object.assign(target, others);
      const known = target[name];
      if (!isJsonObject(known) || !isJsonObject(below))
        throw new Error(`The document has no ${name} from which to continue.`);
      target = known;
      source = below;
    }
    Object.assign(target, source);
  }
}
