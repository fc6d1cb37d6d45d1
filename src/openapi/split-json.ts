import { isJsonObject, type JsonObject } from "../contract/json.ts";

/** Levels of objects between whose entries a document is cut: `/components/schemas/Pet` has three. */
const MAX_LEVEL = 3;
/** Longer names are not repeated in a cut. */
const MAX_NAME = 200;

/** Where a part of a document ends: the names of the objects that are open there, or null inside of a value. */
export type JsonCut = string[] | null;

export interface JsonPart {
  text: string;
  cut: JsonCut;
}

/**
 * The JSON text of a document in parts of about `size` characters, at most `2 * size`; one after the other they are the
 * whole text. The text never exists as a whole: `JSON.stringify` of a document takes four times its size.
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

/** A value longer than a part goes on in the next one. */
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

/** Puts the document of `splitJson` together again, part by part, so that only one of them exists as text. */
export class JsonJoin {
  readonly document: JsonObject = {};
  private open: string[] = [];
  private text = "";
  private isFirst = true;

  /** @param isLast the part ends the document */
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

  /** Entries of objects that were open at the last cut join those before it. */
  private merge(part: JsonObject): void {
    let target = this.document;
    let source = part;
    for (const name of this.open) {
      const { [name]: below, ...others } = source;
      Object.assign(target, others);
      const known = target[name];
      if (!isJsonObject(known) || !isJsonObject(below))
        throw new Error(`The document has no ${name} to go on with.`);
      target = known;
      source = below;
    }
    Object.assign(target, source);
  }
}
